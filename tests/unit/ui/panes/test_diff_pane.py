"""The diff pane shows a comparison, leads through it, and tells the other panes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator

from builders import a_function_call, as_json
from diffs import calls
from inspector.ui.models.diff_layout import AT_ONCE
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.diff_pane import DiffPane
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner, PatientRunner

LEFT = a_function_call('{"region":"apac"}', id="fc_1", call_id="call_129")
RIGHT = a_function_call(
    '{ "region": "apac" }',
    id="fc_2",
    call_id="call_7Qm2x",
    type="acme:function_call",
)


@pytest.fixture
def make(qtbot):
    def make(runner=None):
        workbench = Workbench(runner or InstantRunner())
        pane = DiffPane(workbench)
        qtbot.addWidget(pane)
        pane.resize(1000, 340)
        pane.set_theme(theme_named("light"))
        pane.retranslate()
        with qtbot.waitExposed(pane):
            pane.show()
        return workbench, pane

    return make


@pytest.fixture
def compare(make):
    def compare(left, right):
        workbench, pane = make()
        workbench.open_text(as_json(left), "a.json")
        workbench.compare_with(opened_text(as_json(right), "b.json"))
        return workbench, pane

    return compare


def chips(pane):
    model = pane.parts.chips.list
    return [model.index(row).data() for row in range(model.rowCount())]


def current_text(pane):
    """The right side of the row that a person looks at."""
    view = pane.parts.view
    key = view.current[0]
    return view.line_at(key, is_left=False).text.strip()


def test_an_empty_pane_says_how_to_fill_it(make):
    _, pane = make()
    assert pane.hints.isVisible()
    assert "Drop two files" in pane.hints.lines.text()
    assert not pane.parts.isVisible()
    assert not pane.controls.isVisible()


def test_a_comparison_is_shown_with_verdict_chips_captions_and_rows(compare):
    _, pane = compare(LEFT, RIGHT)
    assert not pane.hints.isVisible()
    assert pane.verdict.meaning == "block"
    assert pane.verdict.sentence.text().startswith("Do not send the right side")
    assert chips(pane) == [
        "type namespace: function_call → acme:function_call",
        "call_id: call_129 → call_7Qm2x",
        "arguments: spelling only",
        "id",
    ]
    assert pane.parts.captions[0].text() == "Left: a.json:1"
    assert pane.controls.position.text() == "1 / 4"
    assert '"acme:function_call"' in current_text(pane)


def test_the_rule_in_view_is_that_of_the_marked_difference(make, compare):
    _, empty = make()
    assert empty.rule_in_view() is None
    _, pane = compare(LEFT, RIGHT)
    assert pane.rule_in_view() == "diff/type-namespace"
    pane.steps.step(1)
    assert pane.rule_in_view() == "diff/call-id"


def test_steps_go_through_the_chips_in_order(compare):
    _, pane = compare(LEFT, RIGHT)
    seen = []
    for _ in range(4):
        pane.steps.step(1)
        seen.append((pane.controls.position.text(), current_text(pane).split(":")[0]))
    assert seen == [
        ("2 / 4", '"call_id"'),
        ("3 / 4", '"arguments"'),
        ("4 / 4", '"id"'),
        ("1 / 4", '"type"'),
    ]
    pane.starts()["previous-difference"]()
    assert pane.parts.chips.currentIndex().row() == 3


def test_a_chip_leads_to_its_row_and_chooses_the_value(compare, qtbot):
    workbench, pane = compare(LEFT, RIGHT)
    view = pane.parts.chips
    place = view.visualRect(view.list.index(1)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert '"call_7Qm2x"' in current_text(pane)
    start, end = workbench.choice.place.span
    assert workbench.opened.text[start:end] == '"call_129"'


def test_a_chip_of_several_findings_leads_to_one_after_the_other(compare):
    _, pane = compare(calls(3), calls(3, name="x"))
    assert chips(pane) == ["name: get_sales_report → x \u00d73"]
    pairs = []
    for _ in range(3):
        pane.parts.chips.chip_chosen.emit(0)
        pairs.append(pane.parts.view.current[0].pair)
    assert pairs == [1, 2, 0]


def test_a_click_on_a_row_chooses_item_value_and_finding(compare):
    right = calls(2)
    right[1]["status"] = "in_progress"
    workbench, pane = compare(calls(2), right)
    row = next(
        number
        for number, row in enumerate(pane.parts.view.sheet.block(1).rows)
        if '"status"' in row.left.text
    )
    pane.controls.show_position(None, 1)
    pane.parts.view.row_chosen.emit(Spot(RowKey(1, row), 3))
    assert workbench.choice.index == 1
    start, end = workbench.choice.place.span
    assert workbench.opened.text[start:end] == '"completed"'
    assert pane.controls.position.text() == "1 / 1"


def test_pairs_without_difference_are_closed_and_open_on_demand(compare, qtbot):
    right = calls(3)
    right[2]["name"] = "x"
    _, pane = compare(calls(3), right)
    view = pane.parts.view
    assert [view.sheet.is_open(pair) for pair in range(3)] == [False, False, True]
    y = round(view.row_top(0)) + 5
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, y))
    assert view.sheet.is_open(0)
    assert view.sheet.at(1).row.left.text == "{"


def test_only_what_blocks_can_be_looked_at(compare):
    right = calls(3, id="y")
    right[2]["name"] = "x"
    _, pane = compare(calls(3), right)
    assert pane.controls.position.text() == "1 / 4"
    pane.steps.step(1)
    pane.controls.only.choose("blocking")
    assert pane.controls.position.text() == "1 / 1"
    assert chips(pane) == ["name: get_sales_report → x"]
    assert [pane.parts.view.sheet.is_open(pair) for pair in range(3)] == [
        False,
        False,
        True,
    ]
    pane.controls.only.choose("everything")
    assert pane.controls.position.text() == "1 / 4"


def test_nothing_that_blocks_is_said_in_words(compare):
    _, pane = compare(LEFT, {**LEFT, "id": "fc_9"})
    pane.controls.only.choose("blocking")
    assert pane.parts.flags.sentence.text().startswith("No difference blocks.")
    assert pane.controls.position.text() == "\u2013 / 0"
    pane.steps.step(1)  # goes nowhere


def test_no_difference_is_said_with_a_tick(compare):
    _, pane = compare(LEFT, LEFT)
    assert pane.parts.flags.meaning == "ok"
    assert pane.parts.flags.sentence.text().startswith("No difference.")
    assert pane.parts.view.count == 8


def test_two_texts_without_items_are_not_the_same(compare):
    workbench, pane = compare([], [])
    assert workbench.comparison is not None
    assert pane.parts.flags.meaning == "neutral"
    assert pane.verdict.meaning == "neutral"


def test_sides_change_places(compare):
    workbench, pane = compare(LEFT, RIGHT)
    pane.controls.swap.click()
    assert workbench.opened.label == "b.json"
    assert workbench.right.label == "a.json"
    assert chips(pane)[0] == "type namespace: acme:function_call → function_call"


def test_a_closed_comparison_leaves_an_empty_pane(compare):
    _, pane = compare(LEFT, RIGHT)
    pane.controls.close_button.click()
    assert pane.hints.isVisible()
    assert chips(pane) == []
    assert pane.parts.view.count == 0
    assert pane.verdict.sentence.text() == ""


def test_while_typing_the_old_verdict_does_not_stand(compare, qtbot):
    workbench, pane = compare(LEFT, RIGHT)
    workbench.edit_text(as_json({**LEFT, "call_id": "call_7Qm2x"}))
    assert pane.verdict.meaning == "unchecked"
    qtbot.waitUntil(lambda: not workbench.is_stale)
    assert pane.verdict.meaning == "block"
    assert "call_id: call_129 → call_7Qm2x" not in chips(pane)


def test_after_typing_a_person_stays_where_they_were(compare, qtbot):
    workbench, pane = compare(calls(8), calls(8, name="x"))
    for _ in range(6):
        pane.steps.step(1)
    top = pane.parts.view.top_place()
    assert pane.parts.view.verticalScrollBar().value() > 0
    workbench.edit_text(as_json(calls(8, status="in_progress")))
    qtbot.waitUntil(lambda: not workbench.is_stale)
    assert pane.parts.view.top_place() == top
    assert pane.controls.position.text().startswith("7 / ")


def test_a_new_text_takes_the_old_comparison_away(make):
    runner = PatientRunner()
    workbench, pane = make(runner)
    workbench.open_text(as_json(LEFT), "a.json")
    workbench.compare_with(opened_text(as_json(RIGHT), "b.json"))
    assert pane.hints.title.text() == "Comparing…"
    while runner.waiting:
        runner.let_through()
    assert pane.parts.isVisible()
    workbench.open_text("{", "broken")
    assert not pane.parts.isVisible()
    assert pane.hints.title.text() == "Comparing…"
    assert pane.hints.lines.text() == "broken ↔ b.json"


def test_a_stopped_comparison_says_so(make):
    runner = PatientRunner()
    workbench, pane = make(runner)
    workbench.open_text(as_json(LEFT), "a.json")
    workbench.compare_with(opened_text(as_json(RIGHT), "b.json"))
    workbench.cancel()
    assert pane.hints.title.text() == "Not compared"
    assert "a.json ↔ b.json" in pane.hints.lines.text()


def test_a_difference_in_a_large_pair_is_shown_once_it_is_laid_out(make):
    runner = PatientRunner()
    workbench, pane = make(runner)
    large = a_function_call(note="x" * AT_ONCE)
    workbench.open_text(as_json(large), "a.json")
    workbench.compare_with(opened_text(as_json({**large, "name": "y"}), "b.json"))
    while pane.parts.view.sheet is None:
        runner.let_through()
    view = pane.parts.view
    assert view.current is None
    assert view.sheet.at(0).row is None
    while runner.waiting:
        runner.let_through()
    assert '"name": "y"' in current_text(pane)


def test_ten_thousand_findings_have_few_chips_and_no_widgets(compare):
    _, pane = compare(calls(1_000), calls(1_000, name="x"))
    assert pane.parts.chips.list.rowCount() == 1
    assert len(pane.parts.view.findChildren(object)) < 60
    laid_out = [pair for pair in range(1_000) if pane.parts.view.sheet.block(pair)]
    assert len(laid_out) < 10


def test_a_click_in_the_strip_scrolls_there(compare):
    _, pane = compare(calls(20), calls(20, name="x"))
    view = pane.parts.view
    pane.parts.overview.row_wished.emit(100)
    assert 0 < view.row_top(100) < view.viewport().height()


def test_an_item_without_partner_says_on_which_side_it_is(compare):
    _, pane = compare(calls(3), calls(2))
    assert chips(pane) == ["only left: function_call get_sales_report call_2"]
    view = pane.parts.view
    key = view.current[0]
    assert view.line_at(key, is_left=False) is None
    assert view.current == (RowKey(2, 0), RowKey(2, 7))


def test_the_keyboard_comes_to_the_rows(compare, qtbot):
    _, pane = compare(LEFT, RIGHT)
    pane.take_focus()
    qtbot.waitUntil(pane.parts.view.hasFocus)
    qtbot.keyClick(
        pane.parts.view, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier
    )
    assert pane.parts.view.selection.caret.key == RowKey(0, 0)
    assert HEADING < 0


class Quoting(QTranslator):
    def translate(self, context, text, _disambiguation=None, _n=-1):
        return f"<{text}>" if context.startswith("Diff") else ""

    def isEmpty(self):  # noqa: N802 - Qt's name
        return False


def test_words_follow_the_language(compare, qtbot):
    _, pane = compare(LEFT, {**LEFT, "id": "fc_9", "arguments": '{"region": "apac"}'})
    translator = Quoting()
    QCoreApplication.installTranslator(translator)
    try:
        pane.retranslate()
        assert chips(pane) == ["<arguments: spelling only>", "id"]
        assert pane.controls.swap.text() == "<Swap sides>"
        assert pane.controls.only.text() == "<Show everything>"
    finally:
        QCoreApplication.removeTranslator(translator)


def test_everything_has_an_accessible_name(compare):
    _, pane = compare(LEFT, RIGHT)
    assert pane.accessibleName() == "Diff"
    for part in (pane.parts.chips, pane.parts.view, pane.parts.overview, pane.verdict):
        assert part.accessibleName()


def test_code_grows_and_shrinks(compare):
    _, pane = compare(LEFT, RIGHT)
    height = pane.parts.view.row_height
    pane.set_code_pixels(20)
    assert pane.parts.view.row_height > height
