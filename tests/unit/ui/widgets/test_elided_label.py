"""A label that has too little room shortens its text and keeps it as a hint."""

from __future__ import annotations

from PySide6.QtCore import Qt

from inspector.ui.widgets.elided_label import ElidedLabel


def shown_at(qtbot, width, text):
    label = ElidedLabel(Qt.TextElideMode.ElideMiddle)
    qtbot.addWidget(label)
    label.setText(text)
    label.resize(width, 20)
    label.show()
    label.grab()
    return label


def test_a_text_that_fits_is_shown_whole(qtbot):
    label = shown_at(qtbot, 400, "/output/0")
    assert label.shown_text() == "/output/0"
    assert label.toolTip() == ""


def test_a_text_that_does_not_fit_is_shortened_in_the_middle(qtbot):
    text = "/output/0/" + "x" * 100 + "/end"
    label = shown_at(qtbot, 160, text)
    assert label.shown_text().startswith("/out")
    assert label.shown_text().endswith("end")
    assert len(label.shown_text()) < len(text)
    assert text in label.toolTip()


def test_the_hint_is_no_markup(qtbot):
    label = shown_at(qtbot, 40, "<b>" + "x" * 100)
    assert "<b>" not in label.toolTip()


def test_it_can_do_with_hardly_any_room(qtbot):
    assert shown_at(qtbot, 40, "x" * 500).minimumSizeHint().width() < 40


def test_a_tip_of_its_own_goes_before_the_text(qtbot):
    label = shown_at(qtbot, 400, "short")
    label.set_tip("one\n<two>")
    label.grab()
    assert "one<br>&lt;two&gt;" in label.toolTip()


def test_with_word_wrap_nothing_is_shortened(qtbot):
    label = shown_at(qtbot, 100, "Compared by the id of each response.")
    assert label.toolTip()
    label.setWordWrap(True)
    label.grab()
    assert label.toolTip() == ""
    assert label.heightForWidth(100) > label.fontMetrics().height()
    assert label.minimumSizeHint().width() > 24
