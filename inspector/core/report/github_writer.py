"""The report as annotations of a GitHub workflow: messages at lines of files.

GitHub shows ten errors, ten warnings and ten notices of a step; all are in its log.
Logged values are foreign: none of them may begin a command.

Source: GitHub Docs, "Workflow commands for GitHub Actions" (2026); the escapes are
those of actions/toolkit, ``core/src/command.ts``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.fingerprint import (
    fingerprint_of,
    fingerprint_of_difference,
)
from inspector.core.report.newness import Newness
from inspector.core.report.provenance import facts_of_inputs, facts_of_report
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import STANDARD_INPUT, Wording
from inspector.core.rules.catalogue import title_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.fingerprint import Fingerprint
    from inspector.core.report.report import (
        Report,
        ReportDifference,
        ReportFinding,
        ReportPlace,
        Side,
    )

_COMMANDS = {"block": "error", "warn": "warning", "info": "notice"}

_DATA = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY = str.maketrans(
    {"%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"}
)
_OLD_COMMAND = "##["
"""The runner takes it for a command wherever it stands in a line."""


def write_github(report: Report, language: str) -> Iterator[str]:
    """The report as lines that a workflow's log is read for."""
    writer = _GitHubWriter(report, Wording(language))
    for difference in report.differences:
        yield writer.difference(difference)
    for side in report.sides:
        for found in side.findings:
            yield writer.finding(side, found)
        yield from writer.gaps(side)
    yield from writer.end()


class _GitHubWriter:
    def __init__(self, report: Report, wording: Wording) -> None:
        self._report = report
        self._wording = wording
        self._newness = Newness(report)

    def finding(self, side: Side, found: ReportFinding) -> str:
        where = self._wording.path(found.place)
        said = self._wording.message(found)
        return self._annotation(
            self._command(found.severity.value, fingerprint_of(found, side)),
            _place(side, found.place),
            found.code,
            f"{said}\n{where}" if where else said,
        )

    def difference(self, difference: ReportDifference) -> str:
        sides = zip(
            self._report.sides, (difference.left, difference.right), strict=True
        )
        both = [_place(side, place) for side, place in sides if place is not None]
        prints = fingerprint_of_difference(difference, self._report.sides)
        return self._annotation(
            self._command(difference.severity.value, prints),
            both[0] if both else {},
            difference.code,
            self._wording.message(difference),
        )

    def gaps(self, side: Side) -> Iterator[str]:
        sentences = self._wording.gaps(side)
        for gap, (_, sentence) in zip(side.gaps, sentences, strict=False):
            name = side.inputs[gap.input].facts.name
            title = self._wording.say("incomplete")
            yield _command(
                "warning", {"file": name, "line": gap.line, "title": title}, sentence
            )

    def end(self) -> Iterator[str]:
        """The answer, and what it is about, as plain lines of the log."""
        wording = self._wording
        yield f"{_line(wording.overview(self._report))}\n"
        yield f"{_line(wording.answer(self._report))}\n"
        for sentence in wording.compared(self._report):
            yield f"{_line(sentence)}\n"
        if self._report.summary is not None:
            from inspector.core.report.summary_lines import (  # noqa: PLC0415 - rare
                summary_lines,
            )

            lines = summary_lines(self._report, wording)
            yield from (f"{_line(line.rstrip())}\n" for line in lines)
        for name, value in facts_of_report(self._report):
            yield f"{name}: {_line(value)}\n"
        for name, facts in facts_of_inputs(self._report):
            said = ", ".join(f"{key} {value}" for key, value in facts)
            yield f"input: {_line(f'{name}, {said}')}\n"

    def _command(self, severity: str, prints: Fingerprint) -> str:
        """What is known already asks for nobody's attention."""
        return _COMMANDS[severity] if self._newness.is_new(prints) else "notice"

    def _annotation(
        self, command: str, place: dict[str, object], code: str, message: str
    ) -> str:
        title = f"{code} {title_of(code, self._wording.language)}"
        return _command(command, {**place, "title": title}, message)


def _place(side: Side, place: ReportPlace) -> dict[str, object]:
    site, name = place.site, side.inputs[place.input].facts.name
    if name == STANDARD_INPUT:
        return {}
    where: dict[str, object] = {"file": name, "line": site.line, "col": site.column}
    if site.end_line == site.line:
        where["endColumn"] = site.end_column
    elif site.end_line:
        where["endLine"] = site.end_line
    return where


def _command(name: str, properties: dict[str, object], message: str) -> str:
    said = ",".join(
        f"{key}={_broken(visible_text(str(value))).translate(_PROPERTY)}"
        for key, value in properties.items()
    )
    lines = "\n".join(map(visible_text, message.split("\n")))
    return f"::{name} {said}::{_broken(lines).translate(_DATA)}\n"


def _line(text: str) -> str:
    """A line of the log that is no command."""
    return _broken(visible_text(text)).lstrip(" :")


def _broken(text: str) -> str:
    return text.replace(_OLD_COMMAND, "## [")
