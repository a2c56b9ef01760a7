"""What a row stands on: chosen, linked, under the mouse, with the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem

    from inspector.ui.theme import Theme

_BAR = 3


def paint_ground(
    painter: QPainter,
    option: QStyleOptionViewItem,
    theme: Theme,
    *,
    is_chosen: bool | None = None,
    is_kin: bool = False,
) -> None:
    """Paint the ground of a row, and a bar where the keyboard is.

    Args:
        painter: Paints on the list.
        option: What Qt knows of the row.
        theme: The colours.
        is_chosen: Whether it is chosen; None where the list's selection says it.
        is_kin: Whether it is linked with the chosen one.
    """
    # Imported late: its enumerations cost 6 ms, and the first window has no row.
    from PySide6.QtWidgets import QStyle  # noqa: PLC0415

    area, state = option.rect, option.state
    if is_chosen is None:
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
    if is_chosen:
        painter.fillRect(area, theme.colour("sel"))
    elif is_kin:
        painter.fillRect(area, theme.colour("infobg"))
    elif state & QStyle.StateFlag.State_MouseOver:
        painter.fillRect(area, theme.colour("gap"))
    if state & QStyle.StateFlag.State_HasFocus:
        bar = QRect(area.left(), area.top(), _BAR, area.height())
        painter.fillRect(bar, theme.colour("accent"))
