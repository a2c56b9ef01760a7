import pytest
from PySide6.QtWidgets import QLabel

from inspector.ui.models.rule_page import explaining_of
from inspector.ui.theme import theme_named
from inspector.ui.widgets.rule_view import RuleView


@pytest.fixture
def view(qtbot):
    made = RuleView()
    qtbot.addWidget(made)
    made.resize(700, 900)
    made.show()
    return made


def texts(view):
    return [label.text() for label in view.findChildren(QLabel) if label.isVisible()]


def page(code):
    return explaining_of(code, "en")(None)


def test_faults_are_underlined_with_the_weight_of_the_rule(view):
    made = page("arguments/schema")
    view.show_page(made)
    (file, *_) = made.examples[0].files
    marks = view.boxes[0].view.marks_at(file.faults[0].start)
    assert [mark.severity for mark in marks] == ["block"]


def test_a_box_is_as_high_as_its_text_up_to_a_limit(view):
    view.show_page(page("arguments/schema"))
    heights = {box.view.text().count("\n"): box.height() for box in view.boxes}
    assert len(set(heights.values())) > 1
    assert max(heights.values()) < 400


def test_another_page_takes_the_place_of_the_first(view, qtbot):
    view.show_page(page("arguments/schema"))
    view.set_theme(theme_named("dark"))
    other = page("item/status-missing")
    view.show_page(other)
    qtbot.waitUntil(lambda: other.examples[0].heading in texts(view))
    assert not any("arguments/schema" in text for text in texts(view))
    assert len(view.boxes) == sum(len(example.files) for example in other.examples)
