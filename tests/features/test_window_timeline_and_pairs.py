"""A person steps through a stream, and goes from a call to its output."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, a_message, an_output, as_json
from window_driver import opened, shown_window

PAIRED = as_json(
    [
        a_function_call(),
        a_message(),
        an_output(),
        {"type": "web_search_call", "id": "ws_001", "status": "completed"},
    ]
)


@pytest.fixture
def window(qapp, qtbot):
    yield from shown_window(qapp, qtbot)


def test_one_key_goes_from_a_call_to_its_output_and_back(window, qtbot):
    opened(window, qtbot, PAIRED)
    window.workbench.choice.choose_item(0)
    window.items_pane.take_focus()
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.workbench.choice.index == 2
    assert window.items_pane.view.currentIndex().row() == 2
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.workbench.choice.index == 0


def test_an_item_without_partner_has_no_way_to_one(window, qtbot):
    opened(window, qtbot, PAIRED)
    partner = window.actions_by_name["partner"]
    enabled = []
    for index in range(4):
        window.workbench.choice.choose_item(index)
        enabled.append(partner.isEnabled())
    assert enabled == [True, False, True, False]


def test_the_way_to_the_partner_is_in_both_context_menus(window):
    partner = window.actions_by_name["partner"]
    assert partner in window.items_pane.view.actions()
    assert partner in window.item_pane._menu_actions
