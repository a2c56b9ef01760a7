"""Whoever cannot see the window or hold a mouse can use all of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QDialog,
    QPushButton,
    QScrollBar,
    QSplitterHandle,
    QWidget,
)
from shiboken6 import isValid

from window_driver import settled, shown_window

MOST_TABS = 60


@pytest.fixture
def window(qapp, qtbot):
    for made in shown_window(qapp, qtbot):
        made.wishes.open_sample()
        settled(made, qtbot)
        yield made


def reachable(window):
    """Widgets that the keyboard can stop at."""
    for part in window.findChildren(QWidget):
        takes_keys = part.focusPolicy() & Qt.FocusPolicy.TabFocus
        is_passive = isinstance(part, (QScrollBar, QSplitterHandle))
        if takes_keys and part.isVisible() and part.isEnabled() and not is_passive:
            yield part


def name_of(part):
    return QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name)


def test_everything_that_takes_keys_has_a_name(window):
    assert [part for part in reachable(window) if not name_of(part)] == []


@pytest.mark.parametrize(
    "action",
    ["export", "portable-input", "all-targets", "explain", "shortcuts", "about"],
)
def test_a_dialog_names_its_parts_and_enter_does_what_stands_out(
    window, qtbot, qapp, action
):
    window.actions_by_name[action].trigger()
    settled(window, qtbot)
    dialogs = (w for w in qapp.topLevelWidgets() if isinstance(w, QDialog))
    dialog = next(each for each in dialogs if each.isVisible())
    assert dialog.windowTitle()
    assert all(name_of(part) for part in reachable(dialog))
    buttons = dialog.findChildren(QPushButton)
    primary = [button for button in buttons if button.property("primary")]
    if primary:
        assert [button for button in buttons if button.isDefault()] == primary
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not isValid(dialog) or not dialog.isVisible())


def test_tab_reaches_every_pane_and_comes_round(window, qtbot):
    window.items_pane.filter.setFocus()
    stops = []
    for _ in range(MOST_TABS):
        stops.append(window.focusWidget())
        window.focusNextPrevChild(True)
        if window.focusWidget() is stops[0]:
            break
    else:
        pytest.fail("Tab does not come round")
    parts = [name_of(stop) for stop in stops]
    assert parts.index("Source") < parts.index("Source text")
    for pane in window.arrangement.panes():
        assert any(pane.isAncestorOf(stop) for stop in stops), pane.accessibleName()


def test_every_action_can_be_started_from_the_keyboard(window):
    bar = window.menuBar()
    assert all("&" in menu.text() for menu in bar.actions())
    started = {a.objectName() for a in window.actions_by_name if a.shortcuts()}
    in_menus = {
        action.objectName()
        for menu in bar.actions()
        for action in every_action(menu.menu())
    }
    names = {action.objectName() for action in window.actions_by_name}
    assert started | in_menus >= names


def every_action(menu):
    for action in menu.actions():
        if action.menu():
            yield from every_action(action.menu())
        else:
            yield action


def test_no_mark_stands_alone_without_a_word(window):
    banner = window.banner
    assert banner.mark.accessibleName() in banner.accessibleName()
    spoken = Qt.ItemDataRole.AccessibleTextRole
    model = window.items_pane.model
    for row in range(model.rowCount()):
        words = model.index(row).data(spoken)
        assert any(
            word in words for word in ("blocked", "ok", "not checked", "nothing")
        )
