import json

import pytest

from builders import a_function_call, a_message, an_output
from counted_logs import sources_of
from inspector.core.bulk import late_pattern
from inspector.core.bulk.alike import Alike
from inspector.core.bulk.alike_lines import known_at_once
from inspector.core.checks.inspection import inspect_content

FINE = '{"region":"emea"}'


def written(value) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def behind(call) -> dict:
    """A call with its name behind its arguments, as some loggers write it."""
    return {**{k: v for k, v in call.items() if k != "name"}, "name": call["name"]}


def learnt(*values) -> Alike:
    alike = Alike()
    for value in values:
        text = written(value).decode()
        found = inspect_content(text, sources_of("get_sales_report"))
        alike.learn(text.encode(), found)
    return alike


def taken(alike, lines) -> list:
    """What is known of each line; None for those that are left."""
    rows = known_at_once(alike.kinds, lines)
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
    soft = written(call | {"arguments": '{"region":"em"}'})
    lines = [
        soft,
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
    assert known_at_once(alike.kinds, lines).left == [*range(len(lines))]


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
    called.longest = 3
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
    rows = known_at_once(Alike().kinds, [b"a", b"b"])
    rows.put(1, (7, b"call_1", 5))
    assert (rows.steps[1], rows.keys[1], rows.digests[1]) == (7, b"call_1", 5)
