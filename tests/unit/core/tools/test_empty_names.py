import pytest

from inspector.core.source.json_nodes import value_of
from inspector.core.tools.empty_names import is_complete, restored
from schemas import node_of


@pytest.mark.parametrize(
    ("value", "path", "expected"),
    [
        ({"": 1}, [], False),
        ({"a": {"": 1}}, [], True),
        ({"a": {"": 1}}, ["a"], False),
        ({"a": {"b": 1}, "c": {"": 1}}, ["a", "b"], True),
        ([{"a": {}}, {"": 1}], [0, "a"], True),
        ([{"a": {}}, {"": 1}], [1], False),
        ({"a": ""}, ["a"], True),
        ({"a": 1}, ["b", "c"], True),
        ("", [], True),
    ],
)
def test_a_path_is_complete_where_nothing_on_it_has_an_empty_name(
    value, path, expected
):
    assert is_complete(node_of(value), path) is expected


def path_to(value, path, wanted):
    return restored(node_of(value), path, lambda node: value_of(node) == wanted)


def test_a_path_that_is_right_stays():
    assert path_to({"a": [1, 2]}, ["a", 1], 2) == ["a", 1]
    assert path_to({"": {"a": 2}, "a": 1}, ["a"], 1) == ["a"]


def test_empty_names_are_put_where_they_lead_to_what_is_meant():
    assert path_to({"": {"a": 2}, "a": 1}, ["a"], 2) == ["", "a"]
    assert path_to({"a": {"": {"": [5]}}}, ["a", 0], 5) == ["a", "", "", 0]
    assert path_to({"": 7}, [], 7) == [""]


def test_where_nothing_is_found_the_path_stays_and_the_search_ends():
    assert path_to({"": {"": {}}}, ["x"], 1) == ["x"]
    assert path_to(doubled(), ["a"] * 40, "none") == ["a"] * 40


def doubled():
    value = 1
    for _ in range(12):
        value = {"": value, "a": value}
    return value
