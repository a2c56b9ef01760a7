"""What is laid over a text stays at its characters when the text is edited."""

from __future__ import annotations

from inspector.core.source.json_tokens import TokenKind, tokenize
from inspector.core.source.span import Span
from inspector.ui.widgets.code_model import MANY, NEAR, Area, CodeModel, Mark
from inspector.ui.widgets.span_index import SpanIndex
from inspector.ui.widgets.text_folds import Fold
from inspector.ui.widgets.undo_log import Edit

TEXT = '{"name": "value"}\n'


def a_model():
    model = CodeModel()
    model.set_text(TEXT)
    model.set_tokens(tokenize(TEXT))
    model.marks = SpanIndex([Mark(Span(9, 16), "block", "key")])
    model.regions = model.highlights = SpanIndex([Area(Span(1, 7))])
    model.current_highlight = Span(1, 7)
    return model


def test_an_edit_moves_everything_along():
    model = a_model()
    model.edit(Edit(0, "", "   "))
    assert model.text == "   " + TEXT
    assert [mark.span for mark in model.marks] == [Span(12, 19)]
    assert [area.span for area in model.regions] == [Span(4, 10)]
    assert model.current_highlight == Span(4, 10)
    kinds = [token.kind for token in model.tokens.between(4, 10)]
    assert kinds == [TokenKind.NAME]


def test_a_new_text_has_nothing_laid_over_it():
    model = a_model()
    model.set_text("new")
    assert not len(model.marks) + len(model.regions) + len(model.highlights)
    assert model.current_highlight is None
    assert not list(model.tokens.between(0, 3))


def test_folding_and_opening_change_the_rows():
    model = CodeModel()
    model.set_text("ab" + "x" * 1000 + "cd")
    model.rows.set_width(10)
    fold = Fold(Span(2, 1002), "1K")
    model.set_folds([fold])
    assert model.rows.count == 1
    assert list(model.grid(model.rows.row(0)).offsets) == [0, 1, 2, 1002, 1003, 1004]
    model.set_fold_open(fold, is_open=True)
    assert model.rows.row_of(1004) == 100


def test_a_place_in_a_closed_fold_is_moved_out_of_it():
    model = CodeModel()
    model.set_text("ab" + "x" * 1000 + "cd")
    model.set_folds([Fold(Span(2, 1002), "1K")])
    assert model.shown_place(500) == 2
    assert model.shown_place(500, forward=True) == 1002
    assert model.shown_place(2000) == 1004


def test_line_and_column_count_from_one_in_code_points():
    model = CodeModel()
    model.set_text("a\n😀b\r\nc")
    assert [model.line_column(place) for place in (0, 3, 6)] == [(1, 1), (2, 2), (3, 1)]


def test_of_a_great_many_areas_those_near_a_stroke_follow_it():
    model = CodeModel()
    model.set_text(" " * (3 * NEAR))
    places = range(0, 3 * NEAR, 60)
    model.regions = SpanIndex(Area(Span(place, place + 9)) for place in places)
    assert len(model.regions) > MANY
    model.edit(Edit(0, "", "x"))
    kept = [area.span.start for area in model.regions]
    assert kept == [place + 1 for place in places if place <= NEAR]


def test_what_is_chosen_follows_the_strokes_until_another_text_comes():
    model = CodeModel()
    model.set_text("[1, 22, 3]")
    model.chosen = Span(4, 6)
    model.edit(Edit(0, "", "  "))
    assert model.chosen == Span(6, 8)
    model.set_text("[]")
    assert model.chosen is None
