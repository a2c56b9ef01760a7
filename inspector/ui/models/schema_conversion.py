"""A schema beside its converted form: rows that differ, and what that cost."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.ui.models.shown_json import FLAT_WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.diff.side_by_side import Row
    from inspector.core.diff.side_line import SideLine
    from inspector.core.progress import Progress
    from inspector.core.tools.conversion.convert import Conversion
    from inspector.core.tools.conversion.loss import Loss
    from inspector.core.tools.dialects.use import Use
    from inspector.core.tools.tool import Tool
    from inspector.ui.models.diff_sheet import DiffSheet

STRICT = "strict"
MOST_MATCHED = 4_000
"""Lines that are laid beside each other by what they have in common as a whole, which
takes the square of their number."""

_WINDOW = 64
"""Lines ahead in which the next equal one is looked for, where there are more."""

_STEADY = 2
"""Equal lines in a row that count as one place in both texts."""

_Range: TypeAlias = "tuple[int, int] | None"
"""Columns that differ, from and to."""


class Told(NamedTuple):
    """One thing to be said about a conversion."""

    loss: Loss | None
    use: Use | None = None
    """What still stands in the way, in place of a loss."""


@dataclass(frozen=True, slots=True)
class ShownConversion:
    """What the window shows of one conversion."""

    conversion: Conversion
    sheet: DiffSheet | None
    """Both forms beside each other; None where there is no result."""

    told: tuple[Told, ...]
    """What still stands in the way, then what was lost, then what only changed."""

    changed: tuple[int, ...]
    """The rows that differ, from 0."""


def form_title(form: str, language: str) -> str:
    """What a schema is converted to, in words."""
    from inspector.core.tools.dialects.schema_dialect import (  # noqa: PLC0415
        schema_dialect,
    )

    name = "openai" if form == STRICT else form
    return schema_dialect(name).title.in_language(language)


def forms() -> tuple[str, ...]:
    """What can be chosen; the strict form is OpenAI's, which is not listed twice."""
    from inspector.core.tools.conversion.convert import FORMS  # noqa: PLC0415

    return tuple(form for form in FORMS if form != STRICT)


def shown_conversion(
    tool: Tool, form: str, progress: Progress | None = None
) -> ShownConversion:
    """Convert a tool's schema and lay both forms beside each other.

    Args:
        tool: One with a schema.
        form: What to convert it to.
        progress: Who is told how many times it was gone over, and may cancel.

    Raises:
        CancelledError: nobody waits for the answer any more.
    """
    from inspector.core.progress import attended  # noqa: PLC0415
    from inspector.core.source.json_reader import read_json  # noqa: PLC0415
    from inspector.core.source.pretty import pretty  # noqa: PLC0415
    from inspector.core.tools.conversion.convert import (  # noqa: PLC0415
        Conversion,
        convert_tool,
    )

    conversion = convert_tool(tool, form, progress) or Conversion(form, None)
    told = (
        *(Told(None, use) for use in conversion.remaining),
        *(Told(loss) for loss in (*conversion.losses, *conversion.changes)),
    )
    root = read_json(conversion.text).root if conversion.text else None
    if conversion.text is None or root is None or tool.parameters is None:
        return ShownConversion(conversion, None, told, ())
    left = pretty(tool.document.text, tool.parameters, FLAT_WIDTH).text
    right = pretty(conversion.text, root, FLAT_WIDTH).text
    rows = tuple(attended(rows_between(left, right), progress))
    changed = tuple(n for n, row in enumerate(rows) if row.label is not None)
    return ShownConversion(conversion, _sheet(left, right, rows), told, changed)


def rows_between(left: str, right: str) -> Iterator[Row]:
    """Both texts line by line, equal lines at one height."""
    from inspector.core.diff.finding import Label  # noqa: PLC0415
    from inspector.core.diff.side_by_side import Row  # noqa: PLC0415

    sides = left.split("\n"), right.split("\n")
    starts = _starts(sides[0]), _starts(sides[1])
    for kind, *bounds in _stretches(*sides):
        lines = range(*bounds[:2]), range(*bounds[2:])
        for one, other in zip_longest(*lines):
            if kind == "equal":
                changes: tuple[_Range, _Range] = (None, None)
            else:
                changes = _changes(sides, one, other)
            yield Row(
                _line(sides[0], starts[0], one, changes[0]),
                _line(sides[1], starts[1], other, changes[1]),
                0,
                None if kind == "equal" else Label.MEANING,
            )


