"""The report as JUnit XML: a suite for each input, a case for each item.

A blocked item is a failure, an unchecked one is skipped: not knowing is not passing,
and no failure either. Warnings are the output of a case that passes. A comparison has
one more suite, with a case for each pair that differs.

Source: the schema of Jenkins' xUnit plugin, ``junit-10.xsd`` (2014, with additions
to 2023), the one that readers agree on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from inspector.core.report.json_values import SIDES
from inspector.core.report.provenance import facts_of_inputs, facts_of_report
from inspector.core.report.records import records_of
from inspector.core.report.report import TOOL_NAME
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording, named_parts
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.records import ItemRecord
    from inspector.core.report.report import (
        Report,
        ReportDifference,
        ReportFinding,
        ReportPlace,
        Side,
    )

_NO_CHARACTERS = str.maketrans({"\ufffe": "⟨U+FFFE⟩", "\uffff": "⟨U+FFFF⟩"})
"""The last ones that XML 1.0 cannot hold and `visible_text` lets pass."""


class _Case(NamedTuple):
    """One test case."""

    name: str
    failure: str = ""
    """The message of a failure; empty where it is none."""

    skipped: str = ""
    kind: str = ""
    text: str = ""
    """What stands in the failure, or in the output."""


class _Suite(NamedTuple):
    """One test suite; the cases can be gone through more than once."""

    name: str
    facts: tuple[tuple[str, str], ...]
    cases: _Cases


class _Cases:
    """Makes the cases of one suite anew whenever they are gone through."""

    def __init__(self, writer: _JUnitWriter, number: int, index: int) -> None:
        self._writer, self._number, self._index = writer, number, index

    def __iter__(self) -> Iterator[_Case]:
        if self._number < 0:
            writer = self._writer
            return writer.measures() if self._index else writer.differences()
        return self._writer.cases(self._number, self._index)


def write_junit(report: Report, language: str) -> Iterator[str]:
    """The report as JUnit XML, to be written as UTF-8."""
    writer = _JUnitWriter(report, language)
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    yield f"<testsuites name={_attribute(TOOL_NAME)}>\n"
    for suite in writer.suites():
        yield from _written(suite, report.created)
    yield "</testsuites>\n"


class _JUnitWriter:
    def __init__(self, report: Report, language: str) -> None:
        self._report = report
        self._wording = Wording(language)

    def suites(self) -> Iterator[_Suite]:
        shared = tuple(facts_of_report(self._report))
        inputs = facts_of_inputs(self._report)
        for number, side in enumerate(self._report.sides):
            prefix = f"{SIDES[number]}: " if self._report.is_comparison else ""
            for index in range(len(side.inputs)):
                name, facts = next(inputs)
                cases = _Cases(self, number, index)
                yield _Suite(prefix + name, (*shared, *facts), cases)
        if self._report.compares_items:
            yield _Suite("diff", shared, _Cases(self, -1, 0))
        if self._report.summary is not None:
            yield _Suite("summary", shared, _Cases(self, -1, 1))

    def cases(self, number: int, index: int) -> Iterator[_Case]:
        """The items of one input, what stands around them, and what was linted."""
        side = self._report.sides[number]
        around: list[ReportFinding] = []
        for record in records_of(side):
            if record.item is None:
                around.extend(f for f in record.findings if f.place.input == index)
            elif record.item.input == index:
                yield self._item(side, record)
        yield from self._around(side, index, around)
        yield from self._schemas(index)

    def _schemas(self, index: int) -> Iterator[_Case]:
        """What was linted; what is wrong is told with the text around."""
        lint = self._report.lint
        for schema in lint.schemas if lint is not None else ():
            if schema.input == index:
                level = self._wording.level(schema.level)
                parts = self._wording.schema_parts(schema)
                yield _Case(
                    " ".join((f"{schema.site.line}:", *parts)),
                    level if schema.faults else "",
                    kind=schema.level,
                    text=level,
                )

    def differences(self) -> Iterator[_Case]:
        """What differs; a difference that blocks is a failure."""
        for difference in self._report.differences:
            message = self._wording.message(difference)
            is_failure = difference.finding.blocks
            yield _Case(
                f"{difference.code} {self._where(difference)}",
                message if is_failure else "",
                "",
                difference.code,
                message,
            )

    def measures(self) -> Iterator[_Case]:
        """Two logs in numbers; none of them is a failure."""
        from inspector.core.report.summary_rows import rows_of  # noqa: PLC0415 - rare

        summary = self._report.summary
        for row in rows_of(summary, self._wording.language) if summary else ():
            names = (self._wording.say("side.left"), self._wording.say("side.right"))
            sides = zip(names, row.cells, strict=True)
            parts = [f"{name}: {cell.text}" for name, cell in sides]
            difference = f"{row.difference} [{row.interval}]" if row.difference else ""
            parts.append(difference)
            yield _Case(row.title, kind=row.key, text="\n".join(filter(None, parts)))

    def _where(self, difference: ReportDifference) -> str:
        places = self._wording.places(self._report, difference)
        return " ".join(self._wording.place(side, place) for _, side, place in places)

    def _item(self, side: Side, record: ItemRecord) -> _Case:
        item = record.item
        if item is None:
            raise ValueError(record)
        parts = " ".join((f"{item.site.line}:", *named_parts(item)))
        headline = self._wording.headline(item)
        is_unchecked = item.reason == "unchecked" and not item.blocks
        return _Case(
            parts,
            headline if item.blocks else "",
            headline if is_unchecked else "",
            item.reason,
            self._said(side, record.findings),
        )

    def _around(
        self, side: Side, index: int, found: list[ReportFinding]
    ) -> Iterator[_Case]:
        gaps = [
            sentence
            for gap, (_, sentence) in zip(
                side.gaps, self._wording.gaps(side), strict=False
            )
            if gap.input == index and gap.item is None
        ]
        if not found and not gaps:
            return
        blocking = [self._wording.message(f) for f in found if f.finding.blocks]
        yield _Case(
            text_of("formats", "text-around", self._wording.language),
            blocking[0] if blocking else "",
            gaps[0] if gaps and not blocking else "",
            found[0].code if found else "",
            self._said(side, found),
        )

    def _said(self, side: Side, found: Iterable[ReportFinding]) -> str:
        return "".join(
            f"{self._wording.place(side, f.place)}: {f.severity.value} {f.code} "
            f"{self._wording.path(f.place)}\n{self._wording.message(f)}\n"
            f"{_excerpt(f.place)}"
            for f in found
        )


def _excerpt(place: ReportPlace) -> str:
    marked = place.excerpt.marked if place.excerpt is not None else ()
    return "".join(
        f"{line.number:>6} | {line.before}⟦{line.marked}⟧{line.after}\n"
        for line in marked
    )


def _written(suite: _Suite, created: str) -> Iterator[str]:
    tests = failures = skipped = 0
    for case in suite.cases:
        tests += 1
        failures += bool(case.failure)
        skipped += bool(case.skipped and not case.failure)
    when = f' timestamp="{created.rstrip("Z")}"' if created else ""
    yield (
        f'<testsuite name={_attribute(suite.name)} tests="{tests}" '
        f'failures="{failures}" errors="0" skipped="{skipped}" time="0"{when}>\n'
    )
    yield "<properties>\n"
    for name, value in suite.facts:
        yield f"<property name={_attribute(name)} value={_attribute(value)}/>\n"
    yield "</properties>\n"
    for case in suite.cases:
        yield from _written_case(suite.name, case)
    yield "</testsuite>\n"


def _written_case(suite: str, case: _Case) -> Iterator[str]:
    head = f'name={_attribute(case.name)} classname={_attribute(suite)} time="0"'
    if case.failure:
        kind = f"type={_attribute(case.kind)} message={_attribute(case.failure)}"
        yield f"<testcase {head}><failure {kind}>{_text(case.text)}</failure>"
    elif case.skipped:
        said = f"<skipped message={_attribute(case.skipped)}/>"
        yield f"<testcase {head}>{said}{_output(case.text)}"
    else:
        yield f"<testcase {head}>{_output(case.text)}"
    yield "</testcase>\n"


def _output(text: str) -> str:
    return f"<system-out>{_text(text)}</system-out>" if text else ""


def _text(text: str) -> str:
    """Lines of text; each is visible already or becomes so."""
    return escape("\n".join(map(_plain, text.split("\n"))))


def _attribute(text: str) -> str:
    return quoteattr(_plain(text))


def _plain(text: str) -> str:
    return visible_text(text).translate(_NO_CHARACTERS)
