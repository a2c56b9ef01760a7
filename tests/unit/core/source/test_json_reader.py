"""Reading JSON exactly: each value with its place, each fault by its name."""

from __future__ import annotations

import json
import pickle

import pytest

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, value_of
from inspector.core.source.json_reader import MAX_DEPTH, MAX_VALUES, read_json
from inspector.core.source.span import Span


def faults_of(text: str, **options):
    """Rule, variant and covered characters of each fault."""
    return [
        (fault.rule, fault.variant, text[slice(*fault.span)])
        for fault in read_json(text, **options).faults
    ]


def test_a_whole_value_is_json():
    reading = read_json(' {"a": [1, "x", null]} \r\n')
    assert reading.is_json
    assert not reading.is_empty
    assert reading.values == (reading.root,)
    assert value_of(reading.root) == {"a": [1, "x", None]}


@pytest.mark.parametrize("text", ["", " ", "\t\r\n "])
def test_nothing_but_white_space_is_empty_and_no_json(text):
    reading = read_json(text)
    assert reading.is_empty
    assert not reading.is_json
    assert reading.faults == ()


@pytest.mark.parametrize("text", ["\u00a0", "\u2028", "\x0c", "\ufeff"])
def test_white_space_of_other_languages_is_a_fault(text):
    assert faults_of(text) == [("json/syntax", "value", text)]


def test_only_the_stretch_is_read_and_places_are_those_of_the_whole_text():
    text = 'x = {"a": 1}; y'
    reading = read_json(text, 4, 12)
    assert reading.is_json
    assert reading.span == Span(4, 12)
    assert (reading.root.start, reading.root.end) == (4, 12)
    assert text[slice(*reading.root.members[0].span)] == '"a": 1'


@pytest.mark.parametrize("end", range(3, 12))
def test_no_pattern_looks_beyond_the_end_of_the_stretch(end):
    text = '["", {"a": "bc", "d": 12}]'
    assert [f.rule for f in read_json(text, 0, end).faults] == ["json/truncated"]


def test_a_digit_behind_the_end_of_the_stretch_is_not_part_of_the_number():
    assert read_json("12345", 0, 3).root.literal == "123"
    assert read_json("trues", 0, 4).is_json


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[1 2]", ("json/syntax", "comma-or-]", "2")),
        ('{"a":1 "b":2}', ("json/syntax", "comma-or-}", '"')),
        ("[1}", ("json/syntax", "comma-or-]", "}")),
        ('{"a" 1}', ("json/syntax", "colon", "1")),
        ("{a: 1}", ("json/syntax", "name-or-end", "a")),
        ("{1: 1}", ("json/syntax", "name-or-end", "1")),
        ('{"a":1, b: 2}', ("json/syntax", "name", "b")),
        ("[,1]", ("json/syntax", "value", ",")),
        ('{"a":}', ("json/syntax", "value", "}")),
        ("[1,,2]", ("json/syntax", "value", ",")),
        ("[1,]", ("json/syntax", "trailing-comma", ",")),
        ('{"a":1 , }', ("json/syntax", "trailing-comma", ",")),
        ("[1 // one\n]", ("json/syntax", "comma-or-]", "/")),
        ("]", ("json/syntax", "value", "]")),
        ('"a" "b', ("json/extra-data", "", '"b')),
        ("{} trailing", ("json/extra-data", "", "trailing")),
        ("{}}", ("json/extra-data", "", "}")),
        ('{"a":1}""}', ("json/extra-data", "", '""}')),
        ("[", ("json/truncated", "value", "")),
        ("{", ("json/truncated", "name-or-end", "")),
        ('{"a"', ("json/truncated", "colon", "")),
        ('{"a":', ("json/truncated", "value", "")),
        ('{"a":1', ("json/truncated", "comma-or-}", "")),
        ('{"a":1,', ("json/truncated", "name", "")),
        ("[1", ("json/truncated", "comma-or-]", "")),
        ("[1, ", ("json/truncated", "value", "")),
    ],
)
def test_the_place_where_the_text_stops_being_json_is_named(text, fault):
    assert faults_of(text) == [fault]
    assert not read_json(text).is_json


