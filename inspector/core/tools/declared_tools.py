"""Tools as a request, a response or a file declares them.

Source: Open Responses specification 2026-04-24, ``FunctionToolParam``; for other
spellings the public types of Chat Completions, MCP (2025-11-25), Anthropic Messages,
Gemini (google-genai 3.6.1) and Bedrock Converse (2023-09-30). An entry that declares
no function gives no tool and no complaint: to judge the ``tools`` list is the business
of other checks.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    ObjectNode,
    is_null,
    value_of,
)
from inspector.core.source.pointer import joined
from inspector.core.tools.openapi_reading import of_gemini
from inspector.core.tools.tool import SchemaOrigin, Tool, ToolShape

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.items.envelope import Body
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

_SPELLINGS = {
    "parameters": ToolShape.FUNCTION,
    "inputSchema": ToolShape.MCP,
    "input_schema": ToolShape.ANTHROPIC,
}
"""What the member with the schema is called, where the tool itself has it."""

_OF_GEMINI = ("parametersJsonSchema", "parameters_json_schema", "parameters")
_DECLARATIONS = ("functionDeclarations", "function_declarations")
_OF_BEDROCK = "toolSpec"

TOOLS_IN_ITEMS = frozenset({"additional_tools", "tool_search_output"})
"""Items that declare tools in mid-conversation."""


class ToolSet(tuple["Tool", ...]):
    """Tools in the order of the text, found by namespace and name.

    Where one tool is declared again the last one counts: a log that declares it on
    each line means the newest. Within one list nobody can tell which one is meant.
    """

    @classmethod
    def of(cls, tools: Iterable[Tool]) -> ToolSet:
        """The same tools, ready to be searched."""
        return tools if isinstance(tools, ToolSet) else cls(tools)

    def find(self, namespace: str | None, name: str) -> Tool | None:
        """The tool that a call of that namespace and name means, or None."""
        exact = self._by_name.get((namespace, name))
        if exact is not None:
            return exact
        if namespace is None:
            return self._by_name.get((name, name))
        if namespace == name or not self._has_namespaces:
            return self._by_name.get((None, name))
        return None

    def is_ambiguous(self, tool: Tool) -> bool:
        """Whether the list of one of them has its name again, with another schema."""
        return (tool.namespace, tool.name) in self._ambiguous

    @cached_property
    def _ambiguous(self) -> frozenset[tuple[str | None, str | None]]:
        if len(self._by_name) == len(self):
            return frozenset()
        lists: dict[tuple[object, ...], list[Tool]] = {}
        for tool in self:
            place = (id(tool.document), tool.record, tool.pointer.rpartition("/")[0])
            lists.setdefault((tool.namespace, tool.name, *place), []).append(tool)
        return frozenset(
            (tools[0].namespace, tools[0].name)
            for tools in lists.values()
            if any(_schema_of(tool) != _schema_of(tools[0]) for tool in tools[1:])
        )

    @cached_property
    def _by_name(self) -> dict[tuple[str | None, str | None], Tool]:
        return {(tool.namespace, tool.name): tool for tool in self}

    @cached_property
    def _has_namespaces(self) -> bool:
        return any(tool.namespace is not None for tool in self)


def _schema_of(tool: Tool) -> object:
    return None if tool.parameters is None else value_of(tool.parameters)


def tools_in(
    document: Document,
    node: JsonNode | None,
    record: int,
    pointer: str,
    origin: SchemaOrigin,
) -> ToolSet:
    """The functions that a ``tools`` array declares, those in namespaces too.

    Args:
        document: The text that the array stands in.
        node: The array; anything else declares nothing.
        record: Index of the record that it stands in.
        pointer: Where it stands in that record.
        origin: Why these tools are looked at.
    """
    reader = _Reader(document, record, origin)
    return ToolSet(reader.tools_of_array(node, pointer, None))


def declared_tools(document: Document, body: Body) -> ToolSet:
    """The tools of a body: of its ``tools``, and of items that bring more."""
    reader = _Reader(document, body.record, SchemaOrigin.DOCUMENT)
    pointer = joined(body.pointer, "tools")
    tools = [*reader.tools_of_array(body.member("tools"), pointer, None)]
    for position, (where, item) in enumerate(body.items):
        if isinstance(item, ObjectNode) and item.text("type") in TOOLS_IN_ITEMS:
            beside = _Reader(document, body.record_of(position), SchemaOrigin.DOCUMENT)
            below = joined(where, "tools")
            tools.extend(beside.tools_of_array(item.get("tools"), below, None))
    return ToolSet(tools)


def tools_of(
    document: Document, node: JsonNode, record: int, pointer: str, origin: SchemaOrigin
) -> ToolSet:
    """The functions that one object declares: one, as a rule."""
    reader = _Reader(document, record, origin)
    return ToolSet(reader.tools_of_entry(node, pointer, None))


def schema_member(node: ObjectNode) -> str | None:
    """The member that holds a tool's schema, by whichever spelling."""
    return next((name for name in _SPELLINGS if node.get(name) is not None), None)


