"""Masking one document: what was asked, all of it, and nothing else."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import a_function_call, a_tool, an_output, as_json, as_json_lines
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.redaction.asked import VALUES, asked_for
from inspector.core.report.redaction.masking import Masking
from inspector.core.report.redaction.stand_ins import StandIns
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from wrapped import WAYS

KEY = "sk-abcdefghijklmnop1234"
MAIL = "kim@example.com"
ARGUMENTS = json.dumps(
    {"region": "apac", "api_key": 'k"e\\y', "note": f'"{MAIL}"', "to": KEY, "n": 40}
)


def masked(text, mode="secrets", *, is_schema=False, **chosen):
    asked = asked_for(mode, **chosen)
    document = read_document(text, Origin("a.json"))
    found = Masking(asked, StandIns(mode)).masked(document, is_schema=is_schema)
    return text if found is None else found[0]


def test_secrets_in_arguments_are_masked_and_the_text_stays_valid():
    value = json.loads(masked(as_json(a_function_call(ARGUMENTS))))
    inner = json.loads(value["arguments"])
    assert inner == {
        "region": "apac",
        "api_key": 'x"x\\x',
        "note": '"xxx@xxxxxxx.xxx"',
        "to": "xx-xxxxxxxxxxxxxxxx0000",
        "n": 40,
    }
    assert value | {"arguments": ""} == a_function_call("")


@pytest.mark.parametrize("way", WAYS)
def test_no_secret_is_left_however_the_text_was_pasted(way):
    text = WAYS[way](a_function_call(ARGUMENTS))
    out = masked(text)
    assert KEY not in out
    assert MAIL not in out


@pytest.mark.parametrize("form", ["sse", "chat"])
def test_a_secret_that_came_in_pieces_is_masked(form):
    def event(piece):
        if form == "sse":
            kind = "response.function_call_arguments.delta"
            value = {"type": kind, "item_id": "fc", "output_index": 0, "delta": piece}
        else:
            call = {"index": 0, "function": {"arguments": piece}}
            value = {"choices": [{"index": 0, "delta": {"tool_calls": [call]}}]}
        return f"data: {json.dumps(value)}\n\n"

    pieces = ['{"passw', 'ord":"hun', f'ter2","to":"{KEY[:5]}', KEY[5:] + '"}']
    out = masked("".join(map(event, pieces)))
    for secret in ("hun", "ter2", KEY[:5], KEY[5:]):
        assert secret not in out
    assert '\\"passw' in out
    assert 'ord\\"' in out


def test_only_names_types_and_lengths_are_left_of_all_values():
    value = json.loads(masked(as_json(a_function_call(ARGUMENTS)), VALUES))
    assert json.loads(value["arguments"]) == {
        "region": "xxxx",
        "api_key": "xxxxx",
        "note": "x" * (len(MAIL) + 2),
        "to": "x" * len(KEY),
        "n": 11,
    }
    assert value["type"] == "function_call"
    assert value["status"] == "completed"
    assert value["name"] == a_function_call()["name"]


def test_all_of_an_object_that_is_named_as_a_secret_is_masked():
    said = {"credentials": {"user": "kim", "parts": ["tiger", 7]}, "region": "apac"}
    value = json.loads(masked(as_json(a_function_call(json.dumps(said)))))
    hidden = {"credentials": {"user": "xxx", "parts": ["xxxxx", 1]}, "region": "apac"}
    assert json.loads(value["arguments"]) == hidden


@pytest.mark.parametrize("mode", ["secrets", VALUES])
@pytest.mark.parametrize("member", ["type", "pattern", "description", "x-note"])
def test_a_secret_in_a_string_of_a_schema_is_masked(member, mode):
    note = json.dumps({"a": json.dumps({"api_key": "tiger77"})})
    tool = a_tool(parameters={"type": "object", "properties": {"a": {member: note}}})
    out = masked(as_json({"model": "m", "input": [], "tools": [tool]}), mode)
    assert "tiger77" not in out


def test_a_chosen_member_is_masked_wherever_it_stands():
    text = as_json_lines(
        a_function_call('{"city":"Seoul"}'), an_output('{"place":{"city":"Busan"}}')
    )
    out = masked(text, members=["city"])
    assert "Seoul" not in out
    assert "Busan" not in out
    assert "city" in out


def test_a_pointer_chooses_one_place():
    text = as_json(a_function_call('{"a":{"b":"secret1"},"b":"public1"}'))
    for pointer in ("/arguments/a/b", "/a/b"):
        out = masked(text, members=[pointer])
        assert "secret1" not in out
        assert "public1" in out


def test_a_pattern_chooses_what_it_matches():
    text = as_json(a_function_call('{"q":"order 4711-XY for Kim"}'))
    assert "order 0000-XX for Kim" in masked(text, patterns=[r"\d{4}-[A-Z]{2}"])


def test_values_that_a_schema_names_get_the_masks_of_the_calls():
    schema = {"properties": {"city": {"type": "string", "enum": ["Seoul", "Busan"]}}}
    asked, stand_ins = asked_for(members=["city"]), StandIns("secrets")
    masking = Masking(asked, stand_ins)
    texts = [as_json(schema), as_json(a_function_call('{"city":"Busan"}'))]
    out = [
        masking.masked(read_document(text, Origin("a")), is_schema=not number)[0]
        for number, text in enumerate(texts)
    ]
    enum = json.loads(out[0])["properties"]["city"]
    assert enum["type"] == "string"
    assert json.loads(json.loads(out[1])["arguments"])["city"] == enum["enum"][1]
    assert enum["enum"][0] != enum["enum"][1]


def test_what_a_schema_is_stays_and_what_it_says_goes():
    tool = a_tool({"type": "object", "description": "Kim's own", "required": ["city"]})
    [out] = json.loads(masked(as_json([tool]), VALUES))
    assert out["parameters"]["type"] == "object"
    assert out["parameters"]["required"] == ["city"]
    assert "Kim" not in out["parameters"]["description"]


def test_a_broken_text_is_masked_as_text():
    out = masked(f'{{"password":"abc", "x": "{KEY}')
    assert "abc" not in out
    assert KEY not in out
    assert "Hong" not in masked('{"name": "Hong', VALUES)


def test_text_between_the_values_is_masked_too():
    assert MAIL not in masked(f'2026-01-02 INFO {MAIL} item={{"type": "message"}}')


def test_nothing_is_changed_where_there_is_nothing_to_mask():
    document = read_document(as_json(a_function_call("{}")), Origin("a"))
    assert Masking(asked_for(), StandIns("secrets")).masked(document) is None


@given(st.text(max_size=80), st.sampled_from(["secrets", "values"]))
def test_any_text_can_be_masked_and_keeps_its_lines(text, mode):
    out = masked(text, mode, members=["a"])
    assert out.count("\n") == text.count("\n")
    assert out.count("\r") == text.count("\r")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(JSON, st.sampled_from(["secrets", "values"]))
def test_json_stays_json_of_the_same_shape(value, mode):
    out = json.loads(masked(json.dumps({"arguments": json.dumps(value)}), mode))
    assert shape(json.loads(out["arguments"])) == shape(value)


def shape(value):
    if isinstance(value, dict):
        return {len(name): shape(each) for name, each in value.items()}
    if isinstance(value, list):
        return [shape(each) for each in value]
    return len(value) if isinstance(value, str) else type(value)


def test_a_number_that_came_in_pieces_is_masked_and_no_line_is_lost():
    def event(piece):
        kind = "response.function_call_arguments.delta"
        value = {"type": kind, "item_id": "fc", "output_index": 0, "delta": piece}
        value["obfuscation"] = "hidden words"
        return f"event: {kind}\ndata: {json.dumps(value)}\n\n"

    pieces = ['{"n":12', "34", '5,"on":tr', 'ue,"off":nu', r'll,"s":"a\nb"}']
    text = "".join(map(event, pieces))
    out = masked(text, VALUES)
    assert "hidden" not in out
    assert out.count("\n") == text.count("\n")
    deltas = [json.loads(line[6:])["delta"] for line in out.splitlines()[1::3]]
    assert json.loads("".join(deltas)) == {
        "n": 11111,
        "on": False,
        "off": None,
        "s": "x\nx",
    }


def test_what_is_no_json_stays_broken_in_the_same_way():
    for broken in ('{"a":NaN}', '{"a":"b\nc"}', '{"a":"bcd', '{"a":1,}', "{'a':1}"):
        text = as_json(a_function_call(broken))
        before = inspect_content(text).items[0].reason
        assert inspect_content(masked(text, VALUES)).items[0].reason is before
