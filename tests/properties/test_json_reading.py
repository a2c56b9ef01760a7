"""Our reader against json.loads, against itself, and against official suites."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.compression import compression_of
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
    span_of,
    value_of,
)
from inspector.core.source.json_reader import read_json
from inspector.core.source.origin import Origin
from inspector.core.source.pointer import (
    joined,
    pointer_at,
    resolve,
    span_at,
)

any_characters = st.text(alphabet=st.characters(), max_size=12)
scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | any_characters
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(any_characters, inner, max_size=4)
    ),
    max_leaves=12,
)
layouts = st.fixed_dictionaries(
    {
        "indent": st.sampled_from([None, 0, 2, "\t"]),
        "ensure_ascii": st.booleans(),
        "separators": st.sampled_from([(",", ":"), (" , ", " : "), (",\r\n", ":\n")]),
    }
)
pieces = st.sampled_from(
    [*'{}[],: "\'\\/-+.0123eE\n\t\x00', "true", "null", "NaN", "None", '"a"', '"a":',
     "\\u", "d83d", "\\ud83d", "\\ude00", "é", "😀", "\ud83d", "\ufeff", "\u2028", "//",
     "```", "1e999", "Infinity"]
)  # fmt: skip
messy = st.lists(pieces, max_size=14).map("".join)


def refuse(word: str) -> None:
    raise ValueError(word)


def oracle(text: str) -> tuple[bool, object]:
    """What json.loads says where it is strict: NaN and its kin are refused."""
    try:
        return True, json.loads(text, parse_constant=refuse)
    except ValueError:
        return False, None


def nodes_in(root):
    """Every node below and including ``root`` with its pointer; repeats by place."""
    stack = [("", root)]
    while stack:
        pointer, node = stack.pop()
        yield pointer, node
        if isinstance(node, ArrayNode):
            stack += [(joined(pointer, i), item) for i, item in enumerate(node.items)]
        elif isinstance(node, ObjectNode):
            stack += [(joined(pointer, m.name.text), m.value) for m in node.members]


def assert_same(value: object, expected: object) -> None:
    """Equal by type, so that 1, 1.0 and True differ; an overflow may be exact."""
    if isinstance(expected, float) and not isinstance(value, float):
        assert float(value) == expected  # we keep what a double cannot
        return
    assert type(value) is type(expected)
    if isinstance(expected, list):
        for ours, theirs in zip(value, expected, strict=True):
            assert_same(ours, theirs)
    elif isinstance(expected, dict):
        assert list(value) == list(expected)
        for name, theirs in expected.items():
            assert_same(value[name], theirs)
    elif isinstance(expected, float):
        assert math.copysign(1, value) == math.copysign(1, expected)
        assert value == expected
    else:
        assert value == expected


@given(values, layouts)
def test_what_json_writes_is_read_as_what_it_was(value, layout):
    text = json.dumps(value, **layout)
    reading = read_json(text)
    assert reading.is_json
    assert_same(value_of(reading.root), json.loads(text))


@given(messy)
def test_a_text_is_json_exactly_where_the_oracle_says_so(text):
    reading = read_json(text)
    is_json, value = oracle(text)
    assert reading.is_json == is_json
    if is_json:
        assert_same(value_of(reading.root), value)
    elif not reading.is_empty:
        assert any(fault.breaks_json for fault in reading.faults)


@given(messy)
def test_every_fault_stands_inside_of_the_text_and_in_its_order(text):
    reading = read_json(text)
    places = [fault.span for fault in reading.faults]
    assert places == sorted(places)
    assert all(0 <= span.start <= span.end <= len(text) for span in places)


@given(
    messy, st.text(alphabet='{"1 \\', max_size=3), st.text(alphabet='}"1 ', max_size=3)
)
def test_what_stands_around_a_stretch_changes_nothing_but_the_places(
    text, before, after
):
    alone = read_json(text)
    within = read_json(before + text + after, len(before), len(before) + len(text))
    assert within.is_json == alone.is_json
    assert [(f.rule, f.variant) for f in within.faults] == [
        (f.rule, f.variant) for f in alone.faults
    ]
    assert [f.span.start - len(before) for f in within.faults] == [
        f.span.start for f in alone.faults
    ]


@given(values, layouts)
def test_every_prefix_of_a_value_is_cut_off_unless_it_is_whole_itself(value, layout):
    text = json.dumps(value, **layout)
    for end in range(1, len(text)):
        prefix = text[:end]
        reading = read_json(prefix)
        is_json, _ = oracle(prefix)
        assert reading.is_json == is_json
        rules = {fault.rule for fault in reading.faults if fault.breaks_json}
        assert rules == (set() if is_json or not prefix.strip() else {"json/truncated"})


@given(values, layouts)
def test_the_span_of_every_node_spells_that_node(value, layout):
    text = json.dumps(value, **layout)
    for _, node in nodes_in(read_json(text).root):
        piece = text[slice(*span_of(node))]
        again = read_json(piece).root
        assert_same(value_of(again), value_of(node))
        if isinstance(node, NumberNode):
            assert node.literal == piece
        if isinstance(node, StringNode):
            assert json.loads(piece) == node.text


@given(values, layouts)
def test_pointers_places_and_values_agree(value, layout):
    text = json.dumps(value, **layout)
    root = read_json(text).root
    for pointer, node in nodes_in(root):
        assert resolve(root, pointer) is node
        span = span_at(root, pointer)
        assert span == span_of(node)
        assert pointer_at(root, span.start) == pointer
        assert pointer_at(root, span.end - 1) == pointer
        name = span_at(root, pointer, name=True)
        assert pointer_at(root, name.start) == pointer


@given(st.lists(values.filter(lambda v: isinstance(v, (dict, list))), min_size=2))
def test_values_on_lines_are_records(records):
    text = "".join(json.dumps(record) + "\n" for record in records)
    document = read_document(text, Origin("test"))
    assert document.form == "jsonl"
    for record, expected in zip(document.records, records, strict=True):
        assert_same(value_of(record.root), expected)


@given(st.binary(max_size=60))
def test_any_bytes_are_read_without_an_exception_and_named_if_faulty(data):
    if compression_of(data):
        data = data[1:]  # a broken archive is refused
    document = read_document(data, Origin("test"))
    for record in document.records:
        assert record.is_json or record.is_empty or record.faults


def suite(shared):
    return sorted((shared / "suites/json-test-suite/test_parsing").glob("*.json"))


def is_json(data: bytes) -> bool:
    document = read_document(data, Origin("suite"))
    first = document.records[0]
    whole = document.form == "json" and first.is_json and not first.wrappings
    return whole and not document.encoding_faults


def test_the_suite_of_json_texts_is_accepted_and_refused_as_it_asks(shared):
    files = suite(shared)
    assert len(files) > 300
    verdicts = {path.name: is_json(path.read_bytes()) for path in files}
    assert [name for name, ok in verdicts.items() if name[0] == "y" and not ok] == []
    assert [name for name, ok in verdicts.items() if name[0] == "n" and ok] == []


def test_whatever_the_suite_refuses_has_a_named_fault(shared):
    for path in suite(shared):
        document = read_document(path.read_bytes(), Origin("suite"))
        if path.name[0] == "n" and not document.is_empty:
            named = [
                said
                for record in document.records
                for said in (*record.faults, *record.wrappings)
            ]
            assert named, path.name


def test_naughty_strings_survive_every_round_trip(shared):
    path = shared / "suites/naughty-strings/blns.json"
    strings = json.loads(path.read_text("utf-8"))
    for text in strings:
        for ascii_only in (True, False):
            for nesting in range(3):
                literal = text
                for _ in range(nesting + 1):
                    literal = json.dumps(literal, ensure_ascii=ascii_only)
                for _ in range(nesting + 1):
                    root = read_json(literal).root
                    assert isinstance(root, StringNode)
                    literal = root.text
                assert literal == text


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32-be"])
@given(values)
def test_a_file_is_read_alike_in_every_encoding(encoding, value):
    text = json.dumps([value])  # escapes only: no half pair can stand in the bytes
    document = read_document(text.encode(encoding), Origin("test"))
    assert document.text == text
    assert_same(value_of(document.records[0].root), json.loads(text))
