"""The table that holds two logs against each other, on the HTML page.

The charts are drawn in the page, without script: an outlined bar for the left, a filled
one for the right, a line for the interval of a share. They take the page's colours, so
that they are read in the dark and in print.

Source: SVG 2 (W3C, 2018); WCAG 2.2, success criterion 1.4.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.html_text import escaped
from inspector.core.report.summary_lines import SIDES, behind
from inspector.core.report.summary_rows import rows_of, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import Report
    from inspector.core.report.summary_lines import Behind
    from inspector.core.report.summary_rows import SummaryCell, SummaryRow
    from inspector.core.report.wording import Wording

PLACES_SHOWN = 100

_WIDTH, _HEIGHT, _BAR = 180, 34, 11
_CLASSES = ("old", "new")


def summary_section(report: Report, wording: Wording) -> Iterator[str]:
    """The table and what stands behind its numbers; nothing without a table."""
    if report.summary is None:
        return
    language = wording.language
    rows = list(rows_of(report.summary, language))
    lists = [list(behind(report, wording, row, PLACES_SHOWN)) for row in rows]
    yield f"<h2>{escaped(say('title', language))}</h2>\n"
    yield f"<p>{escaped(say('chart-legend', language))}</p>\n"
    yield '<div class="scroll"><table class="summary">\n<thead><tr>'
    for key in ("measure", "chart", "left", "right", "difference", "interval"):
        yield f'<th scope="col">{escaped(say(key, language))}</th>'
    yield "</tr></thead>\n<tbody>\n"
    for number, (row, found) in enumerate(zip(rows, lists, strict=True)):
        yield _row(number, row, {each.side for each in found}, language)
    yield "</tbody></table></div>\n"
    yield f'<p class="muted">{escaped(say("method", language))}</p>\n'
    if any(lists):
        yield f"<h2>{escaped(say('behind-title', language))}</h2>\n"
    for number, found in enumerate(lists):
        for each in found:
            yield from _places(number, each)


def chart(row: SummaryRow, language: str) -> str:
    """Both sides of a line as two bars."""
    said = ", ".join(
        f"{say(side, language)} {cell.number or cell.text}"
        for side, cell in zip(SIDES, row.cells, strict=True)
    )
    bars = "".join(
        _bar(cell, name, number * (_BAR + 6) + 3)
        for number, (cell, name) in enumerate(zip(row.cells, _CLASSES, strict=True))
    )
    return (
        f'<svg class="chart" role="img" aria-label="{escaped(said)}" '
        f'width="{_WIDTH + 4}" height="{_HEIGHT}" '
        f'viewBox="-2 0 {_WIDTH + 4} {_HEIGHT}">'
        f'<line class="axis" x1="0" y1="0" x2="0" y2="{_HEIGHT}"/>{bars}</svg>'
    )


def _bar(cell: SummaryCell, name: str, top: int) -> str:
    if cell.part is None:
        return ""
    length = max(cell.part * _WIDTH, 1.5) if cell.part else 0
    bar = f'<rect class="{name}" x="0" y="{top}" width="{length:.1f}" height="{_BAR}"/>'
    if cell.interval is None:
        return bar
    low, high = (bound * _WIDTH for bound in cell.interval)
    middle, half = top + _BAR / 2, _BAR / 4
    reach = (
        f"M{low:.1f} {middle - half}V{middle + half}"
        f"M{low:.1f} {middle}H{high:.1f}"
        f"M{high:.1f} {middle - half}V{middle + half}"
    )
    return f'{bar}<path class="halo" d="{reach}"/><path class="reach" d="{reach}"/>'


def _row(number: int, row: SummaryRow, linked: set[str], language: str) -> str:
    of = f'<div class="muted">{escaped(row.of)}</div>' if row.of else ""
    cells = [f"{escaped(row.title)}{of}", chart(row, language)]
    for side, cell in zip(SIDES, row.cells, strict=True):
        text = escaped(cell.text)
        anchor = _anchor(number, side)
        cells.append(f'<a href="#{anchor}">{text}</a>' if side in linked else text)
    cells += [escaped(row.difference), escaped(row.interval)]
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>\n"


def _places(number: int, found: Behind) -> Iterator[str]:
    anchor = _anchor(number, found.side)
    yield f'<section id="{anchor}"><h3>{escaped(found.title)}</h3>\n<ul>\n'
    yield from (f"<li><code>{escaped(place)}</code></li>\n" for place in found.places)
    yield from (f"<li>{escaped(rest)}</li>\n" for rest in found.more)
    yield "</ul></section>\n"


def _anchor(number: int, side: str) -> str:
    return f"behind-{number}-{side}"
