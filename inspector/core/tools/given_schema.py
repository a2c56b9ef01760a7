"""Read the schemas that a person gives: ``--schema`` and ``--schemas``.

Source: the command line's own definition of the options; JSON Schema 2020-12, section
4.3 (a schema is an object or a boolean).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.errors import InspectorError
from inspector.core.source.json_nodes import (
    ConstantNode,
    ObjectNode,
    is_null,
    json_type,
)
from inspector.core.source.pointer import joined, resolve
from inspector.core.tools.declared_tools import (
    is_bedrock_tool,
    schema_member,
    shape_of_spelling,
)
from inspector.core.tools.given_files import complain_if_not_json, tools_under
from inspector.core.tools.openapi import component_tools, schema_inside
from inspector.core.tools.schema_keywords import COMMON_WORDS, KEYWORDS
from inspector.core.tools.text_format import JSON_SCHEMA, schema_format
from inspector.core.tools.tool import SchemaOrigin, Tool, ToolShape

if TYPE_CHECKING:
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

_TELLING = KEYWORDS - COMMON_WORDS
_ORIGIN = SchemaOrigin.GIVEN_SCHEMA
_OF_GEMINI = ("parametersJsonSchema", "parameters_json_schema")
_MOST_NAMED = 20


def read_schema(document: Document, name: str | None = None, pointer: str = "") -> Tool:
    """The schema of a ``--schema`` file, as a tool.

    Args:
        document: A JSON Schema; one tool or format counts for its schema. Of a tools
            list or an OpenAPI description the entry of that name is taken, or the
            only one.
        name: The function that it is for, or None: for all calls.
        pointer: Where in the text to look; the whole where it is empty.

    Raises:
        InspectorError: the text is not JSON, or holds no schema.
    """
    complain_if_not_json(document, "schema-not-json")
    label, root = document.origin.label, document.records[0].root
    node = resolve(root, pointer) if root is not None else None
    if pointer and node is None:
        raise InspectorError("schema-no-place", name=label, pointer=pointer)
    found = _listed(document, node, pointer, name)
    if found is None:
        if len(document.records) != 1:
            raise InspectorError("schema-is-tools", name=label)
        found = _lone(document, node, pointer)
    return replace(found, name=name, namespace=None, origin=_ORIGIN)


def may_be_schema(node: JsonNode) -> bool:
    """Whether a value says anything as a schema.

    An object without a single keyword allows everything: a request body that was
    given by mistake would make every call ``ok``. Only ``{}`` may mean that.
    """
    if isinstance(node, ObjectNode):
        return not node.members or bool(_TELLING & set(node.names()))
    return isinstance(node, ConstantNode) and node.value is not None


def _listed(
    document: Document, node: JsonNode | None, pointer: str, name: str | None
) -> Tool | None:
    """The entry of a list of schemas that is meant; None where there is no list."""
    root = document.records[0].root
    components = tuple(component_tools(document, root, 0, _ORIGIN)) if root else ()
    inside = [tool for tool in components if tool.pointer == pointer]
    if inside:
        return inside[0]
    listed = components if node is root else ()
    if not listed and node is not None and not may_be_schema(node):
        listed = tuple(tools_under(document, node, 0, pointer, _ORIGIN))
    if not listed:
        return None
    named = [tool for tool in listed if tool.name == name] or list(listed)
    if len(named) > 1:
        names = [tool.name or "" for tool in listed]
        shown = ", ".join(names[:_MOST_NAMED]) + (", …" * (len(names) > _MOST_NAMED))
        label = document.origin.label
        raise InspectorError("schema-is-list", name=label, names=shown)
    return _with_schema(named[0])


def _with_schema(tool: Tool) -> Tool:
    if tool.parameters is None:
        label = tool.document.origin.label
        raise InspectorError("schema-no-parameters", name=label)
    return tool


class _Spelled(NamedTuple):
    """Where a schema stands, and in which spelling."""

    pointer: str
    """From the object that was looked at."""

    schema: JsonNode | None
    shape: ToolShape = ToolShape.SCHEMA
    owner: str = ""
    """Where the object with its ``strict`` stands, if it has one."""


def _lone(document: Document, node: JsonNode | None, pointer: str) -> Tool:
    """A bare schema, the parameters of one tool, or the schema of one format."""
    if isinstance(node, ObjectNode) and node.text("type") == JSON_SCHEMA:
        found = schema_format(document, node, 0, pointer)
        if found is not None:
            return _with_schema(found)
    if node is not None and may_be_schema(node):
        inside = schema_inside(document, node, pointer, _ORIGIN)
        if inside is not None:
            return inside
    spelled, label = _schema_in(node), document.origin.label
    if is_null(spelled.schema) and spelled.pointer:
        raise InspectorError("schema-no-parameters", name=label)
    if spelled.schema is None or not may_be_schema(spelled.schema):
        found_type = json_type(node) if node is not None else "nothing"
        raise InspectorError("schema-none", name=label, found=found_type)
    owner = resolve(node, spelled.owner) if node is not None else None
    at = pointer + spelled.pointer
    is_tool = spelled.shape is not ToolShape.SCHEMA and isinstance(owner, ObjectNode)
    return Tool(
        None,
        None,
        spelled.schema,
        _ORIGIN,
        document,
        0,
        pointer,
        at,
        owner if is_tool and isinstance(owner, ObjectNode) else None,
        pointer + spelled.owner,
        spelled.shape,
    )


def _schema_in(root: JsonNode | None) -> _Spelled:
    if not isinstance(root, ObjectNode):
        return _Spelled("", root)
    null = ConstantNode(root.start, root.end, None)
    if is_bedrock_tool(root):
        pointer = "/toolSpec/inputSchema/json"
        schema = resolve(root, pointer) or null
        return _Spelled(pointer, schema, ToolShape.BEDROCK, "/toolSpec")
    gemini = next((name for name in _OF_GEMINI if root.get(name) is not None), None)
    if gemini is not None and root.text("name") is not None:
        return _Spelled(joined("", gemini), root.get(gemini), ToolShape.GEMINI)
    return _function_in(root, null)


def _function_in(root: ObjectNode, null: ConstantNode) -> _Spelled:
    """A function in the spelling of Responses, Chat Completions, MCP or Anthropic."""
    pointer, tool = "", root
    inner = root.get("function")
    if root.text("type") in ("function", None) and isinstance(inner, ObjectNode):
        pointer, tool = "/function", inner
    is_tool = bool(pointer) or root.text("type") == "function"
    if not is_tool and (root.text("name") is None or root.get("properties")):
        return _Spelled("", root)
    spelling = schema_member(tool)
    if spelling is None:
        # No type is called "function": such an object is a tool, not a schema.
        return (
            _Spelled(joined(pointer, "parameters"), null)
            if is_tool
            else (_Spelled("", root))
        )
    shape = ToolShape.CHAT if pointer else shape_of_spelling(tool, spelling)
    at, schema = joined(pointer, spelling), tool.get(spelling)
    return _Spelled(at, schema, shape, pointer)
