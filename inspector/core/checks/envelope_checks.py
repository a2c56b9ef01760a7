"""Findings on what items were logged in: wrappers, and shapes of other APIs.

Source: rule book, section 5 ("Other envelopes to recognise").
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.finding import Finding, Place
from inspector.core.items.body import BodyKind
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, span_of
from inspector.core.source.pointer import span_at
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Detail
    from inspector.core.items.envelope import Body, Envelope
    from inspector.core.items.foreign.foreign_call import Foreign, ForeignCall
    from inspector.core.source.document import Document
    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.located import Located

FOREIGN = "envelope/foreign"
MIXED = "envelope/mixed"
UNWRAPPED = "envelope/unwrapped"

WRAPPER, RECORD_WITHOUT_ITEM = "wrapper", "record-without-item"
"""Variants of `UNWRAPPED`: what items were found in, and what holds none."""

_NOWHERE = "-"
_LONGEST = 200
"""Characters of a pointer that a sentence can carry: it is there to be followed."""


def envelope_findings(document: Document, envelope: Envelope) -> Iterator[Finding]:
    """What is said of a document's envelope, in the order of its bodies."""
    for body in envelope.bodies:
        yield from (_broken(body, fault) for fault in body.faults)
        code = MIXED if body.is_mixed else FOREIGN
        for foreign in body.foreign:
            yield _foreign(document, foreign, code)
    yield from _unwrapped(document, envelope)


def _foreign(document: Document, foreign: Foreign, code: str) -> Finding:
    variant, details = _told_of(foreign)
    place = _place_of(document, foreign.telling)
    return _finding(code, place, variant, api=foreign.api.title, **details)


def _broken(body: Body, fault: JsonFault) -> Finding:
    """A fault in a string that was to hold calls."""
    place = Place(body.record, body.pointer, fault.span)
    severity = severity_of(fault.rule)
    return Finding(fault.rule, severity, place, None, fault.variant, fault.details)


def _told_of(foreign: Foreign) -> tuple[str, dict[str, Detail]]:
    """Which message fits, and where the parts of the first call stand."""
    if not foreign.calls:
        return ("result", _result_of(foreign)) if foreign.results else ("no-call", {})
    first = foreign.calls[0]
    details = {name: _shown(at) for name, at in _parts_of(first)}
    details["count"] = len(foreign.calls)
    if first.result is not None:
        return "answered", details
    return "", details | {"result": foreign.api.result_at}


def _parts_of(call: ForeignCall) -> Iterator[tuple[str, Located | None]]:
    yield "name", call.name
    yield "arguments", call.arguments
    yield "id", call.call_id
    yield "result", call.result


def _result_of(foreign: Foreign) -> dict[str, Detail]:
    first = foreign.results[0]
    return {
        "count": len(foreign.results),
        "result": _shown(first.at),
        "id": excerpt(first.call_id or _NOWHERE),
    }


def _shown(at: Located | None) -> Detail:
    return excerpt(at.pointer, _LONGEST) if at is not None else _NOWHERE


def _place_of(document: Document, at: Located) -> Place:
    """A member's value; the name of one that is an object or array."""
    span = span_of(at.node)
    if isinstance(at.node, (ObjectNode, ArrayNode)):
        root = document.records[at.record].root
        name = span_at(root, at.pointer, name=True) if root is not None else None
        is_name = name is not None and name != span
        span = name if name and is_name else Span(span.start, span.start + 1)
    return Place(at.record, at.pointer, span)


def _unwrapped(document: Document, envelope: Envelope) -> Iterator[Finding]:
    """Each sort of wrapping once, where it is first met."""
    sorts: dict[tuple[str, ...], list[Body]] = {}
    for body in envelope.bodies:
        if body.wrapper and (body.items or body.is_record_without_item):
            sorts.setdefault(body.wrapper, []).append(body)
    for bodies in sorts.values():
        held = [body for body in bodies if body.items]
        first = (held or bodies)[0]
        yield _finding(
            UNWRAPPED,
            _opening(document, first),
            WRAPPER if held else RECORD_WITHOUT_ITEM,
            wrapper=wrappers_in_words(first),
        )


def _opening(document: Document, body: Body) -> Place:
    """The first character of the record that the body was found in."""
    root = document.records[body.record].root
    start = root.start if root is not None else body.node.start
    return Place(body.record, "", Span(start, start + 1))


def _finding(code: str, place: Place, variant: str, **details: Detail) -> Finding:
    return Finding(
        code, severity_of(code), place, None, variant, tuple(details.items())
    )


def is_without_item(body: Body) -> bool:
    """Whether a body has no item, and nothing else says why."""
    is_foreign = body.kind is BodyKind.FOREIGN
    is_told = is_foreign or body.is_record_without_item or body.faults
    return not body.items and not is_told


def has_no_item_anywhere(envelope: Envelope) -> bool:
    """Whether there are only records that need not hold an item, and none does."""
    bodies = envelope.bodies
    return bool(bodies) and all(body.is_record_without_item for body in bodies)


def wrappers_in_words(body: Body) -> str:
    """The wrappers around a body, from the outside in."""
    if not body.wrapper:
        return ""
    # Only now: most items stand in none, and start faster without.
    from inspector.core.items.wrappers.table import title_of  # noqa: PLC0415

    return " > ".join(map(title_of, body.wrapper))
