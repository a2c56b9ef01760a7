"""Every item against every target, at a glance.

One inspection is weighed for each target in turn; nothing is read or validated again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.inspection import for_target
from inspector.core.replay.replay import Replay, replay_of, replay_of_all
from inspector.core.targets.target import TARGETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.checks.inspection import Inspection


class Column(NamedTuple):
    """What one target does with all items."""

    target: str
    replay: Replay
    """Of all of them in one request."""

    items: tuple[Replay, ...]
    """Of each item, in the order of the document."""


class Matrix(NamedTuple):
    """All targets and all items."""

    columns: tuple[Column, ...]

    def row(self, item: int) -> tuple[Replay, ...]:
        """What every target does with one item, in the order of the columns."""
        return tuple(column.items[item] for column in self.columns)


def matrix_of(inspection: Inspection, targets: Sequence[str] = TARGETS) -> Matrix:
    """What each target does with each item of a document.

    Args:
        inspection: For whichever target.
        targets: Names of targets, in the order of the columns.

    Raises:
        InspectorError: there is no such target.
    """
    return Matrix(tuple(_column(inspection, target) for target in targets))


def _column(inspection: Inspection, target: str) -> Column:
    seen = for_target(inspection, target)
    items = tuple(replay_of(inspected) for inspected in seen.items)
    return Column(target, replay_of_all(seen), items)
