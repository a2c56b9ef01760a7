"""A list that grows and stays at its end, until a person looks elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTableView


class FollowedEnd(QObject):
    """Keeps a list at its end as long as it is followed.

    Args:
        view: The list; whoever owns it says when it has changed.
    """

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self._view = view
        self._is_followed = self._is_left = False
        # Of the bar, not its value: that also moves where a row is only marked.
        view.verticalScrollBar().actionTriggered.connect(self._note_scrolling)

    def keep(self, *, is_followed: bool) -> None:
        """Show the end of the list if it is followed and nobody looks elsewhere."""
        if is_followed and not self._is_followed:
            self._is_left = False
        self._is_followed = is_followed
        if is_followed and not self._is_left:
            self._view.scrollToBottom()

    def note_choice(self, place: int) -> None:
        """A person has chosen a row: only the last one is the end."""
        self._is_left = place < self._view.model().rowCount() - 1

    @Slot()
    def _note_scrolling(self) -> None:
        bar = self._view.verticalScrollBar()
        self._is_left = bar.sliderPosition() < bar.maximum()
