"""Two logs of the same tasks, an old path and a new one, number against number."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from inspector.core.summary.intervals import (
    Difference,
    difference_of_means,
    difference_of_shares,
)
from inspector.core.summary.observed import Counted, Sample

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.summary.observed import Observed, Where


class Unit(StrEnum):
    """What a number of a measure is."""

    COUNT = "count"
    """So many; the difference is that of the numbers, or of those a response."""

    SHARE = "share"
    MEAN = "mean"
    """The mean of what each response has."""


class Method(StrEnum):
    """How the interval of a difference was worked out; 95 % each."""

    NEWCOMBE = "newcombe"
    """Two shares that do not depend on each other."""

    WELCH = "welch"
    """Two means that do not depend on each other."""

    NONE = "none"
    """There is no interval: a plain number, or too few to tell."""


_SHARES = (
    Counted.PARSES,
    Counted.SATISFIES,
    Counted.MISSING,
    Counted.ENUM,
    Counted.TYPE,
    Counted.WRAPPED,
    Counted.REFUSALS,
    Counted.INCOMPLETE,
    Counted.RETRIES,
)
_MEANS = (Counted.INPUT_TOKENS, Counted.OUTPUT_TOKENS)
_WANTED = (Counted.PARSES, Counted.SATISFIES)
"""Shares of which a person wants more; behind them stands what is not so."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of the table."""

    counted: Counted
    unit: Unit
    left: Sample
    right: Sample
    difference: Difference | None = None
    """None where one side has nothing to compare."""

    method: Method = Method.NONE
    model: str | None = None
    """Of `Counted.MODEL`, which one."""

    @property
    def is_logged(self) -> bool:
        """Whether any side has something to count."""
        return bool(self.left.total or self.right.total)

    def behind(self, sample: Sample) -> tuple[Where, ...]:
        """The places behind a number that a person wants to see.

        Those that do not parse or satisfy; of everything else those counted.
        """
        return sample.rest if self.counted in _WANTED else sample.hits


@dataclass(frozen=True, slots=True)
class Summary:
    """The whole table; `left` is the old path, `right` the new one."""

    measures: tuple[Measure, ...]
    """In the order in which they are shown, models by frequency."""

    def of(self, counted: Counted) -> Measure:
        """The first measure of one kind."""
        return next(each for each in self.measures if each.counted is counted)


def summary_of(left: Observed, right: Observed) -> Summary:
    """Hold two logs that were counted against each other."""
    return Summary(tuple(_measures(left, right)))


def _measures(left: Observed, right: Observed) -> Iterator[Measure]:
    for counted in Counted:
        sides = left.sample(counted), right.sample(counted)
        if counted is Counted.MODEL:
            yield from _models(left, right)
        elif counted in _SHARES:
            yield _share(counted, *sides)
        elif counted in _MEANS:
            yield _mean(counted, Unit.MEAN, *sides)
        elif counted is Counted.CALLS:
            yield _mean(counted, Unit.COUNT, *sides)
        else:
            value = len(sides[1].hits) - len(sides[0].hits)
            yield Measure(counted, Unit.COUNT, *sides, Difference(value, None))


def _models(left: Observed, right: Observed) -> Iterator[Measure]:
    names = dict.fromkeys((*left.models, *right.models))
    unnamed = tuple(
        Sample(rest=side.sample(Counted.MODEL).hits) for side in (left, right)
    )
    for name in names:
        sides = left.models.get(name, unnamed[0]), right.models.get(name, unnamed[1])
        yield _share(Counted.MODEL, *sides, name)


def _share(
    counted: Counted, left: Sample, right: Sample, model: str | None = None
) -> Measure:
    difference, method = None, Method.NONE
    if left.total and right.total:
        sides = [(len(side.hits), side.total) for side in (left, right)]
        difference = difference_of_shares(sides[0], sides[1])
        method = Method.NEWCOMBE
    return Measure(counted, Unit.SHARE, left, right, difference, method, model)


def _mean(counted: Counted, unit: Unit, left: Sample, right: Sample) -> Measure:
    difference, method = None, Method.NONE
    if left.amounts and right.amounts:
        difference = difference_of_means(left.amounts, right.amounts)
        method = Method.WELCH if difference.interval is not None else Method.NONE
    elif unit is Unit.COUNT and not left.amounts and not right.amounts:
        difference = Difference(len(right.hits) - len(left.hits), None)
    return Measure(counted, unit, left, right, difference, method)
