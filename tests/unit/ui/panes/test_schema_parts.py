"""The parts share the height of the pane by what they hold, or as a person drags."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from builders import a_function_call, a_request, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.panes.schema_parts import SchemaParts


@pytest.fixture
def parts(qtbot):
    made = SchemaParts(QPushButton("schema"))
    qtbot.addWidget(made)
    made.resize(500, 420)
    made.toggle.set_words("Show schema", "Hide schema")
    with qtbot.waitExposed(made):
        made.show()
    return made


def fill(parts, qtbot, rows=1, schema_rows=40):
    parts.caption.setText("Parsed arguments")
    parts.arguments.show_text("\n".join(["1"] * rows))
    parts.schema.show_text("\n".join(["2"] * schema_rows))
    request = as_json(a_request(a_function_call('{"region":1}'), tools=[a_tool()]))
    parts.violations.show_item(inspect_content(request).items[0])
    parts.tell("Violations 2", "")
    parts.show_boxes(value=True, schema=schema_rows > 0)
    qtbot.waitUntil(lambda: not parts._refit.isActive())


def test_arguments_of_one_line_take_no_more_than_that(parts, qtbot):
    fill(parts, qtbot)
    box = parts.arguments  # the splitter moves once more where the window comes late
    qtbot.waitUntil(lambda: box.height() == box.height_of(1))
    assert parts.arguments.view.verticalScrollBar().maximum() == 0


def test_long_arguments_leave_room_for_the_violations(parts, qtbot):
    fill(parts, qtbot, rows=100)
    assert parts.arguments.height() < parts.height() / 2
    assert parts.violations.height() >= 44


def test_there_is_room_for_the_schema_in_a_tall_pane_and_none_in_a_low_one(
    parts, qtbot
):
    fill(parts, qtbot)
    assert parts.schema.isVisible()
    assert parts.toggle.text() == "Hide schema"
    parts.resize(500, 230)
    qtbot.waitUntil(lambda: not parts.schema.isVisible())
    assert parts.toggle.text() == "Show schema"


def test_a_person_has_the_last_word_about_the_schema(parts, qtbot):
    fill(parts, qtbot)
    qtbot.mouseClick(parts.toggle, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not parts.schema.isVisible())
    parts.resize(500, 900)
    qtbot.waitUntil(lambda: not parts._refit.isActive())
    assert not parts.schema.isVisible()
    qtbot.mouseClick(parts.toggle, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(parts.schema.isVisible)


def test_without_a_schema_there_is_nothing_to_show_or_hide(parts, qtbot):
    fill(parts, qtbot, schema_rows=0)
    assert not parts.toggle.isVisible()
    assert not parts.schema.isVisible()


def shares(parts):
    """Of the room that there is: a line more above leaves less of it."""
    sizes = parts._splitter.sizes()
    return [size / sum(sizes) for size in sizes]


def test_heights_that_a_person_dragged_stay(parts, qtbot):
    fill(parts, qtbot)
    parts._splitter.moveSplitter(150, 1)
    before = shares(parts)
    fill(parts, qtbot, rows=9)
    assert shares(parts) == pytest.approx(before, abs=0.02)


def test_without_a_heading_no_line_is_kept_for_it(parts, qtbot):
    fill(parts, qtbot)
    parts.tell("", "")
    assert not parts.tabs.isVisible()


def test_the_pane_can_be_made_small(parts):
    assert parts.minimumSizeHint().height() < 260
    assert parts.minimumSizeHint().width() < 260


def is_whole(label):
    return label.height() >= label.heightForWidth(label.width())


@pytest.mark.parametrize("height", [230, 264, 420])
def test_no_sentence_is_cut_and_the_first_violation_is_seen_whole(parts, qtbot, height):
    parts.state.show_state("neutral", "This is no item of ours. " * 5)
    parts.tell_remark("Read as: a tool of another API.")
    fill(parts, qtbot)
    parts.resize(380, max(height, parts.minimumSizeHint().height()))
    qtbot.waitUntil(lambda: not parts._refit.isActive())
    is_low = height < 300
    assert parts.state.sentence.wordWrap() is not is_low
    assert parts.remark.isVisible() is not is_low
    assert is_low or is_whole(parts.state.sentence)
    view = parts.violations
    first = view.visualRect(view.list.index(0))
    assert first.bottom() <= view.viewport().height()


def test_where_nothing_is_listed_a_low_pane_says_all_of_its_words(parts, qtbot):
    parts.state.show_state("ok", "All values satisfy the schema. " * 3)
    parts.tell_remark("Read as: a tool of another API.")
    parts.show_boxes(value=False, schema=False)
    parts.resize(380, 230)
    qtbot.waitUntil(lambda: not parts._refit.isActive())
    assert parts.remark.isVisible()
    assert is_whole(parts.state.sentence)
