"""Lines of a log: values, and values behind prefixes."""

from __future__ import annotations

import pytest

from builders import a_function_call, as_json
from inspector.core.source.json_nodes import value_of
from inspector.core.source.line_reading import (
    LineMode,
    beginning_in,
    is_record,
    line_mode,
    read_line,
)
from inspector.core.source.wrapping import WrappingKind

CALL = as_json(a_function_call())
PREFIXES = [
    "2026-01-02T03:04:05.678Z stdout F ",
    "2026-01-02 03:04:05,678 INFO agent.loop: ",
    "[2026-01-02 03:04:05] [INFO] (worker-1) ",
    "INFO:agent.loop:item=",
    'level=info msg="got a call" trace_id=abc item=',
    "data: ",
    "I0102 03:04:05.678901 1234 loop.go:56] ",
    "\x1b[32mINFO\x1b[0m ",
]


def read(text: str):
    return read_line(text, 0, len(text))


def rules_of(readings):
    return [fault.rule for reading in readings for fault in reading.faults]


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize(
    "value", [CALL, f"[{CALL}]", repr(a_function_call()), as_json(CALL)]
)
def test_a_value_is_found_behind_any_prefix(prefix, value):
    (reading,) = read(prefix + value)
    assert reading.is_json
    assert reading.root.start == len(prefix)
    wrapping = reading.wrappings[0]
    assert wrapping.kind is WrappingKind.PREFIX
    assert (prefix + value)[slice(*wrapping.span)] == prefix


def test_text_behind_a_value_is_named():
    readings = read(f"INFO {CALL} took 3 ms")
    assert rules_of(readings) == ["json/extra-data"]


def test_several_values_of_a_line_are_several_readings():
    first, second = read('INFO a={"x": 1} b={"y": 2}')
    assert [value_of(each.root) for each in (first, second)] == [{"x": 1}, {"y": 2}]
    assert second.wrappings[0].span == (16, 18)


@pytest.mark.parametrize("gap", ["", " "])
def test_values_end_to_end_are_a_fault_behind_a_prefix_too(gap):
    assert rules_of(read(f'INFO {{"x": 1}}{gap}{{"y": 2}}')) == ["json/concatenated"]


def test_a_value_that_breaks_says_where():
    (reading,) = read('INFO {"a": D:\\x}')
    assert [(f.rule, f.span.start) for f in reading.faults] == [("json/syntax", 11)]
    assert reading.wrappings == ()


@pytest.mark.parametrize(
    "line",
    [
        f'{{"state": @ "x", "output": [{CALL}]}}',
        f'{{"type": "message", "content": @"x{CALL}"}}',
        f' [{{"x": @}}, {CALL}]',
    ],
)
def test_a_record_that_breaks_is_no_prefix_of_what_stands_inside_of_it(line):
    (reading,) = read(line)
    assert reading.root is None
    assert rules_of([reading]) == ["json/syntax"]


def test_a_value_in_quotes_without_escapes_is_not_lost():
    readings = read('msg="{"a": 1}"')
    assert rules_of(readings) == ["json/extra-data"]
    assert value_of(readings[0].root) == {"a": 1}


@pytest.mark.parametrize(
    "text",
    [
        "plain words", "a {brace} and [brackets]", "f(x) = y", "call foo(a=1) now",
        "template {'a', 'b'}", "range [1, 2]", "x: {}", 'say "hi"', "path C:\\{x}",
        'see "event: launch" {brace}', 'see "data: words"',
    ],
)  # fmt: skip
def test_no_value_is_guessed_where_none_clearly_begins(text):
    (reading,) = read(text)
    assert reading.root is None or not reading.is_json
    assert beginning_in(text, 0) is None


@pytest.mark.parametrize("spelled", [as_json, repr])
def test_a_string_of_events_is_found_behind_a_prefix(spelled):
    events = 'event: response.created\ndata: {"type": "response.created"}\n\n'
    (reading,) = read(f"INFO chunk {spelled(events)}")
    assert reading.root.text == events
    assert reading.wrappings[0].kind is WrappingKind.PREFIX


def test_the_modules_before_a_class_belong_to_its_repr():
    text = "INFO openai.types.Call(name='x')"
    assert beginning_in(text, 0) == 5
    assert beginning_in("got b'{\"a\": 1}'", 0) == 4


@pytest.mark.parametrize(
    ("line", "mode"),
    [
        (CALL, LineMode.RECORDS),
        (repr(a_function_call()), LineMode.RECORDS),
        (as_json(CALL), LineMode.RECORDS),
        ('{"a": NaN}', LineMode.RECORDS),
        (f"INFO {CALL}", LineMode.PREFIXED),
        ("INFO hello", None),
        ('{"a":', None),
        (f"{CALL},", None),
    ],
)
def test_the_first_line_tells_what_the_lines_are(line, mode):
    assert line_mode(line) is mode


def test_a_line_with_a_prefix_is_no_record_by_itself():
    assert is_record(read(CALL)[0])
    assert not is_record(read(f"x {CALL}")[0])
    assert not is_record(read(f"{CALL}}}")[0])
