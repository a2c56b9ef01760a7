"""A menu of what can be copied."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from inspector.ui.panes.copy_menu import copy_menu, offer_copies, put_on_clipboard


def test_an_entry_copies_its_text_and_one_without_text_is_off(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    first, second = copy_menu(owner, [("Copy a", "a"), ("Copy b", None)]).actions()
    first.trigger()
    assert QGuiApplication.clipboard().text() == "a"
    assert first.isEnabled()
    assert not second.isEnabled()


def test_actions_of_the_window_are_offered_by_their_names(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    for name in ("explain", "quit"):
        action = QAction(name, window)
        action.setObjectName(name)
        window.addAction(action)
    owner = QWidget(window)
    offer_copies(owner, [("Copy a", "a")], QPoint(0, 0), "explain")
    (menu,) = owner.findChildren(QMenu)
    words = [action.text() for action in menu.actions() if not action.isSeparator()]
    menu.close()
    assert words == ["Copy a", "explain"]


def test_nothing_empties_the_clipboard(qapp):
    put_on_clipboard("x")
    put_on_clipboard(None)
    assert QGuiApplication.clipboard().text() == ""
