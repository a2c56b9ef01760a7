"""What is open is inspected, compared and checked anew; old answers never stay."""

from __future__ import annotations

import pytest

from builders import (
    REGION_SCHEMA,
    a_function_call,
    a_response,
    a_tool,
    an_output,
    as_json,
)
from inspector.ui.models.opened import MOST_BYTES, OpenedText
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner, PatientRunner

GOOD = as_json(a_response(a_function_call()))
TWO_ITEMS = as_json([a_function_call(), an_output()])
BAD = as_json(a_response(a_function_call('{"region":"global"}')))


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def refusals(bench):
    words = []
    bench.refused.connect(words.append)
    return words


def reason(bench):
    return bench.inspection.items[0].reason.value


def files(tmp_path, *texts):
    paths = [tmp_path / f"{number}.json" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    return paths


def test_a_text_is_shown_then_inspected_then_chosen_from(bench):
    told = []
    bench.text_opened.connect(lambda opened: told.append(("opened", opened.text)))
    bench.inspection_changed.connect(lambda it: told.append(("inspection", it)))
    bench.choice.item_chosen.connect(lambda it: told.append(("item", it)))
    bench.open_text(GOOD, "pasted")
    assert told == [
        ("inspection", None),
        ("item", None),
        ("opened", GOOD),
        ("inspection", bench.inspection),
        ("item", 0),
    ]
    assert reason(bench) == "ok"


def test_no_old_verdict_stands_beside_a_new_text(qapp):
    runner = PatientRunner()
    bench = Workbench(runner)
    bench.open_text(GOOD, "pasted")
    runner.let_through()
    assert reason(bench) == "ok"
    bench.open_text("{ broken", "pasted")
    assert bench.inspection is None
    assert bench.choice.item is None
    assert bench.is_stale
    while runner.waiting:
        runner.let_through()
    assert bench.inspection.items == ()
    assert not bench.is_stale


def test_typing_is_checked_once_it_rests(bench, qtbot):
    bench.open_text(GOOD, "pasted")
    with qtbot.waitSignal(bench.inspection_changed):
        for text in ("{", "{}", BAD):
            bench.edit_text(text)
            assert bench.is_stale
    assert bench.inspection.document.text == BAD
    assert reason(bench) == "arguments_schema"


def test_typing_into_an_empty_window_opens_a_text(bench, qtbot):
    with qtbot.waitSignal(bench.inspection_changed):
        bench.edit_text(GOOD)
    assert bench.opened.text == GOOD


def test_an_answer_about_the_text_before_typing_is_thrown_away(qapp, qtbot):
    runner = PatientRunner()
    bench = Workbench(runner)
    bench.open_text(GOOD, "pasted")
    bench.edit_text(BAD)
    with qtbot.assertNotEmitted(bench.inspection_changed):
        runner.let_through()
    assert bench.inspection is None


def test_a_file_is_opened_by_its_name(bench, tmp_path):
    bench.open_paths(files(tmp_path, GOOD))
    assert bench.opened.label == "0.json"
    assert reason(bench) == "ok"


def test_two_files_are_compared(bench, tmp_path):
    bench.open_paths(files(tmp_path, GOOD, BAD))
    assert bench.inspection.document.text == GOOD
    assert bench.right.text == BAD
    assert bench.right_inspection.items[0].reason.value == "arguments_schema"
    assert bench.comparison.left.document is bench.inspection.document
    assert bench.comparison.findings


def test_the_comparison_follows_typing(bench, tmp_path, qtbot):
    bench.open_paths(files(tmp_path, GOOD, BAD))
    with qtbot.waitSignal(bench.comparison_changed):
        bench.edit_text(BAD)
    assert bench.comparison.findings == ()


def test_a_text_or_a_file_can_be_laid_beside_the_open_one(bench, tmp_path):
    bench.open_text(GOOD, "pasted")
    bench.compare_with(OpenedText(BAD, "clipboard"))
    assert bench.comparison.findings
    (same,) = files(tmp_path, GOOD)
    bench.compare_with(same)
    assert bench.comparison.findings == ()
    assert bench.right.label == "0.json"
    assert bench.opened.label == "pasted"


def test_a_comparison_can_be_closed(bench, tmp_path):
    bench.open_paths(files(tmp_path, GOOD, BAD))
    bench.close_comparison()
    assert bench.comparison is bench.right is bench.right_inspection is None
    assert bench.inspection is not None


def test_without_a_left_side_there_is_nothing_to_compare(bench, refusals):
    bench.compare_with(OpenedText(BAD, "clipboard"))
    assert len(refusals) == 1
    assert bench.right is None


def test_a_given_schema_is_in_force_at_once(bench):
    bench.open_text(as_json(a_function_call()), "pasted")
    assert reason(bench) == "unchecked"
    bench.give_schema(OpenedText(as_json(REGION_SCHEMA), "schema.json"))
    assert bench.given.schema_label == "schema.json"
    assert reason(bench) == "ok"
    bench.clear_given()
    assert reason(bench) == "unchecked"
    assert bench.given.sources is None


def test_given_tools_judge_both_sides(bench):
    bench.open_text(as_json(a_function_call()), "pasted")
    bench.compare_with(OpenedText(as_json(a_function_call('{"region":"x"}')), "right"))
    bench.give_tools(OpenedText(as_json([a_tool()]), "tools.json"))
    assert reason(bench) == "ok"
    assert bench.right_inspection.items[0].reason.value == "arguments_schema"


def test_what_holds_no_schema_is_refused_and_the_old_one_stays(bench, refusals):
    bench.open_text(as_json(a_function_call()), "pasted")
    bench.give_schema(OpenedText(as_json(REGION_SCHEMA), "schema.json"))
    bench.give_schema(OpenedText("[1, 2", "broken.json"))
    assert len(refusals) == 1
    assert "broken.json" in refusals[0]
    assert reason(bench) == "ok"


def test_refusals_of_the_core_come_in_the_language_of_the_window(bench, refusals):
    bench.set_language("ko")
    bench.give_tools(OpenedText("{}", "empty.json"))
    assert any("가" <= character <= "힣" for character in refusals[0])


@pytest.mark.parametrize("count", [3, 10])
def test_too_many_files_are_refused_before_any_is_read(
    bench, refusals, tmp_path, count
):
    bench.open_paths([tmp_path / "none.json"] * count)
    assert str(count) in refusals[0]


def test_a_paste_that_is_too_large_changes_nothing_but_is_said(bench, refusals):
    bench.open_text(GOOD, "pasted")
    bench.open_text("x" * (MOST_BYTES + 1), "pasted")
    assert "20 MB" in refusals[0]
    assert reason(bench) == "ok"


def test_a_file_that_is_not_there_changes_nothing_but_is_said(
    bench, refusals, tmp_path
):
    bench.open_text(GOOD, "pasted")
    bench.open_paths([tmp_path / "none.json"])
    assert "none.json" in refusals[0]
    assert reason(bench) == "ok"


def test_what_is_awaited_is_told_and_can_be_stopped(qapp):
    runner = PatientRunner()
    bench = Workbench(runner)
    told = []
    bench.busy_changed.connect(told.append)
    bench.open_text(GOOD, "pasted")
    assert told[-1].activity == "inspect"
    bench.cancel()
    assert told[-1] is None
    runner.let_through()
    assert bench.inspection is None
    assert not bench.is_stale


@pytest.mark.parametrize(
    "ask",
    [
        lambda bench: (bench.edit_text(BAD), bench._pause.timeout.emit()),
        lambda bench: bench.set_target("mistral"),
    ],
)
def test_a_check_that_is_stopped_leaves_no_older_verdict(qapp, ask):
    runner = PatientRunner()
    bench = Workbench(runner)
    bench.open_text(GOOD, "pasted")
    runner.let_through()
    assert reason(bench) == "ok"
    ask(bench)
    bench.cancel()
    assert bench.inspection is None
    bench.edit_text(GOOD)
    bench._pause.timeout.emit()
    while runner.waiting:
        runner.let_through()
    assert reason(bench) == "ok"
    assert bench.choice.index == 0


def test_the_language_is_told_once(bench, qtbot):
    with qtbot.waitSignal(bench.language_changed) as told:
        bench.set_language("ko")
    assert told.args == ["ko"]
    with qtbot.assertNotEmitted(bench.language_changed):
        bench.set_language("ko")


def test_how_far_the_check_is_is_told(bench):
    told = []
    bench.busy_changed.connect(told.append)
    text = as_json(a_response(*[a_function_call()] * 200))
    bench.open_text(text, "x")
    places = [busy.done for busy in told if busy is not None and busy.total]
    assert places == sorted(places)
    assert len(places) > 2
    assert all(busy is None or busy.total in (0, len(text)) for busy in told)
    assert told[-1] is None


def test_another_target_weighs_anew_what_is_known_and_keeps_the_choice(bench):
    bench.open_text(TWO_ITEMS, "pasted")
    bench.choice.choose_item(1)
    read = bench.inspection.document
    bench.set_target("deepseek")
    assert bench.inspection.target == "deepseek"
    assert bench.inspection.document is read
    assert bench.choice.index == 1
    bench.set_target("open-responses")
    assert bench.inspection.target == "open-responses"


def test_a_text_is_opened_for_the_target_that_was_chosen_before(bench):
    bench.set_target("bedrock")
    assert bench.inspection is None
    bench.open_text(GOOD, "pasted")
    assert bench.inspection.target == "bedrock"


def test_a_target_chosen_while_a_text_is_read_is_the_one_it_is_weighed_for(qapp):
    runner = PatientRunner()
    bench = Workbench(runner)
    bench.open_text(GOOD, "pasted")
    bench.set_target("openai")
    while runner.waiting:
        runner.let_through()
    assert bench.inspection.target == "openai"


def test_the_right_side_is_weighed_for_the_same_target(bench):
    bench.open_text(GOOD, "left")
    bench.compare_with(OpenedText(BAD, "right"))
    bench.set_target("gemini")
    assert bench.right_inspection.target == "gemini"
