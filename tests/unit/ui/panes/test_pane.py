"""Every pane has a header that names it and lets it fill the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QLabel, QPushButton

from inspector.ui.panes.pane import HEADER_HEIGHT, Pane, hairline, side_by_side


def test_the_name_is_seen_and_read_out(qtbot):
    pane = Pane()
    qtbot.addWidget(pane)
    pane.name_it("Items")
    assert pane.header.title.text() == pane.accessibleName() == "Items"


def test_a_double_click_on_the_header_wishes_to_fill_the_window(qtbot):
    pane = Pane()
    qtbot.addWidget(pane)
    with qtbot.waitSignal(pane.fill_wished):
        qtbot.mouseDClick(pane.header, Qt.MouseButton.LeftButton)


def test_controls_stand_right_of_the_name(qtbot):
    pane = Pane()
    qtbot.addWidget(pane)
    pane.name_it("Items")
    control = QPushButton("x")
    pane.header.add(control)
    pane.resize(400, 200)
    pane.show()
    assert control.x() > 300 > pane.header.title.x()
    assert pane.header.height() == HEADER_HEIGHT


def test_another_language_has_its_words_written_anew(qtbot):
    class Counting(Pane):
        written = 0

        def retranslate(self):
            self.written += 1

    pane = Counting()
    qtbot.addWidget(pane)
    QCoreApplication.sendEvent(pane, QEvent(QEvent.Type.LanguageChange))
    assert pane.written == 1


def test_a_hairline_is_one_pixel_high(qtbot):
    line = hairline()
    qtbot.addWidget(line)
    assert line.maximumHeight() == line.minimumHeight() == 1


def test_the_left_of_two_has_the_room_and_may_stand_alone(qtbot):
    left, right = QLabel("a"), QLabel("b")
    assert side_by_side(left, None, 8) is left
    both = side_by_side(left, right, 8)
    qtbot.addWidget(both)
    both.resize(300, 30)
    both.show()
    assert right.x() - left.geometry().right() - 1 == 8
    assert left.width() > right.width()
