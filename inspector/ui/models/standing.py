"""An item of a stream as it stood when an event had come, laid out for reading.

Arguments that are not whole yet are shown as far as they had come, in the colours of
JSON: nothing is added to make them whole, and nothing is called a fault.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.arguments import Arguments
    from inspector.core.items.item import Item
    from inspector.core.source.json_tokens import Tokens
    from inspector.core.source.layer import Layer
    from inspector.core.source.span import Span
    from inspector.ui.models.stream_course import StreamCourse


class SoFar(Enum):
    """How far an item had come."""

    NO_ITEM = "no-item"
    """The chosen item was built by no stream, or none is chosen."""

    NOT_BEGUN = "not-begun"
    NO_ARGUMENTS = "no-arguments"
    GROWING = "growing"
    """The arguments are not JSON yet."""

    FIRST_JSON = "first-json"
    """They are JSON with this very event."""

    JSON = "json"
    NEVER_JSON = "never-json"
    """Nothing came for them any more, and they are no JSON."""


@dataclass(frozen=True, slots=True)
class Standing:
    """An item at one moment; spans are code points of `text`."""

    row: int
    so_far: SoFar
    text: str = ""
    tokens: Tokens | None = None
    regions: tuple[Span, ...] = ()
    long_strings: tuple[Span, ...] = ()
    newest: Span | None = None
    """What the event itself added to the arguments."""

    end: int = 0
    """Where the arguments end for now."""


def standing_of(
    inspection: Inspection, course: StreamCourse, row: int, item: int | None
) -> Standing:
    """Work out how an item stood; linear in what had come of it."""
    if item is None or item not in course.origins:
        return Standing(row, SoFar.NO_ITEM)
    moment = course.moment_for(row, item)
    stream, position = course.origins[item]
    timeline = course.timelines[stream]
    layer = None if moment is None else timeline.item_at(moment, position)
    then = _item_then(inspection.items[item].item, layer)
    if layer is None or then is None or moment is None:
        return Standing(row, SoFar.NOT_BEGUN)
    last = timeline.moments_of(position)[-1]
    so_far = _so_far(course, row, then, is_over=moment >= last)
    return _laid_out(course, Standing(row, so_far), then, layer)


def _item_then(item: Item, layer: Layer | None) -> Item | None:
    from inspector.core.items.arguments import read_arguments  # noqa: PLC0415
    from inspector.core.source.json_reader import read_json  # noqa: PLC0415

    root = read_json(layer.text).root if layer else None
    if layer is None or root is None:
        return None
    arguments = read_arguments(root, layer.text)
    return replace(item, pointer="", node=root, arguments=arguments)


def _so_far(course: StreamCourse, row: int, then: Item, *, is_over: bool) -> SoFar:
    if then.arguments is None:
        return SoFar.NO_ARGUMENTS
    if then.arguments.reading.is_json:
        is_first = course.parses.get(then.index) == row
        return SoFar.FIRST_JSON if is_first else SoFar.JSON
    return SoFar.NEVER_JSON if is_over else SoFar.GROWING


def _laid_out(
    course: StreamCourse, standing: Standing, then: Item, layer: Layer
) -> Standing:
    from inspector.ui.models.pretty import Spot, pretty_item  # noqa: PLC0415

    pretty = pretty_item(then, layer.text)
    laid = replace(
        standing,
        text=pretty.text,
        tokens=pretty.tokens,
        regions=pretty.regions,
        long_strings=pretty.long_strings,
    )
    literal = pretty.span_of(Spot("/arguments", None))
    if then.arguments is None or literal is None:
        return laid
    laid = replace(laid, end=literal.end - 1)
    if then.arguments.reading.is_json:
        return laid
    return _with_growing(laid, then.arguments, literal, _added(course, laid.row, then))


def _added(course: StreamCourse, row: int, then: Item) -> int:
    """Characters of the arguments that the event of a row brought."""
    event = course.rows[row]
    if event.item != then.index:
        return 0
    moment = course.timelines[event.stream].moments[event.number].event
    is_piece = moment.is_delta and moment.text is not None
    return len(moment.text.text) if is_piece and moment.text is not None else 0


def _with_growing(
    laid: Standing, arguments: Arguments, literal: Span, added: int
) -> Standing:
    """Colour arguments that are not whole, and note what came last."""
    from inspector.core.source.json_tokens import (  # noqa: PLC0415
        Token,
        TokenKind,
        Tokens,
        embedded_tokens,
        tokenize,
    )
    from inspector.core.source.span import Span  # noqa: PLC0415
    from inspector.core.source.string_map import map_string  # noqa: PLC0415

    string_map, length = map_string(laid.text, literal), len(arguments.text)
    inside = embedded_tokens(tokenize(arguments.text), string_map, laid.text)
    quotes = (literal.start, literal.start + 1), (literal.end - 1, literal.end)
    first, last = (Token(*quote, TokenKind.PUNCTUATION) for quote in quotes)
    around = laid.tokens or Tokens([])
    newest = string_map.outer_span_of(max(length - added, 0), length) if added else None
    region = Span(literal.start + 1, literal.end - 1)
    return replace(
        laid,
        tokens=around.replaced(*literal, [first, *inside, last]),
        regions=(*laid.regions, region) if length else laid.regions,
        newest=newest,
    )
