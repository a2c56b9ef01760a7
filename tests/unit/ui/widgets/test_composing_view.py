"""Input methods compose at the caret and commit into the text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QInputMethodQueryEvent

from inspector.core.source.span import Span

QUERY = Qt.InputMethodQuery


def compose(view, preedit, commit="", replace=None, caret=None):
    attributes = []
    if caret is not None:
        kind = QInputMethodEvent.AttributeType.Cursor
        attributes.append(QInputMethodEvent.Attribute(kind, caret, 1, None))
    event = QInputMethodEvent(preedit, attributes)
    event.setCommitString(commit, *(replace or (0, 0)))
    QGuiApplication.sendEvent(view, event)


def ask(view, query):
    event = QInputMethodQueryEvent(query)
    QGuiApplication.sendEvent(view, event)
    return event.value(query)


def test_hangul_is_composed_and_committed(make_view, qtbot):
    view = make_view("[]")
    view.select(Span(1, 1))
    for preedit in ("ㅎ", "하", "한"):
        compose(view, preedit)
        assert view.text() == "[]"
        assert view.scene().preedit == preedit
    with qtbot.waitSignal(view.text_edited):
        compose(view, "ㄱ", commit="한")
    assert view.text() == "[한]"
    assert view.scene().preedit == "ㄱ"
    compose(view, "", commit="글")
    assert (view.text(), view.caret()) == ("[한글]", 3)


def test_committed_syllables_are_undone_like_typing(make_view):
    view = make_view("")
    compose(view, "", commit="한")
    compose(view, "", commit="글")
    view.undo()
    assert view.text() == ""


def test_composing_replaces_the_selection(make_view):
    view = make_view("abc")
    view.select_all()
    compose(view, "ㅎ")
    assert view.text() == ""


def test_the_caret_stands_inside_what_is_composed(make_view):
    view = make_view("")
    compose(view, "한글")
    left = view.caret_area().left()
    compose(view, "한글", caret=1)
    assert left - view.caret_area().left() == pytest.approx(2 * view.row_painter.cell)


def test_a_commit_may_replace_what_stands_before_the_caret(make_view):
    view = make_view("a😀b")
    view.select(Span(2, 2))
    compose(view, "", commit="x", replace=(-2, 2))
    assert view.text() == "axb"


def test_input_methods_see_the_line_in_their_own_units(make_view):
    view = make_view("first\n😀ab\nlast")
    view.select(Span(8, 9))
    assert ask(view, QUERY.ImSurroundingText) == "😀ab"
    assert ask(view, QUERY.ImCursorPosition) == 4
    assert ask(view, QUERY.ImAnchorPosition) == 3
    assert ask(view, QUERY.ImCurrentSelection) == "b"
    assert ask(view, QUERY.ImTextBeforeCursor) == "😀ab"
    assert ask(view, QUERY.ImTextAfterCursor) == ""
    assert ask(view, QUERY.ImEnabled) is True


def test_input_methods_are_shown_a_bounded_part_of_an_endless_line(make_view):
    view = make_view("x" * 1_000_000)
    view.select(Span(500_000, 500_000))
    assert len(ask(view, QUERY.ImSurroundingText)) <= 1024


def test_a_lone_surrogate_is_kept_from_input_methods(make_view):
    view = make_view("a\ud83d b")
    assert ask(view, QUERY.ImSurroundingText) == "a\ufffd b"


def test_the_candidate_window_is_placed_at_the_caret(make_view):
    view = make_view("abc")
    view.select(Span(3, 3))
    area = ask(view, QUERY.ImCursorRectangle)
    assert abs(area.left() - view.cell_rect(2).right()) <= 2
    assert ask(view, QUERY.ImFont).pixelSize() == 13


def test_a_read_only_view_takes_no_input_method(make_view):
    view = make_view("abc")
    view.set_read_only(read_only=True)
    compose(view, "ㅎ", commit="하")
    assert view.text() == "abc"
    assert not ask(view, QUERY.ImEnabled)


def test_leaving_ends_composing(make_view):
    view = make_view("abc")
    compose(view, "ㅎ")
    view.clearFocus()
    assert view.scene().preedit == ""