def test_reading_goes_on_behind_faults_whose_extent_is_certain():
    text = """{"a": NaN, 'b': True, "c": "x\ty", "d": "\\q", "e": 01, "e": .5, """
    text += '"f": [1,]}'
    assert [(rule, at) for rule, _, at in faults_of(text)] == [
        ("json/non-finite-number", "NaN"),
        ("json/python-literal", "'b'"),
        ("json/control-character", "\t"),
        ("json/invalid-escape", "\\q"),
        ("json/syntax", "01"),
        ("json/duplicate-name", '"e"'),
        ("json/syntax", ".5"),
        ("json/syntax", ","),
    ]
    reading = read_json(text)
    assert list(reading.root.names()) == [*"abcdeef"]
    assert not reading.is_json


def test_faults_before_the_one_that_stops_the_reading_are_kept():
    assert [rule for rule, *_ in faults_of('{"a": NaN, "a": 1, oops}')] == [
        "json/non-finite-number",
        "json/duplicate-name",
        "json/syntax",
    ]


def test_readable_faults_leave_the_value():
    text = '{"a": 1, "a": 12345678901234567890, "b": "\\ud83d", "c": 1e999}'
    reading = read_json(text)
    assert reading.is_json
    assert [fault.rule for fault in reading.faults] == [
        "json/duplicate-name",
        "json/big-integer",
        "json/lone-surrogate",
        "json/number-range",
    ]


@pytest.mark.parametrize(
    "text", ['{"a":1, "a":2}', '{"a":1, "\\u0061":2}', '{"\\u0061":1,\n"a":2}']
)
def test_a_repeated_name_is_reported_at_its_second_place(text):
    reading = read_json(text)
    [fault] = reading.faults
    assert fault.span == reading.root.members[1].name[:2]
    assert dict(fault.details) == {"name": "a", "first": 1}


def test_a_name_repeated_three_times_points_back_to_the_first():
    faults = read_json('{"a":1,"a":2,"a":3}').faults
    assert [dict(fault.details)["first"] for fault in faults] == [1, 1]


def test_the_same_name_in_two_objects_is_no_repeat():
    assert faults_of('[{"a":1},{"a":{"a":2}}]') == []


def test_values_end_to_end_are_told_apart():
    reading = read_json('{}{"a":1}\n[2] 3')
    [fault] = reading.faults
    assert (fault.rule, dict(fault.details)) == ("json/concatenated", {"count": 4})
    assert fault.span == Span(2, 15)
    assert [value_of(value) for value in reading.values] == [{}, {"a": 1}, [2], 3]
    assert not reading.is_json


def test_a_fault_in_a_later_value_is_named_too():
    assert [rule for rule, *_ in faults_of('{}{"a":1,"a":2}')] == [
        "json/concatenated",
        "json/duplicate-name",
    ]


def test_more_values_than_anyone_counts_are_not_all_kept():
    reading = read_json("1 " * (MAX_VALUES * 3))
    assert [fault.rule for fault in reading.faults] == ["json/concatenated"]
    assert len(reading.values) == MAX_VALUES + 1


@pytest.mark.parametrize("fence", ["```", "~~~"])
@pytest.mark.parametrize("closing", [True, False])
def test_a_markdown_fence_is_one_fault_and_its_content_no_value(fence, closing):
    text = f'\n{fence}json\n{{"a": 1}}\n' + (fence if closing else "")
    reading = read_json(text)
    assert faults_of(text) == [("json/code-fence", "json-inside", fence)]
    assert reading.root is None


def test_a_fence_around_something_else_does_not_promise_json():
    assert faults_of("```\nls -l\n```") == [("json/code-fence", "", "```")]


