"""One value wherever it stands: JSON first, then what repr prints."""

from __future__ import annotations

import pytest

from inspector.core.source.json_nodes import value_of
from inspector.core.source.value_reading import (
    begins_inside,
    begins_value,
    holds_value,
    read_first,
    read_stretch,
)
from inspector.core.source.wrapping import WrappingKind


def rules_of(reading):
    return [fault.rule for fault in reading.faults]


def test_json_is_json_and_not_wrapped():
    reading = read_stretch('{"a": 1}')
    assert (value_of(reading.root), reading.wrappings) == ({"a": 1}, ())


@pytest.mark.parametrize("text", ["{'a': True}", "Foo(a=True)", "[Foo(a=True)]"])
def test_a_whole_repr_is_read_and_said_to_be_one(text):
    reading = read_stretch(text)
    assert reading.is_json
    assert [each.kind for each in reading.wrappings] == [WrappingKind.REPR]


def test_the_class_of_a_repr_is_named():
    (wrapping,) = read_stretch("a.b.Call(x=1)").wrappings
    assert (wrapping.name, wrapping.span) == ("a.b.Call", (0, 8))


@pytest.mark.parametrize("text", ['{"a": True}', "{'a': true}", "[None]", "'words'"])
def test_what_may_be_faulty_json_stays_that(text):
    reading = read_stretch(text)
    assert rules_of(reading) == ["json/python-literal"]
    assert reading.wrappings == ()


def test_a_repr_that_was_cut_off_is_said_to_be():
    assert rules_of(read_stretch("Call(name='x', arguments='{")) == ["json/truncated"]
    assert rules_of(read_stretch("{'a': (1, 2), 'b': '")) == ["json/truncated"]


@pytest.mark.parametrize("text", ["Call(a=1) more", "{'a': (1,)} more"])
def test_what_follows_a_repr_is_named(text):
    reading = read_stretch(text)
    assert rules_of(reading) == ["json/extra-data"]
    assert text[slice(*reading.faults[-1].span)] == "more"


def test_what_follows_the_first_value_is_none_of_its_business():
    assert read_first('x {"a": 1} y', 2).span == (2, 10)
    assert read_first("x {'a': 1} y", 2).span == (2, 10)


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        ('{"a', True), ("{'a", True), ("[{", True), ("[Foo(", True), ("Foo(a=", True),
        ("{", False), ("[INFO]", False), ("words", False), ("foo()", False),
    ],
)  # fmt: skip
def test_a_value_is_known_by_how_it_begins(text, is_so):
    assert begins_value(text) == is_so
    assert begins_inside(text) == is_so


def test_strings_in_strings_begin_as_a_value_too():
    assert begins_inside('"\\"{')
    assert not begins_value('"\\"{')
    assert not begins_inside('"words"')


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        ('data: {"a": 1}', True),
        ('event: response.created\ndata: {"a": 1}', True),
        ("id: 7\r\nretry: 9\r\ndata:[", True),
        ("data: [DONE]", True),
        ("data: words", False),
        ("event: the launch", False),
        ("id: 7", False),
    ],
)
def test_a_string_may_begin_as_a_stream(text, is_so):
    assert begins_inside(text) == is_so
    assert not begins_value(text)


@pytest.mark.parametrize(
    ("text", "is_so"),
    [("{}", True), ('"{\\"a\\": 1}"', True), ('"x"', False), ("1", False)],
)
def test_a_string_holds_a_value_if_it_seems_to(text, is_so):
    assert holds_value(read_stretch(text)) == is_so
