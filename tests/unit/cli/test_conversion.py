"""``lint --convert``: the text goes one way, the losses another."""

from __future__ import annotations

import json

import pytest

from builders import a_tool, as_json
from linting import an_object
from streams import World

OPTIONAL = {
    "type": "object",
    "properties": {"a": {"type": "string", "default": "x"}},
    "additionalProperties": False,
}


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "tool.json"
    file.write_text(as_json([a_tool(OPTIONAL)]), "utf-8")
    return file


def test_the_converted_text_is_printed_and_the_losses_are_complained_of(path):
    world = World()
    assert world.run("lint", path, "--convert", "strict") == 0
    [tool] = json.loads(world.printed)
    assert tool["parameters"] == an_object({"a": {"type": ["string", "null"]}})
    told = world.complaint.splitlines()
    assert len(told) == 2
    assert all(line.startswith(f"{path}:1:") for line in told)
    assert "default" in told[0]


def test_the_text_goes_to_a_file_and_passes_the_lint_there(path, tmp_path):
    out = tmp_path / "strict.json"
    world = World()
    assert world.run("lint", path, "--convert", "strict", "-o", out) == 0
    assert world.printed == ""
    assert World().run("lint", out) == 0
    assert World().run("lint", out, "--target", "openai") == 0


def test_losses_are_told_in_korean_or_not_at_all(path):
    world = World()
    world.run("lint", path, "--convert", "gemini", "--lang", "ko")
    assert "허용" in world.complaint
    quiet = World()
    quiet.run("lint", path, "--convert", "gemini", "--quiet")
    assert quiet.complaint == ""
    assert quiet.printed


def test_what_stays_in_the_way_is_the_answer(tmp_path):
    file = tmp_path / "s.json"
    file.write_text(as_json({"type": "object", "properties": {"a-b": {}}}), "utf-8")
    world = World()
    assert world.run("lint", file, "--convert", "gemini") == 1
    assert "/properties/a-b" in world.complaint


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--convert", "nowhere"], "cerebras"),
        (["--convert", "strict", "-o"], "overwrite"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_written(path, more, said):
    before = path.read_text("utf-8")
    world = World()
    extra = [path] if more[-1] == "-o" else []
    assert world.run("lint", path, *more, *extra) == 2
    assert said in world.complaint
    assert path.read_text("utf-8") == before


def test_one_input_is_converted_at_a_time(path, tmp_path):
    other = tmp_path / "b.json"
    other.write_text(as_json(OPTIONAL), "utf-8")
    world = World()
    assert world.run("lint", path, other, "--convert", "strict") == 2
    assert world.printed == ""


@pytest.mark.parametrize("text", ["{", '{"call_id": "c"}', "[{'name': 'f'}]"])
def test_what_holds_no_schema_or_is_no_json_is_refused(tmp_path, text):
    file = tmp_path / "x.json"
    file.write_text(text, "utf-8")
    assert World().run("lint", file, "--convert", "strict") == 2


def test_json_tells_the_text_and_what_it_cost(path):
    world = World()
    assert world.run("lint", path, "--convert", "strict", "--format", "json") == 0
    told = json.loads(world.printed)
    assert (told["form"], told["complete"]) == ("strict", True)
    [tool] = json.loads(told["text"])
    assert tool["parameters"] == an_object({"a": {"type": ["string", "null"]}})
    assert world.complaint == ""
    (schema,) = told["schemas"]
    assert (schema["name"], schema["refused"]) == ("get_sales_report", None)
    assert {change["kind"] for change in schema["changes"]} <= {
        "untold",
        "widened",
        "narrowed",
        "changed",
    }
    pointers = [change["pointer"] for change in schema["changes"]]
    assert all(at.startswith("/0/parameters") for at in pointers)
    assert all(change["message"] for change in schema["changes"])


@pytest.mark.parametrize(
    "option",
    [
        ["--redact"],
        ["--redact-member", "a"],
        ["--redact-pattern", "a"],
        ["--only", "strict/required"],
        ["--write-baseline", "b.json"],
    ],
)
def test_what_only_a_report_can_do_is_not_passed_over(path, option):
    world = World()
    assert world.run("lint", path, "--convert", "strict", *option) == 2
    assert f"--convert cannot be combined with {option[0]}." in world.complaint
    assert world.printed == ""


@pytest.mark.parametrize("name", ["csv", "html"])
def test_a_conversion_is_no_report(path, name):
    world = World()
    assert world.run("lint", path, "--convert", "strict", "--format", name) == 2
    assert name in world.complaint
    assert world.printed == ""


def test_a_schema_of_the_oldest_draft_stays_as_it_is(tmp_path):
    file = tmp_path / "old.json"
    schema = {"$schema": "http://json-schema.org/draft-03/schema#", "type": "object"}
    file.write_text(as_json(schema), "utf-8")
    world = World()
    assert world.run("lint", file, "--convert", "strict") == 1
    assert json.loads(world.printed) == schema
    assert "draft-03" in world.complaint


def test_a_tool_that_asks_for_another_mode_is_said(tmp_path):
    file = tmp_path / "tools.json"
    file.write_text(as_json([a_tool(strict=True)]), "utf-8")
    world = World()
    assert world.run("lint", file, "--convert", "anthropic") == 1
    assert "anthropic-strict" in world.complaint
    world = World()
    assert world.run("lint", file, "--convert", "anthropic", "--format", "json") == 1
    told = json.loads(world.printed)
    assert (told["complete"], told["schemas"][0]["asked"]) == (
        False,
        "anthropic-strict",
    )


@pytest.mark.parametrize(
    ("form", "strict"),
    [("anthropic", False), ("anthropic-strict", True), ("gemini", True)],
)
def test_a_tool_in_the_mode_that_it_asks_for_is_not_spoken_of(tmp_path, form, strict):
    file = tmp_path / "tools.json"
    schema = {"type": "object", "properties": {}, "additionalProperties": False}
    file.write_text(as_json([a_tool(strict=strict, parameters=schema)]), "utf-8")
    world = World()
    world.run("lint", file, "--convert", form)
    assert "strict is true" not in world.complaint
