"""The lanes of a model: what is awaited on any of them, and one way to stop it all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from inspector.ui.models.lane import Busy, Lane

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.ui.background import Runner


class Lanes(QObject):
    """Makes lanes and looks after them.

    Signals:
        busy_changed: (`Busy` or None) what is awaited; of several the first made.
        failed: (`InspectorError` or `RefusedError`) of any lane.
    """

    busy_changed = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._lanes: list[Lane] = []

    def add(self, activity: str, take: Callable[[Any], None]) -> Lane:
        """Make a lane whose answers are taken by a function."""
        lane = Lane(self._runner, self)
        lane.answered.connect(take)
        lane.failed.connect(self.failed)
        lane.busy_changed.connect(self._tell_busy)
        lane.progressed.connect(lambda *so_far: self._tell_progress(activity, *so_far))
        lane.setObjectName(activity)
        self._lanes.append(lane)
        return lane

    @property
    def is_busy(self) -> bool:
        """Whether anything is awaited."""
        return any(lane.is_busy for lane in self._lanes)

    def cancel(self) -> None:
        """Await nothing any more."""
        for lane in self._lanes:
            lane.cancel()

    @Slot()
    def _tell_busy(self) -> None:
        waiting = (lane.objectName() for lane in self._lanes if lane.is_busy)
        self.busy_changed.emit(next((Busy(activity) for activity in waiting), None))

    def _tell_progress(self, activity: str, done: int, total: int) -> None:
        self.busy_changed.emit(Busy(activity, done, total))
