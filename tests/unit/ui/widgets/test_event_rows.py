"""Rows of events keep to their room; what matters is no matter of colour alone."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from inspector.ui.theme import theme_named
from inspector.ui.widgets.event_rows import ROW_HEIGHT, EventRows

ROLE = Qt.ItemDataRole.UserRole
WIDTH = 232


class Event(NamedTuple):
    number: int = 3
    kind: str = "output_item.added"
    item: int | None = 0
    mark: str = ""
    is_first_parse: bool = False


class Rows(QAbstractListModel):
    def __init__(self, *rows):
        super().__init__()
        self.rows = rows

    def rowCount(self, _parent=None):
        return len(self.rows)

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        return self.rows[index.row()] if role == ROLE else None


def painted(event, state=QStyle.StateFlag.State_None, item=None, place=0):
    model = Rows(*[event] * (place + 1))
    image = QImage(WIDTH, ROW_HEIGHT, QImage.Format.Format_RGB32)
    image.fill(theme_named("light").colour("bg"))
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, WIDTH, ROW_HEIGHT)
    option.state = state
    painter = QPainter(image)
    rows = EventRows(theme_named("light"), ROLE)
    rows.item, rows.widest_number = item, 99
    rows.paint(painter, option, model.index(place))
    painter.end()
    return image


def test_every_row_has_the_same_height(qapp):
    rows = EventRows(theme_named("light"), ROLE)
    hint = rows.sizeHint(QStyleOptionViewItem(), Rows(Event()).index(0))
    assert hint.height() == ROW_HEIGHT


def test_events_of_the_chosen_item_are_written_stronger(qapp):
    assert painted(Event(), item=0) != painted(Event(), item=1)
    assert painted(Event(item=None), item=None) == painted(Event(item=None), item=1)


def test_marks_and_the_moment_are_seen(qapp):
    plain = painted(Event())
    assert painted(Event(mark="block")) != plain
    assert painted(Event(is_first_parse=True)) != plain


def test_a_long_type_loses_its_beginning_and_stays_inside(qapp):
    image = painted(Event(kind="x" * 300 + ".delta"))
    assert image != painted(Event(kind="x" * 300 + ".done"))
    ground = theme_named("light").colour("bg")
    assert all(image.pixelColor(WIDTH - 3, y) == ground for y in range(ROW_HEIGHT))


def test_another_stream_begins_below_a_line(qapp):
    line = theme_named("light").colour("num")
    assert painted(Event(number=0), place=1).pixelColor(100, 0) == line
    assert painted(Event(number=0), place=0).pixelColor(100, 0) != line


def test_the_chosen_row_is_seen_with_and_without_the_keyboard(qapp):
    colour = theme_named("light").colour
    chosen = QStyle.StateFlag.State_Selected
    assert painted(Event(), chosen).pixelColor(230, 2) == colour("sel")
    focused = painted(Event(), chosen | QStyle.StateFlag.State_HasFocus)
    assert focused.pixelColor(1, 10) == colour("accent")
