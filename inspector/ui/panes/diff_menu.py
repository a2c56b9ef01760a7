"""What else can be done with a comparison: the menu in its header."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QMenu, QToolButton

from inspector.ui.models.lane import Lane

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.diff.comparison import ComparedPair, Comparison
    from inspector.core.progress import Progress
    from inspector.ui.models.diff_course import DiffCourse
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.widgets.diff_view import DiffView

WAYS = (
    "auto",
    "custom_id",
    "request_id",
    "id",
    "previous_response_id",
    "position",
    "items",
)
"""The ways to pair responses; the core's `ResponsesBy`, which is loaded later."""


class DiffMenu(QObject):
    """Fills the menu of a button and carries out what is chosen in it.

    Signals:
        find_wished: a person looks for characters.
        pairs_toggled: (whether pairs are to be listed).
        ignoring_wished: the rules are to be shown.
        summary_wished: figures of both sides are to be shown.
    """

    find_wished = Signal()
    pairs_toggled = Signal(bool)
    ignoring_wished = Signal()
    summary_wished = Signal()

    def __init__(
        self, workbench: Workbench, view: DiffView, button: QToolButton
    ) -> None:
        super().__init__(button)
        self._workbench, self._view, self._button = workbench, view, button
        self._course: DiffCourse | None = None
        self._patching = Lane(workbench.runner, self)
        self._patching.answered.connect(_put_on_clipboard)
        menu = self.menu = QMenu(button)
        button.setMenu(menu)
        self.find = menu.addAction("", self.find_wished.emit)
        # Ctrl+F is the window's and comes through `Pane.search`: the key of a second
        # action would be ambiguous, and start neither.
        self.pairs = menu.addAction("")
        self.pairs.setCheckable(True)
        self.pairs.setChecked(True)
        self.pairs.toggled.connect(self.pairs_toggled)
        menu.addSeparator()
        self.ways = menu.addMenu("")
        self._way_group = QActionGroup(self)
        self._by_way = {way: self._add_way(way) for way in WAYS}
        self.ignoring = menu.addAction("", self.ignoring_wished.emit)
        menu.addSeparator()
        self.patch = menu.addAction("", self.copy_patch)
        self.summary = menu.addAction("", self.summary_wished.emit)
        menu.aboutToShow.connect(self._allow)

    def _add_way(self, way: str) -> QAction:
        action = self.ways.addAction("")
        action.setCheckable(True)
        action.triggered.connect(
            lambda: self._workbench.comparing.pair_responses_by(way)
        )
        self._way_group.addAction(action)
        return action

    def show(self, course: DiffCourse | None) -> None:
        """Offer what can be done with another comparison."""
        self._course = course

    def copy_patch(self) -> None:
        """Put what differs in the pair of the caret on the clipboard."""
        compared = self._compared()
        if self._course is not None and compared is not None:
            self._patching.ask(_patch_of(self._course.comparison, compared))

    def _compared(self) -> ComparedPair | None:
        pairs = self._course.comparison.pairs if self._course else ()
        pair = self._view.selection.caret.key.pair
        return pairs[pair] if pair < len(pairs) else None

    def _allow(self) -> None:
        """Offer what can be done now."""
        course, compared = self._course, self._compared()
        self._by_way[self._workbench.comparing.wish.responses_by].setChecked(True)
        sides = (compared.pair.left, compared.pair.right) if compared else (None,)
        self.patch.setEnabled(None not in sides)
        self.pairs.setEnabled(course is not None and course.sheet.has_headings)

    def retranslate(self) -> None:
        """Write every word anew."""
        self._button.setText(self.tr("More"))
        self._button.setToolTip(self.tr("Find, pair, ignore, copy and count"))
        self.find.setText(self.tr("&Find in both sides…") + "\tCtrl+F")
        self.pairs.setText(self.tr("&List of pairs"))
        self.ways.setTitle(self.tr("Pair &responses by"))
        self.ignoring.setText(self.tr("&Ignore differences…"))
        self.patch.setText(self.tr("Copy as JSON &Patch"))
        self.patch.setToolTip(
            self.tr("RFC 6902: applied to the left item it gives the right one")
        )
        self.summary.setText(self.tr("&Summary of both sides…"))
        words = {
            "auto": self.tr("Whatever both have"),
            "position": self.tr("Position"),
            "items": self.tr("Nothing: all items are one list"),
        }
        for way, action in self._by_way.items():
            action.setText(words.get(way, way))


def _patch_of(
    comparison: Comparison, compared: ComparedPair
) -> Callable[[Progress], str | None]:
    def work(_: Progress) -> str | None:
        from inspector.core.diff.json_patch import json_patch  # noqa: PLC0415

        return json_patch(comparison, compared)

    return work


def _put_on_clipboard(text: str | None) -> None:
    if text is not None:
        QGuiApplication.clipboard().setText(text)
