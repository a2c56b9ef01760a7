"""How a text was read is said in words of the window."""

from __future__ import annotations

import pytest

from inspector.ui.models.reading_words import reading_words


@pytest.mark.parametrize(
    ("read_as", "words"),
    [
        ("json", "JSON"),
        ("jsonl", "JSON Lines"),
        ("text", "plain text"),
        ("sse", "event stream"),
        ("json, utf-16-le", "JSON, UTF-16 LE"),
        ("json in a string (1 level)", "JSON in a string"),
        ("json in a string (3 levels)", "JSON in a string \u00d73"),
        (
            "log lines (prefix), json in a string (2 levels)",
            "log lines, JSON in a string \u00d72",
        ),
        ("jsonl, gzip", "JSON Lines, gzip"),
        ("something new", "something new"),
    ],
)
def test_every_word_is_said_and_a_new_one_stays(read_as, words):
    assert reading_words(read_as) == words
