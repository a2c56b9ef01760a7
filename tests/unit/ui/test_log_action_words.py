"""The words of a log's actions are among all others."""

from __future__ import annotations

from inspector.ui.action_words import words
from inspector.ui.log_action_words import log_action_words


def test_all_of_them_are_known_to_the_menus(qapp):
    own = log_action_words()
    assert set(own) == {"follow", "read-again", "go-to-line"}
    assert all(words()[name] == texts for name, texts in own.items())
    assert all(text and hint for text, hint in own.values())
