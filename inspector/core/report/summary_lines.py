"""The table that holds two logs against each other, for a terminal and in Markdown.

A bar is drawn of blocks: the left one shaded, the right one full, so that they are
told apart without colour.

Source: Unicode 15, "Block Elements" (U+2580 to U+259F).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.report.columns import columns_of
from inspector.core.report.summary_rows import behind_title, rows_of, say
from inspector.core.report.visible_text import visible_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.report.report import Report
    from inspector.core.report.summary_rows import SummaryCell, SummaryRow
    from inspector.core.report.wording import Wording

_BLOCKS = "▒█"
_WIDTH = 24
_MARKDOWN_WIDTH = 10
_PLACES = 3
_MARKDOWN_PLACES = 10

SIDES = ("left", "right")


class Behind(NamedTuple):
    """What stands behind one number."""

    side: str
    title: str
    places: list[str]
    """The first ones, as ``file:line pointer``."""

    more: list[str]
    """How many more there are, in words; empty where there are none."""

    @property
    def text(self) -> str:
        """All of it on one line."""
        return f"{self.title}: {', '.join([*self.places, *self.more])}"


def summary_lines(report: Report, wording: Wording) -> Iterator[str]:
    """The table as lines of text; none where the report has no table."""
    if report.summary is None:
        return
    language = wording.language
    yield f"{say('title', language)}\n"
    for row in rows_of(report.summary, language):
        if not row.measure.is_logged:
            yield f"{row.title}: {say('not-logged', language)}\n"
            continue
        yield f"{row.title}{f' ({row.of})' if row.of else ''}\n"
        yield from _sides(row, language)
        if row.difference:
            yield f"  {_difference(row, language)}\n"
        for found in behind(report, wording, row, _PLACES):
            yield f"  {found.text}\n"
    yield f"{say('method', language)}\n"


def summary_markdown(
    report: Report, wording: Wording, escaped: Callable[[str], str]
) -> Iterator[str]:
    """The same as a Markdown table, with a list of places behind it.

    Args:
        report: What to write.
        wording: The sentences.
        escaped: Makes a text mean nothing to Markdown.
    """
    if report.summary is None:
        return
    language = wording.language
    keys = ("measure", "chart", "left", "right", "difference", "interval")
    yield f"### {escaped(say('title', language))}\n\n"
    yield f"| {' | '.join(escaped(say(key, language)) for key in keys)} |\n"
    yield f"|{' --- |' * len(keys)}\n"
    rows = list(rows_of(report.summary, language))
    for row in rows:
        title = f"{row.title} ({row.of})" if row.of else row.title
        texts = (row.left.text, row.right.text, row.difference, row.interval)
        cells = [escaped(title), _drawn(row), *map(escaped, texts)]
        yield f"| {' | '.join(cells)} |\n"
    yield f"\n{escaped(say('method', language))}\n\n"
    for row in rows:
        for found in behind(report, wording, row, _MARKDOWN_PLACES):
            yield f"- {escaped(found.text)}\n"
    yield "\n"


def behind(
    report: Report, wording: Wording, row: SummaryRow, most: int
) -> Iterator[Behind]:
    """What stands behind the numbers of a line, where a person would look at it.

    Args:
        report: Whose inputs the places are in.
        wording: The sentences.
        row: The line.
        most: Places that are named.
    """
    for side, name, cell in zip(report.sides, SIDES, row.cells, strict=True):
        count = len(cell.places)
        if not count or not row.of or not _is_telling(row):
            continue
        places = [
            f"{wording.input_name(side.inputs[at.input])}:{at.line} "
            f"{visible_text(at.pointer)}".rstrip()
            for at in cell.places[:most]
        ]
        left = count - len(places)
        more = [say("more", wording.language, count=f"{left:,}")] if left else []
        title = behind_title(row, name, count, wording.language)
        yield Behind(name, title, places, more)


def _is_telling(row: SummaryRow) -> bool:
    """Whether a person would look at the places one by one."""
    measure = row.measure
    return measure.model is None and not measure.left.amounts + measure.right.amounts


def _sides(row: SummaryRow, language: str) -> Iterator[str]:
    names = [say(side, language) for side in SIDES]
    longest = max(map(columns_of, names))
    for name, cell, block in zip(names, row.cells, _BLOCKS, strict=True):
        room = " " * (longest - columns_of(name))
        yield f"  {name}{room}  {_bar(cell, block, _WIDTH)}  {cell.text}\n"


def _difference(row: SummaryRow, language: str) -> str:
    said = f"{say('difference', language)}: {row.difference}"
    interval = f", {say('interval', language)}: {row.interval}"
    return said + interval if row.interval else said


def _drawn(row: SummaryRow) -> str:
    bars = [
        f"`{_bar(cell, block, _MARKDOWN_WIDTH)}`"
        for cell, block in zip(row.cells, _BLOCKS, strict=True)
    ]
    return "<br>".join(bars)


def _bar(cell: SummaryCell, block: str, width: int) -> str:
    """Blocks as many as the part is long; what is more than nothing is seen."""
    part = cell.part or 0.0
    length = round(part * width)
    length = max(length, 1) if part else 0
    if part < 1:
        length = min(length, width - 1)
    return f"{block * length:·<{width}}"
