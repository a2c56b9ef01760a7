"""The words of the actions that lead to a pane, see `action_words`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def pane_action_words() -> dict[str, tuple[str, str]]:
    """The text of each action, and what it does in a sentence."""
    translate = QCoreApplication.translate
    return {
        "next-pane": (
            translate("Actions", "Next pan&e"),
            translate("Actions", "Let the keyboard act on the next pane"),
        ),
        "previous-pane": (
            translate("Actions", "Previou&s pane"),
            translate("Actions", "Let the keyboard act on the pane before"),
        ),
        "to-items": (
            translate("Actions", "To the &items"),
            translate("Actions", "Let the keyboard act on the items"),
        ),
        "to-item": (
            translate("Actions", "To the te&xt of the item"),
            translate("Actions", "Let the keyboard act on the text"),
        ),
        "to-schema": (
            translate("Actions", "To &arguments and schema"),
            translate("Actions", "Let the keyboard act on arguments and schema"),
        ),
        "to-diff": (
            translate("Actions", "To the &comparison"),
            translate("Actions", "Let the keyboard act on the comparison"),
        ),
    }
