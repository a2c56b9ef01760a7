"""Rows are equally high, keep to their room, and show who has the keyboard."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QAbstractListModel, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from inspector.ui.theme import theme_named
from inspector.ui.widgets.two_line_rows import ROW_HEIGHT, TwoLineRows

ROLE = Qt.ItemDataRole.UserRole


class Row(NamedTuple):
    mark: str = "block"
    number: str = "0"
    title: str = "function_call"
    subtitle: str = "get_sales_report"
    more: str = "call_001"
    reason: str = "ok"
    partner: str = ""


class Rows(QAbstractListModel):
    def __init__(self, *rows):
        super().__init__()
        self.rows = rows

    def rowCount(self, _parent=None):
        return len(self.rows)

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        return self.rows[index.row()] if role == ROLE else None


def painted(row, width=240, state=QStyle.StateFlag.State_None, theme="light", kin=None):
    model = Rows(row)
    image = QImage(width, ROW_HEIGHT, QImage.Format.Format_RGB32)
    image.fill(theme_named(theme).colour("bg"))
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, width, ROW_HEIGHT)
    option.state = state
    painter = QPainter(image)
    rows = TwoLineRows(theme_named(theme), ROLE)
    rows.kin = kin
    rows.paint(painter, option, model.index(0))
    painter.end()
    return image


def test_every_row_has_the_same_height(qapp):
    rows = TwoLineRows(theme_named("light"), ROLE)
    model = Rows(Row(), Row(title="x" * 500))
    hints = {rows.sizeHint(QStyleOptionViewItem(), model.index(n)) for n in range(2)}
    assert [hint.height() for hint in hints] == [ROW_HEIGHT] or len(hints) == 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chosen_row_has_the_ground_of_a_selection(qapp, theme):
    image = painted(Row(), state=QStyle.StateFlag.State_Selected, theme=theme)
    assert image.pixelColor(238, 2) == theme_named(theme).colour("sel")


def test_the_row_with_the_keyboard_has_a_bar(qapp):
    state = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus
    assert painted(Row(), state=state).pixelColor(1, 20) == theme_named("light").colour(
        "accent"
    )
    chosen = painted(Row(), state=QStyle.StateFlag.State_Selected)
    assert chosen.pixelColor(1, 20) == theme_named("light").colour("sel")


def test_long_texts_stay_inside_the_row(qapp):
    image = painted(Row(title="W" * 200, subtitle="W" * 200))
    ground = theme_named("light").colour("bg")
    assert all(image.pixelColor(x, y) == ground for x in (237, 239) for y in range(48))


def test_the_word_at_the_right_gives_way_to_the_title(qapp):
    with_room = painted(Row(title="x", reason="unchecked"))
    without = painted(Row(title="x", reason=""))
    assert with_room != without
    crowded = Row(title="a_rather_long_type_of_an_item", reason="unchecked")
    assert painted(crowded) == painted(crowded._replace(reason=""))


def test_what_tells_more_is_shown_whole_or_not_at_all(qapp):
    row = Row(subtitle="x", more="call_001")
    assert painted(row, 400) != painted(row._replace(more=""), 400)
    long = Row(subtitle="a_rather_long_name_of_a_tool", more="call_001")
    assert painted(long, 200) == painted(long._replace(more=""), 200)


def test_a_linked_row_shows_a_sign_and_the_number_of_the_other(qapp):
    linked = painted(Row(partner="7"))
    assert linked != painted(Row())
    assert linked != painted(Row(partner="8"))


def test_the_sign_takes_its_room_from_the_lower_line(qapp):
    row = Row(subtitle="W" * 200, partner="12")
    assert painted(row).copy(0, 0, 150, 48) == painted(row._replace(partner="")).copy(
        0, 0, 150, 48
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_partner_of_the_chosen_row_has_a_softer_ground(qapp, theme):
    colour = theme_named(theme).colour
    assert painted(Row(), theme=theme, kin=0).pixelColor(238, 2) == colour("infobg")
    assert painted(Row(), theme=theme, kin=1).pixelColor(238, 2) == colour("bg")
    chosen = QStyle.StateFlag.State_Selected
    both = painted(Row(), state=chosen, theme=theme, kin=0)
    assert both.pixelColor(238, 2) == colour("sel")
