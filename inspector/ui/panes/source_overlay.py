"""What is laid over the source text, made on a thread as the view takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.widgets.code_model import Area, Mark
from inspector.ui.widgets.span_index import SpanIndex
from inspector.ui.widgets.text_folds import Fold

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.checks.inspection import Inspection
    from inspector.core.progress import Progress
    from inspector.core.source.json_tokens import Tokens


class Overlay(NamedTuple):
    """Everything that lies over one text."""

    text: str
    tokens: Tokens
    marks: SpanIndex[Mark]
    areas: SpanIndex[Area]
    folds: list[Fold]


def overlay_of(
    inspection: Inspection, fold_words: str
) -> Callable[[Progress], Overlay]:
    """Work out what lies over an inspected text.

    Args:
        inspection: Of the text.
        fold_words: What a fold says, with a place ``{count}``.
    """

    def work(progress: Progress) -> Overlay:
        # Imported late: by now the core has been loaded on a thread.
        from inspector.ui.models.layers import layers_of  # noqa: PLC0415

        layers = layers_of(inspection, progress)
        return Overlay(
            layers.text,
            layers.tokens,
            SpanIndex(
                Mark(finding.place.span, finding.severity.value, finding)
                for finding in inspection.findings
            ),
            SpanIndex(map(Area, layers.regions)),
            [
                Fold(span, fold_words.format(count=f"{span.length:,}"))
                for span in layers.long_strings
            ],
        )

    return work
