"""Words are written when asked for, in the language of that moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from inspector.ui.action_words import (
    TARGET_TITLES,
    button_text,
    menu_titles,
    without_key,
    words,
)


class Shouting(QTranslator):
    def translate(self, context, text, _disambiguation=None, _n=-1):
        return text.upper() if context == "Actions" else ""

    def isEmpty(self):  # noqa: N802 - Qt's name
        return False


def test_words_follow_the_language_of_the_moment(qapp):
    translator = Shouting()
    assert words()["open"][0] == "&Open…"
    QCoreApplication.installTranslator(translator)
    try:
        assert words()["open"][0] == "&OPEN…"
        assert menu_titles()["file"] == "&FILE"
        assert button_text("paste") == "PASTE"
        assert words()["language-ko"] == ("한국어", "한국어")
    finally:
        QCoreApplication.removeTranslator(translator)


def test_an_action_without_a_shorter_word_has_none():
    assert button_text("quit") == ""


def test_hints_are_sentences_of_their_own():
    for name, (text, hint) in words().items():
        assert hint, name
        if not name.startswith("language"):
            assert hint != text.replace("&", ""), name


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("&Open…", "Open…"),
        ("Sa&ve", "Save"),
        ("열기(&O)…", "열기…"),
        ("English", "English"),
    ],
)
def test_a_button_shows_no_access_key(text, shown):
    assert without_key(text) == shown


def test_targets_are_called_what_the_core_calls_them():
    from inspector.core.targets.target import target_of  # noqa: PLC0415

    for name, title in TARGET_TITLES.items():
        assert title.removesuffix(" core") == target_of(name).title
