"""A request and the response to it, where one record holds both.

Lines of a log are looked at one by one, so a response is held against the request
that stands before it in the same record only.

Source: OpenAI, function calling guide (2026-11-30): after a fallback the echo shows
``strict: false``; Open Responses specification 2026-04-24, ``ResponseResource.model``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of
from inspector.core.checks.request.body_place import finding_in
from inspector.core.items.envelope import BodyKind
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.pointer import pointer_tokens
from inspector.core.tools.declared_tools import declared_tools
from inspector.core.tools.literals import string_literal
from inspector.core.tools.tool import Strictness

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.envelope import Body
    from inspector.core.source.document import Document

_ANSWERS = (BodyKind.RESPONSE, BodyKind.STREAM)
_SNAPSHOT = re.compile(
    r"[-@:](?:\d{4}-\d{2}-\d{2}|\d{4,8}|latest|preview)(?:[-:]v?\d+(?::\d+)?)?"
)
"""What providers put behind a model's name; the model is the same."""


def exchanges(bodies: Iterable[Body]) -> Iterator[tuple[Body, Body]]:
    """Each request with the response that follows it in its record."""
    request: Body | None = None
    for body in bodies:
        if request is not None and body.record != request.record:
            request = None
        if body.kind is BodyKind.REQUEST:
            request = body
        elif request is not None and body.kind in _ANSWERS:
            yield request, body
            request = None


def exchange_findings(
    document: Document, request: Body, response: Body
) -> Iterator[Finding]:
    """What changed between a request and its response."""
    asked, answered = request.member("model"), response.member("model")
    if (
        isinstance(asked, StringNode)
        and isinstance(answered, StringNode)
        and not is_same_model(asked.text, answered.text)
    ):
        yield finding_in(
            "request/model-changed",
            response,
            ("model",),
            answered,
            asked=literal_of(asked, document.text),
            answered=literal_of(answered, document.text),
        )
    yield from _fallbacks(document, request, response)


def is_same_model(asked: str, answered: str) -> bool:
    """Whether two names may mean one model: routes and snapshots do not count."""
    a, b = (name.rsplit("/", 1)[-1].lower() for name in (asked, answered))
    if not a or not b:
        return True
    short, long = sorted((a, b), key=len)
    rest = long.removeprefix(short)
    return a == b or (rest != long and _SNAPSHOT.fullmatch(rest) is not None)


def _fallbacks(document: Document, request: Body, response: Body) -> Iterator[Finding]:
    """Tools that came back with ``strict: false`` although nobody said so."""
    asked = declared_tools(document, request)
    for tool in declared_tools(document, response):
        if tool.strictness is not Strictness.LOOSE or tool.node is None:
            continue
        before = asked.find(tool.namespace, tool.name or "")
        if before is None or before.strictness is Strictness.LOOSE:
            continue
        strict = tool.node.get("strict")
        if strict is not None and tool.node_pointer.startswith(response.pointer):
            inside = tool.node_pointer[len(response.pointer) :]
            variant = "asked" if before.strictness is Strictness.STRICT else ""
            yield finding_in(
                "request/strict-fallback",
                response,
                (*pointer_tokens(inside), "strict"),
                strict,
                variant,
                name=string_literal(tool.name or ""),
            )
