"""The dialog shows the list for what is open now, and copies only what is there."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, a_tool, an_output, as_json
from inspector.ui.dialogs.portable_input_dialog import PortableInputDialog
from inspector.ui.models.workbench import Workbench
from inspector.ui.settings import Settings
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner

PAIR = as_json(a_response(a_function_call(), an_output(), tools=[a_tool()]))
ALONE = as_json(a_response(a_function_call(), tools=[a_tool()]))


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def settings():
    return Settings()


@pytest.fixture
def dialog(bench, settings, qtbot):
    bench.open_text(PAIR, "log.json")
    made = PortableInputDialog(bench, settings, theme_named("light"))
    qtbot.addWidget(made)
    return made


def test_what_can_be_sent_on_is_shown_and_can_be_copied(dialog):
    assert dialog.box.view.text() == dialog.shown.made.text
    assert dialog.standing.sentence.text() == "2 items written, 0 left out."
    assert dialog.standing.meaning == "ok"
    assert dialog.copy_button.isEnabled()
    assert dialog.list.isHidden()


def test_another_text_takes_its_place(dialog, bench):
    bench.open_text(ALONE, "other.json")
    assert dialog.box.view.text() == "[]\n"
    assert dialog.left_out.card(0).message.startswith("Left out: its other half")
    assert not dialog.list.isHidden()


def test_an_empty_list_is_neither_copied_nor_saved(dialog, bench):
    bench.open_text(ALONE, "other.json")
    assert not dialog.copy_button.isEnabled()
    assert not dialog.save_button.isEnabled()
    assert dialog.standing.meaning == "unchecked"


def test_another_target_has_the_list_written_for_it(dialog, bench):
    bench.set_target("anthropic")
    assert dialog.shown.made.target == "anthropic"


def test_the_folder_is_remembered(dialog, settings, tmp_path):
    dialog.save(tmp_path / "i.json")
    assert settings.folder("export") == str(tmp_path)
    assert (tmp_path / "i.json").read_text() == dialog.shown.made.text
