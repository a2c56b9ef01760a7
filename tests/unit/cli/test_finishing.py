"""What a report is made with beside what was found."""

from __future__ import annotations

import hashlib
import io
import json
import shlex

import pytest

from builders import a_function_call, a_message, an_output, as_json_lines
from inspector.cli.finishing import repeated_options, shape_of
from inspector.cli.options import parse_options
from inspector.core.errors import InspectorError
from inspector.core.gate.records import RecordReader
from inspector.core.tools.tool_sources import Sources
from streams import World

LOG = as_json_lines(
    a_function_call('{"region":"global"}'),
    a_function_call("{", call_id="call_2", id="fc_2"),
    {"type": "acme:x", "id": "x_1"},
)


@pytest.fixture
def log(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "log one.jsonl").write_text(LOG, "utf-8")
    (tmp_path / "s.json").write_text('{"properties": {"region": {"enum": ["apac"]}}}')
    return "log one.jsonl"


def report_of(*arguments):
    world = World()
    command, *words = arguments
    code = world.run(command, "--format", "json", *words)
    assert world.complaint == ""
    return code, json.loads(world.printed)


def test_options_that_shape_what_is_found_are_repeated_and_others_are_not():
    options = parse_options(
        ["gate", "--schema", "s.json", "--target", "openai", "--quiet", "a.json"], "en"
    )
    assert list(repeated_options(options)) == ["--target=openai", "--schema=s.json"]


def test_the_default_target_is_not_repeated():
    assert list(repeated_options(parse_options(["gate", "a"], "en"))) == []


def test_every_finding_can_be_shown_again_by_its_command(log):
    code, report = report_of("gate", log, "--schema", "s.json")
    assert len(report["findings"]) >= 3
    for finding in report["findings"]:
        program, *words = shlex.split(finding["again"])
        assert program == "open-responses-inspector"
        again_code, again = report_of(*words)
        assert again_code == code
        [found] = again["findings"]
        for name in ("code", "line", "column", "pointer", "message", "excerpt"):
            assert found[name] == finding[name]
        assert again["summary"] == report["summary"]


def test_a_finding_of_a_part_is_shown_again_of_that_part(log, tmp_path):
    pair = [a_function_call(call_id="call_7"), an_output(call_id="call_7")]
    (tmp_path / "-p.jsonl").write_text(
        as_json_lines(a_message(), *pair, a_message()), "utf-8"
    )
    _, report = report_of("gate", "--since-line", "3", "--", "-p.jsonl")
    [orphan] = [f for f in report["findings"] if f["code"] == "pairing/orphan-output"]
    _, again = report_of(*shlex.split(orphan["again"])[1:])
    assert [found["code"] for found in again["findings"]] == ["pairing/orphan-output"]


def test_a_finding_beyond_those_with_excerpts_gets_one_when_it_is_chosen(tmp_path):
    many = as_json_lines(*[{"type": "acme:x", "id": f"x_{n}"} for n in range(1200)])
    path = tmp_path / "many.jsonl"
    path.write_text(many, "utf-8")
    _, report = report_of("gate", path, "--only", "item/type-namespaced@1190")
    [finding] = report["findings"]
    assert finding["excerpt"][0]["marked"] == '"acme:x"'
    assert [item["line"] for item in report["items"]] == [1190]


def test_without_a_time_the_same_input_gives_the_same_bytes(log):
    for name in ("json", "jsonl", "csv", "markdown", "html", "junit", "sarif"):
        first, second = World(), World()
        first.run("gate", log, "--no-time", "--format", name)
        second.run("gate", log, "--no-time", "--format", name)
        assert first.printed == second.printed
        assert "1970-01-01" not in first.printed


def test_what_makes_no_sense_is_refused_before_anything_is_read():
    for word in ("--redact=all", "--redact-pattern=(", "--only=x", "--only=json/no"):
        options = parse_options(["gate", word, "missing.json"], "en")
        with pytest.raises(InspectorError):
            shape_of(options, Sources(), "open-responses")


@pytest.mark.parametrize("is_masked", [False, True])
def test_an_input_is_read_whole_with_its_masks_under_its_own_digest(is_masked):
    data = b'[\n"kim@example.com"\n]'
    options = parse_options(["gate", *["--redact"] * is_masked, "a.json"], "en")
    shape = shape_of(options, Sources(), "open-responses")
    reader = RecordReader(io.BytesIO(data), "a.json")
    [(document, facts)] = shape.documents(iter([reader]))
    assert ("kim@" in document.text) is not is_masked
    assert facts.sha256 == hashlib.sha256(data).hexdigest()
