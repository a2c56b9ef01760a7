"""All that the window makes of a comparison before it shows it, on a thread."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.models.diff_folds import Only
from inspector.ui.models.diff_outline import Outline, outline_of
from inspector.ui.models.diff_sheet import DiffSheet, RowKey

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.diff.comparison import ComparedPair, Comparison
    from inspector.core.progress import Progress

SEVERITIES = ("block", "warn", "info")
"""From grave to light."""


class Prepared(NamedTuple):
    """A comparison as it is listed and shown."""

    outline: Outline
    sheet: DiffSheet
    weights: tuple[str, ...]
    """For each pair the severity of its gravest finding; empty for none."""

    numbers: dict[tuple[int, int], int]
    """By pair and place among its findings the number of a finding."""

    def closed(self, only: Only) -> list[int]:
        """The pairs in which nothing is to be seen."""
        if only is Only.BLOCKING:
            return [n for n, weight in enumerate(self.weights) if weight != "block"]
        pairs = self.outline.comparison.pairs
        return [
            pair
            for pair, weight in enumerate(self.weights)
            if not weight and pairs[pair].is_same
        ]

    def ticks(self, only: Only) -> Iterator[tuple[int, str]]:
        """Row and severity of all that differs, as far as rows are known."""
        is_blocking, sheet = only is Only.BLOCKING, self.sheet
        for pair, weight in enumerate(self.weights):
            block = sheet.block(pair)
            if not weight or (is_blocking and weight != "block"):
                continue
            if block is None or not sheet.is_open(pair):
                yield sheet.start_of(pair), weight
                continue
            for row, severity in block.marks:
                if severity == "block" or not is_blocking:
                    yield sheet.number_of(RowKey(pair, row)), severity


def prepared_from(comparison: Comparison) -> Callable[[Progress], Prepared]:
    """Prepare a comparison to be shown, in the language in force."""

    def work(_: Progress) -> Prepared:
        outline = outline_of(comparison)
        for side in (comparison.left, comparison.right):
            side.document.lines.at(0)  # worked out here, for the captions
        weights = tuple(_weight(compared) for compared in comparison.pairs)
        numbers = {
            (found.pair, found.place): number
            for number, found in enumerate(outline.findings)
        }
        prepared = Prepared(outline, DiffSheet(comparison), weights, numbers)
        everything = Only.EVERYTHING
        prepared.sheet.show_only(everything, prepared.closed(everything))
        return prepared

    return work


def _weight(compared: ComparedPair) -> str:
    weights = {finding.severity.value for finding in compared.findings}
    return next((each for each in SEVERITIES if each in weights), "")
