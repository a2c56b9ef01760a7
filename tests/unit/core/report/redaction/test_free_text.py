"""What is told to hold no secret holds none; every secret here is invented."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.report.redaction.asked import asked_for
from inspector.core.report.redaction.detectors import secret_names
from inspector.core.report.redaction.free_text import is_surely_free
from inspector.core.report.redaction.masking import Masking
from inspector.core.report.redaction.stand_ins import StandIns
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from invented_secrets import GLUED, HARMLESS, SECRETS

TEXTS = [text for text, _ in SECRETS.values()] + list(GLUED)
NAMES = sorted({*secret_names()[0], *secret_names()[1]})
KEY = "sk-abcdefghijklmnop1234"
CUT = [
    f"{KEY[:3]}\n{KEY[3:]}",
    f"{KEY[:12]}\\\r\n\t{KEY[12:]}",
    f"{KEY[:2]}=\r{KEY[2:]}",
]


def is_masked(text, **chosen):
    document = read_document(text, Origin("a.jsonl"))
    masking = Masking(asked_for(**chosen), StandIns("secrets"))
    return masking.masked(document) is not None


def escaped(text):
    """A string of JSON in which every character is an escape."""
    units = text.encode("utf-16-be").hex()
    return (
        '"' + "".join(f"\\u{units[i : i + 4]}" for i in range(0, len(units), 4)) + '"'
    )


def nested(value, depth, *, is_ascii):
    for _ in range(depth):
        value = {"note": json.dumps(value, ensure_ascii=is_ascii)}
    return json.dumps(value, ensure_ascii=is_ascii)


@pytest.mark.parametrize("text", TEXTS + CUT)
@pytest.mark.parametrize("depth", range(4))
@pytest.mark.parametrize("is_ascii", [True, False])
def test_a_secret_leaves_a_sign_however_deep_it_stands(text, depth, is_ascii):
    line = nested({"said": text}, depth, is_ascii=is_ascii)
    assert is_masked(line) or depth > 0  # deeper than it is opened it may be no secret
    assert not is_surely_free(line)


@pytest.mark.parametrize("text", TEXTS)
def test_escapes_hide_no_sign(text):
    line = f'{{"said": {escaped(text)}, "a": {{"b": {json.dumps(escaped(text))}}}}}'
    assert is_masked(line)
    assert not is_surely_free(line)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_leaves_a_sign(name):
    for spelled in (name, name.upper(), "-".join(name), f"my_{name}"):
        for line in (
            json.dumps({spelled: "tiger"}),
            json.dumps({"arguments": json.dumps({"a": [{spelled: "tiger"}]})}),
            json.dumps({"arguments": f"{{'a': {{'{spelled}': 'tiger'}}}}"}),
            json.dumps([{"name": spelled, "value": "tiger"}]),
            f"{{{escaped(spelled)}: 7}}",
        ):
            assert not (is_masked(line) and is_surely_free(line)), line


def test_a_name_that_only_small_letters_make_one():
    assert is_masked('{"to\u212aen": 1, "api\u212aey": "tiger"}')
    assert not is_surely_free('{"api\u212aey": "tiger"}')
    assert not is_surely_free('{"api\\u212Aey": "tiger"}')


def test_a_member_that_was_chosen_is_looked_for():
    assert not is_surely_free('{"region": "apac"}', ["region"])
    assert not is_surely_free(r'{"a": "{\"region\": 1}"}', ["region"])
    assert is_surely_free('{"area": "apac"}', ["region"])
    assert not is_surely_free('{"area": "apac"}', ["지역"])


@pytest.mark.parametrize("text", HARMLESS)
def test_what_is_surely_free_is_masked_nowhere(text):
    line = json.dumps({"said": text})
    assert not is_masked(line)


@pytest.mark.parametrize(
    "line",
    [
        '{"type": "function_call", "call_id": "call_1", "arguments": "{\\"n\\": 1}"}',
        '{"text": "two\\nlines, https://example.com/path?page=2"}',
        '{"text": "\\ud55c\\uad6d 한국 12:30"}',
        '{"max_output_tokens": 200, "author": "kim"}',
    ],
)
def test_common_lines_are_surely_free(line):
    assert is_surely_free(line)


PIECES = st.sampled_from(
    [*TEXTS, *HARMLESS, *CUT, *NAMES, "value", "name", "a", "{", '"', "\\"]
)
WORDS = st.lists(PIECES, min_size=1, max_size=3).map("".join)
VALUES = st.recursive(
    WORDS | st.integers() | st.none(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(WORDS, inner, max_size=3)
        | inner.map(json.dumps)
        | inner.map(lambda value: json.dumps(value, ensure_ascii=False))
        | inner.map(repr)
    ),
    max_leaves=6,
)


@given(VALUES, st.booleans())
def test_no_text_that_is_surely_free_is_masked(value, is_ascii):
    line = json.dumps({"a": value}, ensure_ascii=is_ascii)
    assert not (is_surely_free(line) and is_masked(line))
