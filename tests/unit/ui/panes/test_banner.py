"""The banner says the verdict, what it means and what to do; never by colour alone."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction

from builders import a_function_call, a_message, a_response, a_tool, as_json
from inspector.ui.models.log_place import LogPlace
from inspector.ui.models.opened import OpenedText
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.banner import Banner
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner, PatientRunner
from log_table import a_log
from open_logs import small_is_big

__all__ = ["small_is_big"]


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def banner(bench, qtbot):
    made = Banner(bench)
    qtbot.addWidget(made)
    made.set_theme(theme_named("light"))
    return made


def test_at_first_it_says_what_can_be_done(banner):
    assert banner.headline.text() == "Nothing is open yet."
    assert "Paste, open or drop" in banner.detail.text()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "log.json is empty."),
        (b"\xef\xbb\xbf", "log.json is empty."),
        (b" \n\n", "There is nothing but white space in log.json."),
    ],
)
def test_an_empty_file_is_open_and_has_passed_nothing(
    banner, bench, tmp_path, content, said
):
    path = tmp_path / "log.json"
    path.write_bytes(content)
    bench.open_paths([path])
    assert banner.headline.text() == said
    assert "Paste, open or drop" in banner.detail.text()
    assert banner.accessibleName() == f"not checked: {said}"
    bench.edit_text("")
    banner.refresh()
    assert banner.headline.text() == "Nothing is open yet."


def test_a_log_that_was_stopped_at_once_is_not_read_any_more(
    banner, bench, tmp_path, small_is_big
):
    bench.open_paths([a_log(tmp_path, *(a_message() for _ in range(3)))])
    bench._open(OpenedText("", "log.jsonl", place=LogPlace(0, 0)))
    bench.desk._forget_row()
    assert banner.headline.text() == "Reading the log …"
    bench.desk.cancel()
    assert banner.headline.text() != "Reading the log …"
    assert banner.accessibleName().startswith("not checked: ")
    bench.desk.close()


def test_it_says_the_verdict_of_the_chosen_item(banner, bench):
    bench.open_text(as_json(a_response(a_function_call('{"region":"global"}'))), "x")
    assert banner.headline.text().startswith('region is "global"')
    assert "arguments_schema" in banner.detail.text()
    assert "get_sales_report" in banner.detail.text()
    assert "call_001" in banner.detail.text()
    assert banner.accessibleName().startswith("blocked: ")
    assert banner.mark.accessibleName() == "blocked"
    assert banner.count.text() == "1 finding"


def test_passing_is_no_permission_and_says_so(banner, bench):
    bench.open_text(as_json(a_response(a_function_call())), "x")
    assert "no permission" in banner.detail.text()
    assert banner.accessibleName().startswith("ok: ")


def test_it_follows_the_choice(banner, bench):
    bench.open_text(as_json(a_response(a_function_call(), a_message())), "x")
    before = banner.headline.text()
    bench.choice.choose_item(1)
    assert banner.headline.text() != before


def test_a_text_without_items_says_its_heaviest_finding(banner, bench):
    bench.open_text("{ broken", "x")
    assert "json/" in banner.detail.text()
    assert banner.accessibleName().startswith("blocked: ")


def test_tools_alone_are_no_item_and_no_error_of_ours(banner, bench):
    bench.open_text(as_json([a_tool()]), "x")
    assert banner.headline.text()
    assert "envelope/no-item" in banner.detail.text()


def test_while_a_new_text_is_checked_no_old_verdict_stands(qtbot):
    runner = PatientRunner()
    bench = Workbench(runner)
    banner = Banner(bench)
    qtbot.addWidget(banner)
    bench.open_text(as_json(a_function_call()), "x")
    assert banner.headline.text() == "Checking …"
    bench.cancel()
    assert banner.headline.text() == "Not checked."


def test_the_log_cannot_write_markup_into_it(banner, bench):
    bench.open_text(as_json(a_function_call(name="<b>bold</b>")), "x")
    assert "<b>" not in banner.detail.text()
    assert "&lt;b&gt;" in banner.detail.text()


def test_the_button_is_there_only_as_long_as_its_action_is_allowed(banner):
    action = QAction("Compose")
    action.setEnabled(False)
    banner.offer({"compose": action, "explain": QAction("Explain")})
    action.changed.connect(banner.refresh)
    banner.refresh()
    banner.show()
    assert not banner.button.isVisible()
    action.setEnabled(True)
    assert banner.button.isVisible()


def test_the_rule_is_a_link_where_there_is_one(banner, bench):
    asked, explain = [], QAction("Explain")
    explain.triggered.connect(lambda: asked.append(True))
    banner.offer({"compose": QAction("Compose"), "explain": explain})
    bench.open_text(as_json(a_response(a_function_call('{"region":"x"}'))), "x")
    assert '<a href="rule"' in banner.detail.text()
    banner.detail.linkActivated.emit("rule")
    assert asked == [True]
    bench.open_text(as_json(a_response(a_function_call())), "x")
    assert "<a " not in banner.detail.text()


def test_it_speaks_the_language_of_the_workbench(banner, bench):
    bench.open_text(as_json(a_response(a_function_call())), "x")
    bench.set_language("ko")
    assert any("가" <= character <= "힣" for character in banner.headline.text())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_its_ground_is_that_of_the_verdict(banner, bench, theme):
    banner.set_theme(theme_named(theme))
    bench.open_text(as_json(a_response(a_function_call('{"region":"x"}'))), "x")
    banner.resize(600, 64)
    ground = banner.grab().toImage().pixelColor(4, 4)
    assert ground == theme_named(theme).colour("blockbg")


def test_it_answers_for_a_target_that_is_not_the_first_one(banner, bench):
    bench.open_text(as_json([{"type": "acme:function_call", "id": "x"}]), "x")
    assert banner.verdict.isHidden()
    verdict = banner.headline.text()
    bench.set_target("bedrock")
    assert banner.headline.text().startswith("Amazon Bedrock does not take this")
    assert banner.mark.accessibleName() == "blocked"
    assert verdict in banner.verdict.text()
    assert banner.headline.text() in banner.accessibleName()
    assert banner.verdict.text() in banner.accessibleName()
    bench.set_language("ko")
    assert banner.headline.text().startswith("Amazon Bedrock: 받지 않습니다")
    bench.set_target("open-responses")
    assert banner.verdict.isHidden()


def test_while_typing_goes_on_no_older_verdict_stays(qtbot):
    runner = PatientRunner()
    bench = Workbench(runner)
    banner = Banner(bench)
    qtbot.addWidget(banner)
    bench.open_text(as_json(a_response(a_function_call('{"region":"global"}'))), "x")
    runner.let_through()
    assert banner.headline.text().startswith('region is "global"')
    bench.edit_text("{")
    qtbot.waitUntil(lambda: banner.headline.text() == "Checking …", timeout=30_000)
    assert banner.count.isHidden()
    assert banner.detail.text() == ""
    qtbot.waitUntil(lambda: bool(runner.waiting), timeout=30_000)
    runner.let_through()
    assert "json/" in banner.detail.text()
