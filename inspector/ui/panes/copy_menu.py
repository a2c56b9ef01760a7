"""A menu of what can be copied of a thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget


def copy_menu(owner: QWidget, texts: Iterable[tuple[str, str | None]]) -> QMenu:
    """A menu of words, each with the text that it copies; None cannot be copied."""
    menu = QMenu(owner)
    for words, text in texts:
        action = menu.addAction(words)
        action.setEnabled(text is not None)
        action.triggered.connect(lambda _=False, text=text: put_on_clipboard(text))
    return menu


def offer_copies(
    owner: QWidget,
    texts: Iterable[tuple[str, str | None]],
    place: QPoint,
    *others: str,
) -> None:
    """Show such a menu at a position of the screen.

    Args:
        owner: What is copied from.
        texts: Words, each with the text that it copies.
        place: Where on the screen.
        others: Names of actions of the window that are offered below.
    """
    menu = copy_menu(owner, texts)
    menu.addSeparator()
    known = owner.window().actions()
    menu.addActions([action for action in known if action.objectName() in others])
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(place)


def put_on_clipboard(text: str | None) -> None:
    """Copy a text."""
    QGuiApplication.clipboard().setText(text or "")
