"""What a report holds is asked for, remembered, shown, and answered in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from builders import a_function_call, a_message, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.dialogs.export_dialog import ExportDialog
from inspector.ui.models.exporting import (
    REPORT_FORMATS,
    Masking,
    Prepared,
    Scope,
    Shown,
)
from inspector.ui.models.log_exporting import ShownLog
from inspector.ui.settings import Settings

SHOWN = Shown(inspect_content(as_json(a_response(a_message(), a_function_call()))))


@pytest.fixture
def settings(tmp_path):
    made = Settings()
    made.set_folder("export", str(tmp_path))
    return made


@pytest.fixture
def open_dialog(settings, qtbot):
    def open_dialog(shown=SHOWN, stem="log-report"):
        made = ExportDialog(stem, shown, settings)
        qtbot.addWidget(made)
        return made

    return open_dialog


@pytest.fixture
def dialog(open_dialog):
    return open_dialog()


def choose(box, name):
    box.setCurrentIndex(box.findData(name))


def test_a_name_and_a_folder_are_proposed(dialog, tmp_path):
    assert Path(dialog.path.text()) == tmp_path / "log-report.md"


@pytest.mark.parametrize("name", REPORT_FORMATS)
def test_the_suffix_follows_the_format(dialog, name):
    choose(dialog.formats, name)
    assert Path(dialog.path.text()).suffix == REPORT_FORMATS[name]


def test_a_suffix_of_ones_own_stays(dialog, tmp_path):
    dialog.path.setText(str(tmp_path / "a.txtx"))
    choose(dialog.formats, "html")
    assert dialog.path.text().endswith("a.txtx")


def test_secrets_are_masked_until_a_person_says_otherwise(dialog):
    assert dialog.wanted("en").masking is Masking.SECRETS


def test_only_what_is_there_can_be_chosen(open_dialog):
    whole = open_dialog()
    assert [whole.scopes.itemData(n) for n in range(whole.scopes.count())] == ["all"]
    part = open_dialog(SHOWN._replace(item=1, filtered=(0,)))
    found = [part.scopes.itemData(n) for n in range(part.scopes.count())]
    assert found == ["all", "filtered", "item"]


def test_what_was_chosen_is_told_and_remembered(
    dialog, open_dialog, settings, qtbot, tmp_path
):
    choose(dialog.formats, "html")
    choose(dialog.maskings, "values")
    dialog.path.setText(str(tmp_path / "sub" / "r.html"))
    with qtbot.waitSignal(dialog.write_wished) as told:
        dialog.export_button.click()
    assert told.args == [tmp_path / "sub" / "r.html"]
    assert settings.report_format == "html"
    again = open_dialog(stem="x")
    wanted = again.wanted("ko")
    assert (wanted.format, wanted.masking, wanted.language) == ("html", "values", "ko")
    assert Path(again.path.text()) == tmp_path / "sub" / "x.html"


def test_the_last_scope_is_chosen_again_where_it_is_there(open_dialog):
    shown = SHOWN._replace(item=1)
    first = open_dialog(shown)
    choose(first.scopes, "item")
    first.copy_button.click()
    assert open_dialog(shown).wanted("en").scope is Scope.ITEM
    assert open_dialog().wanted("en").scope is Scope.ALL


def test_a_whole_log_is_asked_for_each_time(open_dialog, settings):
    log = ShownLog(Path("big.jsonl"), 9, None, "open-responses")
    dialog = open_dialog(SHOWN._replace(log=log))
    assert dialog.wanted("en").scope is Scope.ALL
    choose(dialog.scopes, "log")
    dialog.copy_button.click()
    assert settings.report_scope != "log"


@pytest.mark.parametrize("name", ["formats", "maskings", "scopes"])
def test_every_choice_asks_for_another_report(open_dialog, qtbot, name):
    dialog = open_dialog(SHOWN._replace(item=1))
    with qtbot.waitSignal(dialog.wanted_changed):
        getattr(dialog, name).setCurrentIndex(1)


def test_a_file_that_is_there_is_replaced_only_when_a_person_says_so(dialog, tmp_path):
    told, path = [], tmp_path / "old.md"
    path.write_text("old")
    dialog.write_wished.connect(told.append)
    dialog.path.setText(str(path))
    dialog.export_button.click()
    assert told == []
    assert str(path) in dialog.outcome.text()
    assert dialog.export_button.text() == "Replace"
    dialog.path.setText(str(tmp_path / "other.md"))
    assert dialog.export_button.text() == "Export"
    dialog.path.setText(str(path))
    dialog.export_button.click()
    dialog.export_button.click()
    assert told == [path]
    dialog.show_written(path)
    dialog.export_button.click()  # its own report
    assert told == [path, path]


def test_a_folder_is_not_offered_to_be_replaced(dialog, tmp_path):
    told = []
    dialog.write_wished.connect(told.append)
    dialog.path.setText(str(tmp_path))
    dialog.export_button.click()
    assert told == [tmp_path]
    assert dialog.export_button.text() == "Export"


@pytest.mark.parametrize("name", ["~nobody-knows/a.md", "a" * 300, "a.md"])
def test_any_name_is_tried_and_told_as_a_whole_path(
    dialog, tmp_path, monkeypatch, name
):
    told = []
    monkeypatch.chdir(tmp_path)
    dialog.write_wished.connect(told.append)
    dialog.path.setText(name)
    dialog.export_button.click()
    assert told == [tmp_path / name]


def test_without_a_file_there_is_nothing_to_export(dialog):
    dialog.path.setText("  ")
    assert not dialog.export_button.isEnabled()
    assert dialog.copy_button.isEnabled()


def test_while_something_is_awaited_it_can_be_cancelled(dialog, qtbot):
    dialog.show_waiting("Writing …")
    assert not dialog.export_button.isEnabled()
    assert not dialog.copy_button.isEnabled()
    with qtbot.waitSignal(dialog.cancel_wished):
        dialog.waiting.cancel_button.click()
    dialog.show_waiting("")
    assert dialog.export_button.isEnabled()
    assert dialog.waiting.isHidden()


def test_the_report_is_seen_before_it_is_written(dialog):
    prepared = Prepared(dialog.wanted("en"), "whole", "wh", True, None)
    dialog.show_prepared(prepared)
    assert dialog.box.view.text() == "wh"
    assert dialog.heading.text() == "Preview: the beginning"
    dialog.show_prepared(prepared._replace(is_cut=False))
    assert dialog.heading.text() == "Preview"
    dialog.show_prepared(None)
    assert dialog.box.view.text() == ""


def test_the_outcome_is_said_in_the_dialog(dialog, tmp_path):
    assert dialog.outcome.isHidden()
    dialog.show_written(tmp_path / "r.json")
    assert dialog.outcome.text() == f"Written: {tmp_path / 'r.json'}"
    dialog.show_refused("no room")
    assert dialog.outcome.text() == "no room"
    dialog.show_waiting("…")
    assert dialog.outcome.isHidden()


def test_every_field_has_a_name_for_those_who_listen(dialog):
    fields = (dialog.formats, dialog.scopes, dialog.maskings, dialog.path)
    assert len({field.accessibleName() for field in fields} - {""}) == len(fields)
    assert dialog.box.view.accessibleName()
