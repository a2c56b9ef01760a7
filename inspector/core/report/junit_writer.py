"""The report as JUnit XML: a suite for each input, a case for each item.

A blocked item is a failure, unless a baseline knows all that blocks it, and so is one
with whatever else the run is to fail on. An unchecked one is skipped: not knowing is
not passing, and no failure either. Warnings are the output of a case that passes. A
comparison has one more suite, with a case for each pair that differs.

Source: the schema of Jenkins' xUnit plugin, ``junit-10.xsd`` (2014, with additions
to 2023), the one that readers agree on.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from inspector.core.report.json_values import SIDES
from inspector.core.report.junit_text import Case, attribute, case_lines
from inspector.core.report.newness import Newness
from inspector.core.report.provenance import facts_of_inputs, facts_of_report
from inspector.core.report.records import ItemRecord, records_of
from inspector.core.report.report import TOOL_NAME
from inspector.core.report.wording import Wording, named_parts
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.report import (
        Report,
        ReportDifference,
        ReportFinding,
        ReportPlace,
        Side,
    )

    _Facts = tuple[tuple[str, str], ...]

UNCHECKED = "unchecked"
_DIFF, _SUMMARY = "diff", "summary"


class _Counts:
    """How many cases of one suite there are, which its first line says."""

    __slots__ = ("around", "failing", "failures", "skipped", "tests")

    def __init__(self) -> None:
        self.tests = self.failures = self.skipped = 0
        self.around: ReportFinding | None = None
        """The first finding on the text around items."""

        self.failing: ReportFinding | None = None
        """The first of those that make the run fail."""

    def add(self, *, fails: bool, is_skipped: bool) -> None:
        self.tests += 1
        self.failures += fails
        self.skipped += is_skipped and not fails


def write_junit(report: Report, language: str) -> Iterator[str]:
    """The report as JUnit XML, to be written as UTF-8."""
    writer = _JUnitWriter(report, language)
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    yield f"<testsuites name={attribute(TOOL_NAME)}>\n"
    shared = tuple(facts_of_report(report))
    inputs = facts_of_inputs(report)
    for number, side in enumerate(report.sides):
        prefix = f"{SIDES[number]}: " if report.is_comparison else ""
        yield from writer.side(side, prefix, inputs, shared)
    if report.compares_items:
        yield from writer.differences(shared)
    if report.summary is not None:
        yield from writer.measures(shared)
    yield "</testsuites>\n"


class _JUnitWriter:
    def __init__(self, report: Report, language: str) -> None:
        self._report = report
        self._wording = Wording(language)
        self._newness = Newness(report)

    def side(
        self,
        side: Side,
        prefix: str,
        inputs: Iterator[tuple[str, _Facts]],
        shared: _Facts,
    ) -> Iterator[str]:
        """A suite for each input; records come in the order of the inputs."""
        gaps = self._gaps(side)
        counts = self._counts(side, gaps)
        is_around = any(each.around is not None for each in counts)
        around = filter(_is_around, records_of(side)) if is_around else iter(())
        both = zip(
            _by_input(records_of(side), len(side.inputs)),
            _by_input(around, len(side.inputs)),
            strict=True,
        )
        for index, (records, around) in enumerate(both):
            name, facts = next(inputs)
            suite = f"{prefix}{name}"
            yield from self._head(suite, counts[index], (*shared, *facts))
            for record in records:
                if record.item is not None:
                    yield from case_lines(suite, self._item(side, record))
            if counts[index].around is not None or index in gaps:
                case = self._around(side, counts[index], around, gaps.get(index, ""))
                yield from case_lines(suite, case)
            for case in self._schemas(index):
                yield from case_lines(suite, case)
            yield "</testsuite>\n"

    def differences(self, shared: _Facts) -> Iterator[str]:
        """What differs; a difference that makes the run fail is a failure."""
        counts = _Counts()
        for difference in self._report.differences:
            fails = self._newness.difference_fails(difference)
            counts.add(fails=fails, is_skipped=False)
        yield from self._head(_DIFF, counts, shared)
        for difference in self._report.differences:
            message = self._wording.message(difference)
            case = Case(
                f"{difference.code} {self._where(difference)}",
                message if self._newness.difference_fails(difference) else "",
                kind=difference.code,
                text=[message],
            )
            yield from case_lines(_DIFF, case)
        yield "</testsuite>\n"

    def measures(self, shared: _Facts) -> Iterator[str]:
        """Two logs in numbers; none of them is a failure."""
        from inspector.core.report.summary_rows import rows_of  # noqa: PLC0415 - rare

        counts, cases = _Counts(), []
        summary = self._report.summary
        for row in rows_of(summary, self._wording.language) if summary else ():
            names = (self._wording.say("side.left"), self._wording.say("side.right"))
            sides = zip(names, row.cells, strict=True)
            parts = [f"{name}: {cell.text}" for name, cell in sides]
            difference = f"{row.difference} [{row.interval}]" if row.difference else ""
            said = "\n".join(filter(None, [*parts, difference]))
            cases.append(Case(row.title, kind=row.key, text=[said]))
            counts.add(fails=False, is_skipped=False)
        yield from self._head(_SUMMARY, counts, shared)
        for case in cases:
            yield from case_lines(_SUMMARY, case)
        yield "</testsuite>\n"

    def _counts(self, side: Side, gaps: dict[int, str]) -> list[_Counts]:
        """What each suite will hold: one more pass, in which nothing is worded."""
        counts = [_Counts() for _ in side.inputs]
        around = set(gaps)
        for record in records_of(side):
            index, item = _input_of(record), record.item
            if item is not None:
                is_skipped = item.reason == UNCHECKED and not item.blocks
                fails = self._newness.fails(side, record)
                counts[index].add(fails=fails, is_skipped=is_skipped)
                continue
            around.add(index)
            counts[index].around = counts[index].around or record.findings[0]
            if counts[index].failing is None and self._newness.fails(side, record):
                counts[index].failing = record.findings[0]
        for index in around:
            fails = counts[index].failing is not None
            counts[index].add(fails=fails, is_skipped=index in gaps)
        for schema in self._report.lint.schemas if self._report.lint else ():
            counts[schema.input].add(fails=bool(schema.faults), is_skipped=False)
        return counts

    def _gaps(self, side: Side) -> dict[int, str]:
        """Why each input is not complete, the first of all that stands on no item."""
        found: dict[int, str] = {}
        for gap, (_, said) in zip(side.gaps, self._wording.gaps(side), strict=False):
            if gap.item is None:
                found.setdefault(gap.input, said)
        return found

    def _head(self, name: str, counts: _Counts, facts: _Facts) -> Iterator[str]:
        created = self._report.created
        when = f' timestamp="{created.rstrip("Z")}"' if created else ""
        yield (
            f'<testsuite name={attribute(name)} tests="{counts.tests}" '
            f'failures="{counts.failures}" errors="0" skipped="{counts.skipped}" '
            f'time="0"{when}>\n<properties>\n'
        )
        for fact, value in facts:
            yield f"<property name={attribute(fact)} value={attribute(value)}/>\n"
        yield "</properties>\n"

    def _schemas(self, index: int) -> Iterator[Case]:
        """What was linted; what is wrong is told with the text around."""
        lint = self._report.lint
        for schema in lint.schemas if lint is not None else ():
            if schema.input == index:
                level = self._wording.level(schema.level)
                parts = self._wording.schema_parts(schema)
                yield Case(
                    " ".join((f"{schema.site.line}:", *parts)),
                    level if schema.faults else "",
                    kind=schema.level,
                    text=[level],
                )

    def _where(self, difference: ReportDifference) -> str:
        places = self._wording.places(self._report, difference)
        return " ".join(self._wording.place(side, place) for _, side, place in places)

    def _item(self, side: Side, record: ItemRecord) -> Case:
        item = record.item
        if item is None:
            raise ValueError(record)
        parts = " ".join((f"{item.site.line}:", *named_parts(item)))
        headline = self._wording.headline(item)
        is_unchecked = item.reason == UNCHECKED and not item.blocks
        return Case(
            parts,
            headline if self._newness.fails(side, record) else "",
            headline if is_unchecked else "",
            item.reason,
            self._said(side, record.findings),
        )

    def _around(
        self, side: Side, counts: _Counts, around: Iterable[ItemRecord], gap: str
    ) -> Case:
        failing, first = counts.failing, counts.around
        return Case(
            text_of("formats", "text-around", self._wording.language),
            self._wording.message(failing) if failing is not None else "",
            gap if failing is None else "",
            first.code if first is not None else "",
            self._said(side, (found for record in around for found in record.findings)),
        )

    def _said(self, side: Side, found: Iterable[ReportFinding]) -> Iterator[str]:
        for f in found:
            yield (
                f"{self._wording.place(side, f.place)}: {f.severity.value} {f.code} "
                f"{self._wording.path(f.place)}\n{self._wording.message(f)}\n"
                f"{_excerpt(f.place)}"
            )


def _by_input(
    records: Iterable[ItemRecord], count: int
) -> Iterator[Iterator[ItemRecord]]:
    """The records of each input; they come in the order of the inputs."""
    groups = groupby(records, _input_of)
    group = next(groups, None)
    for index in range(count):
        if group is not None and group[0] == index:
            yield group[1]
            group = next(groups, None)
        else:
            yield iter(())


def _is_around(record: ItemRecord) -> bool:
    return record.item is None


def _input_of(record: ItemRecord) -> int:
    if record.item is not None:
        return record.item.input
    return record.findings[0].place.input


def _excerpt(place: ReportPlace) -> str:
    marked = place.excerpt.marked if place.excerpt is not None else ()
    return "".join(
        f"{line.number:>6} | {line.before}⟦{line.marked}⟧{line.after}\n"
        for line in marked
    )
