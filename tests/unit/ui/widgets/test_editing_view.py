"""Writing: typing, deleting, undo, clipboard, drops."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from inspector.core.source.span import Span
from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_view import CodeView
from inspector.ui.widgets.text_folds import Fold

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def view(make_view):
    return make_view("")


def press(view, code, modifiers=Qt.KeyboardModifier.NoModifier):
    view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, modifiers))


def test_typing_writes_at_the_caret_and_tells_each_time(view, qtbot):
    told = []
    view.text_edited.connect(lambda: told.append(view.text()))
    qtbot.keyClicks(view, "ab")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.keyClicks(view, "c")
    assert view.text() == "ab\nc"
    assert told == ["a", "ab", "ab\n", "ab\nc"]
    assert view.caret() == 4


def test_a_text_that_is_set_is_no_edit(view, qtbot):
    with qtbot.assertNotEmitted(view.text_edited):
        view.set_text("abc")
    assert not view.can_undo()


def test_typing_replaces_the_selection(view, qtbot):
    view.set_text("one two")
    view.select(Span(0, 3))
    qtbot.keyClicks(view, "x")
    assert view.text() == "x two"


def test_a_run_of_typing_is_undone_at_once_and_done_again(view, qtbot):
    qtbot.keyClicks(view, "abc")
    press(view, Qt.Key.Key_Left)
    qtbot.keyClicks(view, "x")
    press(view, Qt.Key.Key_Z, CONTROL)
    assert view.text() == "abc"
    press(view, Qt.Key.Key_Z, CONTROL)
    assert view.text() == ""
    assert view.can_redo()
    view.redo()
    view.redo()
    assert view.text() == "abxc"
    assert not view.can_redo()


def test_backspace_and_delete_take_whole_characters(view):
    view.set_text("xe\u0301\r\ny")
    view.select(Span(3, 3))
    press(view, Qt.Key.Key_Delete)
    assert view.text() == "xe\u0301y"
    press(view, Qt.Key.Key_Backspace)
    assert view.text() == "xy"
    view.undo()
    view.undo()
    assert view.text() == "xe\u0301\r\ny"


def test_control_deletes_words(view):
    view.set_text("one two three")
    view.select(Span(4, 4))
    press(view, Qt.Key.Key_Delete, CONTROL)
    assert view.text() == "one three"
    press(view, Qt.Key.Key_Backspace, CONTROL)
    assert view.text() == "three"


def test_deleting_at_the_ends_of_the_text_does_nothing(view, qtbot):
    view.set_text("a")
    with qtbot.assertNotEmitted(view.text_edited):
        press(view, Qt.Key.Key_Backspace)
        view.select(Span(1, 1))
        press(view, Qt.Key.Key_Delete)
    assert view.text() == "a"


def test_cut_copy_and_paste_go_through_the_clipboard(view):
    view.set_text("one two")
    view.select(Span(0, 4))
    press(view, Qt.Key.Key_X, CONTROL)
    assert (view.text(), QGuiApplication.clipboard().text()) == ("two", "one ")
    view.select(Span(3, 3))
    press(view, Qt.Key.Key_V, CONTROL)
    assert view.text() == "twoone "
    view.select_all()
    press(view, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "twoone "


def test_a_large_paste_is_taken_whole(view):
    QGuiApplication.clipboard().setText("line 가\n" * 200_000)
    view.paste()
    assert len(view.text()) == 1_400_000
    assert view.caret() == 1_400_000
    view.undo()
    assert view.text() == ""


def test_replacing_is_one_step(view):
    view.set_text("abc")
    view.replace(Span(0, 3), "xyz")
    view.undo()
    assert view.text() == "abc"
    assert view.selected_text() == "abc"


def test_a_chip_is_selected_before_it_is_deleted(view):
    view.set_text("ab" + "x" * 500 + "cd")
    view.set_folds([Fold(Span(2, 502), "500 B")])
    view.select(Span(502, 502))
    press(view, Qt.Key.Key_Backspace)
    assert view.selection() == Span(2, 502)
    press(view, Qt.Key.Key_Backspace)
    assert view.text() == "abcd"
    view.undo()
    assert view.text() == "ab" + "x" * 500 + "cd"


def test_enter_on_a_selected_chip_opens_it_and_writes_nothing(view, qtbot):
    view.set_text("ab" + "x" * 500 + "cd")
    fold = Fold(Span(2, 502), "500 B")
    view.set_folds([fold])
    view.select(fold.span)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.model.folds.is_open(fold)
    assert len(view.text()) == 504


def test_a_read_only_view_lets_nothing_in(make_view, qtbot):
    view = make_view("abc")
    view.set_read_only(read_only=True)
    QGuiApplication.clipboard().setText("x")
    qtbot.keyClicks(view, "x")
    for code in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Return):
        press(view, code)
    view.paste()
    view.select_all()
    view.cut()
    view.undo()
    assert view.text() == "abc"
    assert view.is_read_only()
    assert QGuiApplication.clipboard().text() == "abc"


@pytest.mark.parametrize(
    ("code", "modifiers", "text", "wanted"),
    [
        (Qt.Key.Key_C, CONTROL, "", (True, True)),
        (Qt.Key.Key_Left, CONTROL, "", (True, True)),
        (Qt.Key.Key_V, CONTROL, "", (False, True)),
        (Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a", (False, True)),
        (Qt.Key.Key_O, CONTROL, "\x0f", (False, False)),
    ],
)
def test_only_keys_with_a_use_here_are_kept_from_shortcuts(
    view, code, modifiers, text, wanted
):
    for read_only, is_kept in zip((True, False), wanted, strict=True):
        view.set_read_only(read_only=read_only)
        event = QKeyEvent(QEvent.Type.ShortcutOverride, code, modifiers, text)
        event.ignore()
        view.event(event)
        assert event.isAccepted() is is_kept


def test_tab_moves_the_focus_and_writes_nothing(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    layout, view, field = (
        QVBoxLayout(window),
        CodeView(theme_named("light")),
        QLineEdit(),
    )
    layout.addWidget(view)
    layout.addWidget(field)
    with qtbot.waitExposed(window):
        window.show()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert field.hasFocus()
    assert view.text() == ""


def mime(text=None, url=None):
    data = QMimeData()
    if text is not None:
        data.setText(text)
    if url is not None:
        data.setUrls([QUrl(url)])
    return data


def drop(view, data, point):
    event = QDropEvent(
        point,
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    view.dropEvent(event)
    return event.isAccepted()


def entered(view, data):
    event = QDragEnterEvent(
        QPoint(9, 9),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    view.dragEnterEvent(event)
    view.dragMoveEvent(event)
    return event.isAccepted()


def test_dropped_text_is_inserted_where_it_falls(view):
    view.set_text("abcd")
    point = QPointF(view.cell_rect(2).left() + 1, view.cell_rect(2).center().y())
    assert entered(view, mime("XY"))
    assert drop(view, mime("XY"), point)
    assert view.text() == "abXYcd"


def test_dropped_files_are_left_to_the_window(view):
    data = mime("file:///tmp/a.json", "file:///tmp/a.json")
    assert not entered(view, data)
    assert not drop(view, data, QPointF(9, 9))
    assert view.text() == ""


def test_a_read_only_view_takes_no_drop(view):
    view.set_read_only(read_only=True)
    assert not entered(view, mime("XY"))
    assert not drop(view, mime("XY"), QPointF(9, 9))
