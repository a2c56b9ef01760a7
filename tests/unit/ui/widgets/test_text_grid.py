"""Code points stand on cells, and cells lead back to code points."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.ui.widgets.text_grid import (
    PieceKind,
    RowGrid,
    cells_in,
    cells_of,
    content_end,
    grid_of,
    is_plain,
    joined_grid,
    pieces_of,
    plain_grid,
    sign_of,
    tab_cells,
)

ANY_TEXT = st.text(st.characters(codec=None, exclude_characters="\n"))


@pytest.mark.parametrize(
    ("character", "cells"),
    [("a", 1), ("é", 1), ("가", 2), ("漢", 2), ("😀", 2), ("\u0301", 0), ("\u200d", 0)],
)
def test_a_code_point_takes_the_cells_of_its_width(character, cells):
    assert cells_of(character) == cells
    assert not sign_of(character)


@pytest.mark.parametrize(
    ("character", "sign"),
    [
        ("\x00", "00"),
        ("\x1b", "1B"),
        ("\x7f", "7F"),
        ("\x85", "85"),
        ("\u00a0", "A0"),
        ("\u200b", "200B"),
        ("\u202e", "202E"),
        ("\u2028", "2028"),
        ("\ufeff", "FEFF"),
        ("\ud83d", "D83D"),
        ("\u3164", "3164"),
        ("\U000e0041", "E0041"),
    ],
)
def test_what_cannot_be_seen_shows_its_number_in_as_many_cells(character, sign):
    assert sign_of(character) == sign
    assert cells_of(character) == len(sign)


def test_a_label_counts_the_cells_of_its_characters():
    assert cells_in("… 5.0 MB 가") == 11


def test_only_printable_ascii_is_plain():
    assert is_plain("a b~")
    assert not is_plain("a\tb")
    assert not is_plain("é")


@pytest.mark.parametrize(
    ("row", "end"), [("ab\n", 2), ("ab\r\n", 2), ("ab\r", 3), ("\n", 0)]
)
def test_the_line_break_is_no_part_of_what_a_row_shows(row, end):
    assert content_end(row, 0, len(row)) == end


def test_a_tab_reaches_to_the_next_stop():
    assert [tab_cells(column) for column in (0, 1, 3, 4)] == [4, 3, 1, 4]
    assert list(grid_of("a\tb", 0, 3).columns) == [0, 1, 4, 5]


def test_wide_and_combining_characters_move_what_follows():
    grid = grid_of("a가e\u0301b", 0, 5)
    assert list(grid.columns) == [0, 1, 3, 4, 4, 5]
    assert grid.cells == 5


def test_a_grid_may_begin_anywhere_in_the_text():
    grid = grid_of("xx가b", 2, 4)
    assert [grid.column_of(offset) for offset in (0, 2, 3, 4, 9)] == [0, 0, 2, 3, 3]


@pytest.mark.parametrize(
    ("column", "offset"), [(0.2, 0), (1.4, 1), (2.2, 2), (9, 3), (-1, 0)]
)
def test_a_hit_leads_to_the_nearest_place(column, offset):
    assert grid_of("a가b", 0, 3).offset_near(column) == offset


def test_no_hit_leads_between_a_character_and_its_marks():
    grid = grid_of("e\u0301b", 0, 3)
    assert grid.offset_near(1) == 2
    assert grid.offset_near(0.1) == 0


def test_a_column_is_covered_by_the_whole_wide_character():
    grid = grid_of("a가b", 0, 3)
    assert [grid.offset_under(column) for column in (0.5, 1.1, 2.9, 3.5)] == [
        0,
        1,
        1,
        2,
    ]


def test_a_fold_is_one_step_of_a_joined_grid():
    fold = RowGrid((2, 900), (2, 10))
    grid = joined_grid([plain_grid(0, 2), fold, grid_of("x" * 903, 900, 903, 10)])
    assert grid.column_of(500) == 2
    assert grid.column_after(500) == 10
    assert grid.column_of(901) == 11
    assert grid.offset_near(5) == 2
    assert grid.offset_near(7) == 900


def test_pieces_are_cut_where_drawing_differs():
    pieces = list(pieces_of("ab 한국 e\u0301\t\x01😀", 0, 11))
    assert [piece.kind for piece in pieces] == [
        PieceKind.PLAIN,
        PieceKind.WIDE,
        PieceKind.PLAIN,
        PieceKind.CLUSTER,
        PieceKind.BLANK,
        PieceKind.SIGN,
        PieceKind.CLUSTER,
    ]


@given(ANY_TEXT)
def test_pieces_cover_any_text_without_a_gap(text):
    pieces = list(pieces_of(text, 0, len(text)))
    assert "".join(text[piece.start : piece.end] for piece in pieces) == text


@given(ANY_TEXT)
def test_every_column_leads_back_to_a_place_of_that_column(text):
    grid = grid_of(text, 0, len(text))
    for offset in range(len(text) + 1):
        found = grid.offset_near(grid.column_of(offset))
        assert grid.column_of(found) == grid.column_of(offset)
