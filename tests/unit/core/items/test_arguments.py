"""The JSON inside the ``arguments`` string of a call."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import ABSENT, a_function_call, as_json
from inspector.core.items.arguments import read_arguments
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import value_of
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span


def arguments_of(content: str | bytes):
    document = read_document(content, Origin("test"))
    return document.text, read_arguments(document.records[0].root, document.text)


def of_call(arguments, **layout):
    return arguments_of(as_json(a_function_call(arguments), **layout))


def test_the_text_is_read_as_json():
    _, arguments = of_call('{"region": "apac"}')
    assert arguments.text == '{"region": "apac"}'
    assert arguments.reading.is_json
    assert value_of(arguments.reading.root) == {"region": "apac"}


@pytest.mark.parametrize("value", [ABSENT, None, {}, [], 7, True])
def test_what_is_no_string_has_no_arguments(value):
    assert of_call(value)[1] is None


@pytest.mark.parametrize("content", ["[]", '"x"', "1", '{"name": "x"}'])
def test_what_has_no_such_member_has_no_arguments(content):
    assert arguments_of(content)[1] is None


def test_the_last_of_two_arguments_members_counts():
    text, arguments = arguments_of('{"arguments": "1", "arguments": "2"}')
    assert arguments.text == "2"
    assert text[arguments.literal.start :] == '"2"}'


@pytest.mark.parametrize("text", ["", " ", "\n"])
def test_nothing_inside_is_empty_and_not_faulty(text):
    reading = of_call(text)[1].reading
    assert reading.is_empty
    assert not reading.is_json


def test_a_place_inside_is_found_in_the_document():
    text, arguments = of_call('{"a": {"b": "é\\n"}}', ascii_only=True)
    inner = arguments.span_at("/a/b")
    assert arguments.text[slice(*inner)] == '"é\\n"'
    assert text[slice(*arguments.outer_span(inner))] == '\\"\\u00e9\\\\n\\"'
    name = arguments.span_at("/a/b", name=True)
    assert text[slice(*arguments.outer_span(name))] == '\\"b\\"'
    assert arguments.span_at("/a/c") is None


def test_no_place_is_found_in_what_could_not_be_read():
    _, arguments = of_call('{"a": ')
    assert arguments.span_at("") is None


@given(st.text(alphabet=st.characters(), max_size=20), st.booleans())
def test_every_stretch_of_the_text_is_spelled_by_its_place(inside, ascii_only):
    text, arguments = of_call(inside, ascii_only=ascii_only)
    for start in range(len(arguments.text)):
        span = arguments.outer_span(Span(start, len(arguments.text)))
        assert json.loads(f'"{text[slice(*span)]}"') == arguments.text[start:]


def rules_of(arguments):
    return [fault.rule for fault in arguments.reading.faults]


def test_an_escaped_half_pair_is_no_byte_and_breaks_no_json():
    _, arguments = arguments_of(rb'{"arguments": "{\"a\": \"\udc80\"}"}')
    assert rules_of(arguments) == ["json/lone-surrogate"]
    assert arguments.reading.is_json


def test_a_byte_that_is_not_utf_8_breaks_the_arguments_that_hold_it():
    _, arguments = arguments_of(b'{"arguments": "{\\"a\\": \\"\xe9\\"}"}')
    assert rules_of(arguments) == ["json/encoding"]
    assert not arguments.reading.is_json


def test_a_byte_elsewhere_does_not_break_the_arguments():
    _, arguments = arguments_of(b'{"x": "\xe9", "arguments": "\\"\\udc80\\""}')
    assert rules_of(arguments) == ["json/lone-surrogate"]


def test_arguments_in_a_python_repr_map_through_its_escapes():
    text = repr({"arguments": '{"a": "it\'s"}'})
    text, arguments = arguments_of(text)
    assert arguments.text == '{"a": "it\'s"}'
    span = arguments.outer_span(arguments.span_at("/a"))
    assert text[slice(*span)] == '"it\\\'s"'
