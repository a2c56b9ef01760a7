import json

import pytest

from builders import a_function_call, a_message, a_tool, an_output
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.alike.alike_lines import known_at_once
from inspector.core.bulk.calls import late_pattern
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools

REGION = {
    "type": "object",
    "properties": {"region": {"enum": ["apac", "emea"]}},
    "required": ["region"],
    "additionalProperties": False,
}
FINE = '{"region":"emea"}'


def written(value) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def behind(call) -> dict:
    """A call with its name behind its arguments, as some loggers write it."""
    return {**{k: v for k, v in call.items() if k != "name"}, "name": call["name"]}


def given_with(schema) -> Sources:
    tool = a_tool(name="get_sales_report", parameters=schema)
    document = read_document(json.dumps([tool]), Origin("tools.json"))
    return Sources(tools=tuple(read_tools(document)))


def learnt(*values, given=None) -> Alike:
    alike = Alike()
    for value in values:
        text = written(value).decode()
        found = inspect_content(text, given or given_with(REGION))
        alike.learn(text.encode(), found)
    return alike


def taken(alike, lines) -> list:
    """What is known of each line; None for those that are left."""
    rows = known_at_once(alike, lines)
    known = [*zip(rows.steps, rows.keys, rows.digests, strict=True)]
    return [None if n in rows.left else each for n, each in enumerate(known)]


@pytest.fixture(autouse=True)
def _soon(monkeypatch):
    monkeypatch.setattr(late_pattern, "WORTH", 1)


@pytest.mark.parametrize("turned", [dict, behind], ids=["before", "behind"])
def test_lines_are_known_as_they_are_one_by_one(turned):
    call = turned(a_function_call())
    alike = learnt(call, an_output(), a_message("a"))
    lines = [
        written(turned(a_function_call(FINE, call_id="call_7"))),
        written(an_output(call_id="call_7")),
        written(a_message("한글 😀")),
        written(turned(a_function_call('{"region": "emea"}', call_id="call_8"))),
    ]
    found = taken(alike, lines)
    assert found == [*alike.known(lines)]
    assert [key for _, key, _ in found] == [b"call_7", b"call_7", None, b"call_8"]
    assert found[0][2]


@pytest.mark.parametrize("turned", [dict, behind], ids=["before", "behind"])
def test_a_line_that_is_not_surely_like_another_is_left(turned):
    alike = learnt(turned(a_function_call()), an_output(), a_message("a"))
    call = turned(a_function_call(FINE, call_id="call_7"))
    lines = [
        written(call | {"arguments": "{"}),
        written(call | {"name": "other"}),
        written(call | {"id": "call_7"}),
        written(call).replace(b"emea", b"\xff"),
        written(an_output(id="call_7", call_id="call_7")),
        written(an_output(output="PLACE")).replace(b"PLACE", b"\xe2\x80"),
        written(a_message("PLACE")).replace(b"PLACE", b"\\x"),
        written(a_message("a", role="user")),
        b'{"type":"message"',
        b"",
    ]
    assert taken(alike, lines) == [None] * len(lines)
    assert known_at_once(alike, lines).left == [*range(len(lines))]


def test_two_halves_of_a_character_are_none():
    alike = learnt(a_message("a"))
    first, second = (
        written(a_message("PLACE")).replace(b"PLACE", half)
        for half in (b"\xe2\x80", b"\xa6")
    )
    assert taken(alike, [first, second]) == [None, None]


def test_arguments_that_are_too_long_to_be_sure_are_left():
    alike = learnt(a_function_call())
    [kind] = alike.kinds.all
    [called] = kind.calls.values()
    line = written(a_function_call(FINE))
    assert taken(alike, [line]) != [None]
    called.longest = called.longest_near = 3
    assert taken(alike, [line, line]) == [None, None]


def test_lines_of_several_shapes_that_begin_alike_are_told_apart():
    listed = [{"type": "input_text", "text": "창문"}]
    alike = learnt(an_output(), an_output(output=listed))
    lines = [written(an_output(output=each)) for each in ("b", listed, "c", [])]
    found = taken(alike, lines)
    assert found[0] == found[2]
    assert found[0] != found[1]
    assert found[3] is None


def test_nothing_is_known_before_anything_was_learnt():
    assert taken(Alike(), [b"{}", b""]) == [None, None]


def test_what_is_known_of_a_line_is_put_in_its_place():
    rows = known_at_once(Alike(), [b"a", b"b"])
    rows.put(1, (7, b"call_1", 5))
    assert (rows.steps[1], rows.keys[1], rows.digests[1]) == (7, b"call_1", 5)


WRONG = [
    "{}",
    '{"region":7}',
    '{"region":"elsewhere"}',
    '{"region":"emea","more":1}',
    '{"region":{"a":1},"more":null}',
]


@pytest.mark.parametrize("turned", [dict, behind], ids=["before", "behind"])
def test_calls_are_known_by_what_is_wrong_in_them(turned):
    alike = learnt(turned(a_function_call()))
    lines = [
        written(turned(a_function_call(text, call_id=f"call_{number}")))
        for number, text in enumerate(WRONG * 2)
    ]
    found = taken(alike, lines)
    assert found == [*alike.known(lines)]
    assert None not in found
    steps = [step for step, _, _ in found]
    assert steps[: len(WRONG)] == steps[len(WRONG) :]


def test_what_is_wrong_is_looked_at_once(monkeypatch):
    alike = learnt(a_function_call())
    lines = [written(a_function_call("{}", call_id=f"call_{n}")) for n in range(9)]
    looked_at, look = [], alike.known_of
    monkeypatch.setattr(alike, "known_of", lambda x: looked_at.append(x) or look(x))
    taken(alike, lines)
    taken(alike, lines)
    assert looked_at == lines[:1]


@pytest.mark.parametrize(
    "change", [{"id": "call_7"}, {"arguments": '{"region":"\x00"'}]
)
def test_a_faulty_call_that_a_check_looks_closer_at_is_left(change):
    alike = learnt(a_function_call())
    call = a_function_call("{}", call_id="call_7")
    assert taken(alike, [written(call)]) != [None]
    assert taken(alike, [written(call | change)]) == [None]


def test_a_member_that_may_hold_the_values_makes_a_call_be_looked_at():
    schema = {"type": "object", "properties": {"args": {"type": "object"}}}
    given = given_with(schema | {"required": ["args"]})
    alike = learnt(a_function_call('{"args":{}}'), given=given)
    assert taken(alike, [written(a_function_call("{}"))]) == [None]
