"""The pasted text, untouched: coloured, marked, and checked while it is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

from inspector.core.source.span import Span
from inspector.ui.models.lane import Lane
from inspector.ui.models.letting_go import let_go
from inspector.ui.models.opened import MOST_BYTES
from inspector.ui.panes.finding_tips import tip_for
from inspector.ui.panes.source_overlay import overlay_of
from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_view import CodeView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.core.checks.finding import Finding, Place
    from inspector.core.checks.inspection import Inspection
    from inspector.ui.models.opened import OpenedText
    from inspector.ui.models.pointing import Pointer, Pointing
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.panes.source_overlay import Overlay

FOLLOW_PAUSE_MS = 120
"""How long the caret must rest before the window turns to the item it stands in."""


class SourceView(CodeView):
    """Edits the open text of a workbench.

    Signals:
        pointed: the caret stands elsewhere, or `pointing` has another answer.
        pasted: (str) a text for which nothing had to make room, or too large a one.
    """

    pointed = Signal()
    pasted = Signal(str)

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(theme_named("light"), parent)
        self._workbench = workbench
        self._pointer: Pointer | None = None
        self._tokens: object = None
        self._is_leading = False
        self._laying_over = Lane(workbench.runner, self)
        self._follow = QTimer(self, singleShot=True, interval=FOLLOW_PAUSE_MS)
        self.setAcceptDrops(False)  # a dropped text is opened by the window
        self.set_tooltip_provider(self._tip_at)
        self._connect()

    def _connect(self) -> None:
        self._laying_over.answered.connect(self._lay_over)
        self._follow.timeout.connect(self._lead)
        self.text_edited.connect(self._take_edit)
        self.caret_moved.connect(self._tell_pointing)
        workbench, choice = self._workbench, self._workbench.choice
        workbench.text_opened.connect(self._open)
        workbench.inspection_changed.connect(self._show_inspection)
        choice.item_chosen.connect(self._show_item)
        choice.item_chosen.connect(self._tell_chosen)
        choice.place_chosen.connect(self._show_place)

    @property
    def pointer(self) -> Pointer | None:
        """Names places of the text; None while it has changed since the last check."""
        return self._pointer

    def pointing(self) -> Pointing | None:
        """The value that the caret stands in."""
        place = self.selection().start if self.selection().length else self.caret()
        return self._pointer.at(place) if self._pointer else None

    def show_pointing(self, pointing: Pointing) -> None:
        """Select a value."""
        item = self._workbench.choice.item
        span = self._pointer.span_of(pointing) if self._pointer else None
        if span is not None and item is not None and span == item.item.span:
            self._bring_up(span)
        elif span is not None:
            self._select_quietly(span)

    def paste(self) -> None:
        """Override ``EditingView.paste``: into an empty view it opens a text."""
        text = QGuiApplication.clipboard().text()
        if not self.text() or len(text) > MOST_BYTES - len(self.text()):
            self.pasted.emit(text)
        else:
            super().paste()

    @Slot(object)
    def _open(self, opened: OpenedText) -> None:
        self._laying_over.cancel()
        self._pointer = None
        old, self._tokens = [self._tokens], None
        self.set_text(opened.text)
        let_go(self._workbench.runner, old)

    @Slot()
    def _take_edit(self) -> None:
        self._laying_over.cancel()
        self._pointer = None
        self._workbench.edit_text(self.text())

    @Slot(object)
    def _show_inspection(self, inspection: Inspection | None) -> None:
        if inspection is None:
            self.set_chosen(None)
            self.set_marks(())  # of a check that was stopped, or of an older text
            return
        if inspection.document.text != self.text():
            return
        self._pointer = self._workbench.pointer
        self._laying_over.ask(overlay_of(inspection, self.tr("{count} characters")))
        self._tell_pointing()
        self._tell_chosen()

    @Slot(object)
    def _lay_over(self, overlay: Overlay) -> None:
        if overlay.text != self.text():
            return
        old, self._tokens = [self._tokens], overlay.tokens
        self.set_tokens(overlay.tokens)
        let_go(self._workbench.runner, old)
        self.set_areas(overlay.areas)
        self.set_marks(overlay.marks)
        self.set_folds(overlay.folds)

    @Slot()
    def _tell_pointing(self) -> None:
        self.pointed.emit()
        if self.hasFocus():
            self._follow.start()

    @Slot()
    def _lead(self) -> None:
        """Let the window turn to where a person put the caret."""
        pointing, choice = self.pointing(), self._workbench.choice
        if pointing is None or not self.hasFocus():
            return
        self._is_leading = True
        marks = self.marks_at(self.caret())
        finding = marks[0].key if marks else None
        if finding is not None and finding is not choice.finding:
            choice.choose_finding(finding)  # type: ignore[arg-type]  # our own keys
        elif pointing.item not in (None, choice.index):
            choice.choose_item(pointing.item)
        self._is_leading = False

    @Slot(object)
    def _show_item(self, index: int | None) -> None:
        item = self._workbench.choice.item
        if item is None or index is None or self._is_leading or self._pointer is None:
            return
        self._bring_up(item.item.span)

    @Slot()
    def _tell_chosen(self) -> None:
        """Show where the chosen item stands, unless it is the only one."""
        inspection, item = self._workbench.inspection, self._workbench.choice.item
        is_one_of_many = inspection is not None and len(inspection.items) > 1
        if self._pointer is not None:  # else the places are of another text
            self.set_chosen(item.item.span if item and is_one_of_many else None)

    @Slot(object)
    def _show_place(self, place: Place | None) -> None:
        if place is not None and not self._is_leading and self._pointer is not None:
            self._select_quietly(place.span)

    def _bring_up(self, item: Span) -> None:
        """Put the caret before an item, and show as much of it as there is room."""
        rows, bar = self.model.rows, self.verticalScrollBar()
        self._select_quietly(Span(item.start, item.start))
        last = self.row_top(rows.row_of(item.end)) + self.row_painter.height
        if last > self.viewport().height():
            above = rows.row_of(item.start) * self.row_painter.height
            bar.setValue(above - self.row_painter.height // 2)

    def _select_quietly(self, span: Span) -> None:
        """Select without turning the window to it: it is there already."""
        self.select(span)
        self._follow.stop()

    def _tip_at(self, place: int) -> str:
        findings: list[Finding] = [
            mark.key  # type: ignore[misc]  # our own keys
            for mark in self.marks_at(place)
        ]
        return tip_for(findings, self._workbench.language)
