"""The open text beside another one: what is compared, and how."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from inspector.ui.models.questions import Compared, Right, Wish, comparison_of, ignored

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.checks.inspection import Inspection
    from inspector.core.diff.comparison import Comparison
    from inspector.core.tools.tool_sources import Sources
    from inspector.ui.models.lanes import Lanes
    from inspector.ui.models.opened import OpenedText


class Comparing(QObject):
    """Holds the right side and has it compared with the left, off the main thread.

    Signals:
        comparison_changed: (`Comparison` or None) `comparison` is new.
        wish_changed: `wish` is new; the comparison follows.
    """

    comparison_changed = Signal(object)
    wish_changed = Signal()

    def __init__(self, lanes: Lanes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: Inspection | None = None
        self._sources: Sources | None = None
        self._right: Right | None = None
        self._compared: Compared | None = None
        self._wish = Wish()
        self._lane = lanes.add("compare", self._take)
        self._ignoring = lanes.add("compare", self._set)

    @property
    def comparison(self) -> Comparison | None:
        """Both sides beside each other."""
        return self._compared.comparison if self._compared else None

    @property
    def compared(self) -> Compared | None:
        """The same, with what is known of both sides."""
        return self._compared

    @property
    def right(self) -> OpenedText | None:
        """The text on the right."""
        return self._right.opened if self._right else None

    @property
    def right_inspection(self) -> Inspection | None:
        """What is known of the text on the right; None while that is awaited."""
        return self._right.inspection if self._right else None

    @property
    def wish(self) -> Wish:
        """How both sides are compared."""
        return self._wish

    def set_right(self, opened: OpenedText | None) -> None:
        """Compare with another text, or with none any more."""
        self._cancel()
        self._right = Right(opened) if opened is not None else None
        self._set(None)
        self._compare()

    def set_left(self, inspection: Inspection | None, sources: Sources | None) -> None:
        """Compare what is known of the open text now."""
        if sources is not self._sources and self._right is not None:
            self._right = Right(self._right.opened)
        self._left, self._sources = inspection, sources
        self._compare()

    def pair_responses_by(self, way: str) -> None:
        """Pair the responses of both files in another way; see `ResponsesBy`."""
        if way != self._wish.responses_by:
            self._wish = self._wish._replace(responses_by=way)
            self.wish_changed.emit()
            self._compare()

    def ignore(self, rules: Iterable[str]) -> None:
        """Set other differences aside; each rule as `IgnoreRule.text` writes it."""
        known = tuple(dict.fromkeys(rules))
        if known == self._wish.rules:
            return
        self._wish = self._wish._replace(rules=known)
        self.wish_changed.emit()
        if self._compared is not None and not self._lane.is_busy:
            self._ignoring.ask(ignored(self._compared, known))
        else:
            self._compare()

    def _compare(self) -> None:
        if self._right is not None and self._left is not None:
            self._ignoring.cancel()
            work = comparison_of(self._left, self._right, self._sources, self._wish)
            self._lane.ask(work)

    def _cancel(self) -> None:
        self._lane.cancel()
        self._ignoring.cancel()

    @Slot(object)
    def _take(self, compared: Compared) -> None:
        if self._right is not None:
            self._right = replace(self._right, inspection=compared.right)
            self._set(compared)

    @Slot(object)
    def _set(self, compared: Compared | None) -> None:
        self._compared = compared
        self.comparison_changed.emit(self.comparison)
