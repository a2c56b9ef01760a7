"""Schemas and values for tests, read as the program reads them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from inspector.core.source.document import read_document
from inspector.core.source.json_reader import read_json
from inspector.core.source.origin import Origin

if TYPE_CHECKING:
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode


def node_of(value: object) -> JsonNode:
    """A Python value as a node; its text is what `json.dumps` makes of it."""
    return node_in(json.dumps(value, ensure_ascii=False))


def node_in(text: str) -> JsonNode:
    """The value of a JSON text."""
    root = read_json(text).root
    assert root is not None, text
    return root


def document_of(value: object, label: str = "given.json") -> Document:
    """A Python value, or a text as it is, as a document."""
    text = value if isinstance(value, str) else json.dumps(value)
    return read_document(text, Origin(label))


def doubling(times: int, leaf: object, keyword: str = "anyOf") -> dict:
    """A schema that asks ``leaf`` 2 ** ``times`` times of one value."""
    definitions: dict[str, object] = {
        f"a{i}": {keyword: [{"$ref": f"#/$defs/a{i + 1}"}] * 2} for i in range(times)
    }
    return {"$ref": "#/$defs/a0", "$defs": {**definitions, f"a{times}": leaf}}
