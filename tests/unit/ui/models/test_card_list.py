"""Things are put in words when they are first shown, and anew in another language."""

from __future__ import annotations

from PySide6.QtCore import Qt

from inspector.ui.models.card_list import CardList
from inspector.ui.models.violation_list import CARD, DEPTH, IS_OPEN
from inspector.ui.models.violation_words import Card


def a_list():
    asked = []

    def word(thing):
        asked.append(thing)
        return Card("warn", thing, "about", "text", "message", "hint", f"say {thing}")

    return CardList(word), asked


def test_a_card_is_worded_once_and_only_when_it_is_shown():
    rows, asked = a_list()
    rows.show(["a", "b", "c"])
    assert asked == []
    index = rows.index(1)
    assert index.data(CARD).location == "b"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "hint"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "say b"
    assert asked == ["b"]


def test_cards_stand_in_no_branch_and_are_no_toggles():
    rows, _ = a_list()
    rows.show(["a"])
    assert rows.index(0).data(DEPTH) == 0
    assert rows.index(0).data(IS_OPEN) is None


def test_another_language_words_every_card_again(qtbot):
    rows, asked = a_list()
    rows.show(["a"])
    rows.card(0)
    with qtbot.waitSignal(rows.dataChanged):
        rows.word_anew()
    rows.card(0)
    assert asked == ["a", "a"]


def test_an_empty_list_has_nothing_to_word():
    rows, asked = a_list()
    rows.word_anew()
    assert rows.rowCount() == 0
    assert asked == []
