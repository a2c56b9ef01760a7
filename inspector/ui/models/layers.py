"""What lies over a text: colours, the arguments as regions, long strings to fold.

Plain values, worked out on a thread; the widget that shows them knows no items.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.arguments import Arguments
    from inspector.core.progress import Progress
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.json_tokens import Token, Tokens
    from inspector.core.source.span import Span

LONG_STRING = 2_000
"""Code points of a string from which on it is shown shortened."""

SHOWN_OF_LONG = 80
"""Code points of a long string that stay in sight."""

AT_ONCE = 5_000
"""Tokens that are freed in a millisecond."""

MOST_COLOURED = 4_000_000
"""Code points beyond which only the arguments are coloured: a token costs 100 bytes
and 0.2 µs, and 20 MB of them would cost a gigabyte."""


@dataclass(frozen=True, slots=True)
class Layers:
    """All that lies over one text; spans are code points of it."""

    text: str
    tokens: Tokens
    regions: tuple[Span, ...]
    """The JSON inside each ``arguments`` string, and inside each answer that was asked
    to be JSON; without the quotes."""

    long_strings: tuple[Span, ...]
    """What of long strings is to be folded away."""


def layers_of(inspection: Inspection, progress: Progress | None = None) -> Layers:
    """Work out the layers of an inspected text; linear in its length."""
    from inspector.core.source.collector import collector_at_rest  # noqa: PLC0415

    with collector_at_rest():
        return _layers_of(inspection, progress)


def _layers_of(inspection: Inspection, progress: Progress | None) -> Layers:
    from inspector.core.source.json_tokens import Tokens  # noqa: PLC0415

    text = inspection.document.text
    arguments = _readable_arguments(inspection)
    tokens = list(_tokens(inspection, arguments, progress))
    regions = (_inside(each) for each in arguments)
    folds = list(_long_in_document(inspection))
    for each in arguments:
        folds.extend(_long_in_arguments(each))
    return Layers(
        text,
        Tokens(tokens),
        tuple(region for region in regions if region.length),
        tuple(sorted(folds)),
    )


def _readable_arguments(inspection: Inspection) -> list[Arguments]:
    found = (text for each in inspection.items for _, text in each.json_texts)
    arguments = [each for each in found if each.string_map.is_in_place]
    return sorted(arguments, key=lambda each: each.literal.start)


def _tokens(
    inspection: Inspection, arguments: Sequence[Arguments], progress: Progress | None
) -> Iterator[Token]:
    """Colour what is around the arguments, then those through their escapes."""
    from inspector.core.source.json_nodes import span_of  # noqa: PLC0415
    from inspector.core.source.json_tokens import tokenize  # noqa: PLC0415

    text = inspection.document.text
    place = 0
    is_small = len(text) <= MOST_COLOURED
    if is_small and _is_wrapped(inspection):
        yield from _apart(_tokens_of_trees(inspection, arguments, progress))
        return
    for each in arguments:
        if progress is not None and progress.cancelled():
            return
        start, end = span_of(each.literal)
        if is_small:
            yield from tokenize(text, place, start)
        yield from _tokens_inside(each, text)
        place = end
    if is_small:
        yield from tokenize(text, place)


def _is_wrapped(inspection: Inspection) -> bool:
    """Whether other text than JSON stands around values: that has no colours."""
    return any(record.wrappings for record in inspection.document.records)


def _tokens_of_trees(
    inspection: Inspection, arguments: Sequence[Arguments], progress: Progress | None
) -> Iterator[Token]:
    """Colour values by what was read of them, whatever spells them."""
    from inspector.core.source.json_tokens import tree_tokens  # noqa: PLC0415

    opened = {each.literal.start: each for each in arguments}
    for record in inspection.document.records:
        if progress is not None and progress.cancelled():
            return
        for token in tree_tokens(record.root):
            each = opened.get(token.start)
            if each is None:
                yield token
            else:
                yield from _tokens_inside(each, inspection.document.text)


def _apart(tokens: Iterable[Token]) -> Iterator[Token]:
    """Tokens side by side: in base64 two of them may share a character."""
    place = 0
    for token in tokens:
        if token.end > place:
            yield token._replace(start=max(token.start, place))
            place = token.end


def _tokens_inside(arguments: Arguments, text: str) -> Iterator[Token]:
    from inspector.core.source.json_tokens import (  # noqa: PLC0415
        Token,
        TokenKind,
        embedded_tokens,
        tokenize,
    )

    literal, inside = arguments.literal, _inside(arguments)
    yield Token(literal.start, inside.start, TokenKind.PUNCTUATION)
    if len(arguments.text) <= MOST_COLOURED:
        inner = list(tokenize(arguments.text))
        yield from embedded_tokens(inner, arguments.string_map, text)
        while inner:  # all at once would hold up every thread: 50 ms for 1 MB
            del inner[-AT_ONCE:]
    yield Token(inside.end, literal.end, TokenKind.PUNCTUATION)


def _inside(arguments: Arguments) -> Span:
    """What stands between the quotes, which are escaped where a string is around."""
    from inspector.core.source.span import Span  # noqa: PLC0415

    places = arguments.string_map
    return Span(places.outer[0], places.outer_end_of_run(len(places.outer) - 1))


def _long_in_document(inspection: Inspection) -> Iterator[Span]:
    spoken_for = {
        text.literal.start
        for inspected in inspection.items
        for _, text in inspected.json_texts
    }
    for record in inspection.document.records:
        for span in long_strings(record.root):
            if span.start - 1 - SHOWN_OF_LONG not in spoken_for:
                yield span


def _long_in_arguments(arguments: Arguments) -> Iterator[Span]:
    """Long strings inside; the whole where it is long and not to be read."""
    if arguments.reading.root is None:
        yield from long_strings(arguments.literal)
        return
    for span in long_strings(arguments.reading.root):
        yield arguments.outer_span(span)


def long_strings(root: JsonNode | None) -> Iterator[Span]:
    """What is to be folded in a tree; values shorter than that are not entered."""
    from inspector.core.source.json_nodes import (  # noqa: PLC0415
        ArrayNode,
        ObjectNode,
        StringNode,
    )
    from inspector.core.source.span import Span  # noqa: PLC0415

    waiting = [root] if root is not None else []
    while waiting:
        node = waiting.pop()
        if node[1] - node[0] <= LONG_STRING:
            continue
        if isinstance(node, StringNode):
            yield Span(node.start + 1 + SHOWN_OF_LONG, node.end - 1)
        elif isinstance(node, ObjectNode):
            waiting.extend(member.name for member in node.members)
            waiting.extend(member.value for member in node.members)
        elif isinstance(node, ArrayNode):
            waiting.extend(node.items)
