r"""String literals: where they end, what they mean, what is wrong in them."""

from __future__ import annotations

import ast
import contextlib
import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.json_fault import FaultLog, StoppedReadingError
from inspector.core.source.json_strings import (
    SOUND_STRING,
    decoded_body,
    escapes_of,
    read_string,
)
from inspector.core.source.span import Span

bodies = st.text(
    alphabet=st.sampled_from(
        [*"\"\\/bfnrtuxaU'0123dDeEfF {}\x00\x1f\n", "é", "😀", "\ud83d", "\ude00"]
    ),
    max_size=16,
)
well_formed = st.text(alphabet=st.characters(exclude_categories=["Cs"]))


def read(text: str, *, marks_bytes: bool = False):
    """The string at the front of a text, and the faults met on the way."""
    log = FaultLog(text, len(text), marks_bytes=marks_bytes)
    node = None
    with contextlib.suppress(StoppedReadingError):
        node = read_string(text, 0, len(text), log)
    return node, [(fault.rule, tuple(fault.span)) for fault in log.faults()]


@given(bodies)
def test_a_sound_string_is_what_json_takes_without_half_pairs(body):
    match = re.fullmatch(SOUND_STRING, f'"{body}"')
    try:
        oracle = json.loads(f'"{body}"')
    except ValueError:
        oracle = None
    is_sound = isinstance(oracle, str) and not re.search("[\ud800-\udfff]", oracle)
    assert bool(match) == is_sound
    if match:
        assert decoded_body(match[1]) == oracle


@given(well_formed)
def test_whatever_json_writes_is_sound_and_means_the_same(text):
    for ascii_only in (True, False):
        match = re.fullmatch(SOUND_STRING, json.dumps(text, ensure_ascii=ascii_only))
        assert match
        assert decoded_body(match[1]) == text


@given(bodies)
def test_the_slow_way_means_the_same_where_json_has_an_answer(body):
    try:
        oracle = json.loads(f'"{body}"')
    except ValueError:
        return
    node, faults = read(f'"{body}"')
    assert node.text == oracle
    assert {rule for rule, _ in faults} <= {"json/lone-surrogate"}


@pytest.mark.parametrize(
    ("text", "meaning", "faults"),
    [
        ('"a\tb"', "a\tb", [("json/control-character", (2, 3))]),
        ('"\\x41"', "\\x41", [("json/invalid-escape", (1, 3))]),
        ('"\\u12G4"', "\\u12G4", [("json/invalid-escape", (1, 3))]),
        ('"\\\n"', "\\\n", [("json/invalid-escape", (1, 3))]),
        ('"\\ud83d"', "\ud83d", [("json/lone-surrogate", (1, 7))]),
        ('"\\ude00\\ud83d"', "\ude00\ud83d", [("json/lone-surrogate", (1, 7)),
                                             ("json/lone-surrogate", (7, 13))]),
        ('"\\ud83d\\ud83d\\ude00"', "\ud83d😀", [("json/lone-surrogate", (1, 7))]),
        ('"\\\\ud83d\t"', "\\ud83d\t", [("json/control-character", (8, 9))]),
        ('"\ud83d"', "\ud83d", [("json/lone-surrogate", (1, 2))]),
        ('"\\q\x00\\u0041"', "\\q\x00A", [("json/invalid-escape", (1, 3)),
                                         ("json/control-character", (3, 4))]),
    ],
)  # fmt: skip
def test_each_fault_in_a_string_is_named_where_it_stands(text, meaning, faults):
    node, found = read(text)
    assert found == faults
    assert (node.text, node.end) == (meaning, len(text))


def test_half_a_pair_is_a_byte_only_where_bytes_were_decoded():
    assert read('"\udc80"')[1] == [("json/lone-surrogate", (1, 2))]
    assert read('"\udc80"', marks_bytes=True)[1] == [("json/encoding", (1, 2))]
    assert read('"\ud83d"', marks_bytes=True)[1] == [("json/lone-surrogate", (1, 2))]


