"""What stood around a value, and how that is said."""

from __future__ import annotations

import pytest

from inspector.core.source.span import Span
from inspector.core.source.wrapping import (
    WORDS,
    Wrapping,
    WrappingKind,
    around,
    described,
)

PLACE = Span(0, 1)
STRING = Wrapping(WrappingKind.STRING, PLACE)
PREFIX = Wrapping(WrappingKind.PREFIX, PLACE)
REPR = Wrapping(WrappingKind.REPR, PLACE)


def test_strings_in_strings_are_one_wrapping_of_several_levels():
    assert around(STRING, (STRING._replace(levels=2), PREFIX)) == (
        STRING._replace(levels=3),
        PREFIX,
    )


def test_other_wrappings_stand_in_each_other():
    assert around(PREFIX, (STRING,)) == (PREFIX, STRING)
    assert around(STRING, (REPR, STRING)) == (STRING, REPR, STRING)


@pytest.mark.parametrize(
    ("form", "wrappings", "words"),
    [
        ("json", [], "json"),
        ("jsonl", [], "jsonl"),
        ("json-seq", [], "json text sequence"),
        ("values", [], "json values"),
        ("json", [STRING], "json in a string (1 level)"),
        ("json", [STRING._replace(levels=2)], "json in a string (2 levels)"),
        ("jsonl", [PREFIX, PREFIX], "log lines (prefix)"),
        (
            "jsonl",
            [STRING, STRING._replace(levels=3)],
            "json in a string (3 levels), jsonl",
        ),
        ("sse", [STRING], "json in a string (1 level), sse"),
        ("json", [PREFIX, REPR], "log lines (prefix), python repr"),
    ],
)
def test_a_form_is_said_from_the_outside_in(form, wrappings, words):
    assert described(form, wrappings) == words


def test_every_kind_has_a_word():
    assert set(WORDS) == set(WrappingKind)
