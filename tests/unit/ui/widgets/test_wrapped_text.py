"""Text is broken at words, inside them where it must, and cut at last."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics

from inspector.ui.theme import interface_font
from inspector.ui.widgets.wrapped_text import wrapped

WORDS = "one two three four five six seven eight nine ten"


@pytest.fixture
def font(qapp):
    return interface_font()


def test_what_fits_is_one_line(font):
    assert wrapped("short", font, 400, 4) == ("short",)


def test_lines_break_at_words_and_lose_none(font):
    lines = wrapped(WORDS, font, 120, 9)
    assert len(lines) > 2
    assert " ".join(lines) == WORDS
    assert all(QFontMetrics(font).horizontalAdvance(line) <= 120 for line in lines)


def test_a_word_without_end_is_broken_anywhere(font):
    lines = wrapped("x" * 100, font, 120, 20)
    assert "".join(lines) == "x" * 100


def test_the_last_line_says_that_there_is_more(font):
    lines = wrapped(WORDS * 9, font, 120, 3)
    assert len(lines) == 3
    assert lines[-1].endswith("…")
    assert wrapped(WORDS, font, 120, 1)[0].endswith("…")


def test_characters_beyond_the_first_plane_are_not_cut_in_half(font):
    text = "😀" * 60
    lines = wrapped(text, font, 120, 40)
    assert "".join(lines) == text


@pytest.mark.parametrize("width", [0, -5, 1])
def test_no_room_is_no_endless_loop(font, width):
    assert len(wrapped(WORDS, font, width, 4)) <= 4
