"""A person asks where a log can be replayed, and what of it can be sent on."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from builders import a_function_call, a_message, a_response, a_tool, an_output, as_json
from inspector.ui.dialogs.export_dialog import ExportDialog
from window_driver import opened, settled, shown_window

CONVERSATION = as_json(
    a_response(
        a_message(),
        a_function_call(),
        an_output(),
        {"type": "web_search_call", "id": "ws_001", "status": "completed"},
        tools=[a_tool()],
    )
)


@pytest.fixture
def window(qapp, qtbot):
    yield from shown_window(qapp, qtbot)


@pytest.fixture
def log(window, qtbot):
    opened(window, qtbot, CONVERSATION)
    return window


def chosen(window, qtbot, target):
    window.actions_by_name[f"target-{target}"].trigger()
    settled(window, qtbot)


def matrix_of(window, qtbot):
    dialog = window.targets.show_matrix()
    settled(window, qtbot)
    return dialog


def column_of(dialog, target):
    columns = range(dialog.table.columnCount())
    return next(c for c in columns if dialog.table.target(c) == target)


def test_the_banner_answers_for_the_chosen_target(log, qtbot):
    log.workbench.choice.choose_item(3)
    verdict = log.banner.headline.text()
    chosen(log, qtbot, "bedrock")
    assert log.banner.headline.text().startswith("Amazon Bedrock does not take this")
    assert log.banner.verdict.isVisible()
    assert "not_function_call" in log.banner.verdict.text()
    assert log.workbench.choice.index == 3
    chosen(log, qtbot, "open-responses")
    assert log.banner.headline.text() == verdict
    assert not log.banner.verdict.isVisible()


def test_a_report_says_which_target_it_answers_for(log, qtbot):
    chosen(log, qtbot, "bedrock")
    log.actions_by_name["export"].trigger()
    (dialog,) = log.findChildren(ExportDialog)
    dialog.formats.setCurrentIndex(dialog.formats.findData("json"))
    qtbot.waitUntil(lambda: '"target": "bedrock"' in dialog.box.view.text())
    dialog.reject()


def test_ctrl_t_shows_every_item_against_every_target(log, qtbot):
    log.items_pane.take_focus()
    qtbot.keyClick(log, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    dialog = matrix_of(log, qtbot)
    assert dialog.isVisible()
    assert not dialog.isModal()
    assert dialog.table.rowCount() == 4
    assert dialog.table.columnCount() == 15
    column = column_of(dialog, "bedrock")
    index = dialog.table.index(3, column)
    assert index.data() == "refused"
    assert "Source:" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith("3  web_search")
    dialog.close()


def test_choosing_a_cell_chooses_the_item_and_what_it_rests_on(log, qtbot):
    log.workbench.choice.choose_item(0)
    dialog = matrix_of(log, qtbot)
    index = dialog.table.index(3, column_of(dialog, "bedrock"))
    dialog.grid.scrollTo(index)
    middle = dialog.grid.visualRect(index).center()
    qtbot.mouseClick(dialog.grid.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    choice = log.workbench.choice
    assert choice.index == 3
    because = dialog.table.replay(3, index.column()).because[0]
    assert choice.place == because.place
    dialog.close()


def test_a_cell_is_copied_with_its_reasons_and_the_table_as_text(log, qtbot):
    dialog = matrix_of(log, qtbot)
    dialog.grid.setCurrentIndex(dialog.table.index(3, column_of(dialog, "bedrock")))
    copy = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(dialog.grid, Qt.Key.Key_C, copy)
    cell = QGuiApplication.clipboard().text()
    assert cell.startswith("3  web_search_call")
    assert "Amazon Bedrock does not take this" in cell
    dialog.copy_button.click()
    settled(log, qtbot)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 2 + 4
    assert len(lines[0].split("\t")) == 2 + 15
    dialog.close()


def test_a_heading_has_everything_weighed_for_its_target(log, qtbot):
    dialog = matrix_of(log, qtbot)
    weighed = dialog.table.weighed
    dialog.grid.target_chosen.emit(column_of(dialog, "openai"))
    settled(log, qtbot)
    assert log.workbench.inspection.target == "openai"
    assert log.actions_by_name["target-openai"].isChecked()
    assert dialog.table.weighed is weighed  # nothing had to be weighed again
    dialog.close()


def test_another_text_is_weighed_in_the_table_that_is_open(log, qtbot):
    dialog = matrix_of(log, qtbot)
    opened(log, qtbot, as_json(a_response(a_function_call())))
    assert dialog.table.rowCount() == 1
    dialog.close()


@pytest.fixture
def portable(log, qtbot):
    dialog = log.targets.show_portable_input()
    settled(log, qtbot)
    yield dialog
    dialog.close()


def test_the_portable_input_holds_what_is_ok_and_paired(portable):
    items = json.loads(portable.box.view.text())
    assert [item["type"] for item in items] == [
        "message",
        "function_call",
        "function_call_output",
    ]
    assert portable.box.view.is_read_only
    assert portable.left_out.rowCount() == 1
    assert portable.left_out.card(0).location == "3 web_search_call"
    assert "only its own provider" in portable.left_out.card(0).message


def test_the_portable_input_is_copied_and_saved_whole(portable, log, qtbot, tmp_path):
    portable.copy_button.click()
    assert QGuiApplication.clipboard().text() == portable.shown.made.text
    path = tmp_path / "input.json"
    portable.save(path)
    settled(log, qtbot)
    assert path.read_text("utf-8") == portable.shown.made.text
    assert portable.outcome.text() == f"Written: {path}"


def test_where_it_cannot_be_saved_is_said_in_words(portable, log, qtbot, tmp_path):
    portable.save(tmp_path / "absent" / "input.json")
    settled(log, qtbot)
    assert "input.json" in portable.outcome.text()
    assert not portable.outcome.text().startswith("Written")


def test_what_was_left_out_is_one_click_away(portable, log):
    log.workbench.choice.choose_item(0)
    portable.list.choose(0)
    assert log.workbench.choice.index == 3
