"""Everything in a text that holds a schema for a model: tools, formats, bare schemas.

Source: the design's command line, ``lint PATH ...``; OpenAPI 3.1.0, section 4.8.7
(components).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.pointer import joined
from inspector.core.tools.given_files import complain_if_not_json, tools_under
from inspector.core.tools.given_schema import may_be_schema
from inspector.core.tools.openapi import component_tools, components_of
from inspector.core.tools.text_format import JSON_SCHEMA, schema_format
from inspector.core.tools.tool import SchemaOrigin, Tool, ToolShape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

_TYPES = frozenset(
    {"object", "array", "string", "number", "integer", "boolean", "null"}
)


def schemas_in(document: Document) -> tuple[Tool, ...]:
    """All schemas of a text, in its order.

    Args:
        document: A tools list of any provider, a request or response, a log of them,
            an OpenAPI description, or one bare schema.

    Raises:
        InspectorError: the text is not JSON, or holds no schema.
    """
    found = [
        tool
        for index, record in enumerate(document.records)
        if record.is_json and record.root is not None
        for tool in _of_record(document, record.root, index)
    ]
    if not found:
        complain_if_not_json(document, "lint-not-json")
        raise InspectorError("lint-nothing", name=document.origin.label)
    return tuple(found)


def _of_record(document: Document, root: JsonNode, record: int) -> Iterator[Tool]:
    if components_of(root) is not None:
        yield from component_tools(document, root, record, SchemaOrigin.GIVEN_SCHEMA)
        return
    tools = [*tools_under(document, root, record), *_formats(document, root, record)]
    if tools:
        yield from tools
    elif may_be_schema(root) and _may_be_type(root):
        origin, shape = SchemaOrigin.GIVEN_SCHEMA, ToolShape.SCHEMA
        yield Tool(None, None, root, origin, document, record, "", "", shape=shape)


def _may_be_type(root: JsonNode) -> bool:
    """Items have a ``type`` as well, but no schema has such a one."""
    kind = root.text("type") if isinstance(root, ObjectNode) else None
    return kind is None or kind.lower() in _TYPES


def _formats(document: Document, root: JsonNode, record: int) -> Iterator[Tool]:
    """Formats at any depth; a schema itself is not searched."""
    pending: list[tuple[str, JsonNode]] = [("", root)]
    while pending:
        pointer, node = pending.pop()
        below: list[tuple[str | int, JsonNode]] = []
        if isinstance(node, ArrayNode):
            below = list(enumerate(node.items))
        elif isinstance(node, ObjectNode):
            if node.text("type") == JSON_SCHEMA:
                found = schema_format(document, node, record, pointer)
                if found is not None and found.parameters is not None:
                    yield found
                continue
            below = [(m.name.text, m.value) for m in node.members]
        pending.extend((joined(pointer, token), n) for token, n in reversed(below))
