"""Members of a request, and the tools that it declares, as a target takes them.

Source: the rules ``request-member``, ``tool-types`` and ``tool-form`` of the targets'
files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of
from inspector.core.checks.finding import Place
from inspector.core.checks.name_faults import form_faults
from inspector.core.checks.target.member_rules import is_meant
from inspector.core.checks.target.stating import Asked, stated, told
from inspector.core.items.envelope import BodyKind
from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
    StringNode,
    span_of,
)
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.envelope import Body
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.targets.rule_kinds import RequestMember, ToolForm, ToolTypes

_ON_THE_SERVER = ("previous_response_id", "conversation")


def of_member(rule: RequestMember, body: Body, asked: Asked) -> Iterator[Finding]:
    """A member of a request that the target does not take."""
    request = _request(body)
    member = request.member(rule.member) if request is not None else None
    if member is None or not is_meant(member.value, rule.when):
        return
    variant = "state" if rule.member in _ON_THE_SERVER else rule.effect.value
    place = _place(body, member.name, rule.member)
    value = literal_of(member.value, asked.text)
    yield stated(
        "target/state",
        asked,
        rule,
        place,
        variant,
        member=rule.member,
        value=value,
    )


def of_tools(rule: ToolTypes, body: Body, asked: Asked) -> Iterator[Finding]:
    """Declared tools of a type that the target does not take."""
    request = _request(body)
    tools = request.get("tools") if request is not None else None
    entries = tools.items if isinstance(tools, ArrayNode) else ()
    for index, entry in enumerate(entries):
        kind = entry.get("type") if isinstance(entry, ObjectNode) else None
        if isinstance(kind, StringNode) and not rule.takes(kind.text):
            yield stated(
                "target/tool-type",
                asked,
                rule,
                _place(body, kind, "tools", index, "type"),
                rule.effect.value,
                type=literal_of(kind, asked.text),
            )


def of_names(rule: ToolForm, body: Body, asked: Asked) -> Iterator[Finding]:
    """Names of declared tools that are not spelled as the target wants them."""
    yield from _of_names(rule, body, asked, body.member("tools"), ("tools",))


def _of_names(
    rule: ToolForm,
    body: Body,
    asked: Asked,
    tools: JsonNode | None,
    path: tuple[str | int, ...],
) -> Iterator[Finding]:
    entries = tools.items if isinstance(tools, ArrayNode) else ()
    for index, entry in enumerate(entries):
        if not isinstance(entry, ObjectNode):
            continue
        kind, name, at = entry.text("type"), entry.get("name"), (*path, index)
        if kind in rule.tools and isinstance(name, StringNode):
            place = _place(body, name, *at, "name")
            for variant, details in form_faults(rule, name, asked.text):
                yield told("request/name", asked, rule, place, variant, details=details)
        yield from _of_names(rule, body, asked, entry.get("tools"), (*at, "tools"))


def _request(body: Body) -> ObjectNode | None:
    is_request = body.kind is BodyKind.REQUEST
    return body.node if is_request and isinstance(body.node, ObjectNode) else None


def _place(body: Body, node: JsonNode, *path: str | int) -> Place:
    return Place(body.record, joined(body.pointer, *path), span_of(node))
