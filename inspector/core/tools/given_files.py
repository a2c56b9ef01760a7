"""Read the tools files that a person gives: ``--tools``.

Source: the command line's own definition of the option.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError
from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
)
from inspector.core.source.pointer import joined
from inspector.core.tools.declared_tools import (
    ToolSet,
    declarations_member,
    is_bedrock_tool,
    schema_member,
    tools_in,
    tools_of,
)
from inspector.core.tools.openapi import component_tools
from inspector.core.tools.tool import SchemaOrigin, Tool

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

_NAMES_TOOLS = frozenset({"tool_choice", "toolChoice"})
"""Members of a request that look like tools and only choose one."""


def read_tools(document: Document) -> ToolSet:
    """The tools of a ``--tools`` file.

    Args:
        document: A tools array, ``{"tools": [...]}``, one tool, or any document
            that carries tools: a request, a response, a log of them, an MCP list; an
            OpenAPI description counts for its components.

    Returns:
        The tools of all bodies in the order of the text.

    Raises:
        InspectorError: the text is not JSON, or there is no tool in it.
    """
    tools: list[Tool] = []
    for index, record in enumerate(document.records):
        if record.is_json and record.root is not None:
            origin = SchemaOrigin.GIVEN_TOOLS
            tools.extend(component_tools(document, record.root, index, origin))
            tools.extend(tools_under(document, record.root, index))
    if not tools:
        complain_if_not_json(document, "tools-not-json")
        raise InspectorError("tools-none", name=document.origin.label)
    return ToolSet(tools)


def tools_under(
    document: Document,
    root: JsonNode,
    record: int,
    pointer: str = "",
    origin: SchemaOrigin = SchemaOrigin.GIVEN_TOOLS,
) -> Iterator[Tool]:
    """Every tool of a tree, outermost first; a tool's own schema is not searched.

    Args:
        document: The text that the tree was read from.
        root: Where to begin.
        record: Index of the record that it stands in.
        pointer: Where it stands in that record.
        origin: Why these tools are looked at.
    """
    pending: list[tuple[str, JsonNode]] = [(pointer, root)]
    while pending:
        where, node = pending.pop()
        if isinstance(node, ArrayNode):
            found = tools_in(document, node, record, where, origin)
            if _declares(node, found):
                yield from found
                continue
            below = [(joined(where, i), n) for i, n in enumerate(node.items)]
        elif isinstance(node, ObjectNode):
            found = _lone_tools(document, node, record, where, origin)
            if found:
                yield from found
                continue
            below = [
                (joined(where, member.name.text), member.value)
                for member in node.members
                if member.name.text not in _NAMES_TOOLS
            ]
        else:
            continue
        pending.extend(reversed(below))


def _declares(node: ArrayNode, found: ToolSet) -> bool:
    """Whether an array lists tools, and not things that merely have a name."""
    entries = [entry for entry in node.items if isinstance(entry, ObjectNode)]
    return (
        bool(found)
        and any(_says_tool(entry) for entry in entries)
        and all(_is_declaration(entry) for entry in entries)
    )


def _lone_tools(
    document: Document,
    node: ObjectNode,
    record: int,
    pointer: str,
    origin: SchemaOrigin,
) -> ToolSet:
    if not _says_tool(node) or not _is_declaration(node):
        return ToolSet()
    tools = tools_of(document, node, record, pointer, origin)
    return tools if len(tools) == 1 or declarations_member(node) else ToolSet()


def _says_tool(node: ObjectNode) -> bool:
    kinds = ("function", "namespace")
    is_wrapped = declarations_member(node) is not None or is_bedrock_tool(node)
    return node.text("type") in kinds or schema_member(node) is not None or is_wrapped


def _is_declaration(node: ObjectNode) -> bool:
    """Calls have a name as well; what they have more gives them away."""
    names = set(node.names())
    return not names & {"arguments", "call_id", "output", "content", "input"}


def complain_if_not_json(document: Document, key: str) -> None:
    """Name the first fault that keeps a file from being JSON."""
    for record in document.records:
        if record.is_json:
            continue
        faults = [fault for fault in record.faults if fault.breaks_json]
        offset = faults[0].span.start if faults else record.span.start
        place = document.lines.at(offset)
        raise InspectorError(
            key, name=document.origin.label, line=place.line, column=place.column
        )
