"""A log judged in parts and record by record, and all that its rows say."""

from __future__ import annotations

from dataclasses import replace

from inspector.core.browsing import growing_parts
from inspector.core.browsing.bulk_judge import BulkJudge
from inspector.core.browsing.channel import Reach
from inspector.core.browsing.record_judge import RecordJudge
from inspector.core.browsing.row_batch import RowBatch
from inspector.core.browsing.rows import LogRows
from inspector.core.bulk.order import OrderNeededError
from inspector.core.targets.target import DEFAULT_TARGET
from log_table import Line


def reaches_of(path):
    return [Reach(path.stat().st_size, is_whole=True)]


def rows_told(batches):
    """The table that batches make, from the last beginning on."""
    rows = LogRows()
    for batch in batches:
        assert isinstance(batch, RowBatch), batch
        rows = LogRows() if batch.is_anew else rows
        rows.take(batch)
    return rows


def by_record(path, sources=None, reaches=None, *, target=DEFAULT_TARGET):
    first, *more = reaches or reaches_of(path)
    line = Line(*more)
    with path.open("rb") as file:
        RecordJudge(line, path.name, sources, target).run(file, first)
    return rows_told(line.told)


def in_parts(path, sources=None, reaches=None, **options):
    """The table; None where only the order of records tells."""
    first, *more = reaches or reaches_of(path)
    line = Line(*more)
    judge = BulkJudge(line, path.name, sources, **options)
    with path.open("rb") as file:
        try:
            judge.run(file, first)
        except OrderNeededError:
            return None
    return rows_told(line.told)


def parts_of(monkeypatch, size):
    """Have logs cut into parts of a size."""
    monkeypatch.setattr(growing_parts, "FIRST_PART", size)
    monkeypatch.setattr(growing_parts, "PART", size)


def all_of(rows):
    """Everything that a table says."""
    differences = sorted(
        (row, each.is_gone, repr(replace(each.finding, item=None)))
        for row, each in rows.differences(range(len(rows)))
    )
    return {
        "rows": [rows[number] for number in range(len(rows))],
        "reasons": rows.reasons(),
        "rules": {code: sorted(rows.rows_with(code)) for code in rows.rules()},
        "severities": {name: n for name, n in rows.severities.items() if n},
        "records": rows.records,
        "place": rows.place,
        "differences": differences,
    }
