"""Choose findings of a report, to show just these again.

The answer and the counts stay those of the whole run: a part of it proves nothing.

Source: the design's command line; the option is ``--only RULE[@LINE[:COLUMN]]``.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.errors import InspectorError
from inspector.core.report.part import part_of_side
from inspector.core.report.visible_text import visible_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.report.report import (
        Report,
        ReportDifference,
        ReportFinding,
        Side,
        Site,
    )

_FORM = re.compile(r"([a-z]+/[a-z0-9-]+)(?:@([1-9]\d{0,17})(?::([1-9]\d{0,17}))?)?")


class Choice(NamedTuple):
    """One rule, everywhere or at one place."""

    code: str
    line: int | None = None
    column: int | None = None

    def takes(self, code: str, site: Site | None) -> bool:
        """Whether a finding of a rule at a place is chosen."""
        if code != self.code:
            return False
        if self.line is None or site is None:
            return self.line is None
        return site.line == self.line and self.column in (None, site.column)

    def __str__(self) -> str:
        places = [str(part) for part in (self.line, self.column) if part is not None]
        return f"{self.code}@{':'.join(places)}" if places else self.code


def choices_of(texts: Iterable[str]) -> tuple[Choice, ...]:
    """Read what a person wrote.

    Raises:
        InspectorError: it is no rule, or no place.
    """
    return tuple(map(_choice, texts))


def is_chosen(choices: Sequence[Choice], code: str, site: Site | None) -> bool:
    """Whether any of several choices takes a finding."""
    return any(choice.takes(code, site) for choice in choices)


def chosen(report: Report, choices: Sequence[Choice]) -> Report:
    """The report with the chosen findings and the items on which they stand."""
    differences = tuple(d for d in report.differences if _is_named(choices, d))
    only = tuple(map(str, choices))
    if report.is_comparison:
        sides = tuple(
            side._replace(findings=_findings(side, choices)) for side in report.sides
        )
        return report._replace(sides=sides, differences=differences, only=only)
    [side], matrix = report.sides, report.matrix
    if side.chosen is not None:
        part = side.chosen(partial(is_chosen, choices))
        return report._replace(sides=(part,), portable=None, only=only)
    found = _findings(side, choices)
    kept = sorted({f.place.item for f in found if f.place.item is not None})
    if matrix is not None:
        rows = tuple(matrix.rows[number] for number in kept)
        matrix = matrix._replace(rows=rows)
    part = part_of_side(side, found, {number: new for new, number in enumerate(kept)})
    return report._replace(sides=(part,), matrix=matrix, portable=None, only=only)


def _choice(text: str) -> Choice:
    # Imported late: a gate that is asked nothing special reads no room of rules.
    from inspector.core.rules.catalogue import rule_of  # noqa: PLC0415

    match = _FORM.fullmatch(text)
    if match is None:
        raise InspectorError("only-form", text=visible_text(text))
    code, line, column = match.groups()
    try:
        rule_of(code)
    except KeyError:
        raise InspectorError("rule-unknown", name=code) from None
    return Choice(code, int(line) if line else None, int(column) if column else None)


def _findings(side: Side, choices: Sequence[Choice]) -> tuple[ReportFinding, ...]:
    return tuple(f for f in side.findings if is_chosen(choices, f.code, f.place.site))


def _is_named(choices: Sequence[Choice], difference: ReportDifference) -> bool:
    places = [p for p in (difference.left, difference.right) if p is not None]
    sites: list[Site | None] = [place.site for place in places]
    sites = sites or [None]
    return any(is_chosen(choices, difference.code, site) for site in sites)
