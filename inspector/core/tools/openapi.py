"""Schemas among the components of an OpenAPI description.

They refer to one another by their place in the description: none is whole by itself.

Source: OpenAPI 3.1.0 (February 2021), sections 4.8.7 (components) and 4.8.24 (schema
object: JSON Schema 2020-12); for OpenAPI 3.0 see `openapi_reading`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import Member, ObjectNode, StringNode
from inspector.core.source.pointer import joined
from inspector.core.tools.openapi_reading import Reading, reading_of, reads_as_3_0
from inspector.core.tools.tool import SchemaOrigin, Tool, ToolShape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

COMPONENTS = "components"
"""The member of a description that holds what its schemas refer to."""

_SCHEMAS = "schemas"
_NULLABLE = '"nullable"'


def components_of(root: JsonNode | None) -> ObjectNode | None:
    """The schemas of an OpenAPI description by name; None for any other text."""
    if not isinstance(root, ObjectNode) or root.text("openapi") is None:
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
    reading = _read(root, components)
    is_sure = reading.is_sure or _NULLABLE not in document.text
    whole = _with_schemas(root, reading.schemas)
    members = zip(components.members, reading.schemas.members, strict=True)
    for member, read in members:
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
            whole=_with_components(read.value, whole),
            reads_surely=is_sure,
        )


def _read(root: ObjectNode, schemas: ObjectNode) -> Reading:
    """The schemas in the words of JSON Schema, which those of 3.1 are in already."""
    version = root.text("openapi") or ""
    if not reads_as_3_0(version):
        return Reading(schemas, is_sure=True)
    return reading_of(schemas, version)


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
