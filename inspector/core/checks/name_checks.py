"""The function that a call names: how it is spelled, declared and allowed.

Source: Open Responses specification 2026-04-24, ``FunctionCallItemParam.name``
and ``AllowedToolsParam``; ``namespace`` is OpenAI's, see the rule's sources.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import (
    excerpt,
    listed,
    literal_of,
    named_characters,
)
from inspector.core.checks.places import finding_on, member_place
from inspector.core.items.item import FUNCTION_CALL, FUNCTION_CALL_OUTPUT
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.tools.tool import LookupStatus

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.body import Body
    from inspector.core.items.item import Item
    from inspector.core.tools.tool import Lookup

LONGEST_NAME = 64
"""In the specification, and so portable; OpenAI's own limit is 128."""

_CHOICE = "allowed_tools"
_ALLOWED = re.compile(r"[a-zA-Z0-9_-]")


def findings_on(item: Item, text: str) -> Iterator[Finding]:
    """Findings on ``name`` and ``namespace`` that need no schema."""
    name = item.get("name")
    if item.is_function_call and isinstance(name, StringNode):
        yield from _of_name(item, name, text)
        yield from not_allowed(item, text)
    namespace = item.get("namespace")
    is_functions = item.type_text in (FUNCTION_CALL, FUNCTION_CALL_OUTPUT)
    if is_functions and isinstance(namespace, StringNode):
        yield finding_on(
            "item/namespace-member",
            item,
            member_place(item, "namespace"),
            "same-as-name" if namespace.text == item.name else "",
            namespace=literal_of(namespace, text),
        )


def undeclared(item: Item, lookup: Lookup) -> Iterator[Finding]:
    """A call of a function that no tool in force declares.

    A call without a name has a finding of its own.
    """
    if lookup.status is not LookupStatus.UNDECLARED or item.name is None:
        return
    yield finding_on(
        "item/name-undeclared",
        item,
        member_place(item, "name"),
        _variant_of(item, lookup),
        name=excerpt(item.name),
        nearest=excerpt(lookup.nearest or ""),
        namespace=excerpt(lookup.declared_in or ""),
    )


def _variant_of(item: Item, lookup: Lookup) -> str:
    if lookup.declared_in is None:
        return "nearest" if lookup.nearest else ""
    return "other-namespace" if item.namespace else "namespace"


def _of_name(item: Item, node: StringNode, text: str) -> Iterator[Finding]:
    strange = _ALLOWED.sub("", node.text)
    if strange:
        yield finding_on(
            "item/name-pattern",
            item,
            member_place(item, "name"),
            "dotted" if set(strange) == {"."} else "",
            name=literal_of(node, text),
            characters=named_characters(strange),
            last=excerpt(node.text.rpartition(".")[2]),
        )
    length = len(node.text)
    if length > LONGEST_NAME:
        yield finding_on(
            "item/name-pattern",
            item,
            member_place(item, "name"),
            "length",
            name=literal_of(node, text),
            length=length,
            limit=LONGEST_NAME,
        )


def not_allowed(item: Item, text: str, asked: Body | None = None) -> Iterator[Finding]:
    """A name outside of those that ``tool_choice`` allows.

    Args:
        item: A call.
        text: The document's text.
        asked: The body whose choice counts; the item's own where None.
    """
    allowed = _allowed_names(asked or item.body)
    node = item.get("name")
    if not allowed or not isinstance(node, StringNode):
        return
    if node.text in allowed or item.namespace in allowed:
        return
    yield finding_on(
        "item/name-not-allowed",
        item,
        member_place(item, "name"),
        "",
        name=literal_of(node, text),
        allowed=listed(allowed),
    )


def _allowed_names(body: Body) -> list[str]:
    """The names in ``tool_choice`` of type ``allowed_tools``, in either spelling."""
    choice = body.member("tool_choice")
    if not isinstance(choice, ObjectNode) or choice.text("type") != _CHOICE:
        return []
    inner = choice.get(_CHOICE)  # the spelling of Chat Completions
    tools = (inner if isinstance(inner, ObjectNode) else choice).get("tools")
    entries = tools.items if isinstance(tools, ArrayNode) else ()
    names = (_name_of(entry) for entry in entries if isinstance(entry, ObjectNode))
    return [name for name in names if name is not None]


def _name_of(entry: ObjectNode) -> str | None:
    inner = entry.get("function")
    return (inner if isinstance(inner, ObjectNode) else entry).text("name")
