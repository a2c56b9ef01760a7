"""What was done to a text, so that it can be undone and done again."""

from __future__ import annotations

from typing import NamedTuple

_MOST_STEPS = 2_000
_MOST_CODE_POINTS = 64_000_000


class Edit(NamedTuple):
    """One replacement: at ``start``, ``removed`` gave way to ``added``."""

    start: int
    removed: str
    added: str

    @property
    def end(self) -> int:
        """Where the replaced part ended, before the edit."""
        return self.start + len(self.removed)

    @property
    def added_end(self) -> int:
        """Where the new part ends, after the edit."""
        return self.start + len(self.added)

    def reversed(self) -> Edit:
        """The edit that takes this one back."""
        return Edit(self.start, self.added, self.removed)


class UndoLog:
    """Edits in order, runs of typing or deleting merged to one step."""

    def __init__(self) -> None:
        self._done: list[Edit] = []
        self._undone: list[Edit] = []
        self._is_run = False

    def clear(self) -> None:
        """Forget everything."""
        self.__init__()  # type: ignore[misc]  # the same as new

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is an edit to do again."""
        return bool(self._undone)

    def end_run(self) -> None:
        """Let the next edit be a step of its own."""
        self._is_run = False

    def note(self, edit: Edit, *, mergeable: bool) -> None:
        """Remember an edit.

        Args:
            edit: What was done.
            mergeable: Whether it was one stroke of typing or deleting.
        """
        self._undone.clear()
        joined = _joined(self._done[-1], edit) if self._is_run and mergeable else None
        if joined is not None:
            self._done[-1] = joined
        else:
            self._done.append(edit)
        self._is_run = mergeable
        self._forget_oldest()

    def undo(self) -> Edit | None:
        """Give the edit that takes the last step back."""
        self._is_run = False
        if not self._done:
            return None
        self._undone.append(self._done.pop())
        return self._undone[-1].reversed()

    def redo(self) -> Edit | None:
        """Give the edit that does the last undone step again."""
        self._is_run = False
        if not self._undone:
            return None
        self._done.append(self._undone.pop())
        return self._done[-1]

    def _forget_oldest(self) -> None:
        del self._done[:-_MOST_STEPS]
        size = sum(len(edit.removed) + len(edit.added) for edit in self._done)
        while size > _MOST_CODE_POINTS and len(self._done) > 1:
            oldest = self._done.pop(0)
            size -= len(oldest.removed) + len(oldest.added)


def _joined(last: Edit, edit: Edit) -> Edit | None:
    """Join two strokes of one run, or None where a run breaks."""
    if not last.removed and not edit.removed and edit.start == last.added_end:
        return (
            None if edit.added == "\n" else last._replace(added=last.added + edit.added)
        )
    if last.added or edit.added:
        return None
    if edit.end == last.start:
        return Edit(edit.start, edit.removed + last.removed, "")
    if edit.start == last.start:
        return last._replace(removed=last.removed + edit.removed)
    return None
