"""What a person types finds the items that they mean."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.item_filter import matching, terms_in

ITEMS = (
    a_function_call('{"region":"apac"}', call_id="call_1"),
    a_function_call('{"region":"global"}', call_id="call_2"),
    an_output("정상 종료", call_id="call_1"),
    a_message('He said "go on"', role="user"),
    a_function_call('{"note":"줄\\nbreak"}', call_id="call_3", name="add note"),
)


def found(wish, *, ascii_only=False):
    text = as_json(a_response(*ITEMS), ascii_only=ascii_only)
    return matching(inspect_content(text), wish)


@pytest.mark.parametrize(
    ("wish", "items"),
    [
        ("", [0, 1, 2, 3, 4]),
        ("type:function_call_output", [2]),
        ("type:function_call", [0, 1, 2, 4]),
        ("call_id:call_1", [0, 2]),
        ("reason:arguments_schema", [1]),
        ("reason:ok", [0]),
        ("reason:unchecked", [4]),
        ("name:sales", [0, 1]),
        ('name:"add note"', [4]),
        ("status:completed", [0, 1, 2, 3, 4]),
        ("GLOBAL", [1]),
        ("type:function_call region", [0, 1]),
        ("nothing-like-it", []),
    ],
)
def test_fields_and_words_narrow_the_list(wish, items):
    assert found(wish) == items


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("wish", ["정상", "\\uc815\\uc0c1", "\\uC815"])
def test_escapes_make_no_difference_in_the_text_nor_in_the_wish(wish, ascii_only):
    assert found(wish, ascii_only=ascii_only) == [2]


@pytest.mark.parametrize("wish", ['"region":"global"', '\\"region\\":\\"global\\"'])
def test_the_json_inside_arguments_is_found_decoded_and_as_it_is_spelled(wish):
    assert found(wish) == [1]


def test_strings_inside_arguments_are_found_without_their_escapes():
    assert found("줄") == found("줄\\nbreak") == [4]


def test_an_unknown_field_is_a_word_like_any_other():
    (term,) = terms_in("colour:red")
    assert term.field == ""
    assert term.pattern.search("the colour:red one")


def test_signs_of_regular_expressions_mean_themselves():
    assert found("(") == []
    assert found(".*") == []


def test_a_filter_that_nobody_waits_for_stops():
    class Gone:
        def cancelled(self):
            return True

    text = as_json(a_response(*ITEMS))
    assert matching(inspect_content(text), "call", Gone()) == []
