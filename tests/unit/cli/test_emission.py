"""``gate --emit-input`` and ``gate --target`` through the real command."""

from __future__ import annotations

import json

import pytest

from builders import (
    REGION_SCHEMA,
    a_function_call,
    a_message,
    a_request,
    an_output,
    as_json,
    as_json_lines,
)
from inspector.core.targets.target import TARGETS
from streams import World

USER = a_message(role="user", id="msg_9")
REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}
REQUEST = a_request(USER, REASONING, a_function_call(), an_output())


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "a.json"
    path.write_text(as_json(REQUEST), "utf-8")
    return path


def test_the_list_goes_to_its_file_and_the_report_says_what_is_missing(log, tmp_path):
    world, file = World(), tmp_path / "input.json"
    assert world.run("gate", log, "--emit-input", file) == 0
    assert [item["type"] for item in json.loads(file.read_bytes())] == [
        "message",
        "function_call",
        "function_call_output",
    ]
    assert "3 items written" in world.printed
    assert "reasoning: Left out" in world.printed


def test_what_was_written_passes_the_gate_with_the_status_that_was_logged(
    log, tmp_path
):
    file, schema = tmp_path / "input.json", tmp_path / "schema.json"
    schema.write_text(json.dumps(REGION_SCHEMA), "utf-8")
    assert World().run("gate", log, "--emit-input", file, "--quiet") == 0
    calls = [item for item in json.loads(file.read_text("utf-8")) if "name" in item]
    assert [set(call) for call in calls] == [{"type", "call_id", "name", "arguments"}]
    logged = file.read_text("utf-8").replace('"name"', '"status": "completed", "name"')
    file.write_text(logged, "utf-8")  # that it was finished does not travel
    assert World().run("gate", file, "--schema", schema, "--quiet") == 0


def test_on_standard_output_stands_the_list_alone(log):
    world = World()
    assert world.run("gate", log, "--emit-input", "-") == 0
    assert len(json.loads(world.printed)) == 3


def test_the_report_may_go_to_a_file_beside_it(log, tmp_path):
    world, report = World(), tmp_path / "report.json"
    assert world.run("gate", log, "--emit-input", "-", "-o", report) == 0
    assert len(json.loads(world.printed)) == 3
    said = json.loads(report.read_bytes())
    assert said["portable_input"]["name"] == "-"
    assert said["portable_input"]["kept"] == [0, 2, 3]


def test_a_log_of_items_is_one_conversation(tmp_path):
    log, file, schema = (tmp_path / n for n in ("a.jsonl", "input.json", "s.json"))
    log.write_text(as_json_lines(USER, a_function_call(), an_output()), "utf-8")
    schema.write_text(json.dumps(REGION_SCHEMA), "utf-8")
    code = World().run("gate", log, "--schema", schema, "--emit-input", file, "--quiet")
    assert code == 0
    assert len(json.loads(file.read_bytes())) == 3


def test_the_exit_code_stays_that_of_the_gate(tmp_path):
    log, file = tmp_path / "a.json", tmp_path / "input.json"
    log.write_text(as_json(a_request(USER, a_function_call("{"), an_output())), "utf-8")
    assert World().run("gate", log, "--emit-input", file, "--quiet") == 1
    assert len(json.loads(file.read_bytes())) == 1


def test_standard_input_can_be_taken():
    world = World(as_json(REQUEST).encode())
    assert world.run("gate", "--emit-input", "-") == 0
    assert len(json.loads(world.printed)) == 3


def test_more_than_one_input_is_refused(log, tmp_path):
    world = World()
    assert world.run("gate", log, log, "--emit-input", tmp_path / "o.json") == 2
    assert "one input" in world.complaint


def test_all_targets_at_once_are_refused(log, tmp_path):
    world, file = World(), tmp_path / "o.json"
    assert world.run("gate", log, "--target", "all", "--emit-input", file) == 2
    assert not file.exists()


def test_no_file_has_two_parts_to_play(log, tmp_path):
    world, file = World(), tmp_path / "o.json"
    assert world.run("gate", log, "--emit-input", log) == 2
    assert world.run("gate", log, "--emit-input", file, "-o", file) == 2
    assert json.loads(log.read_bytes()) == REQUEST


def test_a_file_that_cannot_be_written_is_an_error(log, tmp_path):
    world = World()
    assert world.run("gate", log, "--emit-input", tmp_path / "no" / "o.json") == 2
    assert "cannot be written" in world.complaint


def test_a_target_decides_what_blocks(tmp_path):
    log = tmp_path / "a.json"
    developer = a_message(role="developer", id="msg_8")
    request = a_request(USER, a_function_call(), developer, an_output())
    log.write_text(as_json(request), "utf-8")
    assert World().run("gate", log, "--quiet") == 0
    assert World().run("gate", log, "--quiet", "--target", "openai") == 0
    world = World()
    assert world.run("gate", log, "--target", "deepseek") == 1
    assert "DeepSeek does not take this: Call and output apart." in world.printed


def test_all_targets_are_a_matrix_and_the_answer_is_that_of_the_default(log):
    world = World()
    assert world.run("gate", log, "--target", "all", "--format", "json") == 0
    report = json.loads(world.printed)
    assert report["target"] == "open-responses"
    assert [column["target"] for column in report["matrix"]] == list(TARGETS)


@pytest.mark.parametrize("command", [["gate"], ["diff", "b.json"]])
def test_a_target_that_is_not_there_is_named_with_those_that_are(log, command):
    world = World()
    assert world.run(command[0], log, *command[1:], "--target", "nowhere") == 2
    assert "openrouter" in world.complaint


def test_a_comparison_is_for_a_target_too(log):
    world = World()
    code = world.run("diff", log, log, "--target", "mistral", "--format", "json")
    report = json.loads(world.printed)
    assert code == 1
    assert report["target"] == "mistral"
    assert "item/call-id-charset" in {f["code"] for f in report["findings"]}
