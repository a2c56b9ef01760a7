"""The code view as its users see it: one text, what lies over it, and its size."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip

from inspector.core.source.json_tokens import tokenize
from inspector.core.source.span import Span
from inspector.ui.widgets.code_model import Mark
from inspector.ui.widgets.text_folds import Fold

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_new_text_begins_at_its_beginning(make_view):
    view = make_view("line\n" * 1000)
    view.select(Span(4000, 4000))
    view.set_text("other")
    assert (view.text(), view.caret()) == ("other", 0)
    assert view.verticalScrollBar().value() == 0


def test_lines_and_columns_count_from_one(make_view):
    assert make_view("ab\n가나").line_column(4) == (2, 2)


def test_marks_are_found_at_their_characters(make_view):
    view = make_view("abcdef")
    marks = [Mark(Span(1, 3), "block", "a"), Mark(Span(2, 2), "warn", "b")]
    view.set_marks(marks)
    assert [mark.key for mark in view.marks_at(2)] == ["a", "b"]
    assert view.marks_at(5) == []


def test_marks_and_colours_follow_what_is_typed(make_view):
    view = make_view('{"a": 1}')
    view.set_tokens(tokenize(view.text()))
    view.set_marks([Mark(Span(6, 7), "block")])
    view.set_regions([Span(1, 4)])
    view.select(Span(0, 0))
    view.type_text(" ")
    assert [mark.span for mark in view.model.marks] == [Span(7, 8)]
    assert [area.span for area in view.model.regions] == [Span(2, 5)]


def test_folds_given_again_stay_open(make_view):
    view = make_view("ab" + "x" * 500)
    fold = Fold(Span(2, 502), "500 B")
    view.set_folds([fold])
    view.open_fold(fold)
    view.set_folds([fold])
    assert view.model.folds.is_open(fold)


def test_the_tooltip_is_asked_for_by_place(make_view, monkeypatch):
    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda _, text, *__: shown.append(text))
    view = make_view("abc")
    point = view.cell_rect(1).center().toPoint()
    event = QHelpEvent(QEvent.Type.ToolTip, point, view.viewport().mapToGlobal(point))
    assert view.viewportEvent(event)
    view.set_tooltip_provider(lambda place: f"place {place}")
    view.viewportEvent(event)
    assert shown == ["place 1"]
    beside = QHelpEvent(QEvent.Type.ToolTip, QPoint(600, 300), QPoint(600, 300))
    view.viewportEvent(beside)
    assert shown == ["place 1"]


def test_keys_and_the_wheel_zoom_and_tell(make_view, qtbot):
    view = make_view("abc")
    told = []
    view.font_size_changed.connect(told.append)
    qtbot.keyClick(view, Qt.Key.Key_Plus, CONTROL)
    qtbot.keyClick(view, Qt.Key.Key_Minus, CONTROL)
    wheel = QWheelEvent(
        QPointF(9, 9),
        QPointF(9, 9),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        CONTROL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    view.wheelEvent(wheel)
    view.wheelEvent(wheel)
    qtbot.keyClick(view, Qt.Key.Key_0, CONTROL)
    assert told == [14, 13, 14, 15, 13]


def test_a_name_for_screen_readers_can_be_set(make_view):
    view = make_view("abc")
    view.setAccessibleName("Item source")
    assert view.accessibleName() == "Item source"


@pytest.mark.parametrize(
    "text",
    [
        "x" * 6_000_000,
        '{"a": 1}\n' * 200_000,
        "가나다 " * 300_000,
        "\ud800\x00\ufeff\u202e" * 50_000,
        "e" + "\u0301" * 300_000,
        "\t" * 100_000,
        "\r" * 100_000,
        "\n" * 300_000,
        "שלום " * 50_000,
    ],
    ids=[
        "line",
        "pretty",
        "korean",
        "signs",
        "marks",
        "tabs",
        "returns",
        "empty",
        "rtl",
    ],
)
def test_a_large_or_odd_text_is_shown_from_end_to_end(make_view, grab, text):
    view = make_view(text)
    grab(view)
    view.select(Span(len(text), len(text)))
    grab(view)
    view.reveal(Span(len(text) // 2, len(text) // 2))
    view.resize(500, 300)
    image = grab(view)
    colours = {image.pixelColor(x, 150).rgb() for x in range(0, image.width(), 2)}
    assert view.text() == text
    assert colours


def test_random_editing_keeps_text_and_undo_true(make_view, grab):
    view, chance = make_view("start\nof text"), random.Random(7)
    states = [view.text()]
    parts = ["a", "가", "\n", "e\u0301", "x" * 3000, "\r\n", "\t", "😀"]
    for _ in range(60):
        start = chance.randrange(len(view.text()) + 1)
        end = min(len(view.text()), start + chance.choice([0, 0, 1, 50]))
        part = chance.choice(parts)
        expected = view.text()[:start] + part + view.text()[end:]
        view.replace(Span(start, end), part)
        assert view.text() == expected
        states.append(expected)
        grab(view)
    for expected in reversed(states[:-1]):
        view.undo()
        assert view.text() == expected
    assert not view.can_undo()
