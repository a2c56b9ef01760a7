import json

import pytest

from builders import a_function_call, a_message, an_output
from inspector.core.bulk.calls.shape import ARGUMENTS, CALL_ID, ID, NAME, shape_of
from inspector.core.source.json_reader import read_json

CALL = a_function_call()
REASONING = {
    "type": "reasoning",
    "id": "rs_1",
    "summary": [{"type": "summary_text", "text": "so"}],
}


def text(value, **options):
    return json.dumps(value, **options)


def shape(value, **options):
    line = text(value, **options)
    return shape_of(line, read_json(line).root)


def fits(of, line, **options):
    line = line if isinstance(line, bytes) else text(line, **options).encode()
    return shape(of).fit(line) is not None


def test_a_call_differs_in_its_ids_its_name_and_its_arguments():
    found = shape(CALL)
    assert set(found.roles) == {ID, CALL_ID, NAME, ARGUMENTS}
    other = CALL | {"call_id": "call_9", "name": "x", "id": "fc_9", "arguments": "{"}
    line = text(other).encode()
    places = found.fit(line)
    assert line[slice(*places[found.roles[NAME]])] == b"x"
    assert line[slice(*places[found.roles[CALL_ID]])] == b"call_9"


@pytest.mark.parametrize(
    "bend",
    [
        {"status": "incomplete"},
        {"type": "custom_tool_call"},
        {"id": "msg_1"},
        {"id": "fc_" + "x" * 62},
        {"call_id": "a b"},
        {"call_id": "x" * 65},
        {"call_id": "None"},
        {"call_id": ""},
        {"name": "a.b"},
        {"name": "x" * 65},
        {"namespace": "crm"},
        {"arguments": 1},
        {"arguments": None},
    ],
    ids=str,
)
def test_whatever_a_check_looks_at_is_part_of_the_shape(bend):
    assert not fits(CALL, CALL | bend)


def test_other_spaces_and_another_order_are_another_shape():
    assert not fits(CALL, text(CALL, separators=(",", ":")).encode())
    assert not fits(CALL, dict(reversed(CALL.items())))


@pytest.mark.parametrize("more", [b" ", b"x", b"}", b'{"a":1}'])
def test_nothing_may_stand_behind(more):
    assert not fits(CALL, text(CALL).encode() + more)


@pytest.mark.parametrize(
    ("of", "line", "expected"),
    [
        (a_message("a"), a_message('say "b" \\ 한글 😀'), True),
        (a_message("a"), a_message(" "), False),
        (a_message("a"), a_message(""), False),
        (a_message("a"), a_message("a", role="user"), False),
        (an_output("a"), an_output('{"a": "\\n"}'), True),
        (an_output("a"), an_output([]), False),
        (REASONING, REASONING | {"id": "rs_2"}, True),
        (REASONING, REASONING | {"summary": []}, False),
    ],
)
def test_texts_that_nobody_reads_may_be_any_sound_text(of, line, expected):
    assert fits(of, line, ensure_ascii=False) is expected


@pytest.mark.parametrize("body", ["\\ud800", "\\x", 'a","b":"c', "\t", "\\"])
def test_a_text_that_is_not_sound_does_not_fit(body):
    line = text(an_output("PLACE")).replace("PLACE", body).encode()
    assert not fits(an_output("a"), line)


@pytest.mark.parametrize(
    "value",
    [{"type": "acme:x"}, {"type": "web_search_call"}, {"id": "x"}, {"x": CALL}],
)
def test_types_whose_checks_are_not_known_have_no_shape(value):
    assert shape(value) is None


def test_a_line_that_counts_for_two_has_no_other_like_it():
    line = text(CALL).replace(", ", "\r, ", 1)
    assert shape_of(line, read_json(line).root) is None


BLANK = [chr(code) for code in range(0x10000) if chr(code).isspace()]


def has_text(said: str, *, is_ascii: bool) -> bool:
    """Whether a message fits that says something; as a line, and in a list of items."""
    message = a_message("of letters")
    line = text(a_message(said), ensure_ascii=is_ascii)
    found = shape(message).whole.fullmatch(line.encode()) is not None
    assert fits(message, line.encode()) is found
    return found


@pytest.mark.parametrize("is_ascii", [True, False])
@pytest.mark.parametrize("white", ["", *BLANK], ids=ascii)
def test_a_message_that_says_nothing_is_like_none_that_does(white, is_ascii):
    assert not has_text(white * 3, is_ascii=is_ascii)


@pytest.mark.parametrize("is_ascii", [True, False])
@pytest.mark.parametrize("first", ["한", "あ", "д", "ß", "😀", "“", '"', "\\", "、"])
def test_a_message_is_like_another_whatever_letter_it_begins_with(first, is_ascii):
    is_told_apart = is_ascii and first in "ß“、"  # by their first digits
    assert has_text(f"{first} x", is_ascii=is_ascii) is not is_told_apart
