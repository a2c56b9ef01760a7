"""What Python's repr prints, read by a grammar of its own."""

from __future__ import annotations

import datetime
import enum
from collections import OrderedDict
from dataclasses import make_dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.json_nodes import ObjectNode, StringNode, span_of, value_of
from inspector.core.source.layer import string_map_of
from inspector.core.source.repr_reader import read_repr

text = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=10)
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | text
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4)
    ),
    max_leaves=12,
)
Colour = enum.Enum("Colour", ["RED"])


def read(source: str):
    return read_repr(source, 0).reading


def faults_of(source: str):
    return [(fault.rule, fault.variant) for fault in read(source).faults]


@given(values)
def test_what_repr_prints_is_read_as_what_it_was(value):
    reading = read(repr(value))
    assert value_of(reading.root) == value
    assert reading.span == (0, len(repr(value)))


@given(st.dictionaries(text, text, min_size=1, max_size=4))
def test_the_places_of_a_repr_are_those_of_its_characters(value):
    source = repr(value)
    root = read(source).root
    for member in root.members:
        for node in (member.name, member.value):
            piece = source[slice(*span_of(node))]
            assert read(piece).root.text == node.text
        assert string_map_of(member.value, source).length == len(member.value.text)


def test_a_model_is_an_object_of_its_keywords():
    call = make_dataclass("Call", ["name", "arguments", "id"])
    source = repr([call("now", '{"a": "it\'s"}', None)])
    root = read(source).root.items[0]
    assert value_of(root) == {"name": "now", "arguments": '{"a": "it\'s"}', "id": None}
    assert source[slice(*span_of(root))] == source[1:-1]


def test_tuples_are_arrays_and_brackets_alone_mean_nothing():
    assert value_of(read("(1,)").root) == [1]
    assert value_of(read("()").root) == []
    assert value_of(read("('a'\n 'b')").root) == "ab"


@pytest.mark.parametrize(
    "value",
    [
        datetime.datetime(2024, 1, 1, tzinfo=datetime.UTC),
        Colour.RED,
        {1, 2},
        b"abc",
        int,
        range(3),
    ],
)
def test_what_json_cannot_hold_stays_its_own_characters(value):
    root = read(repr({"a": value, "b": 1})).root
    assert value_of(root) == {"a": repr(value), "b": 1}
    assert string_map_of(root.get("a"), "").length == len(repr(value))


def test_an_ordered_dict_is_a_dict():
    source = repr(OrderedDict({"a": 1}))
    if "{" in source:
        assert value_of(read(source).root) == {"a": 1}
    assert value_of(read("OrderedDict({'a': 1})").root) == {"a": 1}


def test_a_mark_stands_for_itself_and_another_word_for_nothing():
    assert value_of(read("F(a=NOT_GIVEN)").root) == {"a": "NOT_GIVEN"}
    assert faults_of("F(a=true)") == [("json/syntax", "value")]
    assert faults_of("F(a=__import__)") == [("json/syntax", "value")]


def test_calls_are_read_and_never_made():
    source = "F(a=exit(1), b=open('x'))"
    assert value_of(read(source).root) == {"a": "exit(1)", "b": "open('x')"}


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("F(a='x", ("json/truncated", "string")),
        ("F(a=1", ("json/truncated", "comma-or-)")),
        ("F(a=", ("json/truncated", "value")),
        ("{'a'", ("json/truncated", "comma-or-}")),
        ("{'a': 1, 'b'", ("json/truncated", "colon")),
        ("[1 2]", ("json/syntax", "comma-or-]")),
        ("F(a=1 b=2)", ("json/syntax", "comma-or-)")),
        ("[nan]", ("json/non-finite-number", "")),
        ("{'a': 1, 'a': 2}", ("json/duplicate-name", "")),
        ("[" * 200, ("json/too-deep", "")),
        ("F(a=" * 200, ("json/too-deep", "")),
    ],
)
def test_where_reading_stopped_is_named(source, fault):
    assert faults_of(source) == [fault]


@pytest.mark.parametrize(
    ("source", "is_so"),
    [
        ("{'a': 1}", True),
        ("F(a=1)", True),
        ("(1,)", True),
        ('{"a": True}', False),
        ("[None]", False),
        ("[<null>]", False),
    ],
)
def test_a_text_is_python_only_where_it_can_be_nothing_else(source, is_so):
    assert read_repr(source, 0).is_python == is_so


def test_what_follows_a_repr_is_left():
    reading = read("F(a=1) and more")
    assert isinstance(reading.root, ObjectNode)
    assert reading.span == (0, 6)


def test_keys_that_are_no_strings_go_by_their_characters():
    root = read("{1: 'a', None: 'b'}").root
    assert [name.text for name, _ in root.members] == ["1", "None"]
    assert all(isinstance(name, StringNode) for name, _ in root.members)
