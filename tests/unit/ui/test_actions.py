"""Every action has its words, its place in a menu, and keys of its own."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtWidgets import QMenuBar

from inspector.ui.action_words import words
from inspector.ui.actions import MENUS, PANES, TOOLBAR, Actions


@pytest.fixture
def actions(qapp):
    return Actions()


def test_every_action_has_words_and_no_words_go_without_an_action(actions):
    assert {action.objectName() for action in actions} == set(words())


def test_every_action_says_what_it_does_and_with_which_keys(actions):
    for action in actions:
        assert action.text(), action.objectName()
        assert action.toolTip(), action.objectName()
    assert actions["open"].toolTip().endswith("(Ctrl+O)")


def test_no_two_actions_share_a_key(actions):
    keys = Counter(key.toString() for action in actions for key in action.shortcuts())
    assert [key for key, count in keys.items() if count > 1] == []


def test_no_two_entries_of_a_menu_share_an_access_key(actions):
    for name, entries in MENUS.items():
        plain = [e for e in entries if e.name and not e.group]
        texts = [actions[entry.name].text() for entry in plain]
        letters = [t[t.index("&") + 1].lower() for t in texts if "&" in t]
        assert len(letters) == len(set(letters)), name
        assert len(letters) == len(texts), name


def test_every_pane_has_a_key(actions):
    for number, pane in enumerate(PANES, 1):
        assert actions[f"to-{pane}"].shortcut().toString() == f"Ctrl+{number}"


def test_choices_exclude_each_other(actions):
    actions["theme-dark"].trigger()
    actions["theme-light"].trigger()
    assert actions.group("theme").checkedAction() is actions["theme-light"]
    assert not actions["theme-dark"].isChecked()


def test_the_menus_hold_every_action_once(actions, qtbot):
    bar = QMenuBar()
    qtbot.addWidget(bar)
    actions.fill(bar)
    assert [menu.text() for menu in bar.actions()] == [
        "&File",
        "&Edit",
        "&View",
        "&Go",
        "&Help",
    ]

    def names(menu):
        for action in menu.actions():
            if action.menu():
                yield from names(action.menu())
            elif not action.isSeparator():
                yield action.objectName()

    held = [name for action in bar.actions() for name in names(action.menu())]
    assert sorted(held) == sorted(words())


def test_an_unknown_name_is_refused(actions):
    with pytest.raises(KeyError):
        actions["nonsense"]


def test_buttons_have_short_words(actions):
    assert [actions[name].iconText() for name in TOOLBAR] == [
        "Paste",
        "Open…",
        "Compare…",
        "Export report…",
    ]
