"""Hold what the core says of a case against what a person expects of it.

A case is an input, or a left and a right one, with a schema or tools beside it. An
expectation names ``verdicts``, what ``must`` be said and what ``must_not``; other
findings are allowed. `Reading` is the difference between the two sorts of cases: a
pointer of ours is exact, one of the shared cases may name the item around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from inspector.core.checks.finding import Finding
from inspector.core.checks.inspection import Inspection, inspect_content
from inspector.core.checks.lint_target import lint_target
from inspector.core.checks.schema_lint import lint_document
from inspector.core.diff.comparison import Comparison, compare
from inspector.core.source.document import Document, read_document
from inspector.core.source.origin import Origin
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS
from inspector.core.tools.tool_sources import Sources, read_schema, read_tools

Wanted = dict[str, str]
SIDES = ("left", "right")


@dataclass(frozen=True)
class Case:
    """The files of one case."""

    inputs: tuple[Path, ...]
    """One to inspect, or two to compare."""

    schema: Path | None = None
    tools: Path | None = None
    target: str = DEFAULT_TARGET

    def sources(self) -> Sources:
        """What a person gives with ``--schema`` and ``--tools``."""
        return Sources(
            schema=read_schema(_document(self.schema)) if self.schema else None,
            tools=read_tools(_document(self.tools)) if self.tools else (),
        )


@dataclass(frozen=True)
class Said:
    """One finding on one side, in the words of an expectation."""

    code: str
    pointer: str
    inner: str | None
    at: str
    """The characters of the input that its span covers."""

    side: str | None = None


@dataclass(frozen=True)
class Answer:
    """What the core says of a case."""

    verdicts: list[str] | dict[str, list[str]]
    findings: tuple[tuple[Said, ...], ...]
    """Each finding, once for every side that it points at."""


def answer_of(case: Case) -> Answer:
    """Inspect or compare the inputs of a case."""
    if case.target not in TARGETS:
        return _linted(case)
    sources = case.sources()
    seen = [
        inspect_content(path.read_bytes(), sources, target=case.target)
        for path in case.inputs
    ]
    if len(seen) == 1:
        found = [(said,) for said in _said_alone(seen[0])]
        return Answer(_reasons(seen[0]), tuple(found))
    verdicts = {side: _reasons(one) for side, one in zip(SIDES, seen, strict=True)}
    return Answer(verdicts, tuple(_said_of_both(compare(*seen))))


def _linted(case: Case) -> Answer:
    """What the lint says, for a target that items are never replayed on."""
    document = _document(case.inputs[0])
    found = [
        finding
        for linted in lint_document(document, lint_target(case.target))
        for finding in linted.findings
    ]
    return Answer([], tuple((_said_in(document, finding),) for finding in found))


def is_exact(said: Said, wanted: Wanted) -> bool:
    """Whether a finding is the wanted one, by every member that is named."""
    return all(getattr(said, name) == value for name, value in wanted.items())


def is_at_or_below(said: Said, wanted: Wanted) -> bool:
    """Whether a finding is the wanted one; a pointer may name what is around it."""
    pointer = wanted.get("pointer", "")
    rest = {name: value for name, value in wanted.items() if name != "pointer"}
    around = said.pointer == pointer or said.pointer.startswith(pointer + "/")
    return around and is_exact(said, rest)


def shortcomings(
    answer: Answer, expected: dict[str, Any], meets: Callable[[Said, Wanted], bool]
) -> list[str]:
    """All in which an answer falls short of an expectation, in words."""
    short = []
    if answer.verdicts != expected["verdicts"]:
        short.append(f"verdicts {answer.verdicts}, not {expected['verdicts']}")
    short += [
        f"misses {wanted}"
        for wanted in _unmet(answer.findings, expected["must"], meets)
    ]
    codes = {said.code for finding in answer.findings for said in finding}
    short += [f"says {code}" for code in expected["must_not"] if code in codes]
    if short:
        short.append(f"all that it says: {answer.findings}")
    return short


def _unmet(
    findings: Iterable[tuple[Said, ...]],
    wanted: list[Wanted],
    meets: Callable[[Said, Wanted], bool],
) -> list[Wanted]:
    """What is wanted and not met; each needs a finding of its own.

    Matched by augmenting paths, so that the order of either list does not matter.
    """
    fits = [
        [
            number
            for number, one in enumerate(findings)
            if any(meets(s, want) for s in one)
        ]
        for want in wanted
    ]
    taken: dict[int, int] = {}

    def place(index: int, tried: set[int]) -> bool:
        for number in fits[index]:
            if number not in tried:
                tried.add(number)
                if number not in taken or place(taken[number], tried):
                    taken[number] = index
                    return True
        return False

    return [want for index, want in enumerate(wanted) if not place(index, set())]


def _document(path: Path):
    return read_document(path.read_bytes(), Origin(path.name))


def _reasons(inspection: Inspection) -> list[str]:
    return [item.reason.value for item in inspection.items]


def _said_alone(inspection: Inspection) -> Iterable[Said]:
    of_given = [(given.document, given.findings) for given in inspection.given]
    for document, findings in [(inspection.document, inspection.findings), *of_given]:
        yield from (_said_in(document, finding) for finding in findings)


def _said_in(document: Document, finding: Finding) -> Said:
    place = finding.place
    at = document.text[place.span.start : place.span.end]
    return Said(finding.code, place.pointer, place.inner, at)


def _said_of_both(comparison: Comparison) -> Iterable[tuple[Said, ...]]:
    sides = {"left": comparison.left, "right": comparison.right}
    for finding in comparison.findings:
        places = {"left": finding.left, "right": finding.right}
        yield tuple(
            Said(
                finding.code,
                place.pointer,
                place.inner,
                sides[side].document.text[place.span.start : place.span.end],
                side,
            )
            for side, place in places.items()
            if place is not None
        )
