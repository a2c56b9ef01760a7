"""Read the files that a person gives: ``--tools`` and ``--schema``.

Source: the command line's own definition of both options; JSON Schema 2020-12,
section 4.3 (a schema is an object or a boolean).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError
from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    ObjectNode,
    is_null,
    json_type,
)
from inspector.core.source.pointer import joined, resolve
from inspector.core.tools.declared_tools import (
    ToolSet,
    declarations_member,
    is_bedrock_tool,
    schema_member,
    tools_in,
    tools_of,
)
from inspector.core.tools.schema_keywords import COMMON_WORDS, KEYWORDS
from inspector.core.tools.tool import SchemaOrigin, Tool

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

_TELLING = KEYWORDS - COMMON_WORDS

_NAMES_TOOLS = frozenset({"tool_choice", "toolChoice"})
"""Members of a request that look like tools and only choose one."""


def read_tools(document: Document) -> ToolSet:
    """The tools of a ``--tools`` file.

    Args:
        document: A tools array, ``{"tools": [...]}``, one tool, or any document
            that carries tools: a request, a response, a log of them, an MCP list.

    Returns:
        The tools of all bodies in the order of the text.

    Raises:
        InspectorError: the text is not JSON, or there is no tool in it.
    """
    tools: list[Tool] = []
    for index, record in enumerate(document.records):
        if record.is_json and record.root is not None:
            tools.extend(tools_under(document, record.root, index))
    if not tools:
        complain_if_not_json(document, "tools-not-json")
        raise InspectorError("tools-none", name=document.origin.label)
    return ToolSet(tools)


def read_schema(document: Document, name: str | None = None) -> Tool:
    """The schema of a ``--schema`` file, as a tool.

    Args:
        document: A JSON Schema; one tool counts for its parameters.
        name: The function that it is for, or None: for all calls.

    Raises:
        InspectorError: the text is not JSON, or holds no schema.
    """
    complain_if_not_json(document, "schema-not-json")
    label = document.origin.label
    root = document.records[0].root
    if len(document.records) != 1 or _is_tools_list(document, root):
        raise InspectorError("schema-is-tools", name=label)
    pointer, schema = _schema_in(root)
    if is_null(schema) and pointer:
        raise InspectorError("schema-no-parameters", name=label)
    if schema is None or not may_be_schema(schema):
        found = json_type(root) if root is not None else "nothing"
        raise InspectorError("schema-none", name=label, found=found)
    origin = SchemaOrigin.GIVEN_SCHEMA
    return Tool(name, None, schema, origin, document, 0, "", pointer)


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


def _is_tools_list(document: Document, root: JsonNode | None) -> bool:
    node = root.get("tools") if isinstance(root, ObjectNode) else root
    return bool(tools_in(document, node, 0, "", SchemaOrigin.GIVEN_SCHEMA))


def _schema_in(root: JsonNode | None) -> tuple[str, JsonNode | None]:
    """A bare schema, or the parameters of one tool."""
    if not isinstance(root, ObjectNode):
        return "", root
    if is_bedrock_tool(root):
        pointer = "/toolSpec/inputSchema/json"
        null = ConstantNode(root.start, root.end, None)
        return pointer, resolve(root, pointer) or null
    pointer, tool = "", root
    inner = root.get("function")
    if root.text("type") in ("function", None) and isinstance(inner, ObjectNode):
        pointer, tool = "/function", inner
    is_tool = bool(pointer) or root.text("type") == "function"
    if not is_tool and (root.text("name") is None or root.get("properties")):
        return "", root
    spelling = schema_member(tool)
    if spelling is not None:
        return joined(pointer, spelling), tool.get(spelling)
    # No type is called "function": such an object is a tool, not a schema.
    null = ConstantNode(root.start, root.end, None)
    return (joined(pointer, "parameters"), null) if is_tool else ("", root)


def may_be_schema(node: JsonNode) -> bool:
    """Whether a value says anything as a schema.

    An object without a single keyword allows everything: a request body that was
    given by mistake would make every call ``ok``. Only ``{}`` may mean that.
    """
    if isinstance(node, ObjectNode):
        return not node.members or bool(_TELLING & set(node.names()))
    return isinstance(node, ConstantNode) and node.value is not None


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
