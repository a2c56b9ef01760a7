"""What is different, in order of weight, and in as few chips as say it all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.models.diff_words import ChipWriter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.diff.comparison import ComparedPair, Comparison
    from inspector.core.diff.finding import DiffFinding


class Found(NamedTuple):
    """A finding and where it stands."""

    finding: DiffFinding
    pair: int
    """The number of its pair."""

    place: int
    """Its number among the findings of that pair."""


class Chip(NamedTuple):
    """Findings that the same words say."""

    words: str
    severity: str
    numbers: tuple[int, ...]
    """Which findings of the outline; in order."""


@dataclass(frozen=True, slots=True)
class Outline:
    """The findings of a comparison with all that the window needs to list them.

    Put together on a thread: linear in the findings, of which there may be many.
    """

    comparison: Comparison
    findings: tuple[Found, ...]
    """In order of weight: type namespace and call_id first, then by pair."""

    chips: tuple[Chip, ...]
    """In the order of the first finding of each."""

    blocking: int
    """How many findings block. They need not come first: the order is by rule."""

    warning: int
    are_whole: tuple[bool, bool]
    """Whether every character could be read, of the left side and of the right."""

    @property
    def is_whole(self) -> bool:
        """Whether every character of both sides could be read."""
        return all(self.are_whole)

    def shown(self, *, only_blocking: bool) -> tuple[int, ...]:
        """The numbers of the findings to step through."""
        return tuple(
            number
            for number, found in enumerate(self.findings)
            if found.finding.blocks or not only_blocking
        )

    def compared(self, number: int) -> ComparedPair:
        """The pair that a finding stands in."""
        return self.comparison.pairs[self.findings[number].pair]


def outline_of(comparison: Comparison) -> Outline:
    """List what a comparison has found, in the language in force."""
    places = dict(_places(comparison))
    findings = tuple(
        Found(finding, *places[id(finding)]) for finding in comparison.findings
    )
    weights = [found.finding.severity.value for found in findings]
    sides = comparison.left.document, comparison.right.document
    left, right = (all(r.is_json for r in side.records) for side in sides)
    return Outline(
        comparison,
        findings,
        _chips(comparison, findings),
        weights.count("block"),
        weights.count("warn"),
        (left, right),
    )


def _places(comparison: Comparison) -> Iterator[tuple[int, tuple[int, int]]]:
    """Where each finding stands; by identity, as their hashes are deep."""
    for pair, compared in enumerate(comparison.pairs):
        for place, finding in enumerate(compared.findings):
            yield id(finding), (pair, place)


def _chips(comparison: Comparison, findings: tuple[Found, ...]) -> tuple[Chip, ...]:
    writer = ChipWriter()
    groups: dict[tuple[str, str], list[int]] = {}
    for number, (finding, pair, _) in enumerate(findings):
        words = writer.words(finding, comparison.pairs[pair])
        groups.setdefault((words, finding.severity.value), []).append(number)
    return tuple(Chip(*said, tuple(numbers)) for said, numbers in groups.items())
