"""A patch makes the right item of the left one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import ABSENT, a_function_call, a_message
from inspector.core.diff.json_patch import Operation, json_patch
from patches import applied, exactly, loaded
from sides import compared


def patch_between(left: object, right: object) -> str | None:
    """The patch of the first pair."""
    result = compared(left, right)
    return json_patch(result, result.pairs[0])


def test_each_change_is_one_operation_in_the_order_of_the_left():
    left = a_function_call(x=[1, 2, 3, 4], gone=1)
    right = a_function_call(x=[1, 3, 4, 5], come={"a": 1}, call_id="call_2")
    assert loaded(patch_between(left, right)) == [
        {"op": "remove", "path": "/gone"},
        {"op": "add", "path": "/come", "value": {"a": 1}},
        {"op": "replace", "path": "/call_id", "value": "call_2"},
        {"op": "remove", "path": "/x/1"},
        {"op": "add", "path": "/x/3", "value": 5},
    ]


def test_the_same_value_in_other_characters_is_no_operation():
    left = '{"type":"message","n":1.0,"é":[1,2]}'
    right = '{"\\u00e9":[1e0, 2],"n":1,"type":"message"}'
    assert patch_between(left, right) == "[]\n"


def test_digits_are_those_of_the_right_side():
    left = '{"type":"message","n":1}'
    right = '{"type":"message","n":123456789012345678901234567890.10}'
    assert '"value": 123456789012345678901234567890.10}' in patch_between(left, right)


def test_arguments_are_one_string():
    left, right = a_function_call('{"a":1}'), a_function_call('{"a":2}')
    assert loaded(patch_between(left, right)) == [
        {"op": "replace", "path": "/arguments", "value": '{"a":2}'}
    ]


def test_a_name_with_slashes_has_a_path():
    left, right = a_message(**{"a/b~c": 1}), a_message(**{"a/b~c": 2})
    assert loaded(patch_between(left, right))[0]["path"] == "/a~1b~0c"


def test_a_name_that_is_repeated_has_none_so_its_object_is_replaced():
    left = '{"type":"message","o":{"a":1,"a":2}}'
    right = '{"type":"message","o":{"a":3}}'
    (step,) = loaded(patch_between(left, right))
    assert (step["op"], step["path"]) == ("replace", "/o")


def test_a_repr_becomes_json():
    left = "{'type': 'message', 'x': None, 'y': True}"
    right = "{'type': 'message', 'x': 'it\\'s', 'y': [False, None]}"
    assert [step["value"] for step in loaded(patch_between(left, right))] == [
        "it's",
        [False, None],
    ]


@pytest.mark.parametrize("value", ["NaN", "-Infinity", "[1, NaN]"])
def test_what_json_cannot_write_has_no_patch(value):
    left, right = '{"type":"message","n":1}', f'{{"type":"message","n":{value}}}'
    assert patch_between(left, right) is None
    assert patch_between(right, left) is not None


def test_an_item_without_partner_has_no_patch():
    assert patch_between(a_message(), []) is None


def test_raw_line_ends_of_a_faulty_log_are_escaped():
    left, right = '{"type":"message","n":1}', '{"type":"message","n":"a\nb"}'
    assert loaded(patch_between(left, right))[0]["value"] == "a\nb"


def test_half_a_surrogate_pair_stays_an_escape():
    left, right = '{"type":"message","n":1}', '{"type":"message","n":"\\ud83d"}'
    assert patch_between(left, right).encode("utf-8")


def test_a_value_of_another_type_is_replaced():
    assert (
        Operation("replace", "", "1").text
        == '{"op": "replace", "path": "", "value": 1}'
    )
    left, right = a_message(x=[1]), a_message(x={"0": 1}, id=ABSENT)
    assert {step["op"] for step in loaded(patch_between(left, right))} == {
        "remove",
        "replace",
    }


scalars = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a/b"])
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from(["a", "b", "~", "/"]), inner, max_size=4)
    ),
    max_leaves=16,
)


@given(values, values)
def test_applied_to_the_left_it_gives_the_right(left, right):
    sides = {"type": "message", "x": left}, {"type": "message", "x": right}
    patch = patch_between(*sides)
    assert exactly(applied(patch, sides[0])) == exactly(sides[1])