def test_the_deepest_text_is_read_and_one_deeper_is_not():
    deepest = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert read_json(deepest).is_json
    reading = read_json(f"[{deepest}]")
    [fault] = reading.faults
    assert (fault.rule, fault.span) == (
        "json/too-deep",
        Span(MAX_DEPTH, MAX_DEPTH + 1),
    )
    assert not reading.is_json


def test_width_is_not_depth():
    assert read_json("[" + "[]," * 1000 + "{}]").is_json


def test_numbers_keep_their_digits():
    root = read_json("[1.10, 1E5, -0, 0.30000000000000004, 100000000000000000000]").root
    assert [item.literal for item in root.items] == [
        "1.10",
        "1E5",
        "-0",
        "0.30000000000000004",
        "100000000000000000000",
    ]


def test_a_reading_can_be_sent_to_another_process():
    reading = read_json('{"a": [1, NaN, "x"], "a": {}}')
    assert pickle.loads(pickle.dumps(reading)) == reading


def parts_of(node):
    yield node
    if isinstance(node, ObjectNode):
        for name, value in node.members:
            yield from (name, *parts_of(value))
    elif isinstance(node, ArrayNode):
        for item in node.items:
            yield from parts_of(item)


@pytest.mark.parametrize(
    "text",
    [
        '{"a":1,"b":"x","c":true,"d":null}',
        ' { "a" : 1 , "b\\n" : "\\u00e9\\"" , "c" : [ 1.5 , "x" ] , "d" : -0 } ',
        '{"a":{"b":{"c":[{},[],{"d":[[1],2]},"e"]},"f":1},"g":"h"}',
        '[1,2,[3,4],{"a":5},"b",false,1e5,12345678901234567890,"\\ud83d\\ude00"]',
        '{"a":1e5,"b":123456789012345678,"c":0.1,"d":"\\ud800"}',
    ],
)
def test_every_value_and_name_has_the_characters_that_spell_it(text):
    root = read_json(text).root
    assert value_of(root) == json.loads(text)
    for node in parts_of(root):
        assert json.loads(text[node.start : node.end]) == value_of(node)


@pytest.mark.parametrize("sound", ['"x"', "-1.5", "true", "[]", '{"y": 2}', "[1, 2]"])
@pytest.mark.parametrize(
    ("before", "behind", "fault"),
    [
        ('{"a": ', ",}", ("json/syntax", "trailing-comma", ",")),
        ('{"a": ', ' "b": 1}', ("json/syntax", "comma-or-}", '"')),
        ('{"a": ', "]", ("json/syntax", "comma-or-}", "]")),
        ('{"a": ', ", 1}", ("json/syntax", "name", "1")),
        ('{"a": ', ",", ("json/truncated", "name", "")),
        ('{"a": ', "", ("json/truncated", "comma-or-}", "")),
        ("[", ",]", ("json/syntax", "trailing-comma", ",")),
        ("[", " 1]", ("json/syntax", "comma-or-]", "1")),
        ("[", "}", ("json/syntax", "comma-or-]", "}")),
        ("[", ",", ("json/truncated", "value", "")),
    ],
)
def test_a_fault_behind_a_sound_value_is_found_whatever_the_value(
    before, behind, fault, sound
):
    assert faults_of(before + sound + behind) == [fault]


@pytest.mark.parametrize(
    ("inside", "variant"),
    [
        ('{"a": [1, 1e400, 123456789012345678901]}', "json-inside"),
        ('{"a": 1, "a": "\\ud800"}', "json-inside"),
        ('"\ud800"', "json-inside"),
        ("[" * MAX_DEPTH + "]" * MAX_DEPTH, "json-inside"),
        ("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), ""),
        ('"' + "[" * (MAX_DEPTH + 1) + '"', "json-inside"),
        ("{'a': 1}", ""),
        ("[NaN]", ""),
        ("{} {}", ""),
        ("", ""),
    ],
)
def test_a_fence_says_whether_the_exact_reader_takes_its_content(inside, variant):
    assert faults_of(f"```json\n{inside}\n```") == [("json/code-fence", variant, "```")]
