"""Readers of reports that are not ours: whoever is handed a report has one of these."""

from __future__ import annotations

import csv
import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import jsonschema_rs
import junitparser
from lxml import etree

from inspector.assets import read_resource

VENDORED = Path(__file__).with_name("vendored")


def read_json_report(text: str) -> Any:
    """A JSON report that keeps the promise of its schema."""
    value = json.loads(text.encode("utf-8"))
    _validator("report.schema.json").validate(value)
    return value


def read_records(text: str) -> list[Any]:
    """The records of a report in JSON Lines, each as its schema says."""
    assert text.endswith("\n")
    lines = text.encode("utf-8").split(b"\n")[:-1]
    records = [json.loads(line) for line in lines]
    for record in records:
        _validator("records.schema.json").validate(record)
    return records


def read_table(text: str) -> list[dict[str, str]]:
    """The rows of a table, every one as wide as the header."""
    with io.StringIO(text, newline="") as file:
        rows = list(csv.reader(file, strict=True))
    assert {len(row) for row in rows} == {len(rows[0])}
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


def read_junit(text: str) -> junitparser.JUnitXml:
    """Suites and cases, valid against the schema."""
    data = text.encode("utf-8")
    _junit_schema().assertValid(etree.fromstring(data))
    return junitparser.JUnitXml.fromstring(data)


def read_sarif(text: str) -> Any:
    """The one run of a SARIF log, valid against the schema."""
    value = json.loads(text.encode("utf-8"))
    _sarif_validator().validate(value)
    [run] = value["runs"]
    return run


@cache
def _validator(name: str) -> jsonschema_rs.Draft202012Validator:
    names = ("report.schema.json", "records.schema.json")
    schemas = {each: json.loads(read_resource("report", each)) for each in names}
    jsonschema.Draft202012Validator.check_schema(schemas[name])
    # The fast one: a report has as many findings as its log has faults.
    registry = jsonschema_rs.Registry(
        [(schema["$id"], schema) for schema in schemas.values()]
    )
    return jsonschema_rs.Draft202012Validator(
        schemas[name], registry=registry, validate_formats=True
    )


@cache
def _junit_schema() -> etree.XMLSchema:
    return etree.XMLSchema(etree.parse(VENDORED / "junit-10.xsd"))


@cache
def _sarif_validator() -> jsonschema_rs.Draft4Validator:
    schema = json.loads((VENDORED / "sarif-2.1.0.schema.json").read_bytes())
    jsonschema.Draft4Validator.check_schema(schema)
    # As published it has a bracket too many; Python's `re` does not mind.
    for name in ("run", "toolComponent"):
        language = schema["definitions"][name]["properties"]["language"]
        language["pattern"] = "^[a-zA-Z]{2}(-[a-zA-Z]{2})?$"
    return jsonschema_rs.Draft4Validator(schema)
