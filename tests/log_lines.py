"""A log gated line by line, and what was said of it, to hold against the whole."""

from __future__ import annotations

import io
from typing import Any

from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.report.collection import Collection
from inspector.core.report.report import Side
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.tool_sources import Sources


def by_line(
    log: str | bytes, target: str = DEFAULT_TARGET, sources: Sources | None = None
) -> Side:
    """What the gate says of a log; each line is a record."""
    data = log.encode() if isinstance(log, str) else log
    collection = Collection()
    reader = RecordReader(io.BytesIO(data), "log.jsonl")
    result = gate_inputs([reader], sources, witness=collection, target=target)
    assert reader.is_log
    return collection.side(result)


def is_log(data: bytes) -> bool:
    """Whether each line of a text is a record by itself."""
    reader = RecordReader(io.BytesIO(data), "log.jsonl")
    next(iter(reader))
    return reader.is_log


def said_of(side: Side) -> list[tuple[Any, ...]]:
    """Every finding with its weight, its words, and where it stands in the file."""
    found = (
        (
            each.code,
            each.severity.value,
            each.finding.variant,
            each.finding.details,
            each.place.item,
            each.place.site,
            each.place.excerpt.marked if each.place.excerpt else None,
        )
        for each in side.findings
    )
    return sorted(found, key=repr)
