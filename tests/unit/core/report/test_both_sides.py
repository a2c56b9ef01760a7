"""What two sides say as a whole, held against the published schemas."""

from __future__ import annotations

import json

from jsonschema import Draft202012Validator

from builders import a_function_call, as_json
from inspector.assets import read_resource
from inspector.core.report.both_sides import both_sides_records, both_sides_values
from report_builders import a_comparison_report, a_report
from summaries import a_summary_report

SCHEMA = json.loads(read_resource("report", "report.schema.json"))


def validator(name: str) -> Draft202012Validator:
    """Of one definition of the report's schema."""
    return Draft202012Validator({**SCHEMA["$defs"][name], "$defs": SCHEMA["$defs"]})


def test_a_comparison_says_how_it_came_about():
    report = a_comparison_report(as_json(a_function_call()), as_json([]))
    (name,) = both_sides_values(report)
    assert name == "compared"
    validator("compared").validate(both_sides_values(report)["compared"])


def test_a_summary_has_its_measures():
    measures = both_sides_values(a_summary_report())["measures"]
    for measure in measures:
        validator("measure").validate(measure)
    records = list(both_sides_records(a_summary_report()))
    assert [r.pop("record") for r in records] == ["measure"] * len(measures)
    assert records == measures


def test_a_report_of_one_side_has_neither():
    assert both_sides_values(a_report("{}")) == {}
    assert list(both_sides_records(a_report("{}"))) == []
