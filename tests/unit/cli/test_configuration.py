from pathlib import Path

import pytest

from inspector.cli import configuration_file
from inspector.cli.configuration import OWN_FILE, PROJECT_FILE, configured
from inspector.core.errors import InspectorError

OURS = "[tool.open-responses-inspector.gate]\ntarget = 'openai'\n"


@pytest.fixture
def deep(tmp_path):
    folder = tmp_path / "a" / "b" / "c"
    folder.mkdir(parents=True)
    return folder


def test_without_a_file_nothing_is_set(deep):
    assert configured(["gate"], deep) == {}


@pytest.mark.parametrize("up", [0, 1, 3])
def test_a_project_is_found_upwards(deep, tmp_path, up):
    place = deep if not up else deep.parents[up - 1]
    (place / PROJECT_FILE).write_text(OURS)
    assert configured(["gate"], deep) == {"gate": {"target": "openai"}}


def test_the_nearest_file_that_has_something_to_say_counts_alone(deep):
    (deep / PROJECT_FILE).write_text("[project]\nname = 'x'\n")
    (deep.parent / PROJECT_FILE).write_text(
        "[project]\nname = 'open-responses-inspector'\n"
    )
    (deep.parents[1] / OWN_FILE).write_text("[gate]\ntarget = 'openai'\n")
    (deep.parents[2] / OWN_FILE).write_text("[gate]\nallow-unchecked = true\n")
    assert configured(["gate"], deep) == {"gate": {"target": "openai"}}


def test_its_own_file_comes_before_that_of_the_project_beside_it(deep):
    (deep / PROJECT_FILE).write_text(OURS)
    (deep / OWN_FILE).write_text("[lint]\n")
    assert configured(["gate"], deep) == {"lint": {}}


def test_a_project_that_is_broken_and_not_about_us_is_not_our_concern(deep):
    (deep / PROJECT_FILE).write_text("[project\n")
    (deep.parent / OWN_FILE).write_text("[lint]\n")
    assert configured(["gate"], deep) == {"lint": {}}


@pytest.mark.parametrize("split", [True, False])
def test_a_file_may_be_named(tmp_path, deep, split):
    (deep / OWN_FILE).write_text("[lint]\n")
    other = tmp_path / "other.toml"
    other.write_text("[gate]\ntarget = 'openai'\n")
    words = ["--config", str(other)] if split else [f"--config={other}"]
    assert configured(["gate", *words], deep) == {"gate": {"target": "openai"}}


def test_of_several_that_are_named_the_last_counts(tmp_path, deep):
    for name in ("a", "b"):
        (tmp_path / f"{name}.toml").write_text(f"[gate]\njobs = {ord(name)}\n")
    named = [f"--config={tmp_path / name}.toml" for name in ("a", "b")]
    assert configured(["gate", *named], deep) == {"gate": {"jobs": ord("b")}}


@pytest.mark.parametrize("words", [["--config="], ["--config", ""]])
def test_an_empty_name_is_no_folder(deep, words):
    with pytest.raises(InspectorError, match="name of a file is empty"):
        configured(["gate", *words], deep)


def test_a_named_project_has_to_have_the_table(tmp_path, deep):
    (tmp_path / PROJECT_FILE).write_text("[project]\n")
    with pytest.raises(InspectorError, match=r"\[tool\.open-responses-inspector\]"):
        configured(["gate", "--config", str(tmp_path / PROJECT_FILE)], deep)


def test_a_named_file_has_to_be_there(tmp_path, deep):
    with pytest.raises(InspectorError, match="cannot be read"):
        configured(["gate", "--config", str(tmp_path / "no.toml")], deep)


def test_files_may_be_left_alone(deep):
    (deep / OWN_FILE).write_text("[broken")
    assert configured(["gate", "--no-config"], deep) == {}


@pytest.mark.parametrize(
    "words", [["--help"], ["gate", "-h"], ["--version"], ["explain", "json/truncated"]]
)
def test_whoever_only_asks_is_answered_whatever_a_file_holds(deep, words):
    (deep / OWN_FILE).write_text("[broken")
    assert configured(words, deep) == {}


def test_the_working_folder_is_where_it_begins(deep, monkeypatch):
    (deep.parent / OWN_FILE).write_text("[gate]\ntools = 'tools.json'\n")
    monkeypatch.chdir(deep)
    tools = str(Path("..", "tools.json"))
    assert configured(["gate"]) == {"gate": {"tools": tools}}


@pytest.mark.parametrize(
    "text",
    [
        "[ tool . 'open-responses-inspector' . gate ]\ntarget = 'openai'\n",
        '["tool"."open-responses-inspector".gate]\ntarget = "openai"\n',
        "[tool]\nopen-responses-inspector.gate.target = 'openai'\n",
        "tool.open-responses-inspector.gate.target = 'openai'\n",
        "x = 1\ntool = {open-responses-inspector = {gate = {target = 'openai'}}}\n",
    ],
)
def test_the_table_is_found_however_it_is_written(deep, text):
    (deep / PROJECT_FILE).write_text(text)
    assert configured(["gate"], deep) == {"gate": {"target": "openai"}}


def test_a_project_that_only_names_the_program_is_not_read(deep, monkeypatch):
    text = "[project]\ndependencies = ['open-responses-inspector']\n[tool.x]\ny = 1\n"
    (deep / PROJECT_FILE).write_text(text)
    monkeypatch.setattr(
        configuration_file, "options_of", lambda *_: pytest.fail("read")
    )
    assert configured(["gate"], deep) == {}
