"""Members of a request that are longer, or more, than the specification allows.

Source: Open Responses specification 2026-04-24, ``CreateResponseBody``: ``metadata``,
``safety_identifier``, ``prompt_cache_key`` and ``AllowedToolsParam``; the length of a
name in ``metadata`` is openai-openapi's (v2.3.0).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of
from inspector.core.checks.request.body_place import finding_in
from inspector.core.items.envelope import BodyKind
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.envelope import Body

_CODE = "request/limit"
_LONGEST = {"safety_identifier": 64, "prompt_cache_key": 64}
_MOST_PAIRS, _LONGEST_NAME, _LONGEST_VALUE = 16, 64, 512
_MOST_ALLOWED = 128


def member_limit_findings(body: Body, text: str) -> Iterator[Finding]:
    """What is beyond a limit.

    Args:
        body: A request; an answer repeats what was taken.
        text: The document's text.
    """
    if body.kind is not BodyKind.REQUEST:
        return
    for member, limit in _LONGEST.items():
        node = body.member(member)
        if isinstance(node, StringNode) and len(node.text) > limit:
            length = len(node.text)
            at = (member,)
            yield finding_in(
                _CODE, body, at, node, member=member, length=length, limit=limit
            )
    yield from _metadata(body, text)
    yield from _allowed_tools(body)


def _metadata(body: Body, text: str) -> Iterator[Finding]:
    node = body.member("metadata")
    if not isinstance(node, ObjectNode):
        return
    pairs = {member.name.text: member for member in node.members}
    for number, (name, member) in enumerate(pairs.items()):
        at = ("metadata", name)
        if number == _MOST_PAIRS:
            counts = {"count": len(pairs), "limit": _MOST_PAIRS}
            yield finding_in(_CODE, body, at, member.name, "pairs", **counts)
        if len(name) > _LONGEST_NAME:
            lengths = {"length": len(name), "limit": _LONGEST_NAME}
            yield finding_in(_CODE, body, at, member.name, "name", **lengths)
        value = member.value
        if isinstance(value, StringNode) and len(value.text) > _LONGEST_VALUE:
            shown = literal_of(member.name, text)
            lengths = {"length": len(value.text), "limit": _LONGEST_VALUE}
            yield finding_in(_CODE, body, at, value, "value", name=shown, **lengths)


def _allowed_tools(body: Body) -> Iterator[Finding]:
    """A choice among none, or among more tools than a request may have."""
    choice = body.member("tool_choice")
    if not isinstance(choice, ObjectNode) or choice.text("type") != "allowed_tools":
        return
    tools = choice.get("tools")
    if not isinstance(tools, ArrayNode):
        return
    count, at = len(tools.items), ("tool_choice", "tools")
    if count == 0:
        yield finding_in(_CODE, body, at, tools, "none-allowed")
    elif count > _MOST_ALLOWED:
        first = tools.items[_MOST_ALLOWED]
        counts = {"count": count, "limit": _MOST_ALLOWED}
        yield finding_in(_CODE, body, (*at, _MOST_ALLOWED), first, "allowed", **counts)
