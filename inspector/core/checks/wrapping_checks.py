"""Findings on how a text was read: what was read through, and what wrote it.

Each sort is said once a text: a log of thousands of lines has one prefix.

Source: finding catalogue, "envelope/"; ENV-22 of the rule book for Python reprs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.finding import Finding, Place
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_nodes import ObjectNode, is_null, span_of
from inspector.core.source.pointer import joined
from inspector.core.source.span import Span
from inspector.core.source.wrapping import WrappingKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Detail
    from inspector.core.items.envelope import Envelope
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode, Member
    from inspector.core.source.wrapping import Wrapping

UNWRAPPED = "envelope/unwrapped"
PYTHON_REPR = "envelope/python-repr"
PYTHON_DUMP = "envelope/python-dump"

MANY_NULLS = 3
"""No item of the recorded bodies of nine providers has more than two members that are
null; a model that is dumped whole has one for each member that it did not get."""


def wrapping_findings(document: Document) -> Iterator[Finding]:
    """What stood around the values of a text, each kind where it is first met."""
    compression = document.decoded.compression
    if compression and document.records:
        opening = Place(0, "", Span(0, min(1, len(document.text))))
        yield _finding(UNWRAPPED, opening, "compressed", compression=compression)
    told = set(document.told)
    for index, record in enumerate(document.records):
        if record.root is None:
            continue
        for wrapping in record.wrappings:
            if wrapping.kind not in told:
                told.add(wrapping.kind)
                yield _wrapping(wrapping, index)


def _wrapping(wrapping: Wrapping, record: int) -> Finding:
    if wrapping.kind is WrappingKind.REPR:
        variant = "class" if wrapping.name else ""
        return _finding(
            PYTHON_REPR, Place(record, "", wrapping.span), variant, name=wrapping.name
        )
    details: dict[str, Detail] = {}
    if wrapping.kind is WrappingKind.STRING:
        details["levels"] = wrapping.levels
    if wrapping.kind is WrappingKind.HAR:
        details["pointer"] = excerpt(wrapping.name)
    place = Place(record, "", wrapping.span)
    return _finding(UNWRAPPED, place, wrapping.kind.value, **details)


def dump_findings(document: Document, envelope: Envelope) -> Iterator[Finding]:
    """Items as a Python model dumps itself, said of the first of a text."""
    for body in envelope.bodies:
        for position, (pointer, node) in enumerate(body.items):
            record = body.record_of(position)
            member = _mark_of_a_dump(node)
            if member is not None and not _is_repr(document, record):
                name = member.name.text
                place = Place(record, joined(pointer, name), span_of(member.name))
                variant = "" if is_null(member.value) else "keyword"
                yield _finding(PYTHON_DUMP, place, variant, member=excerpt(name))
                return


def _mark_of_a_dump(node: JsonNode) -> Member | None:
    """The member that only Python spells so, else the first of many nulls."""
    if not isinstance(node, ObjectNode):
        return None
    alias = node.member("async_")
    if alias is not None:
        return alias
    nulls = [member for member in node.members if is_null(member.value)]
    return nulls[0] if len(nulls) >= MANY_NULLS else None


def _is_repr(document: Document, record: int) -> bool:
    """A repr is said to be one already."""
    wrappings = document.records[record].wrappings
    return any(each.kind is WrappingKind.REPR for each in wrappings)


def _finding(code: str, place: Place, variant: str, **details: Detail) -> Finding:
    told = tuple(details.items())
    return Finding(code, severity_of(code), place, variant=variant, details=told)
