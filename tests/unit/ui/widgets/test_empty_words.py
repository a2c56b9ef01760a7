"""A list without rows says why it has none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QListView

from inspector.ui.widgets.empty_words import EmptyWords


@pytest.fixture
def view(qtbot):
    made = QListView()
    qtbot.addWidget(made)
    made.setModel(QStringListModel(parent=made))
    return made


def test_the_words_are_there_as_long_as_no_row_is(view):
    words = EmptyWords(view)
    view.show()
    assert words.isVisible()
    view.model().setStringList(["a"])
    assert not words.isVisible()
    view.model().insertRow(0)
    view.model().removeRows(0, 2)
    assert words.isVisible()


def test_the_words_are_as_wide_as_the_list(view):
    words = EmptyWords(view)
    view.resize(333, 222)
    view.show()
    assert words.size() == view.viewport().size()
