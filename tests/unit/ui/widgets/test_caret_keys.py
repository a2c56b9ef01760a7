"""The platform's keys move the caret."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from inspector.core.source.span import Span
from inspector.ui.widgets.caret import Caret
from inspector.ui.widgets.caret_keys import is_move, move_caret
from inspector.ui.widgets.code_model import CodeModel

NONE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def key(code, modifiers=NONE):
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers)


@pytest.fixture
def caret(qapp):
    model = CodeModel()
    model.set_text("one two\nthree\n" * 30)
    return Caret(model)


@pytest.mark.parametrize(
    ("code", "modifiers", "place"),
    [
        (Qt.Key.Key_Right, NONE, 5),
        (Qt.Key.Key_Left, NONE, 3),
        (Qt.Key.Key_Right, CONTROL, 8),
        (Qt.Key.Key_Left, CONTROL, 0),
        (Qt.Key.Key_Home, NONE, 0),
        (Qt.Key.Key_End, NONE, 7),
        (Qt.Key.Key_Home, CONTROL, 0),
        (Qt.Key.Key_End, CONTROL, 420),
        (Qt.Key.Key_Down, NONE, 12),
        (Qt.Key.Key_PageDown, NONE, 4 + 14 * 5),
        (Qt.Key.Key_Up, NONE, 0),
    ],
)
def test_a_key_leads_to_its_place_with_and_without_shift(caret, code, modifiers, place):
    caret.move_to(4)
    if code == Qt.Key.Key_Right and modifiers == CONTROL:
        place = 7  # the line break is a stop of its own
    assert move_caret(caret, key(code, modifiers), 10)
    assert caret.selection == Span(place, place)
    caret.move_to(4)
    assert move_caret(caret, key(code, modifiers | SHIFT), 10)
    assert caret.selection == Span(min(place, 4), max(place, 4))


def test_a_plain_step_out_of_a_selection_leads_to_its_edge(caret):
    caret.select(Span(2, 6))
    move_caret(caret, key(Qt.Key.Key_Left), 10)
    assert caret.selection == Span(2, 2)
    caret.select(Span(2, 6))
    move_caret(caret, key(Qt.Key.Key_Right), 10)
    assert caret.selection == Span(6, 6)


def test_other_keys_move_nothing(caret):
    assert not move_caret(caret, key(Qt.Key.Key_A), 10)
    assert not is_move(key(Qt.Key.Key_A))
    assert is_move(key(Qt.Key.Key_Down, SHIFT))
