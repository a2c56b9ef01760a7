"""Files and texts may be dropped on the window; anything else may not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from inspector.ui.panes.drops import Drops, paths_in


def carrying(*paths, text=None):
    data = QMimeData()
    if paths:
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    if text is not None:
        data.setText(text)
    return data


def drop(target, data):
    everything = Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), everything, data, buttons, keys)
    QCoreApplication.sendEvent(target, enter)
    if enter.isAccepted():
        event = QDropEvent(QPointF(5, 5), everything, data, buttons, keys)
        QCoreApplication.sendEvent(target, event)
    return enter.isAccepted()


@pytest.fixture
def target(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.drops = Drops(widget)
    return widget


def test_files_are_told_as_paths(target, qtbot, tmp_path):
    paths = [tmp_path / "a.json", tmp_path / "b.json"]
    with qtbot.waitSignal(target.drops.paths_dropped) as told:
        assert drop(target, carrying(*paths))
    assert told.args == [paths]


def test_a_text_is_told_as_it_is(target, qtbot):
    with qtbot.waitSignal(target.drops.text_dropped) as told:
        assert drop(target, carrying(text='{"a":"가"}'))
    assert told.args == ['{"a":"가"}']


def test_nothing_else_is_taken(target):
    data = QMimeData()
    data.setData("application/x-other", b"1")
    assert not drop(target, data)


def test_a_page_of_the_network_is_no_file():
    data = QMimeData()
    data.setUrls([QUrl("https://example.com/a.json"), QUrl.fromLocalFile("/a.json")])
    assert paths_in(data) == [Path("/a.json")]
