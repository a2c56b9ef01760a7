"""Policy, baseline and options file through the real commands."""

import json

import pytest

from builders import REGION_SCHEMA, a_function_call, as_json, as_json_lines
from inspector.cli.conclusion import asked_of
from inspector.cli.options import parse_options
from streams import World

CUT = a_function_call("{", call_id="call_1", name="find_report")


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.jsonl").write_text(as_json_lines(CUT))
    (tmp_path / "s.json").write_text(json.dumps(REGION_SCHEMA))
    return tmp_path


def test_nothing_is_loaded_where_nothing_is_asked():
    assert asked_of(parse_options(["gate", "a.json"], "en"), []) is None


def test_a_gate_fails_on_what_is_new_alone(here):
    gate = ["gate", "a.jsonl", "--schema", "s.json"]
    assert World().run(*gate) == 1
    assert World().run(*gate, "--write-baseline", "k.json", "--quiet") == 0
    assert World().run(*gate, "--baseline", "k.json", "--quiet") == 0
    other = CUT | {"name": "send_report", "call_id": "call_2"}
    (here / "a.jsonl").write_text(as_json_lines(other, CUT))
    world = World()
    assert world.run(*gate, "--baseline", "k.json") == 1
    new = [line for line in world.printed.splitlines() if line.startswith("  new: ")]
    assert new
    assert all(line.startswith("  new: a.jsonl:1:") for line in new)


def test_what_has_vanished_is_told_and_fails_nothing(here):
    gate = ["gate", "a.jsonl", "--schema", "s.json"]
    World().run(*gate, "--write-baseline", "k.json", "--quiet")
    (here / "a.jsonl").write_text(as_json_lines(a_function_call()))
    world = World()
    assert world.run(*gate, "--baseline", "k.json") == 0
    assert "  vanished: a.jsonl: json/truncated find_report" in world.printed


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ([], 1),
        (["--fail-on", "pairing"], 3),
        (["--fail-on", "pairing,json/truncated"], 1),
        (["--fail-on", "info"], 3),
        (["--fail-on", "pairing", "--allow-unchecked"], 0),
    ],
)
def test_a_gate_fails_on_what_is_named(here, words, code):
    items = (CUT, a_function_call(call_id="call_2"))
    (here / "a.jsonl").write_text(as_json_lines(*items))
    assert World().run("gate", "a.jsonl", "--quiet", *words) == code


def test_a_comparison_has_a_baseline_too(here):
    (here / "b.json").write_text(as_json(CUT | {"call_id": "call_9"}))
    diff = ["diff", "a.jsonl", "b.json", "--quiet"]
    assert World().run(*diff) == 1
    assert World().run(*diff, "--write-baseline", "k.json", "--allow-unchecked") == 0
    assert World().run(*diff, "--baseline", "k.json", "--allow-unchecked") == 0


def test_a_lint_has_a_baseline_too(here):
    (here / "loose.json").write_text('{"type": "object", "patternProperties": {}}')
    lint = ["lint", "loose.json", "--quiet"]
    assert World().run(*lint) == 1
    assert World().run(*lint, "--write-baseline", "k.json") == 0
    assert World().run(*lint, "--baseline", "k.json") == 0


def test_the_list_to_be_sent_on_does_not_hide_the_judgement(here):
    words = ["--emit-input", "-", "--fail-on", "pairing", "--allow-unchecked"]
    world = World()
    assert world.run("gate", "a.jsonl", *words) == 0
    assert json.loads(world.printed) == []


def test_options_of_a_file_are_taken_and_the_command_line_wins(here):
    (here / "pyproject.toml").write_text(
        "[tool.open-responses-inspector.gate]\n"
        "schema = 's.json'\nfail-on = ['pairing']\n"
    )
    assert World().run("gate", "a.jsonl", "--quiet") == 0
    assert World().run("gate", "a.jsonl", "--quiet", "--fail-on", "json") == 1
    assert World().run("gate", "a.jsonl", "--quiet", "--no-config") == 1


def test_an_options_file_that_makes_no_sense_is_one_line(here):
    (here / ".open-responses-inspector.toml").write_text("[gate]\n\ntarget = 7\n")
    world = World()
    assert world.run("gate", "a.jsonl") == 2
    assert world.complaint.startswith(".open-responses-inspector.toml:3: ")
    assert world.complaint.count("\n") == 1


def test_the_same_run_writes_the_same_baseline(here):
    for name in ("k.json", "l.json"):
        World().run("gate", "a.jsonl", "--quiet", "--write-baseline", name)
    assert (here / "k.json").read_bytes() == (here / "l.json").read_bytes()