def _stretches(
    left: Sequence[str], right: Sequence[str]
) -> Iterator[tuple[str, int, int, int, int]]:
    """Stretches that are equal or not, as ``SequenceMatcher.get_opcodes`` has them."""
    if len(left) + len(right) <= MOST_MATCHED:
        yield from SequenceMatcher(None, left, right).get_opcodes()
        return
    one = other = 0
    while one < len(left) and other < len(right):
        start = one, other
        if left[one] == right[other]:
            while one < len(left) and other < len(right) and left[one] == right[other]:
                one, other = one + 1, other + 1
            yield "equal", start[0], one, start[1], other
        else:
            one, other = _next_equal(left, right, one, other)
            yield "replace", start[0], one, start[1], other
    if one < len(left) or other < len(right):
        yield "replace", one, len(left), other, len(right)


def _next_equal(
    left: Sequence[str], right: Sequence[str], one: int, other: int
) -> tuple[int, int]:
    """The nearest place ahead in both from which they go on alike."""
    for distance in range(1, _WINDOW):
        for ahead in range(distance + 1):
            a, b = one + ahead, other + distance - ahead
            if left[a : a + _STEADY] == right[b : b + _STEADY] and a < len(left):
                return a, b
    return min(one + _WINDOW, len(left)), min(other + _WINDOW, len(right))


def _changes(
    sides: tuple[Sequence[str], Sequence[str]], one: int | None, other: int | None
) -> tuple[_Range, _Range]:
    """The columns that differ between two lines, without what both have around."""
    if one is None or other is None:
        return None, None
    left, right = sides[0][one], sides[1][other]
    least = min(len(left), len(right))
    head = next((n for n in range(least) if left[n] != right[n]), least)
    room = least - head
    tail = next((n for n in range(room) if left[-1 - n] != right[-1 - n]), room)
    return (head, len(left) - tail), (head, len(right) - tail)


def _line(
    lines: Sequence[str], starts: Sequence[int], number: int | None, changed: _Range
) -> SideLine | None:
    from inspector.core.diff.side_line import Piece, SideLine  # noqa: PLC0415
    from inspector.core.source.span import Span  # noqa: PLC0415

    if number is None:
        return None
    text = lines[number]
    pieces = (Piece(0, starts[number], len(text)),)
    has_range = changed is not None and changed[0] < changed[1]
    ranges = (Span(*changed),) if changed is not None and has_range else ()
    return SideLine(number + 1, text, pieces, ranges)


def _starts(lines: Sequence[str]) -> list[int]:
    starts, start = [], 0
    for line in lines:
        starts.append(start)
        start += len(line) + 1
    return starts


def _sheet(left: str, right: str, rows: tuple[Row, ...]) -> DiffSheet:
    """The rows as a sheet of the diff's own view, which speaks of items."""
    from inspector.core.diff.alignment import Pair  # noqa: PLC0415
    from inspector.core.diff.comparison import (  # noqa: PLC0415
        ComparedPair,
        ComparedSide,
        Comparison,
    )
    from inspector.core.source.document import read_document  # noqa: PLC0415
    from inspector.core.source.origin import Origin  # noqa: PLC0415
    from inspector.ui.models.diff_block import Block, cells_of  # noqa: PLC0415
    from inspector.ui.models.diff_sheet import DiffSheet  # noqa: PLC0415

    before, after = (
        ComparedSide(read_document(text, Origin("schema")), ())
        for text in (left, right)
    )
    pair = ComparedPair(Pair(None, None))
    sheet = DiffSheet(Comparison(before, after, (pair,)))
    sheet.take(0, Block(rows, (), (), cells_of(rows)))
    return sheet
