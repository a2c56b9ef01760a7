"""A caret moves over rows, words and folds, and drags a selection."""

from __future__ import annotations

import pytest

from inspector.core.source.span import Span
from inspector.ui.widgets.caret import Caret
from inspector.ui.widgets.code_model import CodeModel
from inspector.ui.widgets.text_folds import Fold

TEXT = "first line\nab\n" + "x" * 25 + "\nlast"


@pytest.fixture
def caret():
    model = CodeModel()
    model.set_text(TEXT)
    model.rows.set_width(10)
    return Caret(model)


def test_moving_without_the_anchor_selects_nothing(caret):
    caret.move_to(5)
    assert caret.selection == Span(5, 5)
    assert not caret.has_selection


def test_moving_with_the_anchor_selects_either_way(caret):
    caret.move_to(5)
    caret.move_to(2, keep_anchor=True)
    assert caret.selection == Span(2, 5)
    caret.move_to(9, keep_anchor=True)
    assert caret.selection == Span(5, 9)


def test_places_beyond_the_text_are_clipped(caret):
    caret.select(Span(-3, 999))
    assert caret.selection == Span(0, len(TEXT))
    caret.move_to(999)
    assert caret.place == len(TEXT)


def test_going_down_keeps_the_column_over_a_short_row(caret):
    caret.move_to(7)
    caret.move_rows(1)
    assert caret.place == 13
    caret.move_rows(1)
    assert caret.place == 14 + 7


def test_beyond_the_first_and_last_row_lie_the_ends_of_the_text(caret):
    caret.move_to(7)
    caret.move_rows(-1)
    assert caret.place == 0
    caret.move_rows(99)
    assert caret.place == len(TEXT)


def test_the_ends_of_a_wrapped_row_belong_to_it(caret):
    caret.move_to(26)
    assert caret.row_start() == 24
    assert caret.row_end() == 33
    caret.move_to(36)
    assert caret.row_end() == 39


def test_steps_and_words_lead_to_places(caret):
    caret.move_to(4)
    assert (caret.left(), caret.right()) == (3, 5)
    assert (caret.word_left(), caret.word_right()) == (0, 6)
    assert caret.text_end() == len(TEXT)


def test_a_closed_fold_is_stepped_over():
    model = CodeModel()
    model.set_text("ab" + "x" * 100 + "cd")
    model.set_folds([Fold(Span(2, 102), "100")])
    caret = Caret(model)
    caret.move_to(2)
    assert caret.right() == 102
    caret.move_to(102)
    assert caret.left() == 2
    caret.move_to(50)
    assert caret.place in {2, 102}
