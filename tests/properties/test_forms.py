"""However a text was pasted: the same items, the same findings, at the same characters.

Wrapped in any way, a document must say what it says plainly, and each finding must
stand on characters that mean what it stands on in the plain document.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from builders import (
    REGION_SCHEMA,
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
    as_json,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode, value_of
from inspector.core.source.layer import string_map_of
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span
from inspector.core.tools.tool_sources import Sources, read_schema
from wrapped import WAYS

SCHEMA = Sources(read_schema(read_document(as_json(REGION_SCHEMA), Origin("schema"))))
WAYS_OF_READING = {"envelope/unwrapped", "envelope/python-repr", "envelope/python-dump"}

# NUL to U+001F but for white space are escaped alike by JSON and by repr.
characters = st.characters(exclude_categories=["Cs"])
words = st.text(alphabet=characters, max_size=12)
leaves = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | words
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3)
    ),
    max_leaves=8,
)
arguments = (
    st.dictionaries(st.sampled_from(["region", "a", "é"]), values, max_size=3).map(
        lambda value: json.dumps(value, ensure_ascii=False)
    )
    | st.sampled_from(["", "{", '{"region": NaN}', "{'region': 'apac'}", '{"a": 1}{}'])
    | words
)
items = st.one_of(
    st.builds(
        lambda text, status, name: a_function_call(text, status=status, name=name),
        arguments,
        st.sampled_from(["completed", None, "in_progress"]),
        words,
    ),
    st.builds(an_output, words),
    st.builds(a_message, words),
)
bodies = (
    items
    | st.lists(items, min_size=1, max_size=3)
    | st.builds(
        lambda found: a_response(*found), st.lists(items, min_size=1, max_size=3)
    )
    | st.builds(
        lambda found: a_request(*found), st.lists(items, min_size=1, max_size=3)
    )
)


def nodes_in(root):
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ArrayNode):
            waiting.extend(node.items)
        elif isinstance(node, ObjectNode):
            waiting.extend(value for _, value in node.members)


def keys_of(inspection):
    """Verdicts and findings, without what says how it was read and where it stands."""
    found = [
        (
            f.code,
            f.variant,
            f.place.pointer,
            f.place.inner,
            f.keyword,
            f.place.inner_span,
        )
        for f in inspection.findings
        if f.code not in WAYS_OF_READING
    ]
    return [entry.reason for entry in inspection.items], sorted(found, key=repr)


def meanings(inspection, decoded_text):
    """What each finding inside of arguments stands on, decoded by its string map."""
    for entry in inspection.items:
        each = entry.item.arguments
        for finding in entry.findings:
            span = finding.place.inner_span
            if span is not None and each is not None:
                assert finding.place.span == each.outer_span(span)
                yield (finding.code, each.text[span.start : span.end])
    assert decoded_text == inspection.document.text


@pytest.mark.parametrize("way", WAYS)
@given(st.dictionaries(words, values, max_size=4) | st.lists(bodies, max_size=2))
@example({"'\x1f": None})
def test_a_value_is_read_as_itself_however_it_was_pasted(way, value):
    text = WAYS[way](value)
    record = read_document(text, Origin("test")).records[0]
    root = record.root
    if not isinstance(root, (ObjectNode, ArrayNode)):
        assert not _is_telling(value), "only what tells nothing may be left alone"
        return
    if "json/invalid-escape" in {fault.rule for fault in record.faults}:
        # Double quotes alone are JSON's, too: then it is broken JSON, and said to be.
        assert not record.is_json
        assert "\\x" in text or "\\U" in text or "\\'" in text
        return
    assert value_of(root) == value


def _is_telling(value) -> bool:
    """Whether a value clearly begins as one: behind other text that is asked for."""
    return bool(value) and (isinstance(value, dict) or isinstance(value[0], dict))


@pytest.mark.parametrize("way", WAYS)
@given(bodies)
def test_a_body_says_the_same_however_it_was_pasted(way, body):
    plain = inspect_content(as_json(body), SCHEMA)
    wrapped = inspect_content(WAYS[way](body), SCHEMA)
    assert keys_of(wrapped) == keys_of(plain)
    text = WAYS[way](body)
    assert [*meanings(wrapped, text)] == [*meanings(plain, as_json(body))]


@pytest.mark.parametrize("way", WAYS)
@given(bodies)
def test_each_character_of_each_string_is_found_however_it_was_pasted(way, body):
    document = read_document(WAYS[way](body), Origin("test"))
    for node in nodes_in(document.records[0].root):
        if not isinstance(node, StringNode):
            continue
        places = string_map_of(node, document.text)
        assert places.length == len(node.text)
        behind = node.start
        for index, character in enumerate(node.text):
            span = places.outer_span(Span(index, index + 1))
            assert node.start <= span.start < span.end <= node.end
            assert behind <= span.start, "characters stand in their order"
            spelled = document.text[span.start : span.end]
            assert character == spelled or len(spelled) > 1 or "base64" in way
            behind = span.start if "base64" in way else span.end


@pytest.mark.parametrize("way", WAYS)
def test_every_recorded_body_says_the_same_however_it_was_pasted(way, shared):
    checked = 0
    for path in sorted((shared / "real").glob("*_json/*/*.json"))[
        :: 1 + len(WAYS) // 6
    ]:
        plain = inspect_content(path.read_bytes())
        root = plain.document.records[0].root
        if (
            not isinstance(root, (ObjectNode, ArrayNode))
            or path.stat().st_size > 200_000
        ):
            continue
        value = json.loads(plain.document.text)
        wrapped = inspect_content(WAYS[way](value))
        reread = inspect_content(as_json(value))
        assert keys_of(wrapped) == keys_of(reread), path.name
        checked += 1
    assert checked


@pytest.mark.parametrize("end", ["\r\n", "\r"], ids=["CRLF", "CR"])
@pytest.mark.parametrize("way", WAYS)
def test_line_ends_change_nothing(way, end):
    pair = [a_function_call(), an_output()]
    text = WAYS[way](pair)
    plain, other = (inspect_content(t) for t in (text, text.replace("\n", end)))
    assert plain.document.read_as == other.document.read_as
    for seen in (plain, other):
        assert [i.item.type_text for i in seen.items] == [i["type"] for i in pair]
    assert [f.code for f in other.findings] == [f.code for f in plain.findings]
