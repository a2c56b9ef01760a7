"""Schemas among the components of an OpenAPI description.

They refer to one another by their place in the description: none is whole by itself.

Source: OpenAPI 3.1.0 (February 2021), sections 4.8.7 (components) and 4.8.24 (schema
object: JSON Schema 2020-12); OpenAPI 3.0.3, section 4.7.24 (``nullable``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import Member, ObjectNode, StringNode
from inspector.core.source.pointer import joined
from inspector.core.tools.tool import SchemaOrigin, Tool, ToolShape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

COMPONENTS = "components"
"""The member of a description that holds what its schemas refer to."""

_OLD = "3.0"
"""A version with a dialect of its own, in which ``nullable`` widens a type."""

_NULLABLE = '"nullable"'


def components_of(root: JsonNode | None) -> ObjectNode | None:
    """The schemas of an OpenAPI description by name; None for any other text."""
    if not isinstance(root, ObjectNode) or root.text("openapi") is None:
        return None
    components = root.get(COMPONENTS)
    schemas = components.get("schemas") if isinstance(components, ObjectNode) else None
    return schemas if isinstance(schemas, ObjectNode) else None


def component_tools(
    document: Document, root: JsonNode, record: int, origin: SchemaOrigin
) -> Iterator[Tool]:
    """Each schema among the components, as a tool of its name.

    Args:
        document: The text that the description was read from.
        root: The description.
        record: Index of the record that it is.
        origin: Why its schemas are looked at.
    """
    components = components_of(root)
    if components is None or not isinstance(root, ObjectNode):
        return
    for member in components.members:
        name = member.name.text
        at = joined("", COMPONENTS, "schemas", name)
        yield Tool(
            name,
            None,
            member.value,
            origin,
            document,
            record,
            at,
            at,
            shape=ToolShape.OPENAPI,
            whole=_with_components(member.value, root),
        )


def reads_otherwise(tool: Tool) -> bool:
    """Whether a schema is of the OpenAPI dialect that is not quite JSON Schema."""
    if tool.shape is not ToolShape.OPENAPI:
        return False
    root = tool.document.records[tool.record].root
    version = root.text("openapi") if isinstance(root, ObjectNode) else None
    is_old = version is not None and version.startswith(_OLD)
    return is_old and _NULLABLE in tool.document.text


def _with_components(schema: JsonNode, root: ObjectNode) -> JsonNode:
    """A component beside all others, so that its references find them."""
    if not isinstance(schema, ObjectNode) or schema.get(COMPONENTS) is not None:
        return schema
    components = root.get(COMPONENTS)
    if components is None:
        return schema
    name = StringNode(schema.end, schema.end, COMPONENTS)
    members = (*schema.members, Member(name, components))
    return ObjectNode(root.start, root.end, members)
