"""Notes on content that drafts 6 and 7 let a validator assert and later ones do not.

Source: JSON Schema draft-07, validation, section 8; 2020-12, validation, section 8.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.pointer import pointer_tokens
from inspector.core.tools.schema_keywords import Draft

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonValue
    from inspector.core.tools.schema_map import SchemaMap

_CONTENT = ("contentEncoding", "contentMediaType")


def drop_content_notes(exact: JsonValue, schemas: SchemaMap) -> None:
    """Take the notes out of a schema's Python value, so that no engine asserts them."""
    if schemas.draft not in (Draft.DRAFT_6, Draft.DRAFT_7):
        return
    for pointer in schemas.subschemas:
        part = exact
        for token in pointer_tokens(pointer):
            part = _part(part, token)
        if isinstance(part, dict):
            for keyword in _CONTENT:
                part.pop(keyword, None)


def _part(value: JsonValue, token: str) -> JsonValue:
    if isinstance(value, dict):
        return value.get(token)
    return value[int(token)] if isinstance(value, list) else None
