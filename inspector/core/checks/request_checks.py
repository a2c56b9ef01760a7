"""Findings on the request around the items, and on the answer to it.

Source: the finding catalogue, "request/"; the modules of
`inspector.core.checks.request` name theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.request.answer import answer_findings, refusal_findings
from inspector.core.checks.request.body_place import finding_in
from inspector.core.checks.request.exchange import exchange_findings, exchanges
from inspector.core.checks.request.status_of_response import status_findings
from inspector.core.checks.request.tool_list import (
    PORTABLE_NAME,
    name_findings,
    tool_list_findings,
)
from inspector.core.items.envelope import Side
from inspector.core.tools.text_format import (
    JSON_SCHEMA,
    declared_format,
    format_of,
)
from inspector.core.tools.tool import Strictness

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.envelope import Body, Envelope
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document

JSON_MODE = "json_object"


def request_findings(
    document: Document, envelope: Envelope, items: Iterable[Item]
) -> Iterator[Finding]:
    """What is to be said of every request and response of a document.

    Args:
        document: The text.
        envelope: Its bodies.
        items: All its items.
    """
    for body in envelope.bodies:
        yield from status_findings(body)
        yield from tool_list_findings(body, document.text)
        yield from _format_findings(document, body)
    asked: dict[int, Body] = {}
    for request, response in exchanges(envelope.bodies):
        asked[id(response)] = request
        yield from exchange_findings(document, request, response)
    yield from _answers(document, asked, items)


def _format_findings(document: Document, body: Body) -> Iterator[Finding]:
    found = format_of(body)
    kind = found.get("type") if found is not None else None
    if found is None or kind is None:
        return
    path, word = ("text", "format"), found.text("type")
    if word == JSON_MODE:
        yield finding_in("request/json-mode", body, (*path, "type"), kind)
    elif word == JSON_SCHEMA:
        answer = declared_format(document, body)
        if answer is not None and answer.strictness is not Strictness.STRICT:
            yield finding_in(
                "request/json-mode", body, (*path, "type"), kind, "not-strict"
            )
    name = found.get("name")
    if name is not None:
        at = (*path, "name")
        yield from name_findings(body, name, at, document.text, PORTABLE_NAME)


def _answers(
    document: Document, asked: dict[int, Body], items: Iterable[Item]
) -> Iterator[Finding]:
    """The texts of answers; the response's own format counts before the request's."""
    for item in items:
        if item.type_text != "message":
            continue
        yield from refusal_findings(item)
        body = item.body
        if body.side is not Side.OUTPUT:
            continue
        bodies = [each for each in (body, asked.get(id(body))) if each is not None]
        formats = ((each, format_of(each)) for each in bodies)
        for each, found in formats:
            kind = found.text("type") if found is not None else None
            if kind in (JSON_MODE, JSON_SCHEMA):
                schema = declared_format(document, each)
                yield from answer_findings(item, schema, document.text)
            if found is not None:
                break
