import json

import pytest

from builders import a_function_call, a_message, an_output
from inspector.core.bulk.alike_kind import Kind
from inspector.core.bulk.shape import shape_of
from inspector.core.source.json_reader import read_json


def line(value) -> bytes:
    return json.dumps(value).encode()


def kind_of(value) -> Kind:
    text = json.dumps(value)
    return Kind(shape_of(text, read_json(text).root))


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
