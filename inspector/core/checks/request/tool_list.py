"""The ``tools`` of a body: how many, of which types, named how.

Source: Open Responses specification 2026-04-24, ``FunctionToolParam``; OpenAI,
function calling guide (2026-11-30), "Aim for fewer than 20 functions", and
openai-openapi v2.3.0, ``NamespaceToolParam``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt, literal_of
from inspector.core.checks.name_faults import LONGEST_NAME, PORTABLE_NAME, name_faults
from inspector.core.checks.request.body_place import finding_in
from inspector.core.items.envelope import BodyKind
from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    ObjectNode,
    StringNode,
)
from inspector.core.tools.tool_types import (
    CUSTOM,
    FUNCTION,
    NAMESPACE,
    owner_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.envelope import Body
    from inspector.core.source.json_nodes import JsonNode

MANY = 20
"""Functions at once; with more, says the guide, models choose worse."""

MOST_ENTRIES = 128
LONGEST_DESCRIPTION = 1024
_Path = tuple["str | int", ...]
_NEEDED = {
    FUNCTION: ("name",),
    CUSTOM: ("name",),
    NAMESPACE: ("name", "description", "tools"),
}


def tool_list_findings(body: Body, text: str) -> Iterator[Finding]:
    """What is to be said of the list and its entries.

    Args:
        body: A request or response; others have no such list.
        text: The document's text.
    """
    tools = body.member("tools")
    if not isinstance(tools, ArrayNode):
        return
    yield from _count(body, tools)
    if body.kind is BodyKind.REQUEST:
        yield from _repeated(body, tools, ("tools",), text)
    for index, entry in enumerate(tools.items):
        path: _Path = ("tools", index)
        if isinstance(entry, ObjectNode):
            yield from _type(body, entry, path, text)
            yield from _members(body, entry, path, text)


def name_findings(
    body: Body, node: JsonNode, path: _Path, text: str, longest: int = LONGEST_NAME
) -> Iterator[Finding]:
    """What is wrong with a name that a request gives to something.

    Args:
        body: The request or response.
        node: The name.
        path: The way to it.
        text: The document's text.
        longest: Characters that the provider takes.
    """
    if isinstance(node, StringNode):
        for variant, details in name_faults(node, text, longest):
            yield finding_in("request/name", body, path, node, variant, **details)


def _count(body: Body, tools: ArrayNode) -> Iterator[Finding]:
    if body.kind is not BodyKind.REQUEST:
        return
    code, count = "request/tool-count", len(tools.items)
    if count > MOST_ENTRIES:
        yield finding_in(
            code,
            body,
            ("tools", MOST_ENTRIES),
            tools.items[MOST_ENTRIES],
            "limit",
            count=count,
            limit=MOST_ENTRIES,
        )
    offered = [*_offered(tools, ("tools",))]
    if len(offered) > MANY:
        path, entry = offered[MANY]
        name = entry.get("name") or entry.get("type") or entry
        yield finding_in(code, body, path, name, count=len(offered), limit=MANY)


def _offered(tools: ArrayNode, path: _Path) -> Iterator[tuple[_Path, ObjectNode]]:
    """Functions that the model sees at once, those in namespaces too."""
    for index, entry in enumerate(tools.items):
        if not isinstance(entry, ObjectNode) or _is_deferred(entry):
            continue
        kind, inner = entry.text("type"), entry.get("tools")
        if kind in (FUNCTION, CUSTOM):
            yield (*path, index), entry
        elif kind == NAMESPACE and isinstance(inner, ArrayNode):
            yield from _offered(inner, (*path, index, "tools"))


def _repeated(
    body: Body, tools: ArrayNode, path: _Path, text: str
) -> Iterator[Finding]:
    """Names that an earlier tool of the same list, or namespace, has."""
    first: dict[str, int] = {}
    for index, entry in enumerate(tools.items):
        if not isinstance(entry, ObjectNode):
            continue
        kind, name, inner = entry.text("type"), entry.get("name"), entry.get("tools")
        if kind == NAMESPACE and isinstance(inner, ArrayNode):
            yield from _repeated(body, inner, (*path, index, "tools"), text)
        if kind not in _NEEDED or not isinstance(name, StringNode):
            continue
        before = first.setdefault(name.text, index)
        if before != index:
            yield finding_in(
                "request/duplicate-tool",
                body,
                (*path, index, "name"),
                name,
                name=literal_of(name, text),
                number=before + 1,
            )


def _is_deferred(entry: ObjectNode) -> bool:
    value = entry.get("defer_loading")
    return isinstance(value, ConstantNode) and value.value is True


def _type(body: Body, entry: ObjectNode, path: _Path, text: str) -> Iterator[Finding]:
    code, kind = "request/tool-type", entry.get("type")
    if kind is None:
        name = entry.get("name") or entry
        yield finding_in(code, body, path, name, "no-type")
    elif isinstance(kind, StringNode) and kind.text == FUNCTION:
        inner = entry.get("function")
        if isinstance(inner, ObjectNode) and entry.get("name") is None:
            yield finding_in(code, body, (*path, "type"), kind, "chat")
    else:
        shown = literal_of(kind, text)
        word = kind.text if isinstance(kind, StringNode) else ""
        prefix, colon, _ = word.partition(":")
        owner = owner_of(word)
        variant = "prefixed" if colon and prefix else "provider" if owner else ""
        yield finding_in(
            code,
            body,
            (*path, "type"),
            kind,
            variant,
            type=shown,
            prefix=excerpt(prefix),
            owner=owner or "",
        )


def _members(
    body: Body, entry: ObjectNode, path: _Path, text: str
) -> Iterator[Finding]:
    """The members that a type needs, and the form of its name and description."""
    kind = entry.text("type") or ""
    if isinstance(entry.get("function"), ObjectNode):
        return  # told by its type: the members are one level deeper
    yield from _needed(body, entry, path)
    strict, name = entry.get("strict"), entry.get("name")
    if strict is not None and not isinstance(strict, ConstantNode):
        shown = literal_of(strict, text)
        at = (*path, "strict")
        yield finding_in(
            "request/tool-member", body, at, strict, "strict-type", found=shown
        )
    if name is not None and kind in _NEEDED:
        longest = PORTABLE_NAME if kind == NAMESPACE else LONGEST_NAME
        yield from name_findings(body, name, (*path, "name"), text, longest)
    yield from _description(body, entry, path)
    inner = entry.get("tools")
    if kind == NAMESPACE and isinstance(inner, ArrayNode):
        for index, tool in enumerate(inner.items):
            if isinstance(tool, ObjectNode) and tool.text("type") != NAMESPACE:
                yield from _members(body, tool, (*path, "tools", index), text)


def _needed(body: Body, entry: ObjectNode, path: _Path) -> Iterator[Finding]:
    code, kind = "request/tool-member", entry.text("type") or ""
    for member in _NEEDED.get(kind, ()):
        value = entry.get(member)
        if value is None:
            mark = entry.get("name") or entry.get("type") or entry
            yield finding_in(code, body, path, mark, type=kind, member=member)
        elif isinstance(value, ArrayNode) and not value.items:
            at = (*path, member)
            yield finding_in(code, body, at, value, "empty", type=kind, member=member)


def _description(body: Body, entry: ObjectNode, path: _Path) -> Iterator[Finding]:
    value = entry.get("description")
    if isinstance(value, StringNode) and len(value.text) > LONGEST_DESCRIPTION:
        yield finding_in(
            "request/tool-description",
            body,
            (*path, "description"),
            value,
            length=len(value.text),
            limit=LONGEST_DESCRIPTION,
        )
