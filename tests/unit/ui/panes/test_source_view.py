"""The source is the pasted text; what is typed is checked, what is wrong is marked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.ui.models.opened import MOST_BYTES
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.source_view import SourceView
from instant_runner import InstantRunner, PatientRunner

BAD = a_function_call('{"region":"global","n":1}')
TEXT = as_json(a_response(a_message(), a_function_call(), BAD), indent=2)


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def view(bench, qtbot):
    made = SourceView(bench)
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    return made


def marked(view):
    marks = view.model.marks
    return [view.text()[m.span.start : m.span.end] for m in marks]


def test_the_text_is_shown_untouched(view, bench):
    text = '{ "type" :\t"function_call",\r\n"n": 1.50e+2 }'
    bench.open_text(text, "x")
    assert view.text() == text


def test_a_fault_inside_arguments_is_marked_at_its_raw_characters(view, bench):
    bench.open_text(TEXT, "x")
    assert '\\"global\\"' in marked(view)


def test_of_several_items_the_chosen_one_has_a_bar(view, bench):
    bench.open_text(TEXT, "x")
    for index, item in enumerate(bench.inspection.items):
        bench.choice.choose_item(index)
        assert view.model.chosen == item.item.span
    bench.open_text(as_json(BAD), "x")
    assert view.model.chosen is None


def test_the_arguments_are_a_region_and_coloured(view, bench):
    bench.open_text(TEXT, "x")
    regions = [view.text()[r.span.start : r.span.end] for r in view.model.regions]
    assert len(regions) == 2
    assert regions[1].startswith('{\\"region\\"')
    assert list(view.model.tokens.between(0, len(TEXT)))


def test_long_strings_are_folded_with_their_size(view, bench):
    bench.open_text(as_json(an_output("x" * 5_000)), "x")
    (fold,) = view.model.folds.closed
    assert fold.label == "4,921 characters" or "characters" in fold.label


def test_choosing_an_item_scrolls_to_it(view, bench):
    bench.open_text(TEXT, "x")
    bench.choice.choose_item(0)
    assert view.caret() == bench.inspection.items[0].item.span.start


def test_as_much_of_the_chosen_item_is_shown_as_there_is_room(view, bench):
    calls = [a_function_call(call_id=f"call_{n}") for n in range(60)]
    bench.open_text(as_json(a_response(*calls), indent=2), "x")
    for index in (30, 31, 50, 3):
        bench.choice.choose_item(index)
        span = bench.choice.item.item.span
        first = view.cell_rect(span.start)
        last = view.cell_rect(span.end - 1)
        assert first.top() >= 0
        assert last.bottom() <= view.viewport().height()


def test_choosing_a_finding_selects_its_characters(view, bench):
    bench.open_text(TEXT, "x")
    finding = bench.choice.item.findings[0]
    bench.choice.choose_finding(finding)
    assert view.selection() == finding.place.span


def test_what_is_typed_is_checked(view, bench, qtbot):
    bench.open_text(TEXT, "x")
    place = TEXT.index("global")
    view.select(view.selection()._replace(start=place, end=place + len("global")))
    with qtbot.waitSignal(bench.inspection_changed):
        view.type_text("emea")
        assert view.pointer is None
    assert '\\"emea\\"' not in marked(view)
    assert bench.inspection.document.text == view.text()


def test_typing_leaves_the_caret_where_it_is(view, bench, qtbot):
    bench.open_text(TEXT, "x")
    view.move_caret_to(5)
    with qtbot.waitSignal(bench.inspection_changed):
        view.type_text(" ")
    assert view.caret() == 6


def test_the_caret_names_the_value_it_stands_in(view, bench):
    bench.open_text(TEXT, "x")
    view.move_caret_to(TEXT.index("global"))
    pointing = view.pointing()
    assert (pointing.pointer, pointing.inner) == ("/output/2/arguments", "/region")


def test_the_window_turns_to_where_a_person_put_the_caret(view, bench, qtbot):
    bench.open_text(TEXT, "x")
    view.setFocus()
    with qtbot.waitSignal(bench.choice.item_chosen):
        view.move_caret_to(bench.inspection.items[1].item.span.start + 4)
    assert bench.choice.index == 1
    assert view.caret() == bench.inspection.items[1].item.span.start + 4


def test_the_caret_on_a_fault_chooses_the_finding(view, bench, qtbot):
    bench.open_text(TEXT, "x")
    view.setFocus()
    place = TEXT.index("global") + 2
    with qtbot.waitSignal(bench.choice.finding_chosen):
        view.move_caret_to(place)
    assert bench.choice.finding.place.inner == "/region"
    assert view.caret() == place
    assert not view.selection().length


def test_hovering_a_fault_says_what_it_is(view, bench):
    bench.open_text(TEXT, "x")
    assert "arguments/schema" in view._tip_at(TEXT.index("global"))
    assert view._tip_at(0) == ""


def test_pasting_into_an_empty_view_opens_a_text(view, qtbot):
    QGuiApplication.clipboard().setText("{}")
    with qtbot.waitSignal(view.pasted) as told:
        view.paste()
    assert told.args == ["{}"]


def test_pasting_into_a_text_inserts_at_the_caret(view, bench, qtbot):
    bench.open_text("[]", "x")
    QGuiApplication.clipboard().setText("1")
    view.move_caret_to(1)
    with qtbot.assertNotEmitted(view.pasted):
        view.paste()
    assert view.text() == "[1]"


def test_a_paste_that_would_make_the_text_too_large_is_handed_on(view, bench, qtbot):
    bench.open_text("[]", "x")
    QGuiApplication.clipboard().setText("x" * MOST_BYTES)
    with qtbot.waitSignal(view.pasted):
        view.paste()
    assert view.text() == "[]"


def test_a_dropped_text_goes_to_the_window(view):
    assert not view.acceptDrops()


def test_undo_is_checked_like_typing(view, bench, qtbot):
    bench.open_text(TEXT, "x")
    view.move_caret_to(0)
    with qtbot.waitSignal(bench.inspection_changed):
        view.type_text("x")
    with qtbot.waitSignal(bench.inspection_changed):
        qtbot.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bench.inspection.document.text == TEXT


def test_a_check_that_is_stopped_leaves_no_marks_of_the_older_text(qtbot):
    runner = PatientRunner()
    bench = Workbench(runner)
    view = SourceView(bench)
    qtbot.addWidget(view)
    bench.open_text(TEXT, "x")
    while runner.waiting:
        runner.let_through()
    assert marked(view)
    bench.set_target("mistral")
    bench.cancel()
    assert not marked(view)
    assert view.model.chosen is None
