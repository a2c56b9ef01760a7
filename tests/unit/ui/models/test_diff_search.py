"""Characters are found in both sides, where a person sees them."""

from __future__ import annotations

from builders import a_function_call
from diffs import a_course, calls, laid_out
from inspector.ui.models.diff_search import matching, spotted_in
from inspector.ui.models.diff_selection import side_of
from inspector.ui.models.text_search import Query


def found(course, text, *, is_exact=False):
    return matching(course.comparison, Query(text, is_exact))(None)


def seen(course, match):
    block = course.sheet.block(match.pair)
    spotted = spotted_in(block, match)
    line = side_of(block.rows[spotted.row], is_left=match.is_left)
    return line.text[spotted.start : spotted.end]


def test_both_sides_are_searched_pair_after_pair():
    course = laid_out(a_course(calls(2), calls(2, name="odd")))
    matches = found(course, "call_").matches
    assert [(m.pair, m.is_left) for m in matches] == [
        (pair, is_left) for pair in (0, 1) for is_left in (True, False) for _ in "12"
    ]
    assert {seen(course, match) for match in matches} == {"call_"}
    only_right = found(course, "odd")
    assert {match.is_left for match in only_right.matches} == {False}


def test_what_is_escaped_is_found_decoded():
    left = a_function_call('{"city":"S\\u00e3o Paulo"}')
    course = laid_out(a_course(left, a_function_call('{"city":"São Paulo"}')))
    matches = found(course, "são").matches
    assert [match.is_left for match in matches] == [True, False]
    assert seen(course, matches[1]) == "São"
    assert found(course, "são", is_exact=True).matches == ()


def test_what_is_around_items_is_not_found():
    left = {"id": "resp_1", "object": "response", "output": [a_function_call()]}
    course = laid_out(a_course(left, left))
    assert found(course, "resp_1").matches == ()
    assert found(course, "").matches == ()


def test_a_place_in_what_is_not_shown_is_spotted_at_its_value():
    long = a_function_call(note="x" * 50_000 + "needle" + "x" * 50_000)
    course = laid_out(a_course(long, long))
    match = found(course, "needle").matches[0]
    spotted = spotted_in(course.sheet.block(0), match)
    line = side_of(course.sheet.block(0).rows[spotted.row], is_left=True)
    assert line.text.strip().startswith('"note"')
