"""Findings on the text itself: what breaks it, and where no item is in it.

Source: RFC 8259 (December 2017).
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from inspector.core.checks.envelope_checks import (
    has_no_item_anywhere,
    is_without_item,
    wrappers_in_words,
)
from inspector.core.checks.finding import Finding, Place
from inspector.core.checks.wrapping_checks import dump_findings, wrapping_findings
from inspector.core.items.envelope import BodyKind
from inspector.core.rules.catalogue import severity_of
from inspector.core.rules.severity import Severity
from inspector.core.source.form import HAR
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.pointer import pointer_at
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Detail
    from inspector.core.items.envelope import Body, Envelope
    from inspector.core.source.document import Document
    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.json_reader import Reading

_RUNNING = ("queued", "in_progress")
_WHOLE_WITHOUT = ("request-text", "request-continued", "response-running")
"""Variants of what has no item and need not have one."""


def source_findings(document: Document, envelope: Envelope) -> tuple[Finding, ...]:
    """Everything wrong with the outer text, in the order of the records."""
    found: list[Finding] = []
    for index, record in enumerate(document.records):
        found.extend(_fault_finding(fault, record, index) for fault in record.faults)
    found.extend(_encoding_findings(document, found))
    found.extend(_findings_without_item(document, envelope))
    found.extend(wrapping_findings(document))
    found.extend(dump_findings(document, envelope))
    return tuple(found)


def _fault_finding(fault: JsonFault, record: Reading, index: int) -> Finding:
    pointer = pointer_at(record.root, fault.span.start) if record.root else ""
    return Finding(
        fault.rule,
        severity_of(fault.rule),
        Place(index, pointer, fault.span),
        variant=fault.variant,
        details=fault.details,
    )


def _encoding_findings(document: Document, known: list[Finding]) -> Iterator[Finding]:
    """Bytes that are not in the encoding, where the reader did not meet them."""
    met = {f.place.span.start for f in known if f.code == "json/encoding"}
    for fault in document.encoding_faults:
        if not any(start in met for start in range(*fault.span)):
            index = _record_at(document, fault.span.start)
            yield _fault_finding(fault, document.records[index], index)


def _record_at(document: Document, offset: int) -> int:
    ends = bisect_right(document.records, offset, key=lambda record: record.span.end)
    return min(ends, len(document.records) - 1)


def _findings_without_item(document: Document, envelope: Envelope) -> Iterator[Finding]:
    """A text that was read and holds no item says so, once a body.

    Records that need not hold one say it once, where there is nothing but such.

    An archive holds whatever a browser asked for: there it is said only where no body
    has an item.
    """
    if document.form == HAR and any(body.items for body in envelope.bodies):
        return
    if has_no_item_anywhere(envelope) and not document.is_line:
        yield nothing_in(envelope.bodies[0])
    for body in envelope.bodies:
        if document.records[body.record].is_json and is_without_item(body):
            yield nothing_in(body)


def nothing_in(body: Body) -> Finding:
    """That a body has no item; for a log of such records, said of the first.

    It blocks nothing where a body is whole without: a text as input, a request that
    goes on from what the server has, a response that is not finished.
    """
    variant, details = _told_of(body)
    is_whole = variant in _WHOLE_WITHOUT
    return Finding(
        "envelope/no-item",
        Severity.INFO if is_whole else severity_of("envelope/no-item"),
        Place(body.record, body.pointer, _opening(body)),
        variant=variant,
        details=details,
    )


def _told_of(body: Body) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Which message fits a body without items, and what it names."""
    if body.kind is BodyKind.TOOLS:
        return "tools", ()
    if body.kind is BodyKind.REQUEST:
        return _told_of_request(body), ()
    if body.kind is BodyKind.STREAM:
        return body.kind.value, ()
    if body.kind is BodyKind.RESPONSE:
        return _told_of_response(body)
    if body.wrapper:
        return "wrapped", (("wrapper", wrappers_in_words(body)),)
    return "", ()


def _told_of_request(body: Body) -> str:
    if isinstance(body.member("input"), StringNode):
        return "request-text"
    return "request-continued" if body.lives_on_server else "request"


def _told_of_response(body: Body) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    status = body.member("status")
    if isinstance(status, StringNode) and status.text in _RUNNING:
        return "response-running", (("status", f'"{status.text}"'),)
    return body.kind.value, ()


def _opening(body: Body) -> Span:
    """The first character of the value: the whole would underline the page."""
    start, end = body.node[0], body.node[1]
    return Span(start, min(start + 1, end))
