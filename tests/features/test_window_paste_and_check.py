"""A person pastes a logged call and sees whether it may run, why not, and where."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMessageBox, QToolButton

from builders import a_function_call, a_message, a_response, as_json
from inspector.ui.dialogs.compose_dialog import ComposeDialog
from inspector.ui.panes.toolbar import Toolbar
from window_driver import copy, opened, settled, shown_window

GOOD = as_json(a_response(a_function_call(), a_message()), indent=2)
BAD = as_json(a_response(a_message(), a_function_call('{"region":"global"}')), indent=2)


@pytest.fixture
def window(qapp, qtbot):
    yield from shown_window(qapp, qtbot)


def press(qtbot, widget, keys):
    qtbot.keySequence(widget, keys)


def test_the_paste_button_shows_the_verdict_and_the_place(window, qtbot):
    copy(BAD)
    bar = window.findChild(Toolbar)
    button = bar.widgetForAction(window.actions_by_name["paste"])
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settled(window, qtbot)
    assert window.banner.headline.text().startswith('region is "global"')
    assert window.workbench.choice.index == 1
    source = window.item_pane.source
    marked = [source.text()[m.span.start : m.span.end] for m in source.model.marks]
    assert '\\"global\\"' in marked


def test_ctrl_v_opens_again_and_again_as_long_as_nobody_edits(window, qtbot):
    for text in (BAD, GOOD, BAD):
        copy(text)
        press(qtbot, window.focusWidget(), "Ctrl+V")
        settled(window, qtbot)
        assert window.workbench.opened.text == text


def test_ctrl_v_in_the_text_inserts_and_the_button_still_opens(window, qtbot):
    opened(window, qtbot, "[]")
    window.actions_by_name["to-item"].trigger()
    window.item_pane.source.move_caret_to(1)
    copy("1")
    press(qtbot, window.item_pane.source, "Ctrl+V")
    assert window.item_pane.source.text() == "[1]"
    press(qtbot, window.item_pane.source, "Ctrl+Shift+V")
    settled(window, qtbot)
    assert window.item_pane.source.text() == "1"


def test_ctrl_v_in_the_filter_stays_there(window, qtbot):
    opened(window, qtbot, GOOD)
    copy("type:message")
    window.items_pane.filter.setFocus()
    press(qtbot, window.items_pane.filter, "Ctrl+V")
    assert window.items_pane.filter.text() == "type:message"
    assert window.workbench.opened.text == GOOD


def test_typing_is_checked_and_clears_what_was_wrong(window, qtbot):
    opened(window, qtbot, BAD)
    source = window.item_pane.source
    place = BAD.index("global")
    source.select(source.selection()._replace(start=place, end=place + 6))
    source.setFocus()
    qtbot.keyClicks(source, "emea")
    qtbot.waitUntil(lambda: window.banner.accessibleName().startswith("ok"))
    qtbot.waitUntil(lambda: not list(source.model.marks))


def test_a_text_that_can_no_longer_be_read_clears_the_old_verdict(window, qtbot):
    opened(window, qtbot, GOOD)
    assert window.banner.accessibleName().startswith("ok")
    source = window.item_pane.source
    source.move_caret_to(len(source.text()))
    source.setFocus()
    qtbot.keyClicks(source, "}")
    qtbot.waitUntil(lambda: window.banner.accessibleName().startswith("not checked"))
    assert "not JSON" in window.banner.headline.text()
    assert not window.actions_by_name["compose"].isEnabled()


def test_the_next_finding_is_one_key_away(window, qtbot):
    opened(window, qtbot, BAD)
    press(qtbot, window, "F8")
    assert window.item_pane.source.selected_text() == '\\"global\\"'
    assert window.workbench.choice.finding.code == "arguments/schema"
    assert "/region" in window.status_line.place.text()


def test_an_output_is_composed_for_the_call_that_passed(window, qtbot):
    opened(window, qtbot, GOOD)
    assert window.banner.button.isVisible()
    qtbot.mouseClick(window.banner.button, Qt.MouseButton.LeftButton)
    (dialog,) = window.findChildren(ComposeDialog)
    qtbot.keyClicks(dialog.output, "42")
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    item = json.loads(QGuiApplication.clipboard().text())
    assert item == {
        "type": "function_call_output",
        "call_id": "call_001",
        "output": "42",
    }


def test_for_a_call_that_did_not_pass_there_is_no_such_button(window, qtbot):
    opened(window, qtbot, BAD)
    assert not window.banner.button.isVisible()
    assert not window.actions_by_name["compose"].isEnabled()


def test_a_paste_of_50_mb_is_refused_in_words_and_nothing_changes(window, qtbot):
    opened(window, qtbot, GOOD)
    copy("x" * 50_000_000)
    window.actions_by_name["paste"].trigger()
    (box,) = window.findChildren(QMessageBox)
    assert "50 MB" in box.text()
    assert "open-responses-inspector gate FILE" in box.text()
    box.accept()
    assert window.workbench.opened.text == GOOD
    copy("")


def test_the_empty_window_offers_what_can_be_done(window, qtbot):
    hints = window.item_pane.hints
    assert hints.isVisible()
    buttons = {button.text(): button for button in hints.findChildren(QToolButton)}
    assert set(buttons) == {"Paste", "Open…", "Open the sample"}
    qtbot.mouseClick(buttons["Open the sample"], Qt.MouseButton.LeftButton)
    settled(window, qtbot)
    assert len(window.workbench.inspection.items) == 5
    assert window.workbench.comparison.findings
    assert not hints.isVisible()


def drop(window, data):
    action, keys = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    button = Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPoint(400, 300), action, data, button, keys)
    QGuiApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(400, 300), action, data, button, keys)
    QGuiApplication.sendEvent(window, event)


def test_one_dropped_file_is_inspected_two_are_compared(window, qtbot, tmp_path):
    paths = [tmp_path / "a.json", tmp_path / "b.json"]
    for path, text in zip(paths, (GOOD, BAD), strict=True):
        path.write_text(text)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(paths[0]))])
    drop(window, data)
    settled(window, qtbot)
    assert window.workbench.opened.label == "a.json"
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    drop(window, data)
    settled(window, qtbot)
    assert window.workbench.right.label == "b.json"
    assert window.workbench.comparison.findings


def test_a_dropped_text_is_opened(window, qtbot):
    data = QMimeData()
    data.setText(BAD)
    drop(window, data)
    settled(window, qtbot)
    assert window.workbench.opened.text == BAD


def test_a_folder_is_refused_in_words(window, qtbot, tmp_path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path))])
    drop(window, data)
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert "is a folder" in box.text()
    box.accept()
