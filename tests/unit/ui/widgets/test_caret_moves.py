"""A caret goes by characters, words and lines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from growth import assert_soon
from inspector.ui.widgets.caret_moves import (
    line_around,
    next_place,
    next_word,
    previous_place,
    previous_word,
    word_around,
)

ANY_TEXT = st.text(st.sampled_from("ab \n\r\t가\u0301\u200d😀👍\ud800."))


@pytest.mark.parametrize(
    ("text", "end"),
    [("ab", 1), ("e\u0301b", 2), ("\r\nb", 2), ("\rb", 1), ("👩\u200d💻b", 3), ("", 0)],
)
def test_a_character_is_passed_whole(text, end):
    assert next_place(text, 0) == end
    assert previous_place(text, end) == 0


def test_marks_after_a_line_break_do_not_join_it():
    assert next_place("\n\u0301", 0) == 1


@given(ANY_TEXT)
def test_stepping_on_reaches_the_end(text):
    place, steps = 0, 0
    while place < len(text):
        place, steps = next_place(text, place), steps + 1
    assert place == len(text)
    assert steps <= len(text)


@given(ANY_TEXT)
def test_stepping_back_reaches_the_beginning(text):
    place = len(text)
    while place:
        before = previous_place(text, place)
        assert before < place
        place = before


def test_words_are_passed_with_the_blanks_after_them():
    text = 'ab  cd."x"\n  e'
    places = [0]
    while places[-1] < len(text):
        places.append(next_word(text, places[-1]))
    assert places == [0, 4, 6, 8, 9, 10, 13, 14]


def test_words_are_passed_backwards_to_where_they_begin():
    text = "ab  cd.\n  e"
    places = [len(text)]
    while places[-1]:
        places.append(previous_word(text, places[-1]))
    assert places == [11, 10, 7, 6, 4, 0]


def test_an_endless_word_is_passed_quickly():
    text = "x" * 5_000_000
    assert assert_soon(lambda: next_word(text, 0), 1) == len(text)
    assert assert_soon(lambda: previous_word(text, len(text)), 1) < len(text)


@pytest.mark.parametrize(
    ("place", "word"), [(0, (0, 2)), (2, (2, 4)), (5, (4, 6)), (6, (6, 6)), (9, (9, 9))]
)
def test_the_word_around_a_place_is_found(place, word):
    assert word_around("ab  cd\nxy", place) == word


def test_the_line_around_a_place_has_its_break():
    assert line_around("ab\ncd\n", 1) == (0, 3)
    assert line_around("ab\ncd", 4) == (3, 5)
