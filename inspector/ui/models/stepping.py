"""Which event of a stream is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from inspector.ui.models.choice import Choice
    from inspector.ui.models.stream_course import StreamCourse


class Stepping(QObject):
    """Steps through the events of the open text; at first none is chosen.

    Signals:
        course_changed: (`StreamCourse` or None) there are other events, or none.
        event_chosen: (row or None) another event is chosen, or none.
    """

    course_changed = Signal(object)
    event_chosen = Signal(object)

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice)
        self._choice = choice
        self._course: StreamCourse | None = None
        self._row: int | None = None

    @property
    def course(self) -> StreamCourse | None:
        """The events; None where the open text is no stream."""
        return self._course

    @property
    def row(self) -> int | None:
        """The row of the chosen event."""
        return self._row

    def take(self, course: StreamCourse | None, *, is_new: bool) -> None:
        """Step through other events.

        Args:
            course: The events.
            is_new: Whether another text was opened; else the chosen row stays chosen.
        """
        if course is None and self._course is None:
            return
        self._course = course
        count = len(course.rows) if course else 0
        if is_new or self._row is None or self._row >= count:
            self._row = None
        self.course_changed.emit(course)
        self.event_chosen.emit(self._row)

    def choose(self, row: int) -> None:
        """Choose an event, its characters, and the item that it is about."""
        if self._course is None or not 0 <= row < len(self._course.rows):
            return
        event = self._course.rows[row]
        if row != self._row:
            self._row = row
            self.event_chosen.emit(row)
        self._choice.choose_place(event.place, event.item)

    def step(self, step: int) -> None:
        """Choose the next event (1) or the one before (-1), as far as there is one."""
        if self._course is None:
            return
        last = len(self._course.rows) - 1
        start = self._row if self._row is not None else (-1 if step > 0 else last + 1)
        self.choose(min(max(start + step, 0), last))

    def leave(self) -> None:
        """Choose no event."""
        if self._row is not None:
            self._row = None
            self.event_chosen.emit(None)
