"""The report as SARIF 2.1.0, for code scanning and editors.

A region is the line and column inside the log, in code points. What was not checked
are notifications of the tool. Fingerprints hold no line, so a result is the same one
when the log grows above it.

Source: SARIF 2.1.0 (OASIS, 27 March 2020); RFC 3986, section 2 (names as URIs).
"""

from __future__ import annotations

from pathlib import PurePosixPath, PureWindowsPath
from typing import TYPE_CHECKING
from urllib.parse import quote

from inspector.core.report.again import again, again_for_difference
from inspector.core.report.both_sides import both_sides_values
from inspector.core.report.fingerprint import (
    VERSION,
    fingerprint_of,
    fingerprint_of_difference,
    fingerprint_of_item,
)
from inspector.core.report.json_text import json_text
from inspector.core.report.newness import Newness
from inspector.core.report.provenance import facts_of_report
from inspector.core.report.records import records_of
from inspector.core.report.report import TOOL_NAME
from inspector.core.report.sarif_rules import LEVELS, VERDICT, descriptor_of
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import STANDARD_INPUT, Wording

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.gate.gate import GatedInput
    from inspector.core.report.excerpt import Excerpt
    from inspector.core.report.fingerprint import Fingerprint
    from inspector.core.report.json_values import JsonObject
    from inspector.core.report.records import ItemRecord
    from inspector.core.report.report import Report, ReportPlace, Side, Site

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"

_LANGUAGES = {"en": "en-US", "ko": "ko-KR"}


def write_sarif(report: Report, language: str) -> Iterator[str]:
    """The report as one SARIF log with one run; a result a line."""
    run = _Run(report, language)
    yield f'{{"$schema": {json_text(SCHEMA)}, "version": "2.1.0", "runs": [{{\n'
    yield from _lines("results", run.results())
    yield from _lines("artifacts", run.artifacts())
    for name, value in run.about().items():
        yield f' "{name}": {json_text(value)},\n'
    # Only now is it known which rules have results.
    yield f' "tool": {json_text(run.tool())}\n}}]}}\n'


