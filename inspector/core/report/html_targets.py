"""The parts of the HTML page about targets: the matrix, and the portable input."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.report.html_text import escaped, more
from inspector.core.report.replay_texts import SIGNS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.report import Report
    from inspector.core.report.targets import Cell
    from inspector.core.report.wording import Wording


def targets_section(report: Report, wording: Wording, most: int) -> Iterator[str]:
    """What each target does with all of it, then item by item.

    Args:
        report: What to write; nothing is written where no matrix was asked for.
        wording: The sentences.
        most: Items that are shown.
    """
    matrix = report.matrix
    if matrix is None:
        return
    yield f"<h2>{_said(wording, 'matrix-title')}</h2>\n"
    yield f"<p>{_said(wording, 'matrix-legend')}</p>\n"
    head = (_said(wording, key) for key in ("target", "together", "because"))
    rows = (
        (
            f"<code>{escaped(target)}</code>",
            f"<code>{sign}</code> {escaped(word)}",
            f"<code>{escaped(codes)}</code>",
        )
        for sign, target, word, codes in wording.columns(matrix)
    )
    yield from _table(head, rows)
    items = (
        (f"<code>{escaped(item)}</code>", *map(_sign, cells))
        for item, cells in islice(wording.rows(report.sides[0], matrix), most)
    )
    yield from _table(("", *map(escaped, matrix.targets)), items)
    yield more(wording, len(matrix.rows), most)


def portable_section(report: Report, wording: Wording, most: int) -> Iterator[str]:
    """What was written to be sent on, and what was not.

    Args:
        report: What to write; nothing is written where none was asked for.
        wording: The sentences.
        most: Items that are shown.
    """
    if report.portable is None:
        return
    yield f"<h2>{_said(wording, 'portable-title')}</h2>\n"
    yield f"<p>{escaped(wording.written(report.portable))}</p>\n<ul>\n"
    lines = list(wording.left_out(report.sides[0], report.portable))
    yield from (f"<li>{escaped(line)}</li>\n" for line in lines[:most])
    yield f"</ul>\n{more(wording, len(lines), most)}"


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    cells = "".join(f'<th scope="col">{name}</th>' for name in head)
    yield f'<div class="scroll"><table>\n<thead><tr>{cells}</tr></thead>\n<tbody>\n'
    for row in rows:
        yield f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n"
    yield "</tbody></table></div>\n"


def _sign(cell: Cell) -> str:
    """The rules that decide are shown where a pointer rests on the sign."""
    codes = escaped(", ".join(cell.codes))
    return f'<code title="{codes}">{SIGNS[cell.takes]}</code>'


def _said(wording: Wording, key: str) -> str:
    return escaped(wording.say_of_replay(key))
