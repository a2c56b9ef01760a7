"""Folds hide stretches, open and close, and follow edits."""

from __future__ import annotations

from inspector.core.source.span import Span
from inspector.ui.widgets.text_folds import Fold, Folds, closed_between

FIRST, SECOND = Fold(Span(10, 20), "a"), Fold(Span(30, 60), "b")


def test_folds_are_closed_at_first_and_kept_in_order():
    assert Folds([SECOND, FIRST]).closed == [FIRST, SECOND]


def test_a_chip_is_as_wide_as_its_label_and_a_margin():
    assert FIRST.cells == 3


def test_empty_and_overlapping_folds_are_left_out():
    odd = [Fold(Span(15, 40), "x"), Fold(Span(5, 5), "y")]
    assert list(Folds([FIRST, SECOND, *odd])) == [FIRST, SECOND]


def test_an_open_fold_hides_nothing():
    folds = Folds([FIRST, SECOND])
    folds.set_open(FIRST, is_open=True)
    assert folds.closed == [SECOND]
    assert folds.is_open(FIRST)
    assert folds.open_in(0, 100) == [FIRST]
    folds.set_open(FIRST, is_open=False)
    assert folds.closed == [FIRST, SECOND]
    assert not folds.open_in(0, 100)


def test_a_fold_is_found_by_what_it_covers():
    folds = Folds([FIRST, SECOND])
    assert folds.fold_at(10) == FIRST
    assert folds.fold_at(59) == SECOND
    assert folds.fold_at(20) is None
    assert folds.fold_at(0) is None


def test_only_places_inside_a_closed_fold_are_hidden():
    folds = Folds([FIRST])
    assert folds.hiding(15) == FIRST
    assert folds.hiding(10) is None
    assert folds.hiding(20) is None
    folds.set_open(FIRST, is_open=True)
    assert folds.hiding(15) is None


def test_folds_are_found_by_where_they_begin():
    assert closed_between([FIRST, SECOND], 10, 30) == [FIRST]
    assert closed_between([FIRST, SECOND], 11, 31) == [SECOND]


def test_an_edit_before_moves_folds_open_ones_too():
    folds = Folds([FIRST, SECOND])
    folds.set_open(SECOND, is_open=True)
    folds.shift(0, 5, -2)
    assert [fold.span for fold in folds] == [Span(8, 18), Span(28, 58)]
    assert [fold.span for fold in folds.closed] == [Span(8, 18)]


def test_an_edit_inside_ends_a_fold():
    folds = Folds([FIRST, SECOND])
    folds.shift(12, 13, 4)
    assert [fold.span for fold in folds] == [Span(34, 64)]


def test_new_folds_keep_open_what_was_open():
    folds = Folds([FIRST, SECOND])
    folds.set_open(FIRST, is_open=True)
    folds.replace_all([FIRST])
    assert folds.is_open(FIRST)
