"""Which keys move a caret where, by the platform's own bindings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QKeySequence

from inspector.ui.widgets.caret import Caret

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

_KEY = QKeySequence.StandardKey


class PlaceMove(NamedTuple):
    """A pair of keys that lead to a place, without and with selecting."""

    plain: QKeySequence.StandardKey
    selecting: QKeySequence.StandardKey
    target: Callable[[Caret], int]


class RowMove(NamedTuple):
    """A pair of keys that go over rows, without and with selecting."""

    plain: QKeySequence.StandardKey
    selecting: QKeySequence.StandardKey
    rows: int
    is_page: bool = False
    """Whether ``rows`` counts pages."""


PLACE_MOVES = (
    PlaceMove(_KEY.MoveToNextChar, _KEY.SelectNextChar, Caret.right),
    PlaceMove(_KEY.MoveToPreviousChar, _KEY.SelectPreviousChar, Caret.left),
    PlaceMove(_KEY.MoveToNextWord, _KEY.SelectNextWord, Caret.word_right),
    PlaceMove(_KEY.MoveToPreviousWord, _KEY.SelectPreviousWord, Caret.word_left),
    PlaceMove(_KEY.MoveToStartOfLine, _KEY.SelectStartOfLine, Caret.row_start),
    PlaceMove(_KEY.MoveToEndOfLine, _KEY.SelectEndOfLine, Caret.row_end),
    PlaceMove(_KEY.MoveToStartOfBlock, _KEY.SelectStartOfBlock, Caret.row_start),
    PlaceMove(_KEY.MoveToEndOfBlock, _KEY.SelectEndOfBlock, Caret.row_end),
    PlaceMove(_KEY.MoveToStartOfDocument, _KEY.SelectStartOfDocument, lambda _: 0),
    PlaceMove(_KEY.MoveToEndOfDocument, _KEY.SelectEndOfDocument, Caret.text_end),
)

ROW_MOVES = (
    RowMove(_KEY.MoveToNextLine, _KEY.SelectNextLine, 1),
    RowMove(_KEY.MoveToPreviousLine, _KEY.SelectPreviousLine, -1),
    RowMove(_KEY.MoveToNextPage, _KEY.SelectNextPage, 1, is_page=True),
    RowMove(_KEY.MoveToPreviousPage, _KEY.SelectPreviousPage, -1, is_page=True),
)


def is_move(event: QKeyEvent) -> bool:
    """Whether a key moves the caret."""
    moves = (*PLACE_MOVES, *ROW_MOVES)
    return any(event.matches(m.plain) or event.matches(m.selecting) for m in moves)


def move_caret(caret: Caret, event: QKeyEvent, page_rows: int) -> bool:
    """Move a caret as a key says.

    Args:
        caret: What to move.
        event: The key.
        page_rows: How many rows a page key goes over.

    Returns:
        Whether the key was one that moves the caret.
    """
    for move in PLACE_MOVES:
        is_selecting = event.matches(move.selecting)
        if is_selecting or event.matches(move.plain):
            _go(caret, move, keep_anchor=is_selecting)
            return True
    for step in ROW_MOVES:
        is_selecting = event.matches(step.selecting)
        if is_selecting or event.matches(step.plain):
            count = step.rows * (page_rows if step.is_page else 1)
            caret.move_rows(count, keep_anchor=is_selecting)
            return True
    return False


def _go(caret: Caret, move: PlaceMove, *, keep_anchor: bool) -> None:
    """Go where a move leads; a plain step out of a selection leads to its edge."""
    if caret.has_selection and not keep_anchor:
        if move.plain == _KEY.MoveToNextChar:
            caret.move_to(caret.selection.end)
            return
        if move.plain == _KEY.MoveToPreviousChar:
            caret.move_to(caret.selection.start)
            return
    caret.move_to(move.target(caret), keep_anchor=keep_anchor)
