"""A menu of what can be copied."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from inspector.ui.panes.copy_menu import copy_menu, put_on_clipboard


def test_an_entry_copies_its_text_and_one_without_text_is_off(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    first, second = copy_menu(owner, [("Copy a", "a"), ("Copy b", None)]).actions()
    first.trigger()
    assert QGuiApplication.clipboard().text() == "a"
    assert first.isEnabled()
    assert not second.isEnabled()


def test_nothing_empties_the_clipboard(qapp):
    put_on_clipboard("x")
    put_on_clipboard(None)
    assert QGuiApplication.clipboard().text() == ""
