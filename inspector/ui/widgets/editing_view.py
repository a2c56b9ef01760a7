"""A view of rows in which a person types: plain text, undo, input methods, drops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from inspector.core.source.span import Span
from inspector.ui.widgets.caret_keys import is_move
from inspector.ui.widgets.pointing_view import PointingView
from inspector.ui.widgets.undo_log import Edit, UndoLog

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import (
        QDragEnterEvent,
        QDragMoveEvent,
        QDropEvent,
    )
    from PySide6.QtWidgets import QWidget

    from inspector.ui.theme import Theme

_KEY = QKeySequence.StandardKey
_READING_KEYS = (_KEY.Copy, _KEY.SelectAll)
_COMMAND_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
)
_FIRST_PRINTABLE = " "


class EditingView(PointingView):
    """Adds editing to `PointingView`; nothing is ever completed or corrected.

    Signals:
        text_edited: after a person changed the text.
    """

    text_edited = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._log = UndoLog()
        self._is_read_only = False
        self._commands: tuple[tuple[QKeySequence.StandardKey, Callable[[], None]], ...]
        self._commands = (
            (_KEY.Undo, self.undo),
            (_KEY.Redo, self.redo),
            (_KEY.Cut, self.cut),
            (_KEY.Paste, self.paste),
            (_KEY.DeleteStartOfWord, lambda: self._erase_to(self._caret.word_left())),
            (_KEY.DeleteEndOfWord, lambda: self._erase_to(self._caret.word_right())),
            (_KEY.Delete, lambda: self._erase_to(self._caret.right())),
            (_KEY.InsertParagraphSeparator, lambda: self.type_text("\n")),
            (_KEY.InsertLineSeparator, lambda: self.type_text("\n")),
        )
        self.setAcceptDrops(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    # State

    def is_read_only(self) -> bool:
        """Whether the text can only be read."""
        return self._is_read_only

    def set_read_only(self, *, read_only: bool) -> None:
        """Allow or forbid typing; selecting and copying are always allowed."""
        self._is_read_only = read_only
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, not read_only)

    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return not self._is_read_only and self._log.can_undo

    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return not self._is_read_only and self._log.can_redo

    # Editing

    def type_text(self, text: str) -> None:
        """Put text in place of the selection, as a stroke of typing."""
        self._replace(self._caret.selection, text, mergeable=len(text) == 1)

    def replace(self, span: Span, text: str) -> None:
        """Put text in place of a range, as one step that can be undone."""
        self._replace(span, text, mergeable=False)

    def cut(self) -> None:
        """Move the selection to the clipboard."""
        if self._caret.has_selection:
            self.copy()
            self._replace(self._caret.selection, "", mergeable=False)

    def paste(self) -> None:
        """Put the clipboard's text in place of the selection."""
        text = QGuiApplication.clipboard().text()
        if text:
            self._replace(self._caret.selection, text, mergeable=False)

    def undo(self) -> None:
        """Take the last step back."""
        if self.can_undo():
            self._redo_edit(self._log.undo())

    def redo(self) -> None:
        """Do the last undone step again."""
        if self.can_redo():
            self._redo_edit(self._log.redo())

    def end_typing(self) -> None:
        """Override ``SelectingView.end_typing``."""
        self._log.end_run()

    def enter_opens_folds(self) -> bool:
        """Override ``SelectingView.enter_opens_folds``."""
        return self._is_read_only

    def _replace(self, span: Span, text: str, *, mergeable: bool) -> None:
        removed = self.model.text[span.start : span.end]
        if self._is_read_only or (not removed and not text):
            return
        edit = Edit(span.start, removed, text)
        self._log.note(edit, mergeable=mergeable)
        self._carry_out(edit)
        self._caret.move_to(edit.added_end)
        self._tell_edited()

    def _redo_edit(self, edit: Edit | None) -> None:
        if edit is None:
            return
        self._carry_out(edit)
        self._caret.select(Span(edit.start, edit.added_end))
        if not edit.removed or not edit.added:
            self._caret.move_to(edit.added_end)
        self._tell_edited()

    def _carry_out(self, edit: Edit) -> None:
        self.model.edit(edit)
        self.follow_edit(edit)

    def _tell_edited(self) -> None:
        self.after_move()
        self.text_edited.emit()

    def _erase_to(self, place: int) -> None:
        """Erase the selection, or up to a place; a chip is selected first."""
        if self._caret.has_selection:
            self._replace(self._caret.selection, "", mergeable=False)
            return
        low, high = sorted((self._caret.place, place))
        fold = self.model.folds.fold_at(low)
        if fold is not None and not self.model.folds.is_open(fold):
            self.select(fold.span, reveal=False)
            return
        self._replace(Span(low, high), "", mergeable=True)

    # Keys

    def event(self, event: QEvent) -> bool:
        """Override ``QAbstractScrollArea.event``: keys of this view come first."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        if is_move(event) or any(event.matches(key) for key in _READING_KEYS):
            return True
        if self._is_read_only:
            return False
        if _is_typing(event) or _is_backspace(event):
            return True
        return any(event.matches(key) for key, _ in self._commands)

    def _act_on(self, event: QKeyEvent) -> bool:
        if super()._act_on(event):
            return True
        if self._is_read_only:
            return False
        for key, command in self._commands:
            if event.matches(key):
                command()
                return True
        if _is_backspace(event):
            self._erase_to(self._caret.left())
        elif _is_typing(event):
            self.type_text(event.text())
        else:
            return False
        return True

    # Drops

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Override ``QAbstractScrollArea.dragEnterEvent``: files go to the window."""
        event.setAccepted(self._takes(event.mimeData()))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Override ``QAbstractScrollArea.dragMoveEvent``."""
        event.setAccepted(self._takes(event.mimeData()))

    def dropEvent(self, event: QDropEvent) -> None:
        """Override ``QAbstractScrollArea.dropEvent``."""
        if not self._takes(event.mimeData()):
            event.ignore()
            return
        place = self.place_at(QPointF(event.position()))
        self.replace(Span(place, place), event.mimeData().text())
        event.acceptProposedAction()

    def _takes(self, data: QMimeData) -> bool:
        return data.hasText() and not data.hasUrls() and not self._is_read_only


def _is_backspace(event: QKeyEvent) -> bool:
    """Whether a key deletes backwards; Qt has a standard key for it on macOS only."""
    others = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Backspace and not others


def _is_typing(event: QKeyEvent) -> bool:
    """Whether a key stands for characters to insert."""
    text = event.text()
    is_command = bool(event.modifiers() & _COMMAND_MODIFIERS)
    is_alt_gr = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier) and is_command
    is_shown = bool(text) and text >= _FIRST_PRINTABLE and text != "\x7f"
    return is_shown and (not is_command or is_alt_gr)
