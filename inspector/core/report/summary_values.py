"""The table that holds two logs against each other, as JSON values.

``resources/report/report.schema.json`` says what is promised.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.summary.intervals import mean_of, wilson
from inspector.core.summary.summary import Unit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.summary.observed import Sample, Where
    from inspector.core.summary.summary import Measure, Summary

PLACES_KEPT = 1000
"""Places behind one number that are listed; the number says how many there are."""

JsonObject = dict[str, object]


def measure_values(summary: Summary) -> Iterator[JsonObject]:
    """One value a line of the table."""
    return map(measure_value, summary.measures)


def measure_value(measure: Measure) -> JsonObject:
    """One line: both sides, the difference and its interval."""
    difference = measure.difference
    interval = difference.interval if difference is not None else None
    return {
        "counted": measure.counted.value,
        **({"model": measure.model} if measure.model is not None else {}),
        "unit": measure.unit.value,
        "left": _sample(measure, measure.left),
        "right": _sample(measure, measure.right),
        "difference": _rounded(difference.value) if difference is not None else None,
        "interval": list(map(_rounded, interval)) if interval is not None else None,
        "method": measure.method.value,
    }


def _sample(measure: Measure, sample: Sample) -> JsonObject:
    places = measure.behind(sample)
    return {
        "count": len(sample.hits),
        "of": sample.total,
        **_size(measure, sample),
        "behind": [_place(where) for where in places[:PLACES_KEPT]],
        "behind_count": len(places),
    }


def _size(measure: Measure, sample: Sample) -> JsonObject:
    if measure.unit is Unit.SHARE:
        share = sample.share
        if share is None:
            return {"share": None, "interval": None}
        reach = list(map(_rounded, wilson(len(sample.hits), sample.total)))
        return {"share": _rounded(share), "interval": reach}
    if not sample.amounts:
        return {}
    amounts = sample.amounts
    return {"mean": _rounded(mean_of(amounts)), "sum": _rounded(sum(amounts))}


def _place(where: Where) -> JsonObject:
    return {
        "input": where.input,
        "line": where.line,
        "pointer": where.pointer,
        "item": where.item,
    }


def _rounded(value: float) -> float | int:
    """Six digits are more than an interval is worth; whole numbers stay whole."""
    rounded = round(value, 6)
    return int(rounded) if rounded == int(rounded) else rounded
