"""Schemas among the components of an OpenAPI description.

They refer to one another by their place in the description: none is whole by itself.

Source: OpenAPI 3.1.0 (February 2021), sections 4.8.7 (components) and 4.8.24 (schema
object: JSON Schema 2020-12); for OpenAPI 3.0 see `openapi_reading`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import Member, ObjectNode, StringNode
from inspector.core.source.pointer import joined
from inspector.core.tools.openapi_reading import (
    Reading,
    one_schema,
    reads_as_3_0,
    schemas_by_name,
)
from inspector.core.tools.tool import SchemaOrigin, Tool, ToolShape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

COMPONENTS = "components"
"""The member of a description that holds what its schemas refer to."""

_OPENAPI, _SCHEMAS = "openapi", "schemas"


def components_of(root: JsonNode | None) -> ObjectNode | None:
    """The schemas of an OpenAPI description by name; None for any other text."""
    if not isinstance(root, ObjectNode) or root.text(_OPENAPI) is None:
        return None
    components = root.get(COMPONENTS)
    schemas = components.get(_SCHEMAS) if isinstance(components, ObjectNode) else None
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
    read, is_sure = _schemas_of(root, components)
    whole = _with_schemas(root, read)
    members = zip(components.members, read.members, strict=True)
    for member, as_read in members:
        name = member.name.text
        at = joined("", COMPONENTS, _SCHEMAS, name)
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
            whole=_with_components(as_read.value, whole),
            reads_surely=is_sure,
        )


def schema_inside(
    document: Document, node: JsonNode, pointer: str, origin: SchemaOrigin
) -> Tool | None:
    """A schema at any place of an OpenAPI description; None where it is in none.

    Args:
        document: The text that the description was read from.
        node: The schema.
        pointer: Where it stands in the first record.
        origin: Why it is looked at.
    """
    root = document.records[0].root
    if not isinstance(root, ObjectNode) or node is root:
        return None
    version = root.text(_OPENAPI)
    if version is None:
        return None
    components = components_of(root)
    whole, is_sure = root, True
    if components is not None:
        read, is_sure = _schemas_of(root, components)
        whole = _with_schemas(root, read)
    reading = Reading(node, is_sure=True)
    if reads_as_3_0(version):
        reading = one_schema(node, version)
    return Tool(
        None,
        None,
        node,
        origin,
        document,
        0,
        pointer,
        pointer,
        shape=ToolShape.OPENAPI,
        whole=_with_components(reading.node, whole),
        reads_surely=is_sure and reading.is_sure,
    )


def _schemas_of(root: ObjectNode, schemas: ObjectNode) -> tuple[ObjectNode, bool]:
    """The schemas in the words of JSON Schema, which those of 3.1 are in already."""
    version = root.text(_OPENAPI) or ""
    if not reads_as_3_0(version):
        return schemas, True
    reading = schemas_by_name(schemas, version)
    read = reading.node if isinstance(reading.node, ObjectNode) else schemas
    return read, reading.is_sure


def _with_schemas(root: ObjectNode, schemas: ObjectNode) -> ObjectNode:
    """A description with other schemas among its components."""
    components = root.get(COMPONENTS)
    if not isinstance(components, ObjectNode) or components.get(_SCHEMAS) is schemas:
        return root
    return _with_member(root, COMPONENTS, _with_member(components, _SCHEMAS, schemas))


def _with_member(node: ObjectNode, name: str, value: JsonNode) -> ObjectNode:
    members = (
        Member(m.name, value) if m.name.text == name else m for m in node.members
    )
    return ObjectNode(node.start, node.end, tuple(members))


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
