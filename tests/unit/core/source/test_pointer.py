"""JSON Pointers: reading, writing, resolving."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.json_nodes import value_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.pointer import (
    follow,
    joined,
    jq_path,
    pointer_at,
    pointer_text,
    pointer_tokens,
    resolve,
    span_at,
)

RFC_6901_SECTION_5 = r"""{"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3,
 "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8}"""


def root_of(text: str):
    reading = read_json(text)
    assert reading.root is not None
    return reading.root


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("", json.loads(RFC_6901_SECTION_5)),
        ("/foo", ["bar", "baz"]),
        ("/foo/0", "bar"),
        ("/", 0),
        ("/a~1b", 1),
        ("/c%d", 2),
        ("/e^f", 3),
        ("/g|h", 4),
        ("/i\\j", 5),
        ('/k"l', 6),
        ("/ ", 7),
        ("/m~0n", 8),
    ],
)
def test_the_examples_of_the_rfc_resolve(pointer, value):
    node = resolve(root_of(RFC_6901_SECTION_5), pointer)
    assert node is not None
    assert value_of(node) == value


@pytest.mark.parametrize(
    "pointer",
    [
        "/foo/2",
        "/foo/-",
        "/foo/00",
        "/foo/01",
        "/foo/+1",
        "/foo/ 1",
        "/foo/1e0",
        "/foo/٣",
        "/foo/",
        "/foo/" + "9" * 5000,
        "/foo/0/x",
        "/nope",
        "//",
        "/m~1n",
    ],
)
def test_a_pointer_to_nothing_resolves_to_nothing(pointer):
    assert resolve(root_of(RFC_6901_SECTION_5), pointer) is None
    assert span_at(root_of(RFC_6901_SECTION_5), pointer) is None


def test_escapes_are_undone_in_the_order_of_the_rfc():
    assert pointer_tokens("/~01") == ("~1",)
    assert pointer_text(["~1"]) == "/~01"


@pytest.mark.parametrize("pointer", ["foo", "#/foo", " /foo"])
def test_what_does_not_begin_with_a_slash_is_no_pointer(pointer):
    with pytest.raises(ValueError, match="not a JSON Pointer"):
        pointer_tokens(pointer)


@given(st.lists(st.text(alphabet=st.characters(), max_size=8), max_size=6))
def test_tokens_survive_a_round_trip(tokens):
    assert pointer_tokens(pointer_text(tokens)) == tuple(tokens)


def test_numbers_are_tokens_too():
    assert pointer_text(["output", 0]) == "/output/0"
    assert joined("/output", 1, "a/b") == "/output/1/a~1b"
    assert joined("") == ""


def test_the_last_of_two_equal_names_is_the_one_that_counts():
    root = root_of('{"a": 1, "a": [2]}')
    assert span_at(root, "/a") == (14, 17)
    assert span_at(root, "/a", name=True) == (9, 12)


def test_a_name_can_be_asked_for_where_there_is_one():
    root = root_of('{"a": [1, 2]}')
    assert span_at(root, "/a", name=True) == (1, 4)
    assert span_at(root, "/a/1", name=True) == (10, 11)  # an array has no names
    assert span_at(root, "", name=True) == (0, 13)
    assert span_at(root, "/b", name=True) is None


@pytest.mark.parametrize(
    ("offset", "pointer"),
    [
        (0, ""),  # {
        (1, "/a"),  # on the name
        (4, "/a"),  # on the colon
        (6, "/a"),  # [
        (7, "/a/0"),
        (8, "/a"),  # the comma between values
        (10, "/a/1"),
        (11, "/a"),  # ]
        (12, ""),  # the comma between members
        (14, "/b~1c"),
        (22, ""),  # }
        (23, ""),  # behind
        (99, ""),
    ],
)
def test_the_deepest_value_at_a_place_is_named(offset, pointer):
    assert pointer_at(root_of('{"a": [1, 2], "b/c": 3}'), offset) == pointer


@pytest.mark.parametrize(
    ("pointer", "path"),
    [
        ("", "."),
        ("/foo", ".foo"),
        ("/foo/1", ".foo[1]"),
        ("/a~1b", '.["a/b"]'),
        ("/", '.[""]'),
        ('/k"l', '.["k\\"l"]'),
        ("/foo bar/baz", '.["foo bar"].baz'),
    ],
)
def test_the_path_for_jq_is_written_in_its_language(pointer, path):
    assert jq_path(pointer) == path


def test_digits_are_an_index_only_in_an_array():
    root = root_of('{"1": [true]}')
    assert jq_path("/1/0", root) == '.["1"][0]'
    assert jq_path("/0", root_of("[1]")) == ".[0]"
    assert jq_path("/0/7", root_of("[{}]")) == '.[0]["7"]'


@pytest.mark.parametrize(
    "tokens",
    [
        (),
        ("",),
        ("", ""),
        ("a",),
        ("a", 0),
        ("a/b", "c"),
        ("~", "x"),
        ("/", ""),
        ("~1",),
    ],
)
def test_tokens_come_back_as_they_were_written(tokens):
    assert pointer_tokens(pointer_text(tokens)) == tuple(map(str, tokens))


def test_a_path_is_followed_like_its_pointer():
    root = read_json('{"a": [1, {"b/c": 2}]}').root
    for path in (
        (),
        ("a",),
        ("a", 1),
        ("a", 1, "b/c"),
        ("a", 5),
        ("x", "y"),
        ("a", "1"),
    ):
        assert follow(root, path) is resolve(root, pointer_text(path))
