"""What is said of a log once, though every part of it could say it.

Source: the finding catalogue, ``envelope/unwrapped``, ``envelope/python-repr`` and
``envelope/python-dump``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.envelope_checks import UNWRAPPED, WRAPPER
from inspector.core.checks.wrapping_checks import PYTHON_DUMP, PYTHON_REPR
from inspector.core.source.wrapping import WrappingKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.bulk.rows.rows import OnceKey, RecordRows
    from inspector.core.checks.finding import Finding
    from inspector.core.source.document import Document
    from inspector.core.source.wrapping import Wrapping

_KINDS = frozenset(kind.value for kind in WrappingKind)


class Said(NamedTuple):
    """What a part says for the first time, and another part may have said before."""

    key: OnceKey
    rule: str
    blocks: bool


class Closing(NamedTuple):
    """What would be said at the end of a log, were the part all of it."""

    key: OnceKey | None
    """What says it is needless; None where only a log without any item says it."""

    rows: RecordRows


class OnceInLog:
    """What the parts of one log have said so far."""

    def __init__(self) -> None:
        self._said: set[OnceKey] = set()
        self._closings: list[tuple[Closing, ...] | None] = []
        """Of each part; None for one without records."""

    def take(
        self, said: Sequence[Said], closings: tuple[Closing, ...] | None
    ) -> list[Said]:
        """Take the next part.

        Args:
            said: What it says.
            closings: What its end would tell; None for one without records.

        Returns:
            What it says, and an earlier one has said before.
        """
        dropped = [each for each in said if each.key in self._said]
        self._said.update(each.key for each in said)
        self._closings.append(closings)
        return dropped

    def due(self) -> Iterator[tuple[int, Closing]]:
        """What is to be said at the end, and nothing in the log makes needless.

        Yields:
            The number of its part, and what is said.
        """
        said = set(self._said)
        told = [closings for closings in self._closings if closings is not None]
        is_empty = all(any(c.key is None for c in closings) for closings in told)
        for number, closings in enumerate(self._closings):
            for closing in closings or ():
                if closing.key is None:
                    if is_empty:
                        is_empty = False
                        yield number, closing
                elif closing.key not in said:
                    said.add(closing.key)
                    yield number, closing


def with_wrappings(
    document: Document, known: dict[WrappingKind, Wrapping], compression: str
) -> Document:
    """A record with what the log says of it; what it is wrapped in is noted.

    Args:
        document: The record.
        known: What was noted so far.
        compression: How the log is compressed, where that is still to be said.
    """
    told = frozenset(known)
    records = (each for each in document.records if each.root is not None)
    for record in records:
        note_wrappings(known, record.wrappings)
    document = replace(document, told=told)
    if not compression:
        return document
    decoded = replace(document.decoded, compression=compression)
    return replace(document, decoded=decoded)


def note_wrappings(
    known: dict[WrappingKind, Wrapping], wrappings: Iterable[Wrapping]
) -> None:
    """Note what records were wrapped in: of each kind the one with most levels.

    Args:
        known: What was noted so far.
        wrappings: Of the next records.
    """
    for each in wrappings:
        before = known.get(each.kind)
        if before is None or before.levels < each.levels:
            known[each.kind] = each


def once_key(finding: Finding) -> OnceKey | None:
    """What findings have in common of which a log has only the first."""
    if finding.code in (PYTHON_DUMP, PYTHON_REPR):
        return (finding.code,)
    if finding.code != UNWRAPPED:
        return None
    if finding.variant in _KINDS:
        return (finding.code, finding.variant)
    return of_wrapper(finding) if finding.variant == WRAPPER else None


def said_in(findings: Iterable[Finding]) -> Iterator[Said]:
    """What of some findings a log has only once."""
    for finding in findings:
        key = once_key(finding)
        if key is not None:
            yield Said(key, finding.code, finding.blocks)


def of_wrapper(finding: Finding) -> OnceKey:
    """What is said of a wrapper, with or without items in it."""
    return (finding.code, finding.details)
