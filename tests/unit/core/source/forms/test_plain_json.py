"""One object or array and nothing around it: what most texts are."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.decoding import DecodedText
from inspector.core.source.forms.plain_json import LONGEST, read_plain_json
from inspector.core.source.forms.table import FORMS
from inspector.core.source.unwrapping import read_through

TEXTS = st.recursive(
    st.sampled_from(
        ["log", "entries", "response.created", "data: {}", "event: a\n\n", "{", 1, None]
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(["type", "log", "a\n"]), inner, max_size=3),
    ),
    max_leaves=9,
)
SPACES = st.sampled_from(["", "\n", "\r\n\r\n", " \t"])
INDENTS = st.sampled_from([None, 0, 1])


def plainly(text):
    return read_plain_json(DecodedText(text, "utf-8", 0))


@given(TEXTS, INDENTS, SPACES, SPACES, st.sampled_from(["", "x", "}", "\n{}"]))
def test_all_forms_together_say_the_same(value, indent, before, behind, more):
    text = before + json.dumps(value, indent=indent) + behind + more
    read = plainly(text)
    assert read in (None, read_through(DecodedText(text, "utf-8", 0), FORMS))


@pytest.mark.parametrize("text", ["{}", ' [1, {"a": "b"}]\n', '{"a": 1, "a": 2}'])
def test_an_object_or_array_is_plain(text):
    assert plainly(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        *("", '"{}"', "7", "{", "[1,]", "{} {}", "```\n{}\n```", "{'a': 1}"),
        '{"log": {"entries": []}}',
        "[" + " " * LONGEST + "]",
    ],
)
def test_anything_else_is_asked_for_its_form(text):
    assert plainly(text) is None
