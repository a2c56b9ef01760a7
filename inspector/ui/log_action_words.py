"""The words of the actions on a big log, see `action_words`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def log_action_words() -> dict[str, tuple[str, str]]:
    """The text of each action, and what it does in a sentence."""
    translate = QCoreApplication.translate
    return {
        "follow": (
            translate("Actions", "&Follow the log"),
            translate("Actions", "Read new lines of a log while they are written"),
        ),
        "read-again": (
            translate("Actions", "&Read the log again"),
            translate("Actions", "Check a log anew, as it is on disk now"),
        ),
        "go-to-line": (
            translate("Actions", "Go to &line…"),
            translate("Actions", "Show a line by its number"),
        ),
    }
