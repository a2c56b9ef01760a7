"""Differences are gone through in order of weight, round and round."""

from __future__ import annotations

from builders import a_function_call
from diffs import a_course, calls, laid_out
from inspector.ui.models.diff_folds import Only
from inspector.ui.models.diff_sheet import RowKey


def two():
    return a_course(
        a_function_call(id="fc_1"), a_function_call(id="fc_2", name="other")
    )


def test_steps_go_round():
    course, went = two(), []
    for step in (1, 1, 1, -1, -1):
        course.number = course.stepped(step)
        went.append(course.number)
    assert went == [0, 1, 0, 1, 0]
    assert course.place == 0


def test_the_first_step_back_goes_to_the_last():
    assert two().stepped(-1) == 1


def test_without_differences_there_is_nowhere_to_go():
    course = a_course(a_function_call(), a_function_call())
    assert course.stepped(1) is None
    assert course.first is None
    assert course.place is None


def test_a_chip_leads_from_one_of_its_findings_to_the_next():
    course = a_course(calls(3), calls(3, name="x"))
    went = []
    for _ in range(4):
        course.number = course.stepped_within((0, 1, 2))
        went.append(course.number)
    assert went == [0, 1, 2, 0]


def test_what_does_not_block_can_be_left_out():
    course = two()
    course.number = 1
    course.filter(Only.BLOCKING)
    assert course.shown == (0,)
    assert course.place is None
    assert course.stepped(1) == 0
    assert list(course.ticks()) == [(0, "block")]


def test_rows_lead_to_findings_and_back():
    course = two()
    assert course.rows_of(0) is None
    laid_out(course)
    for number in course.shown:
        rows = course.rows_of(number)
        assert rows.first == rows.last
        assert course.number_at(rows.first) == number
        assert course.finding_at(rows.first) is course.finding(number)
    assert course.number_at(RowKey(0, 0)) is None
    assert course.finding_at(RowKey(0, 0)) is None


def test_another_comparison_keeps_the_finding_that_is_alike():
    before = two()
    before.number = 1
    after = a_course(
        a_function_call(id="fc_1", status="in_progress"),
        a_function_call(id="fc_9", name="other", status="completed"),
    )
    assert after.is_alike(before)
    assert after.finding(after.like(before)).code == "diff/identity"
    same = a_course(a_function_call(), a_function_call())
    assert same.like(before) is None
    assert not a_course(calls(2), calls(2)).is_alike(before)


def test_sides_have_items_lines_and_documents():
    course = laid_out(a_course([a_function_call()], []))
    assert course.item(0, is_left=True).index == 0
    assert course.item(0, is_left=False) is None
    assert course.line(RowKey(0, 0), is_left=True).text == "{"
    assert course.line(RowKey(0, 0), is_left=False) is None
    assert course.document(is_left=False) is course.comparison.right.document


def test_all_that_is_large_is_among_the_pieces():
    course = laid_out(two())
    pieces = course.pieces()
    assert course.comparison.pairs[0] in pieces
    assert all(row in pieces for row in course.sheet.block(0).rows)
    assert course.comparison.left.items[0].node in pieces
