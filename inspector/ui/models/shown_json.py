"""JSON as a box of the window shows it: a text, its colours, its long strings.

A text that is JSON is laid out for reading; any other is shown as it is. Either way
a place in the source is found in what is shown, and back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.ui.models.layers import long_strings

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.json_tokens import Tokens
    from inspector.core.source.pretty import PrettyText
    from inspector.core.source.span import Span

FLAT_WIDTH = 40
"""Code points that a whole object may take on one line: what a narrow pane shows."""


@dataclass(frozen=True, slots=True)
class ShownJson:
    """What is shown of one source text; spans are code points of either."""

    text: str
    tokens: Tokens
    long_strings: tuple[Span, ...]
    """What of long strings is to be folded away, in `text`."""

    node: JsonNode | None
    """The value that is shown; its spans are those of the source."""

    pretty: PrettyText | None
    """How it was laid out; None where the source is shown as it is."""

    def shown_span(self, source: Span) -> Span:
        """Where a stretch of the source is shown."""
        return source if self.pretty is None else self.pretty.shown_span(source)

    def source_offset(self, shown: int) -> int:
        """The source character that is shown at a place."""
        return shown if self.pretty is None else self.pretty.source_offset(shown)


def laid_out(source: str, node: JsonNode) -> ShownJson:
    """Lay a value out for reading; linear in its length."""
    from inspector.core.source.json_tokens import tokenize  # noqa: PLC0415
    from inspector.core.source.pretty import pretty  # noqa: PLC0415

    laid = pretty(source, node, FLAT_WIDTH)
    folds = sorted(laid.shown_span(span) for span in long_strings(node))
    return ShownJson(laid.text, tokenize(laid.text), tuple(folds), node, laid)


def as_it_is(source: str) -> ShownJson:
    """Show a text that is no JSON, coloured as far as it goes."""
    from inspector.core.source.json_tokens import tokenize  # noqa: PLC0415

    return ShownJson(source, tokenize(source), (), None, None)
