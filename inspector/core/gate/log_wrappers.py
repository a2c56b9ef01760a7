"""What a log was logged in, said of the whole of it.

Each line could say it: a session of thousands of lines has one wrapper, and lines that
hold no item are part of it. That none of them holds one is known only at the end.

Source: the finding catalogue, ``envelope/unwrapped``, ``envelope/no-item`` and
``envelope/python-dump``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.envelope_checks import (
    RECORD_WITHOUT_ITEM,
    UNWRAPPED,
    WRAPPER,
    has_no_item_anywhere,
)
from inspector.core.checks.source_checks import nothing_in
from inspector.core.checks.wrapping_checks import PYTHON_DUMP
from inspector.core.gate.late import LateFinding, text_alone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Detail, Finding
    from inspector.core.checks.inspection import Inspection
    from inspector.core.source.document import Document

_Said = tuple[tuple[str, "Detail"], ...]


class _Held(NamedTuple):
    """A finding that may become needless, and the text of its record."""

    finding: Finding
    document: Document


class LogWrappers:
    """Says once of a log what its lines have in common."""

    def __init__(self) -> None:
        self._said: set[_Said] = set()
        self._without_item: dict[_Said, _Held] = {}
        self._nothing: _Held | None = None
        self._is_dump_said = self._has_something = False

    def feed(self, inspection: Inspection) -> Inspection:
        """Take the next record.

        Returns:
            The record without what was said of an earlier one, and without what only
            the end of the log can tell.
        """
        self._note_nothing(inspection)
        kept = tuple(f for f in inspection.around if self._is_due(f, inspection))
        if kept != inspection.around:
            inspection = replace(inspection, around=kept)
        return self._with_one_dump(inspection)

    def note_item(self) -> None:
        """Take a record that has an item, and of which nothing more is to be said."""
        self._has_something = True

    def close(self) -> Iterator[LateFinding]:
        """Say what is known only at the end of the log."""
        for said, held in self._without_item.items():
            if said not in self._said:
                yield _late(held)
        if self._nothing is not None and not self._has_something:
            yield _late(self._nothing)

    def _note_nothing(self, inspection: Inspection) -> None:
        if self._has_something:
            return
        self._has_something = not has_no_item_anywhere(inspection.envelope)
        if self._nothing is None and not self._has_something:
            document = inspection.document
            finding = nothing_in(inspection.envelope.bodies[0])
            self._nothing = _held(finding, document)

    def _is_due(self, finding: Finding, inspection: Inspection) -> bool:
        if finding.code != UNWRAPPED or finding.variant not in _OF_WRAPPERS:
            return finding.code != PYTHON_DUMP or self._is_first_dump()
        said = finding.details
        if finding.variant == RECORD_WITHOUT_ITEM:
            held = _held(finding, inspection.document)
            self._without_item.setdefault(said, held)
            return False
        is_new = said not in self._said
        self._said.add(said)
        return is_new

    def _with_one_dump(self, inspection: Inspection) -> Inspection:
        """A dump is said on an item as a rule."""
        items = list(inspection.items)
        for number, inspected in enumerate(items):
            if not any(f.code == PYTHON_DUMP for f in inspected.findings):
                continue
            if not self._is_first_dump():
                kept = tuple(f for f in inspected.findings if f.code != PYTHON_DUMP)
                items[number] = replace(inspected, findings=kept)
                inspection = replace(inspection, items=tuple(items))
        return inspection

    def _is_first_dump(self) -> bool:
        is_first, self._is_dump_said = not self._is_dump_said, True
        return is_first


_OF_WRAPPERS = (WRAPPER, RECORD_WITHOUT_ITEM)


def _held(finding: Finding, document: Document) -> _Held:
    return _Held(finding, text_alone(document.origin, document.decoded))


def _late(held: _Held) -> LateFinding:
    finding = held.finding
    return LateFinding(None, finding, held.document, finding.blocks, None)
