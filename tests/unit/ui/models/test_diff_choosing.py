"""What is looked at in a comparison is chosen in the other panes, if it is theirs."""

from __future__ import annotations

import pytest

from builders import a_function_call, as_json
from inspector.ui.models.diff_block import block_of
from inspector.ui.models.diff_choosing import choose_finding, choose_row
from inspector.ui.models.diff_course import DiffCourse
from inspector.ui.models.diff_prepared import prepared_from
from inspector.ui.models.diff_sheet import RowKey
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner

LEFT = [a_function_call(), a_function_call(call_id="call_2", id="fc_2")]
RIGHT = [
    a_function_call(),
    a_function_call('{"region":"emea"}', call_id="call_2", id="fc_2", extra=1),
]


@pytest.fixture
def workbench(qapp):
    made = Workbench(InstantRunner())
    made.open_text(as_json(LEFT), "left")
    made.compare_with(opened_text(as_json(RIGHT), "right"))
    return made


@pytest.fixture
def course(workbench):
    made = DiffCourse(prepared_from(workbench.comparison)(None))
    made.sheet.take(1, block_of(made.comparison, 1))
    return made


def chosen_text(workbench):
    place = workbench.choice.place
    return workbench.opened.text[slice(*place.span)] if place else None


def test_a_finding_chooses_the_value_on_the_left(workbench, course):
    choose_finding(workbench, course, 0)
    assert workbench.choice.index == 1
    assert chosen_text(workbench) == r"\"apac\""
    assert workbench.choice.place.inner == "/region"


def test_what_the_left_lacks_chooses_its_item(workbench, course):
    number = next(n for n in course.shown if course.finding(n).left is None)
    choose_finding(workbench, course, number)
    assert workbench.choice.index == 1
    assert workbench.choice.place is None


def test_a_row_chooses_its_value(workbench, course):
    choose_row(workbench, course, RowKey(1, 1))
    assert workbench.choice.index == 1
    assert chosen_text(workbench) == '"function_call"'


def test_while_typing_nothing_is_chosen(workbench, course):
    before = workbench.choice.index
    workbench.edit_text("[]")
    choose_finding(workbench, course, 0)
    assert workbench.choice.index == before
    assert workbench.choice.place is None


def test_another_text_is_left_alone(workbench, course):
    workbench.open_text(as_json(LEFT), "again")
    choose_row(workbench, course, RowKey(1, 1))
    assert workbench.choice.place is None
