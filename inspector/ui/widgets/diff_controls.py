"""What stands in the header of a comparison: its verdict, its steps, its switches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from inspector.ui.models.diff_folds import Only
from inspector.ui.theme import theme_named
from inspector.ui.widgets.choice_button import ChoiceButton
from inspector.ui.widgets.elided_label import ElidedLabel
from inspector.ui.widgets.marks import mark_pixmap

if TYPE_CHECKING:
    from inspector.ui.models.diff_verdict import Saying
    from inspector.ui.theme import Theme

_MARK = 14


class DiffVerdict(QWidget):
    """A mark and a sentence that is shortened where there is no room for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme_named("light")
        self._mark = ""
        self.mark = QLabel()
        self.mark.setFixedSize(_MARK, _MARK)
        self.sentence = ElidedLabel(alignment=Qt.AlignmentFlag.AlignLeft)
        self.sentence.setSizePolicy(
            QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.mark)
        row.addWidget(self.sentence, 1)

    @property
    def meaning(self) -> str:
        """The mark that is shown."""
        return self._mark

    def show_saying(self, saying: Saying) -> None:
        """Show another verdict; nothing at all without a sentence."""
        self._mark = saying.mark
        self.sentence.setText(saying.sentence)
        self.sentence.set_tip(saying.detail)
        self.setAccessibleName(saying.sentence)
        self.setAccessibleDescription(saying.detail)
        self._draw()

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self._theme = theme
        self._draw()

    def _draw(self) -> None:
        self.mark.setVisible(bool(self._mark))
        if self._mark:
            ratio = self.devicePixelRatioF()
            self.mark.setPixmap(mark_pixmap(self._mark, self._theme, _MARK, ratio))


class DiffControls(QWidget):
    """Previous and next, which of how many, and what to do with both sides.

    Signals:
        step_wished: (1 or -1).
        ignored_toggled: (whether what is ignored is to be shown).
        only_chosen: (str) which `Only` is to be shown.
        swap_wished: left and right are to change places.
        close_wished: the right side is to be taken away.
    """

    step_wished = Signal(int)
    ignored_toggled = Signal(bool)
    only_chosen = Signal(str)
    swap_wished = Signal()
    close_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.previous, self.next = _button("\u2039"), _button("\u203a")
        self.position = QLabel()
        self.position.setProperty("muted", "true")
        self.only = ChoiceButton(tuple(Only))
        self.swap, self.close_button = _button(""), _button("")
        self.ignored = _button("")
        self.ignored.setCheckable(True)
        self.ignored.hide()
        self.ignored.toggled.connect(self.ignored_toggled)
        self.more = _button("")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._lay_out()
        self.previous.clicked.connect(lambda: self.step_wished.emit(-1))
        self.next.clicked.connect(lambda: self.step_wished.emit(1))
        self.only.value_chosen.connect(self.only_chosen)
        self.swap.clicked.connect(self.swap_wished)
        self.close_button.clicked.connect(self.close_wished)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for part in (self.previous, self.position, self.next):
            row.addWidget(part)
        row.addSpacing(12)
        row.addWidget(self.ignored)
        row.addWidget(self.only)
        row.addSpacing(8)
        row.addWidget(self.more)
        row.addWidget(self.swap)
        row.addWidget(self.close_button)

    def show_position(self, place: int | None, count: int) -> None:
        """Show which difference a person looks at; None for none of them."""
        number = "\u2013" if place is None else f"{place + 1:,}"
        self.position.setText(f"{number} / {count:,}")
        spoken = self.tr("Difference {number} of {count}")
        self.position.setAccessibleName(
            spoken.format(number=number, count=f"{count:,}")
        )
        for button in (self.previous, self.next):
            button.setEnabled(count > 0)

    def show_ignored(self, count: int) -> None:
        """Say how many differences are set aside; nothing where none is."""
        self.ignored.setVisible(count > 0)
        self.ignored.setText(self.tr("{count} ignored").format(count=f"{count:,}"))

    def retranslate(self) -> None:
        """Write every word anew."""
        self.ignored.setToolTip(
            self.tr("Show what is ignored too, as if no rule covered it")
        )
        names: dict[str, str] = {
            Only.EVERYTHING: self.tr("Show everything"),
            Only.DIFFERENCES: self.tr("Only differences"),
            Only.BLOCKING: self.tr("Only what blocks"),
        }
        self.only.name(names, self.tr("What is shown, and stepped through"))
        self.swap.setText(self.tr("Swap sides"))
        self.swap.setToolTip(
            self.tr("Open the right side, and compare it with the left")
        )
        self.close_button.setText(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close the comparison"))
        self.previous.setAccessibleName(self.tr("Previous difference"))
        self.previous.setToolTip(self.tr("Previous difference (Shift+F7)"))
        self.next.setAccessibleName(self.tr("Next difference"))
        self.next.setToolTip(self.tr("Next difference (F7)"))


def _button(text: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setProperty("flat", "true")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
