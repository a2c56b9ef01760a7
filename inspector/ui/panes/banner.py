"""The verdict of the chosen item in a sentence, what it means, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout

from inspector.ui.models.banner_words import (
    BannerWords,
    joined,
    words_of_findings,
    words_of_item,
)
from inspector.ui.models.item_summary import mark_word, one_line
from inspector.ui.models.rule_page import rule_in_view
from inspector.ui.rich_text import escaped
from inspector.ui.theme import code_font, theme_named
from inspector.ui.widgets.marks import mark_colour, mark_pixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.actions import Actions
    from inspector.ui.models.opened import OpenedText
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme

PATIENCE_MS = 300
"""How long the banner may speak of an older text while a person types: long enough
for the check of most texts, so that it does not flicker with every stroke."""

_MARK = 28
_GROUNDS = {"block": "blockbg", "warn": "warnbg", "ok": "okbg"}


class Banner(QFrame):
    """Says the verdict; never by colour alone."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._theme = theme_named("light")
        self._mark = "neutral"
        self._is_overdue = False
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._tell_staleness)
        self.setObjectName("banner")
        self.mark, self.headline, self.detail = QLabel(), QLabel(), QLabel()
        self.verdict = QLabel()
        self.count, self.button = QLabel(), QToolButton()
        self._lay_out()
        workbench.text_edited.connect(self._await_check)
        workbench.inspection_changed.connect(self._take_check)
        workbench.text_opened.connect(self.refresh)
        workbench.busy_changed.connect(self.refresh)
        workbench.desk.busy_changed.connect(self._follow_log)
        workbench.desk.row_chosen.connect(self._follow_log)
        workbench.language_changed.connect(self.refresh)
        workbench.choice.item_chosen.connect(self.refresh)

    def _lay_out(self) -> None:
        self.mark.setFixedSize(_MARK, _MARK)
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setObjectName("headline")
        self.detail.setObjectName("detail")
        self.detail.setTextFormat(Qt.TextFormat.RichText)
        self.verdict.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self.headline, self.detail, self.verdict):
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.LinksAccessibleByMouse
            )
        self.count.setProperty("muted", "true")
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.headline)
        words.addWidget(self.detail)
        words.addWidget(self.verdict)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 12, 10)
        row.setSpacing(14)
        row.addWidget(self.mark)
        row.addLayout(words, 1)
        row.addWidget(self.count)
        row.addWidget(self.button)

    def offer(self, actions: Actions) -> None:
        """Give the actions that it has a button or a link for."""
        # The button is there as long as the verdict is ``ok``.
        self.button.setDefaultAction(actions["compose"])
        explain = actions["explain"]
        self.detail.linkActivated.connect(lambda _: explain.trigger())
        explain.changed.connect(lambda: self.detail.setToolTip(explain.toolTip()))
        self.detail.setToolTip(explain.toolTip())

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self._theme = theme
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Say what is to be said now."""
        words = self._words()
        self.mark.setPixmap(
            mark_pixmap(words.mark, self._theme, _MARK, self.devicePixelRatioF())
        )
        self.mark.setAccessibleName(mark_word(words.mark))
        self.headline.setText(words.headline)
        self.detail.setText(self._detail(words))
        self.verdict.setText(words.verdict)
        self.verdict.setVisible(bool(words.verdict))
        spoken = f"{mark_word(words.mark)}: {words.headline} {words.verdict}"
        self.setAccessibleName(spoken.rstrip())
        self._tell_count()
        action: QAction | None = self.button.defaultAction()
        self.button.setVisible(action is not None and action.isEnabled())
        self._mark = words.mark
        self.update()

    @Slot()
    def _await_check(self) -> None:
        if not self._is_overdue and not self._patience.isActive():
            self._patience.start()

    @Slot()
    def _tell_staleness(self) -> None:
        """Say no verdict of an older text beside a newer one."""
        self._is_overdue = self._workbench.is_stale
        self.refresh()

    @Slot()
    def _take_check(self) -> None:
        self._patience.stop()
        self._is_overdue = False
        self.refresh()

    def _words(self) -> BannerWords:
        workbench = self._workbench
        opened, inspection = workbench.opened, workbench.inspection
        if opened is not None and opened.place is not None and not opened.text:
            return self._of_log()
        if opened is None or not opened.text.strip():
            return self._nothing(opened)
        if inspection is None or self._is_overdue:
            return self._waiting()
        item, language = workbench.choice.item, workbench.language
        if item is None:
            return words_of_findings(inspection.around, language)
        # Weighed for another target than the first, it is an answer for that one.
        target = None if inspection.for_default is None else inspection.target
        return words_of_item(item, target, language)

    @Slot()
    def _follow_log(self) -> None:
        """As long as no record is shown, the log itself is spoken of."""
        opened = self._workbench.opened
        if opened is not None and opened.place is not None and not opened.text:
            self.refresh()

    def _of_log(self) -> BannerWords:
        # Imported late: most texts are no big logs.
        from inspector.ui.models.log_words import (  # noqa: PLC0415
            words_without_record,
        )

        headline, step = words_without_record(self._workbench.desk)
        return BannerWords("unchecked", headline, rest=(step,))

    def _nothing(self, opened: OpenedText | None) -> BannerWords:
        """An empty file is open, and has passed nothing; else nothing is open."""
        step = self.tr("Paste, open or drop an item to see whether it may be replayed.")
        if opened is None or opened.raw is None:
            return BannerWords("neutral", self.tr("Nothing is open yet."), rest=(step,))
        words = self.tr("There is nothing but white space in {name}.")
        if not opened.text:
            words = self.tr("{name} is empty.")
        return BannerWords(
            "unchecked", words.format(name=one_line(opened.label)), rest=(step,)
        )

    def _waiting(self) -> BannerWords:
        if self._workbench.is_stale:
            return BannerWords("unchecked", self.tr("Checking …"))
        return BannerWords(
            "unchecked",
            self.tr("Not checked."),
            rest=(
                self.tr(
                    "The check was stopped before it was finished. Any change of the "
                    "text starts it again."
                ),
            ),
        )

    def _detail(self, words: BannerWords) -> str:
        """The second line as rich text; what comes from the log is escaped."""
        colour = mark_colour(words.mark, self._theme).name()
        family = code_font().family()
        tag = "span" if rule_in_view(self._workbench) is None else 'a href="rule"'
        code = (
            f"<{tag} style=\"font-family:'{escaped(family)}'; font-weight:600; "
            f'color:{colour}">{escaped(words.code)}</{tag.split(maxsplit=1)[0]}>'
        )
        parts = [code] if words.code else []
        parts.extend(escaped(part) for part in words.rest if part)
        return joined(parts)

    def _tell_count(self) -> None:
        item = self._workbench.choice.item
        count = len(item.findings) if item and not self._is_overdue else 0
        many = self.tr("{count} findings").format(count=count)
        self.count.setText(self.tr("1 finding") if count == 1 else many)
        self.count.setVisible(bool(count))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Override ``QFrame.paintEvent``: the ground says the verdict too."""
        painter = QPainter(self)
        ground = self._theme.colour(_GROUNDS.get(self._mark, "chrome"))
        painter.fillRect(self.rect(), ground)
        line = self.rect().adjusted(0, self.height() - 1, 0, 0)
        painter.fillRect(line, self._theme.colour("line"))
        painter.end()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)
