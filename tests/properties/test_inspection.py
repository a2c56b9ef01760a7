"""Whatever is pasted is inspected without an exception, and no verdict lies."""

from __future__ import annotations

import json

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import (
    REGION_SCHEMA,
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
    as_json,
    as_json_lines,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.verdict import Reason
from inspector.core.rules.catalogue import message_of, rules
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.pointer import resolve
from inspector.core.texts import LANGUAGES

WHOLE = [
    as_json(a_function_call()),
    as_json([a_function_call(), an_output()], indent=1),
    as_json(a_request(a_message(role="user"), a_function_call(), an_output())),
    as_json(a_response(a_message("é😀"), a_function_call()), ascii_only=True),
    as_json_lines(a_function_call(), an_output(), a_message()),
    repr(a_function_call()),
]
strays = st.sampled_from(
    [*"\"'{}[],:\\\n\t\x00 -0e.", "\\u", "\\ud83d", "\ud83d", "\ufeff", "null",
     "NaN", "True", "```", '"type"', '"arguments":1,', "[[[[", "}{", "\\\\\\", "1e999",
     "<|x|>"]
)  # fmt: skip
finite = st.floats(allow_nan=False, allow_infinity=False)
scalars = st.none() | st.booleans() | st.integers() | finite
any_value = st.recursive(
    scalars | st.text(st.characters(), max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["region", "type", "x"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@st.composite
def spoiled_texts(draw):
    """A valid text in which a few stretches were replaced."""
    text = draw(st.sampled_from(WHOLE))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        text = text[:start] + draw(strays | st.just("")) + text[end:]
    return text


@st.composite
def bent_calls(draw):
    """A call in which any member may have any value, or be gone."""
    call = a_function_call()
    for name in draw(st.lists(st.sampled_from([*call, "role", "namespace", "output"]))):
        call[name] = draw(any_value)
    for name in draw(st.lists(st.sampled_from([*call]), max_size=2)):
        call.pop(name, None)
    return call


def check_findings(inspection) -> None:
    """Each finding is a known rule, stands in the text and can be said aloud."""
    text = inspection.document.text
    records = inspection.document.records
    for finding in inspection.findings:
        place = finding.place
        assert finding.code in rules()
        assert 0 <= place.span.start <= place.span.end <= len(text)
        root = records[place.record].root
        assert root is None or resolve(root, place.pointer) is not None
        if place.inner is not None:
            arguments = inspection.items[finding.item].item.arguments
            inner = place.inner_span
            assert 0 <= inner.start <= inner.end <= len(arguments.text)
            assert arguments.outer_span(inner) == place.span
        for language in LANGUAGES:
            assert message_of(finding, language)


@given(spoiled_texts())
def test_a_spoiled_text_is_inspected_and_each_finding_has_its_place(text):
    check_findings(inspect_content(text))


@given(spoiled_texts())
def test_a_text_that_is_not_json_is_never_free_of_findings(text):
    inspection = inspect_content(text)
    if not all(record.is_json for record in inspection.document.records):
        assert inspection.document.is_empty or inspection.findings


@given(bent_calls(), st.sampled_from([a_request, a_response]))
def test_a_bent_call_is_inspected_and_each_finding_has_its_place(call, body):
    check_findings(inspect_content(as_json(body(call))))


@given(st.lists(any_value, max_size=4))
def test_a_list_of_anything_is_inspected(values):
    inspection = inspect_content(as_json([a_function_call(), *values]))
    check_findings(inspection)
    assert len(inspection.items) == 1 + len(values)


@given(any_value)
def test_any_value_is_inspected_and_is_an_item_or_said_to_be_none(value):
    inspection = inspect_content(as_json(value))
    check_findings(inspection)
    root = inspection.document.records[0].root
    if not inspection.items:
        assert "envelope/no-item" in {finding.code for finding in inspection.findings}
    else:
        assert isinstance(root, (ObjectNode, ArrayNode))


def refuse(word: str) -> None:
    raise ValueError(word)


def satisfies(text: str) -> bool:
    """What two independent libraries say: strict JSON, and valid by the schema."""
    try:
        value = json.loads(text, parse_constant=refuse)
    except ValueError:
        return False
    return jsonschema.Draft202012Validator(REGION_SCHEMA).is_valid(value)


@given(
    st.lists(
        st.sampled_from(
            ["{", "}", '"region"', ":", '"apac"', '"emea"', '"mars"', ",", " ", "\n",
             '"x"', "1", "null", "NaN", "'", '{"region":"apac"}', "\\", "[", "]",
             '"\\u0061pac"']
        ),
        max_size=8,
    ).map("".join)
)  # fmt: skip
def test_a_call_is_ok_exactly_where_two_other_libraries_say_so(arguments):
    inspection = inspect_content(as_json(a_response(a_function_call(arguments))))
    [entry] = inspection.items
    is_ok = entry.reason is Reason.OK
    # The last of two equal names counts for both; whoever reads the first differs,
    # which is a finding but no verdict.
    assert is_ok == satisfies(arguments)


@given(bent_calls())
def test_the_reason_follows_the_gate_in_its_order(call):
    [entry] = inspect_content(as_json(a_response(call))).items
    kind, arguments = call.get("type"), call.get("arguments")
    if not isinstance(kind, str) or ":" in kind:
        expected = Reason.NAMESPACED
    elif kind != "function_call":
        expected = Reason.NOT_FUNCTION_CALL
    elif call.get("status") != "completed":
        expected = Reason.STATUS
    elif not isinstance(arguments, str):
        expected = Reason.ARGUMENTS_TYPE
    else:
        return  # the texts are held to two libraries above
    assert entry.reason is expected


@pytest.mark.parametrize("text", WHOLE)
def test_every_prefix_of_a_text_is_inspected(text):
    for end in range(0, len(text), 3):
        inspection = inspect_content(text[:end])
        check_findings(inspection)
        if not all(record.is_json for record in inspection.document.records):
            assert not inspection.is_complete