class _Run:
    def __init__(self, report: Report, language: str) -> None:
        self._report = report
        self._language = language
        self._wording = Wording(language)
        self._newness = Newness(report)
        self._rules: dict[str, int] = {}
        self._first_input = [0]
        for side in report.sides:
            self._first_input.append(self._first_input[-1] + len(side.inputs))

    def results(self) -> Iterator[JsonObject]:
        yield from self._differences()
        for number, side in enumerate(self._report.sides):
            for record in records_of(side):
                yield from self._of_record(number, side, record)

    def artifacts(self) -> Iterator[JsonObject]:
        for side in self._report.sides:
            for gated in side.inputs:
                facts = gated.facts
                yield {
                    "location": _location(gated),
                    "length": facts.size,
                    "hashes": {"sha-256": facts.sha256},
                    "properties": {"readAs": facts.read_as, "envelope": gated.envelope},
                }

    def about(self) -> JsonObject:
        ended = {"endTimeUtc": self._report.created} if self._report.created else {}
        return {
            "columnKind": "unicodeCodePoints",
            "language": _LANGUAGES[self._language],
            "automationDetails": {"id": f"{TOOL_NAME}/{self._report.target}/"},
            "invocations": [
                {
                    "executionSuccessful": True,
                    **ended,
                    "toolExecutionNotifications": list(self._notifications()),
                }
            ],
            "properties": {
                **dict(facts_of_report(self._report)),
                **both_sides_values(self._report),
            },
        }

    def tool(self) -> JsonObject:
        return {
            "driver": {
                "name": TOOL_NAME,
                "version": self._report.tool_version,
                "rules": [descriptor_of(code, self._language) for code in self._rules],
            }
        }

    def _differences(self) -> Iterator[JsonObject]:
        for difference in self._report.differences:
            places = zip(
                self._report.sides, (difference.left, difference.right), strict=True
            )
            locations = [
                self._place(number, side, place)
                for number, (side, place) in enumerate(places)
                if place is not None
            ]
            prints = fingerprint_of_difference(difference, self._report.sides)
            yield {
                **self._head(difference.code, difference.severity.value),
                "message": {"text": self._wording.message(difference)},
                "locations": locations[:1],
                "relatedLocations": [
                    {"id": id_, **each} for id_, each in enumerate(locations[1:], 1)
                ],
                **self._prints(prints),
                **_again(again_for_difference(self._report, difference)),
            }

    def _of_record(
        self, number: int, side: Side, record: ItemRecord
    ) -> Iterator[JsonObject]:
        for found in record.findings:
            yield {
                **self._head(found.code, found.severity.value),
                "message": {"text": self._wording.message(found)},
                "locations": [self._place(number, side, found.place)],
                **self._prints(fingerprint_of(found, side)),
                **_again(again(self._report, side, found)),
            }
        item = record.item
        if item is None or not item.blocks:
            return
        if not any(found.finding.blocks for found in record.findings):
            physical = self._physical(number, side, item.input, item.site, None)
            yield {
                **self._head(f"{VERDICT}{item.reason}", "block"),
                "message": {"text": self._wording.headline(item)},
                "locations": [{"physicalLocation": physical}],
                **self._prints(fingerprint_of_item(item, side)),
            }

    def _prints(self, prints: Fingerprint) -> JsonObject:
        """What a result is known by, and whether a baseline knows it."""
        told: JsonObject = {
            "partialFingerprints": {
                f"exact/{VERSION}": prints.exact,
                f"alike/{VERSION}": prints.alike,
            }
        }
        if not self._newness.has_baseline:
            return told
        state = "new" if self._newness.is_new(prints) else "unchanged"
        return {**told, "baselineState": state}

    def _head(self, code: str, severity: str) -> JsonObject:
        index = self._rules.setdefault(code, len(self._rules))
        return {"ruleId": code, "ruleIndex": index, "level": LEVELS[severity]}

    def _place(self, number: int, side: Side, place: ReportPlace) -> JsonObject:
        physical = self._physical(number, side, place.input, place.site, place.excerpt)
        path = self._wording.path(place)
        logical = [{"fullyQualifiedName": path, "kind": "member"}] if path else []
        return {"physicalLocation": physical, "logicalLocations": logical}

    def _physical(
        self, number: int, side: Side, index: int, site: Site, excerpt: Excerpt | None
    ) -> JsonObject:
        artifact = self._first_input[number] + index
        where = {**_location(side.inputs[index]), "index": artifact}
        return {"artifactLocation": where, "region": _region(site, excerpt)}

    def _notifications(self) -> Iterator[JsonObject]:
        for number, side in enumerate(self._report.sides):
            sentences = self._wording.gaps(side)
            for gap, (_, sentence) in zip(side.gaps, sentences, strict=False):
                artifact = self._first_input[number] + gap.input
                where = {**_location(side.inputs[gap.input]), "index": artifact}
                yield {
                    "level": "warning",
                    "descriptor": {"id": gap.cause},
                    "message": {"text": sentence},
                    "locations": [
                        {
                            "physicalLocation": {
                                "artifactLocation": where,
                                "region": {"startLine": gap.line},
                            }
                        }
                    ],
                }


def _lines(name: str, entries: Iterable[JsonObject]) -> Iterator[str]:
    yield f' "{name}": ['
    separator = "\n  "
    for entry in entries:
        yield separator + json_text(entry)
        separator = ",\n  "
    yield "],\n"


def _again(command: str) -> JsonObject:
    return {"properties": {"again": command}} if command else {}


def _location(gated: GatedInput) -> JsonObject:
    name = gated.facts.name
    if name == STANDARD_INPUT:
        return {"uri": "stdin", "description": {"text": "standard input"}}
    return {"uri": _uri(name)}


def _uri(name: str) -> str:
    """A relative reference, or a ``file`` URI for an absolute name."""
    windows = PureWindowsPath(name)
    if windows.drive:
        return f"file:///{quote(windows.as_posix(), safe='/:')}"
    # Bytes of a name that are no UTF-8 come as halves of surrogate pairs.
    path = quote(
        name.encode("utf-8", "surrogateescape" if _is_bytes(name) else "replace")
    )
    return f"file://{path}" if PurePosixPath(name).is_absolute() else path


def _is_bytes(name: str) -> bool:
    return all(not "\ud800" <= c <= "\udfff" or "\udc80" <= c <= "\udcff" for c in name)


def _region(site: Site, excerpt: Excerpt | None) -> JsonObject:
    end: JsonObject = {}
    if site.end_line:
        end = {"endLine": site.end_line, "endColumn": site.end_column}
    marked = [line.marked or "" for line in excerpt.marked] if excerpt else []
    return {
        "startLine": site.line,
        "startColumn": site.column,
        **end,
        "byteOffset": site.byte_offset,
        "byteLength": site.byte_length,
        **({"snippet": {"text": visible_text(marked[0])}} if marked else {}),
    }
