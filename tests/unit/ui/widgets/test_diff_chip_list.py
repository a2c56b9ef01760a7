"""Chips wrap, keep to a line or two, and are chosen by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QImage

from builders import a_function_call
from diffs import calls
from inspector.ui.models.diff_outline import outline_of
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_chip_list import CHIP_HEIGHT, DiffChipList
from sides import compared


def an_outline(count):
    members = {f"member_{number}": number for number in range(count)}
    return outline_of(compared(a_function_call(), a_function_call(**members)))


@pytest.fixture
def chips(qtbot):
    made = DiffChipList()
    qtbot.addWidget(made)
    made.resize(500, 40)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_few_chips_take_one_line_and_many_two(chips):
    chips.show_outline(an_outline(2), only_blocking=False)
    low = chips.height()
    assert chips.line_count() == 1
    chips.show_outline(an_outline(30), only_blocking=False)
    assert chips.line_count() > 2
    assert chips.height() == 2 * low
    assert chips.verticalScrollBar().maximum() > 0
    chips.set_most_lines(1)
    assert chips.height() == low


def test_chips_wrap_anew_when_there_is_more_room(chips):
    chips.show_outline(an_outline(6), only_blocking=False)
    before = chips.line_count()
    chips.resize(2_000, chips.height())
    assert chips.line_count() < before


def test_a_click_or_enter_chooses_a_chip(chips, qtbot):
    chosen = []
    chips.chip_chosen.connect(chosen.append)
    chips.show_outline(an_outline(3), only_blocking=False)
    place = chips.visualRect(chips.list.index(1)).center()
    qtbot.mouseClick(chips.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.keyClick(chips, Qt.Key.Key_Return)
    qtbot.keyClick(chips, Qt.Key.Key_Right)
    qtbot.keyClick(chips, Qt.Key.Key_Space)
    assert chosen == [1, 1, 2]


def test_the_chip_that_counts_the_others_is_not_chosen(chips, qtbot):
    chosen = []
    chips.chip_chosen.connect(chosen.append)
    chips.show_outline(an_outline(80), only_blocking=False)
    last = chips.list.index(chips.list.rowCount() - 1)
    chips.scrollTo(last)
    place = chips.visualRect(last).center()
    qtbot.mouseClick(chips.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen == []


def test_the_chip_of_a_finding_is_shown_without_choosing_it(chips):
    chosen = []
    chips.chip_chosen.connect(chosen.append)
    outline = outline_of(compared(calls(3), calls(3, name="x", id="y")))
    chips.show_outline(outline, only_blocking=False)
    chips.show_chosen(4)
    assert chips.currentIndex().row() == 1
    chips.show_chosen(None)
    assert not chips.currentIndex().isValid()
    assert chosen == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chip_has_ground_and_mark_of_its_weight(chips, count_pixels, theme):
    chips.set_theme(theme_named(theme))
    outline = outline_of(
        compared(a_function_call(), a_function_call(name="x", id="fc_2", note=1))
    )
    chips.show_outline(outline, only_blocking=False)
    image = QImage(chips.viewport().size(), QImage.Format.Format_RGB32)
    image.fill(theme_named(theme).colour("bg"))
    chips.viewport().render(image)
    for row, severity in enumerate(("block", "warn", "info")):
        area = chips.visualRect(chips.list.index(row)).toRectF()
        ground = theme_named(theme).colour(f"{severity}bg")
        mark = theme_named(theme).colour(severity)
        assert count_pixels(image, area, ground, slack=2) > 300, severity
        assert count_pixels(image, area, mark) > 60, severity


def test_a_chip_explains_itself(chips, qtbot):
    chips.show_outline(an_outline(1), only_blocking=False)
    place = chips.visualRect(chips.list.index(0)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, place, chips.mapToGlobal(place))
    assert chips.viewportEvent(event)
    assert "diff/member" in chips.list.index(0).data(Qt.ItemDataRole.ToolTipRole)


def test_a_chip_is_never_wider_than_the_list(chips):
    long = a_function_call(**{"m" * 200: 1})
    chips.show_outline(
        outline_of(compared(a_function_call(), long)), only_blocking=False
    )
    assert chips.visualRect(chips.list.index(0)).right() < chips.viewport().width()


def test_no_comparison_leaves_room_for_a_line(chips):
    chips.show_outline(None, only_blocking=False)
    assert chips.line_count() == 0
    assert chips.height() >= CHIP_HEIGHT
