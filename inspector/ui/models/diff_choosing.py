"""Choose in the other panes what is looked at in a comparison.

The other panes show the open text, which is the left side as long as nobody types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.ui.models.diff_places import place_of, place_of_line

if TYPE_CHECKING:
    from inspector.core.checks.finding import Place
    from inspector.ui.models.diff_course import DiffCourse
    from inspector.ui.models.diff_sheet import RowKey
    from inspector.ui.models.workbench import Workbench


def choose_finding(workbench: Workbench, course: DiffCourse, number: int) -> None:
    """Choose what a finding is about on the left, else the left item of its pair."""
    found = course.finding(number).left
    place = place_of(found) if found is not None else None
    _choose(workbench, course, course.pair_of(number), place)


def choose_row(workbench: Workbench, course: DiffCourse, key: RowKey) -> None:
    """Choose the value of a row on the left, else the left item of its pair."""
    item, line = course.item(key.pair, is_left=True), course.line(key, is_left=True)
    place = place_of_line(item, line) if item is not None and line else None
    _choose(workbench, course, key.pair, place)


def _choose(
    workbench: Workbench, course: DiffCourse, pair: int, place: Place | None
) -> None:
    item, inspection = course.item(pair, is_left=True), workbench.inspection
    if item is None or inspection is None or workbench.is_stale:
        return
    if inspection.document is not course.document(is_left=True):
        return
    if place is not None:
        workbench.choice.choose_place(place)
    else:
        workbench.choice.choose_item(item.index)
