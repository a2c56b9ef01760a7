"""Calls as other APIs write them, and short ways to ask what was found in a value.

Source: the public types that are named in ``inspector/core/items/foreign``.
"""

from __future__ import annotations

import json
from typing import Any

from inspector.core.checks.inspection import inspect_content
from inspector.core.items.envelope import Envelope, read_envelope
from inspector.core.items.foreign.foreign_call import Foreign, ForeignApi, settled
from inspector.core.source.document import read_document
from inspector.core.source.located import Located
from inspector.core.source.origin import Origin

ARGUMENTS = '{"region":"apac"}'


def a_chat_call(arguments: object = ARGUMENTS, **bend: Any) -> dict:
    """One entry of ``tool_calls`` of Chat Completions."""
    function = {"name": "get_sales_report", "arguments": arguments}
    return {"id": "call_001", "type": "function", "function": function} | bend


def a_chat_message(*calls: object) -> dict:
    """A message of Chat Completions that calls tools."""
    called = list(calls) or [a_chat_call()]
    return {"role": "assistant", "content": None, "tool_calls": called}


def a_chat_response(*calls: object) -> dict:
    """A response of Chat Completions."""
    choice = {"index": 0, "message": a_chat_message(*calls)}
    return {
        "id": "chatcmpl_1",
        "object": "chat.completion",
        "choices": [choice | {"finish_reason": "tool_calls"}],
    }


def a_tool_use(given: object = None, **bend: Any) -> dict:
    """A block of Anthropic Messages that calls a tool."""
    value = {"region": "apac"} if given is None else given
    name = "get_sales_report"
    return {"type": "tool_use", "id": "toolu_1", "name": name, "input": value} | bend


def text_of(content: object) -> str:
    """A value as JSON text; a text as it is."""
    return content if isinstance(content, str) else json.dumps(content)


def located(value: object) -> Located:
    """A value as the root of a document."""
    document = read_document(json.dumps(value), Origin("test"))
    root = document.records[0].root
    assert root is not None
    return Located(0, "", root)


def envelope_of(content: object) -> Envelope:
    """What a value, or a text, was logged in."""
    return read_envelope(read_document(text_of(content), Origin("test")))


def as_read(api: ForeignApi, reader: str, value: object) -> Foreign | None:
    """What one of the readers of an API finds in a value."""
    part = getattr(api, reader)(located(value))
    return None if part is None else settled(api, part)


def parts(found: Foreign | None) -> list[dict[str, str]]:
    """Where the parts of each call stand."""
    assert found is not None
    return [call.pointers for call in found.calls]


def answered(found: Foreign | None) -> list[str]:
    """Where each result stands."""
    assert found is not None
    return [result.at.pointer for result in found.results]


def apis_in(content: object) -> list[str]:
    """The APIs that a value, or a text, has the shape of."""
    bodies = envelope_of(content).bodies
    return [found.api.slug for body in bodies for found in body.foreign]


def called(content: object) -> list[tuple[str, str | None, str | None]]:
    """API, name and arguments of each foreign call, texts only."""
    return [
        (
            call.api,
            call.name.string if call.name else None,
            call.arguments.string if call.arguments else None,
        )
        for call in envelope_of(content).foreign_calls
    ]


def items_in(content: object) -> list[str]:
    """The pointers of all items."""
    bodies = envelope_of(content).bodies
    return [pointer for body in bodies for pointer, _ in body.items]


def said_of(content: object) -> list[tuple[str, str, str]]:
    """Rule, pointer and underlined characters of what is found."""
    inspection = inspect_content(text_of(content))
    text = inspection.document.text
    return [
        (f.code, f.place.pointer, text[f.place.span.start : f.place.span.end])
        for f in inspection.findings
    ]


def codes_of(content: object) -> set[str]:
    """The rules that have something to say."""
    return {code for code, _, _ in said_of(content)}
