"""A bordered box of code: read only, without numbers, as high as its text."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from inspector.core.source.json_tokens import tokenize
from inspector.core.source.span import Span
from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_box import CodeBox, folds_of


@pytest.fixture
def box(qtbot):
    made = CodeBox()
    qtbot.addWidget(made)
    made.resize(400, 120)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_the_text_can_be_read_and_copied_but_not_changed(box, qtbot):
    box.show_text('{"a":1}', tokenize('{"a":1}'))
    qtbot.keyClicks(box.view, "x")
    assert box.view.text() == '{"a":1}'
    box.view.select_all()
    box.view.copy()
    assert QGuiApplication.clipboard().text() == '{"a":1}'


def test_text_begins_at_the_left_without_line_numbers(box):
    assert box.view.text_left() < 20
    assert box.view.number_right() < 0


def test_the_height_that_a_text_asks_for_shows_all_of_it(box, qtbot):
    box.show_text("{\n}\n[\n]")
    box.resize(400, box.height_of(20))
    qtbot.waitUntil(lambda: box.view.verticalScrollBar().maximum() == 0)
    assert box.height_of(2) < box.height_of(4) == box.height_of(20)


def test_the_same_text_stays_where_it_was_scrolled_to(box):
    text = "\n" * 100
    box.show_text(text)
    box.view.select(Span(90, 90))
    value = box.view.verticalScrollBar().value()
    assert value > 0
    box.show_text(text)
    assert box.view.verticalScrollBar().value() == value
    box.show_text("other")
    assert box.view.verticalScrollBar().value() == 0


def test_a_fold_says_how_much_it_hides(box):
    (fold,) = folds_of([Span(0, 12_345)], "{count} characters")
    assert fold.label == "12,345 characters"


def test_another_theme_is_worn(box):
    box.set_theme(theme_named("dark"))
    assert box.view.theme.is_dark
