import json

import pytest

from builders import a_function_call, a_message, a_tool, an_output, as_json_lines
from inspector.cli import bulk, inputs
from streams import World


@pytest.fixture(autouse=True)
def _little_is_much(monkeypatch):
    monkeypatch.setattr(inputs, "SMALL", 500)
    monkeypatch.setattr(bulk, "FOR_MANY", 500)


@pytest.fixture
def log(tmp_path):
    lines = [a_function_call(), a_message(role="user"), an_output()] * 20
    path = tmp_path / "a.jsonl"
    path.write_text(as_json_lines(*lines))
    return path


def report(world):
    return json.loads(world.printed)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_report_does_not_depend_on_the_number_of_jobs(log, monkeypatch, jobs):
    world = World()
    code = world.run("gate", log, "--jobs", jobs, "--format", "json")
    monkeypatch.setattr(inputs, "SMALL", 10**9)
    whole = World()
    assert whole.run("gate", log, "--format", "json") == code
    assert world.printed == whole.printed


def test_standard_input_is_read_in_parts_too(log):
    world = World(log.read_bytes())
    world.run("gate", "-", "--format", "json")
    assert report(world)["inputs"][0]["name"] == "-"
    assert report(world)["summary"]["records"] == 60


def test_given_tools_are_inputs_as_well(log, tmp_path):
    tools = tmp_path / "tools.json"
    tools.write_text(json.dumps([a_tool()]))
    world = World()
    world.run("gate", log, "--tools", tools, "--format", "json")
    assert [each["envelope"] for each in report(world)["inputs"]] == ["item", "tools"]


def test_a_quiet_run_answers_and_prints_nothing(log):
    world = World()
    assert world.run("gate", log, "--quiet") == 1
    assert world.printed == ""


def test_a_policy_is_held_against_rows_from_disk(log):
    world = World()
    assert world.run("gate", log, "--quiet", "--fail-on", "pairing") == 1


def test_a_file_that_is_gone_is_one_line_and_no_report(log, tmp_path):
    world = World()
    gone = tmp_path / "none.jsonl"
    output = tmp_path / "report.json"
    assert world.run("gate", log, gone, "-o", output, "--lang", "en") == 2
    assert "none.jsonl" in world.complaint
    assert not output.exists()


def test_ctrl_c_leaves_nothing_half_written(log, tmp_path, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(bulk.ProgressLine, "__call__", interrupt)
    output = tmp_path / "report.json"
    world = World()
    assert world.run("gate", log, "--jobs", "2", "-o", output) == 130
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl"]


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_line_beyond_the_log_is_one_line_and_no_report(log, language):
    world = World()
    command = ("gate", log, "--since-line", "61", "--lang", language)
    assert world.run(*command) == 2
    assert world.printed == ""
    (line,) = world.complaint.splitlines()
    assert line.startswith(f"{log}: ")
    assert "61" in line
    assert World().run("gate", log, "--since-line", "60") != 2


@pytest.mark.parametrize("option", ["--since-line", "--sample"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_what_has_no_lines_to_choose_is_told_so(tmp_path, option, language):
    (tmp_path / "a.json").write_text(json.dumps([a_function_call()]))
    world = World()
    command = ("gate", tmp_path / "a.json", option, "2", "--lang", language)
    assert world.run(*command) == 2
    (line,) = world.complaint.splitlines()
    assert line.startswith(option)


def test_what_was_not_looked_at_is_said(log):
    world = World()
    world.run("gate", log, "--sample", "3")
    assert f"{log}:1: Only some lines of this log were looked at" in world.printed
    assert "calls and outputs were not paired" in world.printed
    world = World()
    world.run("gate", log, "--since-line", "7")
    assert "from line 7 on" in world.printed


def test_rows_that_were_not_chosen_are_told_of_even_where_nothing_fits(log):
    world = World()
    code = world.run("gate", log, "--where", "name=none", "--where", "reason=ok")
    assert code == World().run("gate", log)
    assert "items 60, calls 20" in world.printed
    assert "Only this is shown: name=none, reason=ok." in world.printed
    assert "Nothing fits it" in world.printed
    world = World()
    world.run("gate", log, "--where", "reason=unchecked", "--format", "json")
    assert report(world)["where"] == ["reason=unchecked"]
