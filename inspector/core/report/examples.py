"""An example that fails and one that passes for each rule, out of the golden cases.

``resources/reference/examples.json`` is made of ``tests/cases`` by
``packaging/reference``; a test holds it to them, and one its Korean names.
"""

from __future__ import annotations

from base64 import b64decode
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import orjson

from inspector.assets import read_resource
from inspector.core.checks.inspection import inspect_document
from inspector.core.checks.lint_target import lint_target
from inspector.core.checks.schema_lint import lint_document
from inspector.core.gate.document_facts import facts_of
from inspector.core.report.building import comparison_report, gate_report, side_of
from inspector.core.report.lint import LintedInput, lint_report
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS
from inspector.core.tools.tool_sources import Sources, read_schema, read_tools

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.report.report import Report
    from inspector.core.source.document import Document

SCHEMA, TOOLS = "schema.json", "tools.json"


class Example(NamedTuple):
    """The files of one golden case."""

    name: str
    target: str
    files: Mapping[str, bytes]
    """By name: one input, or a left and a right one, and what is given beside."""

    @property
    def inputs(self) -> dict[str, bytes]:
        """The files that are inspected or compared."""
        given = (SCHEMA, TOOLS)
        return {name: data for name, data in self.files.items() if name not in given}


class Examples(NamedTuple):
    """What a rule is shown by."""

    fails: Example
    passes: Example


def examples_of(code: str) -> Examples:
    """The examples of a rule.

    Raises:
        KeyError: there is no such rule.
    """
    entry = _table()[code]
    return Examples(_example(entry["fails"]), _example(entry["passes"]))


def name_in(language: str, name: str) -> str:
    """What a case is about, in a few words.

    Args:
        language: A language of the texts.
        name: Of its folder, which is English.
    """
    words = _korean_names().get(name, "") if language == "ko" else ""
    return words or name.replace("-", " ")


def report_of(example: Example, version: str) -> Report:
    """What is said of an example, as of any other input."""
    documents = [_document(name, data) for name, data in example.inputs.items()]
    if example.target not in TARGETS:
        return _linted(documents[0], example.target, version)
    seen = [inspect_document(d, _sources(example), example.target) for d in documents]
    if len(seen) == 1:
        side = side_of(seen[0])
        return gate_report(side, version=version, created="", target=example.target)
    # Imported late: most rules are about one text.
    from inspector.core.diff.comparison import compare  # noqa: PLC0415

    left, right = seen
    return comparison_report(
        side_of(left),
        side_of(right),
        compare(left, right),
        version=version,
        created="",
        target=example.target,
    )


def _linted(document: Document, target: str, version: str) -> Report:
    profile = lint_target(target)
    schemas = lint_document(document, profile)
    linted = LintedInput(facts_of(document), document, schemas)
    return lint_report([linted], profile, version=version, created="")


def _sources(example: Example) -> Sources:
    schema, tools = example.files.get(SCHEMA), example.files.get(TOOLS)
    return Sources(
        schema=read_schema(_document(SCHEMA, schema)) if schema is not None else None,
        tools=read_tools(_document(TOOLS, tools)) if tools is not None else (),
    )


def _document(name: str, data: bytes) -> Document:
    return read_document(data, Origin(name))


def _example(entry: Mapping[str, object]) -> Example:
    files = entry["files"]
    named = files if isinstance(files, dict) else {}
    return Example(
        str(entry["name"]),
        str(entry.get("target", DEFAULT_TARGET)),
        {name: _bytes(held) for name, held in named.items()},
    )


def _bytes(held: str | Mapping[str, str]) -> bytes:
    """A text, or bytes that are none."""
    return held.encode() if isinstance(held, str) else b64decode(held["base64"])


@cache
def _korean_names() -> dict[str, str]:
    names: dict[str, str] = orjson.loads(
        read_resource("reference", "case_names.ko.json")
    )
    return names


@cache
def _table() -> dict[str, dict[str, dict[str, object]]]:
    table: dict[str, dict[str, dict[str, object]]] = orjson.loads(
        read_resource("reference", "examples.json")
    )
    return table
