"""The lines of the table that holds two logs against each other, ready to be shown.

Numbers are written alike in every format and language; what words there are come from
``resources/texts/summary.json``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.wording import shortened
from inspector.core.report.visible_text import visible_text
from inspector.core.summary.intervals import mean_of, wilson
from inspector.core.summary.observed import Counted
from inspector.core.summary.summary import Unit
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.summary.intervals import Interval
    from inspector.core.summary.observed import Sample, Where
    from inspector.core.summary.summary import Measure, Summary

TEXTS = "summary"

_MINUS = "−"  # noqa: RUF001 - a hyphen does not stand as high as a plus

_OF = {
    **dict.fromkeys((Counted.PARSES, Counted.WRAPPED), "calls"),
    **dict.fromkeys(
        (Counted.SATISFIES, Counted.MISSING, Counted.ENUM, Counted.TYPE), "checked"
    ),
    Counted.REFUSALS: "responses",
    Counted.INCOMPLETE: "ended",
    Counted.RETRIES: "tasks",
    Counted.MODEL: "named",
    **dict.fromkeys((Counted.INPUT_TOKENS, Counted.OUTPUT_TOKENS), "logged"),
}
"""What a share is a share of, and a mean is the mean of."""


class SummaryCell(NamedTuple):
    """One number of one side."""

    number: str
    """The share, mean or count in short; empty where nothing was logged."""

    text: str
    """The same with what it is of."""

    part: float | None
    """How long its bar is, 0 to 1; None where there is nothing to draw."""

    interval: Interval | None
    """Of a share, between 0 and 1."""

    places: tuple[Where, ...]
    """What stands behind the number."""


class SummaryRow(NamedTuple):
    """One line of the table."""

    measure: Measure
    title: str
    of: str
    """What its shares are of; empty for a plain number."""

    left: SummaryCell
    right: SummaryCell
    difference: str
    interval: str

    @property
    def key(self) -> str:
        """A name that is the same in every language, for programs."""
        model = self.measure.model
        counted = self.measure.counted.value
        return counted if model is None else f"{counted}:{visible_text(model)}"

    @property
    def cells(self) -> tuple[SummaryCell, SummaryCell]:
        """Left and right."""
        return self.left, self.right


def rows_of(summary: Summary, language: str) -> Iterator[SummaryRow]:
    """Every line of the table in its order."""
    for measure in summary.measures:
        yield _Line(measure, language).row()


def say(key: str, language: str, /, **details: object) -> str:
    """One sentence of ``resources/texts/summary.json``."""
    return text_of(TEXTS, key, language, **details)


def behind_title(row: SummaryRow, side: str, count: int, language: str) -> str:
    """What a list of places behind a number holds."""
    is_inverse = row.measure.behind(row.measure.left) is row.measure.left.rest
    key = "behind-not" if is_inverse else "behind"
    named = say(side, language)
    return say(key, language, title=row.title, side=named, count=f"{count:,}")


class _Line:
    def __init__(self, measure: Measure, language: str) -> None:
        self._measure = measure
        self._language = language
        self._most = max(map(self._size, (measure.left, measure.right)))

    def row(self) -> SummaryRow:
        measure, language = self._measure, self._language
        model = shortened(visible_text(measure.model or ""))
        of = _OF.get(measure.counted)
        return SummaryRow(
            measure,
            say(measure.counted.value, language, model=model),
            say(f"of.{of}", language) if of else "",
            self._cell(measure.left),
            self._cell(measure.right),
            self._difference(),
            self._interval(),
        )

    def _cell(self, sample: Sample) -> SummaryCell:
        measure = self._measure
        places, size = measure.behind(sample), self._size(sample)
        if measure.unit is Unit.SHARE:
            if not sample.total:
                return self._empty()
            hits, total = len(sample.hits), sample.total
            number = f"{size * 100:.1f} %"
            text = f"{number} ({hits:,} / {total:,})"
            return SummaryCell(number, text, size, wilson(hits, total), places)
        part = size / self._most if self._most else 0.0
        if measure.unit is Unit.MEAN:
            if not sample.amounts:
                return self._empty()
            number = f"{size:,.1f}"
            text = f"{number} (n = {len(sample.amounts):,})"
            return SummaryCell(number, text, part, None, places)
        number = text = f"{len(sample.hits):,}"
        if sample.amounts:
            mean = f"{mean_of(sample.amounts):.2f}"
            text = say("a-response", self._language, count=number, mean=mean)
        return SummaryCell(number, text, part, None, places)

    def _empty(self) -> SummaryCell:
        return SummaryCell("", say("not-logged", self._language), None, None, ())

    def _size(self, sample: Sample) -> float:
        if self._measure.unit is Unit.SHARE:
            return sample.share or 0.0
        if self._measure.unit is Unit.MEAN:
            return mean_of(sample.amounts) if sample.amounts else 0.0
        return float(len(sample.hits))

    def _difference(self) -> str:
        difference = self._measure.difference
        if difference is None:
            return ""
        value = self._signed(difference.value)
        if self._measure.unit is Unit.SHARE:
            return say("points", self._language, value=value)
        if self._is_a_response:
            return say("a-response-more", self._language, value=value)
        return value

    def _interval(self) -> str:
        difference, unit = self._measure.difference, self._measure.unit
        if difference is None:
            return ""
        if difference.interval is not None:
            low, high = map(self._signed, difference.interval)
            return f"{low} … {high}"
        is_plain = unit is Unit.COUNT and not self._is_a_response
        return "" if is_plain else say("no-interval", self._language)

    @property
    def _is_a_response(self) -> bool:
        """Whether a count is compared by response."""
        measure = self._measure
        amounts = measure.left.amounts and measure.right.amounts
        return measure.unit is Unit.COUNT and bool(amounts)

    def _signed(self, value: float) -> str:
        """A number with its sign; one that rounds to nothing has none."""
        if self._measure.unit is Unit.SHARE:
            shown = f"{abs(value) * 100:.1f}"
        elif self._measure.unit is Unit.MEAN:
            shown = f"{abs(value):,.1f}"
        elif self._is_a_response:
            shown = f"{abs(value):.2f}"
        else:
            shown = f"{abs(value):,.0f}"
        if not shown.strip("0.,"):
            return shown
        return f"{'+' if value > 0 else _MINUS}{shown}"
