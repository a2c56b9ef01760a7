import gzip
import json
import re

import pytest

from builders import a_function_call, a_message, a_tool, an_output, as_json_lines
from inspector.cli import bulk, inputs
from inspector.core.bulk.units import cutting
from streams import World


@pytest.fixture(autouse=True)
def _little_is_much(monkeypatch):
    monkeypatch.setattr(inputs, "SMALL", 500)
    monkeypatch.setattr(bulk, "FOR_MANY", 500)
    monkeypatch.setattr(cutting, "SMALL", 500)


@pytest.fixture
def log(tmp_path):
    lines = [a_function_call(), a_message(role="user"), an_output()] * 20
    path = tmp_path / "a.jsonl"
    path.write_text(as_json_lines(*lines))
    return path


LIST = {"type": "array", "items": {"type": "string"}}


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


@pytest.fixture
def faulty_tools(tmp_path):
    path = tmp_path / "tools.json"
    path.write_text(json.dumps([a_tool(name="uncalled", strict=True, parameters=LIST)]))
    return path


@pytest.mark.parametrize("small", [0, 10**9])
def test_what_blocks_in_given_tools_is_counted_apart(
    log, faulty_tools, monkeypatch, small
):
    monkeypatch.setattr(inputs, "SMALL", small)
    world, alone = World(), World()
    options = ("--tools", faulty_tools, "--lang", "en")
    world.run("gate", log, *options)
    alone.run("gate", log, "--lang", "en")
    (said,) = re.findall(r"Do not replay: (\d+) blocked, and (\d+) find", world.printed)
    assert said[1] == "1"
    assert f"Do not replay: {said[0]} blocked." in alone.printed


def test_where_chooses_among_what_is_said_of_given_tools_too(log, faulty_tools):
    for term, is_shown in (("reason=ok", False), ("code=strict/*", True)):
        world = World()
        world.run("gate", log, "--tools", faulty_tools, "--where", term)
        assert ("tools.json:1:" in world.printed) == is_shown


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


FORMATS = ["text", "json", "jsonl", "csv", "sarif", "markdown", "html", "junit"]


def choices(log):
    """A rule, a place, and several rules, one of which only pairing knows."""
    world = World()
    world.run("gate", log, "--format", "json")
    found = report(world)["findings"]
    codes = sorted({each["code"] for each in found})
    assert len(codes) > 1
    assert any(code.startswith("pairing/") for code in codes)
    return [
        [codes[0]],
        [f"{found[-1]['code']}@{found[-1]['line']}"],
        codes,
        ["json/truncated"],
    ]


@pytest.mark.parametrize("format_name", FORMATS)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_chosen_findings_are_those_of_reading_record_by_record(
    log, monkeypatch, format_name, jobs
):
    for chosen in choices(log):
        only = [word for choice in chosen for word in ("--only", choice)]
        command = ("gate", log, *only, "--format", format_name, "--no-time")
        world, whole = World(), World()
        code = world.run(*command, "--jobs", jobs)
        with monkeypatch.context() as patch:
            patch.setattr(inputs, "SMALL", 10**9)
            assert whole.run(*command) == code
        assert world.printed == whole.printed


def test_every_chosen_finding_shows_the_characters_around_it(tmp_path):
    """However many there are, and also where the text cannot be read again."""
    lines = as_json_lines(*[a_function_call("{")] * 1200, a_message(role="user"))
    packed = tmp_path / "a.jsonl.gz"
    packed.write_bytes(gzip.compress(lines.encode()))
    world = World()
    world.run("gate", packed, "--only", "json/truncated", "--format", "json")
    found = report(world)["findings"]
    assert len(found) == 1200
    assert all(each["excerpt"] for each in found)


def test_a_choice_of_findings_goes_with_a_choice_of_rows(log):
    command = ("gate", log, "--format", "json", "--where", "reason=unchecked")
    world, chosen = World(), World()
    world.run(*command)
    chosen.run(*command, "--only", "arguments/no-schema")
    found, items = report(world)["findings"], report(world)["items"]
    places = [each["line"] for each in found if each["code"] == "arguments/no-schema"]
    assert 0 < len(places) < len(found)
    assert [each["line"] for each in report(chosen)["findings"]] == places
    assert [item["line"] for item in report(chosen)["items"]] == places
    assert {item["reason"] for item in items} == {"unchecked"}
    assert report(chosen)["summary"] == report(world)["summary"]


def test_chosen_findings_change_nothing_of_what_a_baseline_says(log, tmp_path):
    known = tmp_path / "known.json"
    World().run("gate", log, "--quiet", "--write-baseline", known)
    log.write_text(log.read_text() + json.dumps(a_function_call("{")) + "\n")
    said = []
    for only in ((), ("--only", "arguments/no-schema")):
        world = World()
        words = ("--format", "json", "--baseline", known)
        code = world.run("gate", log, *words, *only)
        said.append((code, report(world)["judgement"]))
    assert said[0] == said[1]
    assert said[0][0] == 1


@pytest.mark.parametrize("format_name", FORMATS)
@pytest.mark.parametrize(
    "words",
    [
        ("--redact",),
        ("--redact-member", "name"),
        ("--redact", "--only", "pairing/orphan-output"),
        ("--target", "openai"),
        ("--target", "anthropic", "--redact=values"),
    ],
)
def test_what_is_read_record_by_record_is_the_same_from_disk(
    log, monkeypatch, format_name, words
):
    command = ("gate", log, log, *words, "--format", format_name, "--no-time")
    world, whole = World(), World()
    code = world.run(*command)
    with monkeypatch.context() as patch:
        patch.setattr(inputs, "SMALL", 10**9)
        assert whole.run(*command) == code
    assert world.printed == whole.printed
