"""Runs that mask their inputs."""

from __future__ import annotations

import json

import pytest

from builders import REGION_SCHEMA, a_function_call, an_output, as_json, as_json_lines
from streams import World

MAIL = "kim@example.com"
CALL = a_function_call(json.dumps({"region": "apac", "mail": MAIL}))


@pytest.fixture
def files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    schema = REGION_SCHEMA | {"additionalProperties": True}
    (tmp_path / "s.json").write_text(as_json(schema), "utf-8")
    (tmp_path / "a.json").write_text(as_json(CALL), "utf-8")
    (tmp_path / "b.json").write_text(
        as_json(CALL | {"type": "acme:function_call"}), "utf-8"
    )
    (tmp_path / "a.jsonl").write_text(as_json_lines(CALL, {"type": "acme:x"}), "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        ["gate", "a.json"],
        ["gate", "a.jsonl"],
        ["gate", "a.jsonl", "--redact=values"],
        ["gate", "a.json", "--target", "all"],
        ["gate", "a.json", "--emit-input", "out.json"],
        ["diff", "a.json", "b.json"],
        ["lint", "a.json", "s.json"],
    ],
)
@pytest.mark.parametrize("name", ["text", "json", "csv", "html", "sarif"])
def test_no_report_shows_what_is_masked(files, words, name):
    plain, masked = World(), World()
    code = plain.run(*words, "--format", name)
    assert masked.run(*words, "--redact", "--format", name) == code
    assert masked.complaint == plain.complaint
    assert MAIL not in masked.printed


def test_the_answer_is_that_of_the_text_as_it_was_logged(files):
    (files / "strict.json").write_text(
        as_json({"properties": {"region": {"pattern": "^apac$"}}}), "utf-8"
    )
    world = World()
    code = world.run(
        *("gate", "a.json", "--schema", "strict.json", "--redact-member", "region"),
        *("--format", "json"),
    )
    assert code == 0
    report = json.loads(world.printed)
    [change] = report["redaction"]["changes"]
    assert (change["before"], change["after"]) == ("ok", "arguments_schema")
    assert (change["input"], change["line"]) == ("a.json", 1)


def test_the_input_list_that_is_written_is_not_masked(files):
    (files / "c.jsonl").write_text(as_json_lines(CALL, an_output()), "utf-8")
    world = World()
    words = ("gate", "c.jsonl", "--schema", "s.json", "--redact=values")
    world.run(*words, "--emit-input", "out.json")
    assert "apac" in (files / "out.json").read_text("utf-8")
    assert "apac" not in world.printed


def test_a_schema_and_the_calls_are_masked_alike(files):
    world = World()
    code = world.run("gate", "a.json", "--schema", "s.json", "--redact=values")
    assert code == 0
    assert "ok function_call" in world.printed


def test_a_pattern_that_is_the_secret_itself_is_in_no_report(files):
    (files / "n.json").write_text(as_json(a_function_call('{"who":"Gildong"}')))
    for name in ("json", "html", "markdown", "csv", "sarif"):
        world = World()
        world.run("gate", "n.json", "--redact-pattern", "Gildong", "--format", name)
        assert "again" in world.printed or "--only" in world.printed
        assert "Gildong" not in world.printed


def test_the_answer_beside_an_input_list_is_that_of_the_text_as_it_was_logged(files):
    schema = {"properties": {"region": {"pattern": "^apac$"}}}
    (files / "strict.json").write_text(as_json(schema), "utf-8")
    (files / "c.jsonl").write_text(as_json_lines(CALL, an_output()), "utf-8")
    words = ("gate", "c.jsonl", "--schema", "strict.json", "--emit-input", "o.json")
    assert World().run(*words) == 0
    assert World().run(*words, "--redact-member", "region") == 0
