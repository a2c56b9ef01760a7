"""The user's story: what the gate found is handed over, in the reader's form."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import jsonschema
import pytest

from builders import a_function_call, a_message, as_json_lines
from inspector.assets import read_resource
from streams import World

LOG = as_json_lines(
    a_message(),
    a_function_call('{"region":"global"}', name="보고서", call_id="call_<b>"),
    {"type": "acme:search_call", "id": "sc_1"},
)
SCHEMA = '{"properties": {"region": {"enum": ["apac", "emea", "amer"]}}}'


@pytest.fixture
def log(tmp_path: Path) -> Path:
    (tmp_path / "schema.json").write_text(SCHEMA, "utf-8")
    path = tmp_path / "log.jsonl"
    path.write_text(LOG, "utf-8")
    return path


def report(log: Path, suffix: str, language: str) -> str:
    target = log.with_name(f"report{suffix}")
    schema = log.with_name("schema.json")
    code = World().run(
        "gate", log, "--schema", schema, "-o", target, "--lang", language
    )
    assert code == 1
    return target.read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("suffix", [".txt", ".json", ".md", ".html"])
def test_every_format_names_the_file_the_line_and_the_rule(log, suffix, language):
    text = report(log, suffix, language)
    assert "log.jsonl" in text
    assert "arguments/schema" in text
    assert "item/type-namespaced" in text
    assert "arguments_schema" in text


def test_the_json_report_keeps_the_promise_of_the_published_schema(log):
    schema = json.loads(read_resource("report", "report.schema.json"))
    jsonschema.validate(
        json.loads(report(log, ".json", "en")),
        schema,
        cls=jsonschema.Draft202012Validator,
    )


def test_the_page_is_whole_and_says_the_verdict_first(log):
    text = report(log, ".html", "ko")
    assert text.startswith("<!DOCTYPE html>")
    assert text.endswith("</html>\n")
    HTMLParser().feed(text)
    assert text.index("<h1>다시 보내지 마세요") < text.index("<article")
    assert "call_<b>" not in text


def test_the_same_log_gives_the_same_report(log):
    world = {"SOURCE_DATE_EPOCH": "0"}
    first, second = World(environment=world), World(environment=world)
    first.run("gate", log, "--format", "json")
    second.run("gate", log, "--format", "json")
    assert first.printed == second.printed