def shape_of_spelling(node: ObjectNode, member: str) -> ToolShape:
    """Whose spelling a tool is in, that has its schema in a member of that name."""
    schema = node.get(member)
    kind = schema.text("type") if isinstance(schema, ObjectNode) else None
    if kind is not None and kind.isupper():  # an enum of Google's: OBJECT
        return ToolShape.GEMINI
    return _SPELLINGS[member]


def declarations_member(node: ObjectNode) -> str | None:
    """The member that holds the declarations of a Gemini tool."""
    names = (name for name in _DECLARATIONS if isinstance(node.get(name), ArrayNode))
    return next(names, None)


def is_bedrock_tool(node: ObjectNode) -> bool:
    """Whether it wraps a tool as Bedrock Converse does."""
    return isinstance(node.get(_OF_BEDROCK), ObjectNode)


class _Spelled(NamedTuple):
    """How a tool is written."""

    node_pointer: str
    """Where the object with its name stands."""

    path: tuple[str, ...]
    """From there to the schema."""

    shape: ToolShape

    @property
    def is_of_gemini(self) -> bool:
        """Whether its schema is of Google's own dialect."""
        return self.shape is ToolShape.GEMINI and self.path == ("parameters",)


class _Reader:
    """Reads tools of one record."""

    def __init__(self, document: Document, record: int, origin: SchemaOrigin) -> None:
        self._document = document
        self._record = record
        self._origin = origin

    def tools_of_array(
        self, node: JsonNode | None, pointer: str, namespace: str | None
    ) -> Iterator[Tool]:
        if isinstance(node, ArrayNode):
            for index, entry in enumerate(node.items):
                yield from self.tools_of_entry(entry, joined(pointer, index), namespace)

    def tools_of_entry(
        self, node: JsonNode, pointer: str, namespace: str | None
    ) -> Iterator[Tool]:
        if not isinstance(node, ObjectNode):
            return
        kind, name = node.text("type"), node.text("name")
        if kind == "namespace":
            if namespace is None and name is not None:
                below = joined(pointer, "tools")
                yield from self.tools_of_array(node.get("tools"), below, name)
        elif kind in ("function", None) and isinstance(
            node.get("function"), ObjectNode
        ):
            yield from self._inside(node, pointer, "function", namespace)
        elif declarations_member(node) is not None:
            yield from self._gemini(node, pointer)
        elif is_bedrock_tool(node):
            yield from self._inside(node, pointer, _OF_BEDROCK, namespace)
        elif kind in ("function", None) or schema_member(node) not in (
            None,
            "parameters",
        ):
            spelling = schema_member(node) or "parameters"
            shape = shape_of_spelling(node, spelling)
            spelled = _Spelled(pointer, (spelling,), shape)
            yield from self._function(node, pointer, namespace, spelled)

    def _inside(
        self, node: ObjectNode, pointer: str, member: str, namespace: str | None
    ) -> Iterator[Tool]:
        """A tool whose name and schema stand one level deeper."""
        inner = node.get(member)
        if not isinstance(inner, ObjectNode):
            return
        below = joined(pointer, member)
        if member == _OF_BEDROCK:
            spelled = _Spelled(below, ("inputSchema", "json"), ToolShape.BEDROCK)
        else:
            spelling = schema_member(inner) or "parameters"
            spelled = _Spelled(below, (spelling,), ToolShape.CHAT)
        yield from self._function(inner, pointer, namespace, spelled)

    def _gemini(self, node: ObjectNode, pointer: str) -> Iterator[Tool]:
        member = declarations_member(node) or ""
        entries = node.get(member)
        declarations = entries.items if isinstance(entries, ArrayNode) else ()
        for index, entry in enumerate(declarations):
            if isinstance(entry, ObjectNode):
                at = joined(pointer, member, index)
                names = (n for n in _OF_GEMINI if entry.get(n) is not None)
                path = (next(names, "parameters"),)
                spelled = _Spelled(at, path, ToolShape.GEMINI)
                yield from self._function(entry, at, None, spelled)

    def _function(
        self,
        node: ObjectNode,
        pointer: str,
        namespace: str | None,
        spelled: _Spelled,
    ) -> Iterator[Tool]:
        name = node.text("name")
        if name is None:
            return
        schema: JsonNode | None = node
        for token in spelled.path:
            schema = schema.get(token) if isinstance(schema, ObjectNode) else None
        tool = Tool(
            name,
            namespace,
            _schema(schema),
            self._origin,
            self._document,
            self._record,
            pointer,
            joined(spelled.node_pointer, *spelled.path),
            node,
            spelled.node_pointer,
            spelled.shape,
        )
        yield _as_google_reads(tool) if spelled.is_of_gemini else tool


def _as_google_reads(tool: Tool) -> Tool:
    """A tool whose schema is of a dialect that is not quite JSON Schema."""
    if tool.parameters is None:
        return tool
    read, is_sure = of_gemini(tool.parameters)
    whole = None if read is tool.parameters else read
    return replace(tool, whole=whole, reads_surely=is_sure)


def _schema(node: JsonNode | None) -> JsonNode | None:
    """The parameters; null and absent are no schema, ``false`` is one."""
    if node is None or (isinstance(node, ConstantNode) and is_null(node)):
        return None
    return node
