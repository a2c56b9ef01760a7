"""Differences between records and their log, as small values: they are many."""

from __future__ import annotations

import pickle
import zlib
from typing import TYPE_CHECKING, Any, TypeAlias

from inspector.core.browsing.row_batch import Difference
from inspector.core.checks.finding import Finding, Place
from inspector.core.rules.severity import Severity
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterable

Packed: TypeAlias = "tuple[Any, ...]"
"""A `Difference` as plain values; the item that it stands on is left out."""

_QUICKLY = 1
_WHOLE = 2
"""Members of one whose finding is kept as it is, since it has more to say."""


def packed(finding: Finding, *, is_gone: bool = False) -> Packed:
    """A difference as plain values."""
    place = finding.place
    more = (finding.violation, finding.keyword, place.inner)
    if finding.basis or any(each is not None for each in more):
        return is_gone, finding
    return (
        *(is_gone, finding.code, finding.severity.value, place.record),
        *(place.pointer, *place.span, finding.variant, finding.details),
    )


def unpacked(values: Packed) -> Difference:
    """The difference that was packed."""
    if len(values) == _WHOLE:
        return Difference(values[1], values[0])
    is_gone, code, severity, record, pointer, start, end, variant, details = values
    place = Place(record, pointer, Span(start, end))
    finding = Finding(code, Severity(severity), place, variant=variant, details=details)
    return Difference(finding, is_gone)


def rule_of(values: Packed) -> tuple[str, str]:
    """Rule and severity of a difference that was packed."""
    if len(values) == _WHOLE:
        finding: Finding = values[1]
        return finding.code, finding.severity.value
    code, severity = values[1:3]
    return code, severity


def in_bytes(differences: Iterable[Packed]) -> bytes:
    """Many of them, to be kept."""
    return zlib.compress(pickle.dumps(list(differences)), _QUICKLY)


def from_bytes(data: bytes) -> list[Packed]:
    """What `in_bytes` has kept; of our own making, never read from a file."""
    found: list[Packed] = pickle.loads(zlib.decompress(data))
    return found
