"""The schema that the text of an answer is held to.

Source: Open Responses specification 2026-04-24, ``text.format`` of type
``json_schema``; Chat Completions, ``response_format``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ObjectNode, is_null
from inspector.core.source.pointer import joined
from inspector.core.tools.tool import SchemaOrigin, Tool, ToolShape

if TYPE_CHECKING:
    from inspector.core.items.envelope import Body
    from inspector.core.source.document import Document

JSON_SCHEMA = "json_schema"


def format_of(body: Body) -> ObjectNode | None:
    """``text.format`` of a request or response, where it is an object."""
    text = body.member("text")
    found = text.get("format") if isinstance(text, ObjectNode) else None
    return found if isinstance(found, ObjectNode) else None


def declared_format(document: Document, body: Body) -> Tool | None:
    """The schema of a body's ``text.format``, as a tool; None where there is none."""
    found = format_of(body)
    if found is None:
        return None
    pointer = joined(body.pointer, "text", "format")
    return schema_format(document, found, body.record, pointer)


def schema_format(
    document: Document, node: ObjectNode, record: int, pointer: str
) -> Tool | None:
    """The schema of one format object of type ``json_schema``.

    Args:
        document: The text that the object stands in.
        node: ``text.format`` or ``response_format``; the latter has what counts one
            level deeper.
        record: Index of the record that it stands in.
        pointer: Where it stands in that record.
    """
    if node.text("type") != JSON_SCHEMA:
        return None
    inner, below = node.get(JSON_SCHEMA), pointer
    if isinstance(inner, ObjectNode):
        node, below = inner, joined(pointer, JSON_SCHEMA)
    schema = node.get("schema")
    return Tool(
        node.text("name"),
        None,
        None if is_null(schema) else schema,
        SchemaOrigin.DOCUMENT,
        document,
        record,
        pointer,
        joined(below, "schema"),
        node,
        below,
        ToolShape.FORMAT,
    )
