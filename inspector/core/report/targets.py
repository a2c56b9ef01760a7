"""What targets do with what was inspected, as a report holds it.

Named tuples that have let go of every text; a log of any size has one small cell
for each item and target, and equal cells are one.

Source: the design's command line, ``--target``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.replay.replay import Takes, replay_by
from inspector.core.targets.target import TARGETS, target_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.late import LateFinding
    from inspector.core.replay.portable_input import PortableInput
    from inspector.core.replay.replay import Replay


class Cell(NamedTuple):
    """What one target does with one item, or with all of them."""

    takes: str
    """``yes``, ``changed``, ``unknown`` or ``no``."""

    codes: tuple[str, ...] = ()
    """The rules that decide, each once; none for ``yes``."""


class ReportMatrix(NamedTuple):
    """Every item against every target."""

    targets: tuple[str, ...]
    together: tuple[Cell, ...]
    """What each target does with all items in one request."""

    rows: tuple[tuple[Cell, ...], ...]
    """For each item of the report, a cell for each target."""


class ReportPortable(NamedTuple):
    """What became of the items when the portable input was written."""

    name: str
    """The file that it was written to; ``-`` is standard output."""

    made: PortableInput


def cell_of(replay: Replay) -> Cell:
    """A replay without its findings."""
    return Cell(replay.takes.value, replay.codes)


def worst_of(cells: Iterable[Cell]) -> Cell:
    """The worst of several answers, with all that led to it."""
    worst, codes = Takes.YES, dict[str, None]()
    for cell in cells:
        takes = Takes(cell.takes)
        if takes.rank < worst.rank:
            worst, codes = takes, {}
        if takes is worst:
            codes.update(dict.fromkeys(cell.codes))
    return Cell(worst.value, tuple(codes))


class MatrixCollection:
    """Keeps the cells of the records that pass by."""

    def __init__(self) -> None:
        self._rows: list[tuple[Cell, ...]] = []
        self._together = [Cell(Takes.YES.value) for _ in TARGETS]
        self._known: dict[Cell, Cell] = {}

    def see(self, inspection: Inspection) -> None:
        """Keep what all targets do with the items of a record."""
        from inspector.core.replay.matrix import matrix_of  # noqa: PLC0415 - rare

        matrix = matrix_of(inspection)
        for number in range(len(inspection.items)):
            self._rows.append(tuple(map(self._cell, matrix.row(number))))
        whole = [self._cell(column.replay) for column in matrix.columns]
        self._take_together(whole)

    def see_late(self, item: int | None, late: LateFinding) -> None:
        """Keep what became known of an earlier item, or of the text around items."""
        from inspector.core.checks.target.weighing import weighed  # noqa: PLC0415

        replays = [
            replay_by([weighed(late.finding, late.subject, target_of(target))])
            for target in TARGETS
        ]
        cells = [self._cell(replay) for replay in replays]
        if item is not None:
            both = zip(self._rows[item], cells, strict=True)
            self._rows[item] = tuple(worst_of(pair) for pair in both)
        self._take_together(cells)

    def matrix(self) -> ReportMatrix:
        """All that was seen; where nothing was, nobody can say what happens."""
        unknown = tuple(Cell(Takes.UNKNOWN.value) for _ in TARGETS)
        together = tuple(self._together) if self._rows else unknown
        return ReportMatrix(TARGETS, together, tuple(self._rows))

    def _take_together(self, cells: Iterable[Cell]) -> None:
        both = zip(self._together, cells, strict=True)
        self._together = [worst_of(pair) for pair in both]

    def _cell(self, replay: Replay) -> Cell:
        cell = cell_of(replay)
        return self._known.setdefault(cell, cell)