@pytest.mark.parametrize(
    ("text", "variant"),
    [
        ('"', "string"),
        ('"abc', "string"),
        ('"abc\\"', "string"),
        ('"abc\\', "escape"),
        ('"abc\\u', "escape"),
        ('"abc\\u00', "escape"),
        ('"abc\\u004', "escape"),
        ('"abc\\u0041', "string"),
        ('"abc\\\\u00', "string"),
        ('"\\ud83d', "escape"),
        ('"\\ud83d\\', "escape"),
        ('"\\ud83d\\ude0', "escape"),
        ('"\\ud83d\\ude00', "string"),
        ("'abc", "string"),
        ("'abc\\'", "string"),
    ],
)
def test_a_string_that_does_not_end_looks_cut_off(text, variant):
    log = FaultLog(text, len(text))
    with pytest.raises(StoppedReadingError):
        read_string(text, 0, len(text), log)
    [fault] = log.faults()
    assert (fault.rule, fault.variant) == ("json/truncated", variant)
    assert fault.span == Span(len(text), len(text))


def test_a_string_that_does_not_end_says_where_it_began():
    log = FaultLog('  "abc', 6)
    with pytest.raises(StoppedReadingError):
        read_string('  "abc', 2, 6, log)
    assert dict(log.faults()[0].details) == {"opened": 2}


def test_a_fault_before_the_cut_is_named_too():
    assert read('"a\tb')[1] == [
        ("json/control-character", (2, 3)),
        ("json/truncated", (4, 4)),
    ]


def test_the_end_of_the_stretch_ends_the_string():
    log = FaultLog('"abc"', 3)
    with pytest.raises(StoppedReadingError):
        read_string('"abc"', 0, 3, log)
    assert log.faults()[0].span == Span(3, 3)


@given(well_formed)
def test_a_python_repr_in_single_quotes_means_what_python_says(text):
    literal = repr(text + '"')  # the double quote makes Python choose single ones
    if "'" in text:
        return  # then Python escapes, or chooses double quotes
    assert literal[0] == "'"
    node, faults = read(literal)
    assert node.text == text + '"'
    assert faults == [("json/python-literal", (0, len(literal)))]


@given(
    st.lists(
        st.sampled_from(
            ["\\'", '"', "\\\\", "\\n", "\\x41", "\\u00e9", "\\U0001F600", "\\0",
             "\\101", "\\a", "\\v", "\\ud83d", "\\ude00", "/", "b", "é", "\\/", "\\q",
             "\\x4"]
        )
    )
)  # fmt: skip
def test_pythons_escapes_mean_what_python_says(pieces):
    literal = "'" + "".join(pieces) + "'"
    try:
        oracle = ast.literal_eval(literal)
    except (SyntaxError, ValueError):  # such as \x4
        return
    except SyntaxWarning:
        oracle = None  # Python keeps an escape that it does not know, and warns
    node, _ = read(literal)
    if oracle is not None:
        assert node.text == oracle


def test_a_python_escape_that_python_does_not_know_is_kept():
    assert read(r"'\/\q'")[0].text == r"\/\q"


def test_the_quotes_say_whose_escapes_count():
    assert escapes_of('"').match("\\/")
    assert not escapes_of("'").match("\\/")
    assert escapes_of("'").match("\\x41")
    assert not escapes_of('"').match("\\x41")


def test_each_escape_means_one_character():
    for quote, escapes in {
        '"': ['\\"', "\\n", "\\u0041", "\\ud83d\\ude00", "\\ud83d"],
        "'": ["\\'", "\\x41", "\\101", "\\U0001F600", "\\ud83d"],
    }.items():
        for escape in escapes:
            assert escapes_of(quote).fullmatch(escape)
            assert len(read(f"{quote}{escape}{quote}")[0].text) == 1
