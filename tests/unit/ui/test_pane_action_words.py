"""The words of the ways to a pane are among all others."""

from __future__ import annotations

from inspector.ui.action_words import words
from inspector.ui.actions import PANES
from inspector.ui.pane_action_words import pane_action_words


def test_all_of_them_are_known_to_the_menus(qapp):
    own = pane_action_words()
    ways = {f"to-{pane}" for pane in PANES}
    assert set(own) == ways | {"next-pane", "previous-pane"}
    assert all(words()[name] == texts for name, texts in own.items())
    assert all(text and hint for text, hint in own.values())
