"""A mark and a sentence beside it: the state of a part of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from inspector.ui.theme import theme_named
from inspector.ui.widgets.elided_label import ElidedLabel
from inspector.ui.widgets.marks import mark_pixmap

if TYPE_CHECKING:
    from inspector.ui.theme import Theme

_MARK = 16


class MarkedSentence(QWidget):
    """Shows one of `marks.MEANINGS` and a sentence, or nothing at all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme_named("light")
        self._meaning = ""
        self.mark = QLabel()
        self.sentence = ElidedLabel(alignment=Qt.AlignmentFlag.AlignLeft)
        self.mark.setFixedSize(_MARK, 20)
        self.sentence.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.sentence, 1)
        self.show_state("", "")

    @property
    def meaning(self) -> str:
        """The mark that is shown."""
        return self._meaning

    def show_state(self, meaning: str, sentence: str) -> None:
        """Show another mark and sentence; without a sentence nothing is seen."""
        self._meaning = meaning
        self.sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self._draw()

    def set_brief(self, *, is_brief: bool) -> None:
        """Keep to one line, the whole sentence in a tooltip, or wrap it again."""
        self.sentence.setWordWrap(not is_brief)

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self._theme = theme
        self._draw()

    def _draw(self) -> None:
        self.mark.setVisible(bool(self._meaning))
        if self._meaning:
            ratio = self.devicePixelRatioF()
            pixmap = mark_pixmap(self._meaning, self._theme, _MARK, ratio)
            self.mark.setPixmap(pixmap)
