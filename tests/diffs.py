"""Comparisons as the window prepares them, for tests."""

from __future__ import annotations

from builders import a_function_call
from inspector.ui.models.diff_block import block_of
from inspector.ui.models.diff_course import DiffCourse
from inspector.ui.models.diff_folds import Only
from inspector.ui.models.diff_prepared import prepared_from
from sides import compared


def a_course(left: object, right: object, only: Only = Only.EVERYTHING) -> DiffCourse:
    """A comparison to go through; nothing of it is laid out."""
    prepared = prepared_from(compared(left, right))(None)
    return DiffCourse(prepared, only)


def calls(count: int, **bend: object) -> list[dict]:
    """Calls that differ in their ids, all of them bent in one way."""
    return [
        a_function_call(**{"call_id": f"call_{n}", "id": f"fc_{n}", **bend})
        for n in range(count)
    ]


def laid_out(course: DiffCourse) -> DiffCourse:
    """The same comparison with every pair laid out."""
    for pair in range(len(course.comparison.pairs)):
        course.sheet.take(pair, block_of(course.comparison, pair))
    return course
