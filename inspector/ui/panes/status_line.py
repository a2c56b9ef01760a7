"""The line at the bottom: what was read, where the caret is, what is awaited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QToolButton

from inspector.ui.models.item_summary import mark_word, one_line
from inspector.ui.models.reading_words import reading_words
from inspector.ui.models.sizes import size_text
from inspector.ui.theme import code_font, theme_named
from inspector.ui.widgets.elided_label import ElidedLabel
from inspector.ui.widgets.marks import mark_pixmap

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.core.checks.inspection import Inspection
    from inspector.ui.models.lane import Busy
    from inspector.ui.models.open_log import OpenLog
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.panes.item_pane import CaretPlace
    from inspector.ui.theme import Theme

_PATIENCE_MS = 300
"""How long work may last before the line speaks of it."""

_MARK = 14
_STEPS = 1000
_SEPARATOR = " · "


class StatusLine(QFrame):
    """Tells facts in passing; whatever needs an answer is said elsewhere.

    Signals:
        cancel_wished: what is awaited is wanted no more.
    """

    cancel_wished = Signal()

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._theme = theme_named("light")
        self.setProperty("chrome", "true")
        self.setObjectName("status")
        self.facts, self.place = QLabel(), ElidedLabel(Qt.TextElideMode.ElideMiddle)
        self.mark, self.count = QLabel(), QLabel()
        self.activity, self.bar, self.stop = QLabel(), QProgressBar(), QToolButton()
        self._of_lanes: Busy | None = None
        self._of_log: Busy | None = None
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._lay_out()
        self._patience.timeout.connect(self._show_activity)
        self.stop.clicked.connect(self.cancel_wished)
        workbench.inspection_changed.connect(self.refresh)
        workbench.busy_changed.connect(self._note_lanes)
        workbench.desk.busy_changed.connect(self._note_log)
        workbench.desk.log_changed.connect(self.refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        self.bar.setRange(0, 0)
        self.bar.setFixedWidth(96)
        self.bar.setTextVisible(False)
        self.stop.setProperty("flat", "true")
        self.place.setFont(code_font())
        for label in (self.facts, self.place, self.count, self.activity):
            label.setProperty("muted", "true")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(8)
        for part in (self.facts, self.activity, self.bar, self.stop):
            row.addWidget(part)
        row.addWidget(self.place, 1)
        row.addSpacing(8)
        row.addWidget(self.mark)
        row.addWidget(self.count)
        self.setFixedHeight(28)
        self._note_busy(None)

    @Slot(object)
    def show_caret(self, caret: CaretPlace) -> None:
        """Say where the caret stands, and in which value."""
        where = one_line(caret.pointing.breadcrumb) if caret.pointing else ""
        self.place.setText(f"{caret.line}:{caret.column} {where}".rstrip())

    @Slot()
    def refresh(self) -> None:
        """Say what was read and how many findings there are."""
        log, inspection = self._workbench.desk.log, self._workbench.inspection
        if log is not None:
            self._tell_log(log)
            return
        facts = self._facts_of(inspection) if inspection is not None else []
        self.facts.setText(_SEPARATOR.join(facts))
        findings = inspection.findings if inspection else ()
        ranks = sorted({f.severity.rank: f.severity.value for f in findings}.items())
        words = self.tr("Findings in the whole text: {count}")
        self._tell_findings(ranks[0][1] if ranks else "", len(findings), words)

    def _tell_log(self, log: OpenLog) -> None:
        # Imported late: most texts are no big logs.
        from inspector.ui.models.log_facts import facts_of  # noqa: PLC0415

        facts = facts_of(log)
        self.facts.setText(_SEPARATOR.join(facts.words))
        words = self.tr("Findings in the whole log: {count}")
        self._tell_findings(facts.mark, facts.findings, words)

    def _tell_findings(self, mark: str, count: int, words: str) -> None:
        """Show the heaviest severity, and how many findings there are."""
        self.mark.setVisible(bool(mark))
        self.count.setVisible(bool(mark))
        if mark:
            pixmap = mark_pixmap(mark, self._theme, _MARK, self.devicePixelRatioF())
            self.mark.setPixmap(pixmap)
            self.mark.setAccessibleName(mark_word(mark))
            self.count.setText(f"{count:,}")
            told = words.format(count=f"{count:,}")
            self.count.setToolTip(told)
            self.count.setAccessibleName(told)

    def _facts_of(self, inspection: Inspection) -> list[str]:
        document = inspection.document
        opened = self._workbench.opened
        raw = opened.raw if opened else None
        size = len(raw) if raw is not None else _bytes_of(document.text)
        return [
            reading_words(document.read_as),
            self._items_word(len(inspection.items)),
            size_text(size),
            f"Open Responses {inspection.specification}",
        ]

    def _items_word(self, count: int) -> str:
        if count == 1:
            return self.tr("1 item")
        return self.tr("{count} items").format(count=f"{count:,}")

    @Slot(object)
    def _note_lanes(self, busy: Busy | None) -> None:
        self._of_lanes = busy
        self._note_busy(busy or self._of_log)

    @Slot(object)
    def _note_log(self, busy: Busy | None) -> None:
        self._of_log = busy
        self._note_busy(self._of_lanes or busy)
        if self._workbench.desk.log is not None:
            self.refresh()

    def _note_busy(self, busy: Busy | None) -> None:
        if busy is None:
            self._patience.stop()
            for part in (self.activity, self.bar, self.stop):
                part.setVisible(False)
        elif not self._patience.isActive() and not self.bar.isVisible():
            self._patience.start()
        self.activity.setText(self._activity_words(busy))
        total = busy.total if busy else 0
        self.bar.setRange(0, _STEPS if total else 0)  # 0 to 0 runs to and fro
        if busy and total:
            self.bar.setValue(busy.done * _STEPS // total)

    @Slot()
    def _show_activity(self) -> None:
        for part in (self.activity, self.bar, self.stop):
            part.setVisible(True)

    def _activity_words(self, busy: Busy | None) -> str:
        words = {
            "read": self.tr("Reading …"),
            "inspect": self.tr("Checking …"),
            "compare": self.tr("Comparing …"),
            "judge": self.tr("Checking …"),
            "search": self.tr("Searching …"),
        }
        return words[busy.activity] if busy else ""

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self._theme = theme
        self.refresh()

    def retranslate(self) -> None:
        """Write every word anew."""
        self.setAccessibleName(self.tr("Status"))
        self.stop.setText(self.tr("Stop"))
        self.bar.setAccessibleName(self.tr("Work in progress"))
        self.place.setAccessibleName(self.tr("Place of the caret"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _bytes_of(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
