"""A bordered box of code that can only be read, as high as its text asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QVBoxLayout

from inspector.core.source.json_tokens import Tokens
from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_view import CodeView
from inspector.ui.widgets.row_scroll import TOP_PADDING
from inspector.ui.widgets.text_folds import Fold

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from inspector.core.source.span import Span
    from inspector.ui.theme import Theme

_LEFT = 12
_OUT_OF_SIGHT = -1_000
_BORDER = 2
_LINE = 1
"""Of the frame, by the stylesheet."""


class _BareView(CodeView):
    """A code view without line numbers: what is shown is no text of a file."""

    def number_right(self) -> float:
        """Override ``RowScroll.number_right``: numbers stand outside the viewport."""
        return _OUT_OF_SIGHT

    def text_left(self) -> float:
        """Override ``RowScroll.text_left``."""
        return _LEFT


class CodeBox(QFrame):
    """A `CodeView` in a border of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", "true")
        self.view = _BareView(theme_named("light"), self)
        self.view.set_read_only(read_only=True)
        self.view.setAcceptDrops(False)  # a dropped text is opened by the window
        column = QVBoxLayout(self)
        column.setContentsMargins(_BORDER, _BORDER, _BORDER, _BORDER)
        column.addWidget(self.view)

    def show_text(
        self, text: str, tokens: Tokens | None = None, folds: Iterable[Fold] = ()
    ) -> None:
        """Show another text; the same one stays where it was scrolled to."""
        if text != self.view.text():
            self.view.set_text(text)
        self.view.set_tokens(tokens or Tokens([]))
        self.view.set_folds(folds)

    def height_of(self, most_rows: int) -> int:
        """The height at which so many rows of the text are seen, or all of them."""
        rows = min(self.view.model.rows.count, most_rows)
        height: int = self.view.row_painter.height
        return rows * height + 2 * (TOP_PADDING + _BORDER + _LINE)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.view.set_theme(theme)


def folds_of(spans: Iterable[Span], words: str) -> list[Fold]:
    """Folds that say how much they hide; ``{count}`` in ``words`` is filled in."""
    return [Fold(span, words.format(count=f"{span.length:,}")) for span in spans]
