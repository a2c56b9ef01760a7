"""Findings on the request around the items, and on the answer to it.

Source: the finding catalogue, "request/"; the modules of
`inspector.core.checks.request` name theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.answer import answers_in
from inspector.core.checks.name_faults import PORTABLE_NAME
from inspector.core.checks.request.answer import answer_findings, refusal_findings
from inspector.core.checks.request.body_place import finding_in
from inspector.core.checks.request.exchange import exchange_findings, exchanges
from inspector.core.checks.request.member_limits import member_limit_findings
from inspector.core.checks.request.status_of_response import status_findings
from inspector.core.checks.request.tool_list import (
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
    from collections.abc import Iterable, Iterator, Mapping

    from inspector.core.checks.answer import Answer
    from inspector.core.checks.finding import Finding
    from inspector.core.items.envelope import Body, Envelope
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document
    from inspector.core.tools.tool_sources import Sources

JSON_MODE = "json_object"


def request_findings(
    document: Document,
    envelope: Envelope,
    items: Iterable[Item],
    answers: Mapping[int, tuple[Answer, ...]],
) -> Iterator[Finding]:
    """What is to be said of every request and response of a document.

    Args:
        document: The text.
        envelope: Its bodies.
        items: All its items.
        answers: Their texts that were asked to be JSON, from `answers_by_item`.
    """
    for body in envelope.bodies:
        yield from status_findings(body)
        yield from tool_list_findings(body, document.text)
        yield from member_limit_findings(body, document.text)
        yield from _format_findings(document, body)
    for request, response in exchanges(envelope.bodies):
        yield from exchange_findings(document, request, response)
    for item in items:
        if item.type_text == "message":
            yield from refusal_findings(item)
            yield from answer_findings(item, answers.get(item.index, ()))


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


def answers_by_item(
    document: Document, envelope: Envelope, items: Iterable[Item], sources: Sources
) -> dict[int, tuple[Answer, ...]]:
    """The texts that were asked to be JSON, by the number of their item.

    A response's own format counts before that of the request in the same record.

    Args:
        document: The text.
        envelope: Its bodies.
        items: All its items.
        sources: What a person gave; it says whether ``format`` decides.
    """
    asked = {id(answer): body for body, answer in exchanges(envelope.bodies)}
    found: dict[int, tuple[Answer, ...]] = {}
    for item in items:
        body = item.body
        if item.type_text != "message" or body.side is not Side.OUTPUT:
            continue
        bodies = [each for each in (body, asked.get(id(body))) if each is not None]
        of_format = next((b for b in bodies if format_of(b) is not None), None)
        shape = format_of(of_format) if of_format is not None else None
        kind = shape.text("type") if shape is not None else None
        if of_format is None or kind not in (JSON_MODE, JSON_SCHEMA):
            continue
        tool = declared_format(document, of_format)
        tool = sources.in_force(tool) if tool is not None else None
        answers = answers_in(item, tool, document.text)
        if answers:
            found[item.index] = answers
    return found
