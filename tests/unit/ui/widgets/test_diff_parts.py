"""The parts stand in their places and share the room."""

from __future__ import annotations

import pytest

from builders import a_function_call, as_json
from diffs import a_course, calls, laid_out
from inspector.ui.models.diff_sheet import RowKey
from inspector.ui.models.diff_verdict import NOTHING, Saying
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_parts import DiffParts


@pytest.fixture
def parts(qtbot):
    made = DiffParts()
    qtbot.addWidget(made)
    made.resize(900, 320)
    made.set_theme(theme_named("light"))
    made.retranslate("en")
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_captions_stand_above_their_sides(parts):
    left, right = parts.captions
    middle = parts.view.sides()[1].left
    assert left.geometry().right() < middle < right.geometry().left()
    assert right.geometry().left() - middle < 20


def test_captions_name_files_and_lines(parts):
    text = as_json(calls(3), indent=1)
    course = laid_out(a_course(text, text))
    parts.show_captions(course, RowKey(1, 0))
    line = text[: text.index('"call_1"')].count("\n") - 2
    assert parts.captions[0].text() == f"Left: pasted:{line}"
    parts.show_captions(course, None)
    assert parts.captions[1].text() == "Right: pasted"


def test_a_sentence_stands_in_place_of_the_chips(parts):
    parts.show_flags(Saying("ok", "No difference."))
    assert not parts.chips.isVisible()
    assert parts.flags.isVisible()
    parts.show_flags(NOTHING)
    assert parts.chips.isVisible()
    assert not parts.flags.isVisible()


def test_low_parts_leave_room_for_rows(parts):
    course = a_course(a_function_call(), a_function_call(**dict.fromkeys("abcdefghij")))
    parts.chips.show_outline(course.outline, only_blocking=False)
    parts.resize(400, 320)
    tall = parts.chips.height()
    parts.resize(400, 200)
    assert parts.chips.height() < tall


def test_ticks_of_few_pairs_come_at_once_and_those_of_many_soon(parts, qtbot):
    parts.plan_ticks(a_course(calls(3), calls(3, name="x")))
    assert parts.overview._places
    parts.plan_ticks(None)
    assert not parts.overview._places
    parts.plan_ticks(a_course(calls(600), calls(600, name="x")))
    assert not parts.overview._places
    qtbot.waitUntil(lambda: bool(parts.overview._places))


def test_the_strip_shows_what_is_scrolled_to(parts):
    course = laid_out(a_course(calls(30), calls(30, name="x")))
    parts.view.show_sheet(course.sheet)
    parts.plan_ticks(course)
    parts.view.verticalScrollBar().setValue(parts.view.row_height * 10)
    first, last = parts.overview._window
    assert first == 10
    assert last > first


def test_every_part_has_a_name(parts):
    for part in (parts.chips, parts.view, parts.overview):
        assert part.accessibleName()
