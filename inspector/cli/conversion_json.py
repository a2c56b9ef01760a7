"""A conversion as JSON: the text, and place by place what it cost.

Source: the design's command line, ``lint --convert``: what meaning was lost is said.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from inspector.core.source.json_nodes import span_of
from inspector.core.source.pointer import span_at
from inspector.core.tools.dialects.wording import feature_phrase

if TYPE_CHECKING:
    from inspector.core.source.document import Document
    from inspector.core.tools.conversion.documents import (
        ConvertedSchema,
        ConvertedText,
    )

FORMAT = "open-responses-inspector/conversion"
VERSION = 1


def conversion_json(
    document: Document, made: ConvertedText, form: str, language: str
) -> str:
    """The whole outcome as one JSON text.

    Args:
        document: The text that was converted.
        made: What became of it.
        form: The form that was asked for.
        language: Of the messages.
    """
    schemas = [_schema(document, schema, language) for schema in made.schemas]
    value = {
        "format": FORMAT,
        "version": VERSION,
        "input": document.origin.label,
        "form": form,
        "complete": made.is_complete,
        "schemas": schemas,
        "text": made.text,
    }
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _schema(document: Document, schema: ConvertedSchema, language: str) -> Any:  # noqa: ANN401 - JSON
    tool, conversion = schema.tool, schema.conversion
    losses = [
        {
            "kind": loss.kind.value,
            **_place(document, schema, loss.pointer),
            "message": loss.text(language),
        }
        for loss in (*conversion.losses, *conversion.changes)
    ]
    remaining = [
        {"pointer": use.pointer, "feature": feature_phrase(use).in_language(language)}
        for use in conversion.remaining
    ]
    return {
        "name": tool.name,
        **_place(document, schema, ""),
        "complete": schema.is_complete,
        "asked": schema.asked or None,
        "refused": conversion.refusal or None,
        "changes": losses,
        "remaining": remaining,
    }


def _place(document: Document, schema: ConvertedSchema, pointer: str) -> dict[str, Any]:
    """Where in the input; the schema's own place is that of its parameters."""
    tool = schema.tool
    at, node = tool.pointer_to(pointer), tool.whole or tool.parameters
    if node is None:
        return {"pointer": at}
    span = span_at(node, pointer) if pointer else None
    span = span or span_of(tool.parameters or node)
    place = document.lines.at(span.start)
    return {"pointer": at, "line": place.line, "column": place.column}
