from difflib import get_close_matches

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.json_nodes import value_of
from inspector.core.tools.nearest_value import closest_text, folded, nearest_value
from schemas import node_of


@pytest.mark.parametrize(
    ("found", "options", "nearest"),
    [
        ("AMER", ["apac", "emea", "amer"], "amer"),
        ("In Progress", ["done", "in_progress"], "in_progress"),
        ("colour", ["color", "size"], "color"),
        ("5", [1, 5, "50"], 5),
        (5, ["1", "5"], "5"),
        ("true", [True, False], True),
        ("null", ["a", None], None),
        ("global", ["apac", "emea", "amer"], ...),
        ("emea", ["amer", "apac"], ...),
        (7, [1, 5], ...),
        ({"a": 1}, ["a"], ...),
        ("x", [], ...),
    ],
)
def test_the_nearest_option_is_offered_only_where_it_is_near(found, options, nearest):
    node = nearest_value(node_of(found), [node_of(option) for option in options])
    assert (... if node is None else value_of(node)) == nearest


def test_a_name_is_the_same_without_case_and_separators():
    assert folded("maxResults") == folded("max_results") == folded("MAX-RESULTS")


def test_a_text_far_from_all_others_has_no_neighbour():
    assert closest_text("abc", ["xyz"]) is None
    assert closest_text("regoin", ["region", "limit"]) == "region"


@given(st.text("abcd", max_size=12), st.lists(st.text("abcde", max_size=12)))
def test_the_closest_text_is_the_one_that_difflib_finds(text, others):
    expected = get_close_matches(text, others, 1, 0.7)
    assert closest_text(text, others) == (expected[0] if expected else None)


def test_a_long_name_is_compared_as_well():
    assert closest_text("x" * 5000 + "a", ["b", "x" * 5000 + "b"]) == "x" * 5000 + "b"
    assert folded("A-" * 5000) == "a" * 5000
