"""Glyphs of any script fill the cells that the grid gives them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from inspector.ui.theme import code_font
from inspector.ui.widgets.cell_font import CellFont
from inspector.ui.widgets.text_grid import PieceKind, cells_in


@pytest.fixture
def fonts(qapp):
    return CellFont(code_font())


def test_bold_is_as_wide_as_plain(fonts):
    widths = [
        QFontMetricsF(f).horizontalAdvance("abc {}") for f in (fonts.plain, fonts.bold)
    ]
    assert widths[0] == pytest.approx(widths[1], abs=0.1)
    assert widths[0] == pytest.approx(6 * fonts.cell, abs=0.1)


def test_runs_of_wide_characters_end_at_their_cells(fonts):
    for text in ("한국어 입력과 판매", "漢字", "かなかな"):
        (stroke,) = fonts.strokes(text, is_bold=False)
        assert stroke.kind is PieceKind.WIDE
        width = QFontMetricsF(stroke.font).horizontalAdvance(text)
        assert width == pytest.approx(cells_in(text) * fonts.cell, abs=0.6)


def test_a_glyph_that_is_too_wide_is_shrunk_and_never_leaves_its_cells(fonts):
    for character in "\U0001d54f﷽⸻ⅷ😀é":
        (stroke,) = fonts.strokes(character, is_bold=False)
        width = QFontMetricsF(stroke.font).horizontalAdvance(character)
        assert stroke.x >= 0
        assert width <= cells_in(character) * fonts.cell + 1.5


def test_strokes_stand_at_their_columns(fonts):
    strokes = fonts.strokes("ab 가\x01c", is_bold=False)
    assert [stroke.text for stroke in strokes] == ["ab ", "가", "\x01", "c"]
    # A glyph that is narrower than its cells stands in the middle of them.
    columns = [int(stroke.x / fonts.cell + 0.01) for stroke in strokes]
    assert columns == [0, 3, 5, 7]


def test_blanks_are_not_drawn_but_hard_blanks_are_shown(fonts):
    assert fonts.strokes("   ", is_bold=False) == ()
    assert [s.kind for s in fonts.strokes("\u00a0", is_bold=False)] == [PieceKind.SIGN]


def test_text_stands_inside_its_row(fonts):
    assert 10 <= fonts.baseline(20) <= 18


def test_long_text_is_drawn_without_being_kept(fonts):
    (stroke,) = fonts.strokes("가" * 1000, is_bold=True)
    assert len(stroke.text) == 1000


def test_small_print_is_smaller(fonts):
    assert fonts.sized(0.7).pixelSize() < fonts.plain.pixelSize()
