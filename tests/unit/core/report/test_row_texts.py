"""Items and findings as JSON text, against the values that they are made of."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from builders import a_function_call, a_message, an_output, as_json, as_json_lines
from inspector.core.checks.finding import Severity
from inspector.core.report.json_text import json_text
from inspector.core.report.json_values import finding_value, item_value
from inspector.core.report.row_texts import RowTexts
from inspector.core.report.rows import HeldSchema
from inspector.core.rules.catalogue import Source
from inspector.core.texts import LANGUAGES
from report_builders import a_report

SCHEMA = as_json({"type": "object", "required": ["%s"]})
SIDE = a_report(
    as_json_lines(
        a_message("한글"),
        a_function_call("{"),
        a_function_call('{"region":"global"}'),
        a_function_call("{}", call_id='a"b\\\x00%d\ud83d'),
        an_output(call_id="x"),
        {"type": "acme:%s\u2028", "id": 7},
        {"id": "1"},
        [1],
    )
    + "{\n",
    name="a %s.jsonl",
    schema=SCHEMA,
).sides[0]
ITEMS, FOUND = [*SIDE.items], [*SIDE.findings]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_is_written_as_its_value(language):
    texts = RowTexts(language)
    rows = [*ITEMS, *(item._replace(schema=None, name=None) for item in ITEMS)]
    rows += [i._replace(schema=HeldSchema("tools", None, "/%", "mcp")) for i in ITEMS]
    for row in rows * 2:
        assert texts.item(row) == json_text(item_value(row, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finding_is_written_as_its_value(language):
    texts = RowTexts(language)
    assert {found.finding.violation is None for found in FOUND} == {True, False}
    bare = [f._replace(place=f.place._replace(excerpt=None)) for f in FOUND]
    lone = [f._replace(place=f.place._replace(item=None, inner="/a")) for f in bare]
    for found, again in product([*FOUND, *bare, *lone] * 2, ("", "a 'b' %s")):
        value = finding_value(found, language, again)
        assert texts.finding(found, again) == json_text(value)


def test_findings_of_one_rule_may_differ_in_weight_evidence_and_dispute():
    texts = RowTexts("en")
    [told, *_] = [f for f in FOUND if f.finding.violation is not None]
    told = told._replace(place=told.place._replace(excerpt=None))
    for severity, basis, is_disputed in product(
        Severity, ((), (Source("x %s", None, "spec"),)), (False, True)
    ):
        violation = replace(told.finding.violation, is_disputed=is_disputed)
        finding = replace(
            told.finding, severity=severity, basis=basis, violation=violation
        )
        row = told._replace(finding=finding)
        assert texts.finding(row) == json_text(finding_value(row, "en"))


def test_any_number_of_kinds_can_be_written():
    texts = RowTexts("en")
    for number in range(2500):
        schema = HeldSchema("tools", None, f"/{number}", "mcp")
        row = ITEMS[0]._replace(schema=schema)
        assert f'"/{number}"' in texts.item(row)
    assert texts.item(ITEMS[0]) == json_text(item_value(ITEMS[0], "en"))
