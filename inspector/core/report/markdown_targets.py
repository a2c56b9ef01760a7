"""The parts of the Markdown report about targets: the matrix, the portable input."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.report.markdown_text import code, code_cell, escaped, more, row
from inspector.core.report.replay_texts import SIGNS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import Report
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
    yield f"\n### {escaped(wording.say_of_replay('matrix-title'))}\n\n"
    yield f"{escaped(wording.say_of_replay('matrix-legend'))}\n\n"
    head = ("", "target", "together", "because")
    yield row(escaped(wording.say_of_replay(key)) if key else "" for key in head)
    yield row(["---"] * len(head))
    for sign, target, word, codes in wording.columns(matrix):
        said = code(codes) if codes else ""
        yield row((escaped(sign), code(target), escaped(word), said))
    yield f"\n{row(('', *map(code, matrix.targets)))}"
    yield row(["---"] * (len(matrix.targets) + 1))
    for item, cells in islice(wording.rows(report.sides[0], matrix), most):
        yield row((code_cell(item), *(escaped(SIGNS[c.takes]) for c in cells)))
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
    yield f"\n### {escaped(wording.say_of_replay('portable-title'))}\n\n"
    yield f"{escaped(wording.written(report.portable))}\n\n"
    lines = list(wording.left_out(report.sides[0], report.portable))
    yield from (f"- {escaped(line)}\n" for line in lines[:most])
    yield more(wording, len(lines), most)
