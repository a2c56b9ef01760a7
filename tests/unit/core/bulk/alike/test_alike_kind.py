import json

import pytest

from builders import a_function_call, a_message, an_output
from inspector.core.bulk.alike.alike_kind import Called, Kind, Kinds
from inspector.core.bulk.calls.call_counts import CallKind
from inspector.core.bulk.calls.shape import shape_of
from inspector.core.source.json_reader import read_json


def line(value) -> bytes:
    return json.dumps(value).encode()


def kind_of(value) -> Kind:
    text = json.dumps(value)
    return Kind(shape_of(text, read_json(text).root), text)


def test_a_call_is_known_by_the_name_that_it_calls():
    kind = kind_of(a_function_call())
    match = kind.match(line(a_function_call(name="other")))
    assert match is not None
    assert kind.called(match) == b"other"
    assert kind.is_own(match)


def test_what_calls_nothing_has_no_name():
    kind = kind_of(a_message("a"))
    match = kind.match(line(a_message("b")))
    assert match is not None
    assert kind.called(match) == b""


@pytest.mark.parametrize(
    ("of", "other"),
    [
        (an_output(), an_output(id="fco_1", call_id="fco_1")),
        (a_function_call(), a_function_call(id="fc_1", call_id="fc_1")),
    ],
)
def test_an_id_that_is_the_call_id_over_again_is_looked_at(of, other):
    kind = kind_of(of)
    match = kind.match(line(other))
    assert match is not None
    assert not kind.is_own(match)


@pytest.mark.parametrize("text", [b"\xff", b"\\ud800", b"\t", b"\\x"])
def test_a_text_that_is_not_sound_is_looked_at(text):
    kind = kind_of(a_message("a"))
    match = kind.match(line(a_message("PLACE")).replace(b"PLACE", b"x" + text))
    assert match is not None
    assert not kind.is_own(match)


def test_lines_are_counted_by_all_names_of_the_kind():
    kind = kind_of(a_function_call())
    kind.numbers |= {b"a": 3, b"b": 5}
    assert kind.met({3: 2, 4: 7, 5: 1}) == 3


def kinds_of(*values) -> Kinds:
    kinds = Kinds()
    for value in values:
        kinds.add(kind_of(value))
    return kinds


def test_kinds_are_found_by_how_lines_begin_and_end():
    kinds = kinds_of(a_function_call(), a_message(), an_output())
    call, message, output = kinds.all
    assert kinds.like(line(a_function_call(name="other"))) == [call]
    assert kinds.like(line(a_message("other"))) == [message]
    assert kinds.like(line(an_output(call_id="other"))) == [output]
    assert not kinds.like(b"{}")
    assert not kinds.like(b"")


def test_what_was_met_more_often_is_tried_first():
    said = {"content": [{"type": "output_text", "text": "a"}]}
    message = {"type": "message", "id": "msg_1"}
    roles = ({"role": "assistant"}, {"role": "user"})
    kinds = kinds_of(*(message | role | said for role in roles))
    first, second = kinds.all
    first.numbers[b""], second.numbers[b""] = 0, 1
    kinds.rank({0: 3, 1: 5})
    assert kinds.like(line(message | said)) == [second, first]


ORDERS = [
    ("type", "id", "call_id", "name", "arguments", "status"),
    ("id", "type", "status", "arguments", "call_id", "name"),
    ("name", "arguments", "type", "id", "call_id"),
    ("type", "arguments", "name", "status", "call_id"),
]


@pytest.mark.parametrize("order", ORDERS, ids=" ".join)
def test_the_calls_of_a_name_are_found_wherever_it_stands(order):
    said = '{"name":"third","arguments":"{}"}'
    calls = [
        {member: a_function_call(said, name=name)[member] for member in order}
        for name in ("first", "second", "third")
    ]
    kind = kind_of(calls[0])
    kind.calls |= {b"first": 1, b"second": 2}
    assert [kind.called_in(line(call)) for call in calls] == [1, 2, None]


def test_without_a_schema_no_line_is_fine():
    shape = kind_of(a_function_call()).shape
    called = Called(0, CallKind(None, (), None, is_checked=False), shape)
    assert called.fine.fullmatch(line(a_function_call())) is None
