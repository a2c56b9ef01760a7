import json

import jsonschema
import pytest

from builders import a_tool, as_json
from inspector.assets import read_resource
from inspector.core.checks.schema_lint import lint_document
from inspector.core.gate.document_facts import facts_of
from inspector.core.report.html_writer import write_html
from inspector.core.report.json_writer import write_json
from inspector.core.report.lint import LintedInput, lint_report
from inspector.core.report.markdown_writer import write_markdown
from inspector.core.report.text_writer import write_text
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.texts import LANGUAGES
from inspector.core.tools.strict.strict_profile import load_profile
from linting import an_object

PROFILE = load_profile()
FAULTY = an_object({"a": {"type": "string", "format": "uri"}})
TOOLS = as_json(
    [a_tool(FAULTY, name="f"), a_tool(an_object(), name="<g>"), a_tool(None, name="h")]
)
BARE = as_json({"type": "object", "properties": {}})


def report_of(*texts):
    inputs = []
    for number, text in enumerate(texts):
        document = read_document(text, Origin(f"{number}.json"))
        schemas = lint_document(document, PROFILE)
        inputs.append(LintedInput(facts_of(document), document, schemas))
    return lint_report(inputs, PROFILE, version="0.0", created="2026-11-30T10:00:00Z")


def test_each_schema_has_its_level_and_its_faults():
    report = report_of(TOOLS, BARE)
    rows = [(s.input, s.name, s.level, s.faults) for s in report.lint.schemas]
    assert rows == [
        (0, "f", "not-strict", 1),
        (0, "<g>", "clean", 0),
        (0, "h", "none", 0),
        (1, None, "normalisable", 1),
    ]
    assert [schema.strict for schema in report.lint.schemas][2:] == ["true", None]
    assert report.tally.blocking == 2
    assert report.answer == "blocked"


def test_a_finding_stands_in_its_own_file():
    report = report_of(TOOLS, BARE)
    found = report.sides[0].findings[-1]
    assert (found.place.input, found.place.pointer) == (1, "")
    assert found.place.excerpt is not None


def test_clean_schemas_are_clear():
    report = report_of(as_json(an_object()))
    assert (report.answer, report.tally.rules) == ("clear", {})
    assert "In the strict subset" in "".join(write_text(report, "en"))


def test_a_line_that_is_no_json_makes_a_log_incomplete():
    log = as_json({"tools": [a_tool(an_object())]}) + "\n{\n"
    report = report_of(log)
    assert report.answer == "incomplete"
    assert [(gap.cause, gap.line) for gap in report.sides[0].gaps] == [
        ("unreadable", 2)
    ]


def test_the_json_keeps_what_its_schema_promises():
    schema = json.loads(read_resource("report", "report.schema.json"))
    text = "".join(write_json(report_of(TOOLS, BARE), "en"))
    value = json.loads(text)
    jsonschema.Draft202012Validator(schema).validate(value)
    assert value["profile"] == {"name": "openai-2026", "as_of": "2026-11-30"}
    assert [entry["level"] for entry in value["schemas"]] == [
        "not-strict",
        "clean",
        "none",
        "normalisable",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("write", [write_text, write_markdown, write_html])
def test_every_format_shows_every_schema(write, language):
    text = "".join(write(report_of(TOOLS, BARE), language))
    assert "<g>" in text or "&lt;g&gt;" in text
    assert "strict/format" in text
    assert "0.json" in text
    assert "1.json" in text
    assert ("not strict" if language == "en" else "strict 아님") in text
    if write is not write_text:
        assert "<g>" not in text.replace("`<g>`", "")
