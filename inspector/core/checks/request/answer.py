"""Structured output: the text of an answer, held against what it was asked to be.

A refusal comes first: it follows no schema, and what stands beside it is no answer.
Nothing is cut out of a text to make it parse.

Source: OpenAI, structured outputs guide (2026-11-30), "Refusals" and "JSON mode";
Open Responses specification 2026-04-24, ``text.format``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.finding import Finding, Place
from inspector.core.checks.places import finding_on, member_place
from inspector.core.checks.request.status_of_response import is_unfinished
from inspector.core.items.arguments import Arguments
from inspector.core.rules.severity import Severity
from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
    StringNode,
    is_null,
    span_of,
)
from inspector.core.source.json_reader import read_json, read_value
from inspector.core.source.pointer import joined, pointer_at, resolve
from inspector.core.source.span import Span
from inspector.core.tools.tool import Strictness
from inspector.core.tools.validation import Outcome
from inspector.core.tools.validator import validate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.item import Item
    from inspector.core.tools.tool import Tool
    from inspector.core.tools.validation import Violation

_COMMENTARY = "commentary"
"""A message of this ``phase`` is said on the way and follows no format."""


class _Text(NamedTuple):
    """One text of a message and what it says as JSON."""

    item: Item
    pointer: str
    text: Arguments

    def place(self, inner: str, span: Span) -> Place:
        outer = self.text.outer_span(span)
        return Place(self.item.record, self.pointer, outer, inner, span)


def refusal_findings(item: Item) -> Iterator[Finding]:
    """A refusal with text or a parsed value beside it, in one message."""
    parts = _parts(item)
    has_output = any(_says_something(part) for _, part in parts)
    for index, part in parts:
        if has_output and part.text("type") == "refusal":
            place = member_place(item, "content", index, "refusal")
            yield finding_on("request/refusal-first", item, place)


def answer_findings(
    item: Item, schema: Tool | None, document_text: str
) -> Iterator[Finding]:
    """What is wrong with the texts of a message that was to be JSON.

    Args:
        item: An item of a response; only an assistant's message is looked at.
        schema: The schema of ``text.format``; None where any JSON will do.
        document_text: The text that the item stands in.
    """
    parts = _parts(item)
    if item.text("role") != "assistant" or item.text("phase") == _COMMENTARY:
        return
    if any(part.text("type") == "refusal" for _, part in parts):
        return
    for index, part in parts:
        literal = part.get("text")
        if part.text("type") == "output_text" and isinstance(literal, StringNode):
            pointer = joined(item.pointer, "content", index, "text")
            reading = read_json(literal.text)
            text = _Text(item, pointer, Arguments(literal, reading, document_text))
            yield from _of_text(text, schema)


def _of_text(text: _Text, schema: Tool | None) -> Iterator[Finding]:
    reading = text.text.reading
    if not reading.is_json or reading.root is None:
        yield _unread(text)
    elif schema is not None and schema.parameters is not None:
        answer = validate(schema.parameters, reading.root)
        if answer.outcome is Outcome.INVALID:
            for violation in answer.violations:
                yield _broken(text, schema, violation)


def _unread(text: _Text) -> Finding:
    reading, decoded = text.text.reading, text.text.text
    faults = [fault for fault in reading.faults if fault.breaks_json]
    span = faults[0].span if faults else Span(0, len(decoded))
    inner = pointer_at(reading.root, span.start) if reading.root is not None else ""
    place = text.place(inner, span)
    return finding_on("request/output-parse", text.item, place, _variant(text))


def _variant(text: _Text) -> str:
    decoded = text.text.text
    if not decoded.strip():
        return "empty"
    if any(fault.rule == "json/code-fence" for fault in text.text.reading.faults):
        return "fence"
    if text.item.status == "incomplete" or is_unfinished(text.item.body):
        return "cut"
    return "around" if _holds_json(decoded) else ""


def _holds_json(decoded: str) -> bool:
    """Whether a whole object or array stands somewhere in other words."""
    starts = [at for at in (decoded.find("{"), decoded.find("[")) if at >= 0]
    if not starts:
        return False
    inside = read_value(decoded, min(starts))
    is_container = isinstance(inside.root, (ObjectNode, ArrayNode))
    return is_container and not any(fault.breaks_json for fault in inside.faults)


def _broken(text: _Text, schema: Tool, violation: Violation) -> Finding:
    is_promised = schema.strictness is Strictness.STRICT
    where = violation.instance_location
    root = text.text.reading.root
    node = resolve(root, where) if root is not None else None
    span = span_of(node) if node is not None else Span(0, 1)
    if isinstance(node, (ObjectNode, ArrayNode)):
        span = Span(span.start, span.start + 1)
    found = finding_on(
        "request/output-schema",
        text.item,
        text.place(where, span),
        violation.keyword,
        keyword=violation.keyword_location,
    )
    severity = found.severity if is_promised else Severity.WARN
    return replace(found, severity=severity, violation=violation)


def _parts(item: Item) -> list[tuple[int, ObjectNode]]:
    content = item.get("content")
    entries = content.items if isinstance(content, ArrayNode) else ()
    return [(i, part) for i, part in enumerate(entries) if isinstance(part, ObjectNode)]


def _says_something(part: ObjectNode) -> bool:
    parsed = part.get("parsed")
    has_text = part.text("type") == "output_text" and bool(part.text("text"))
    return has_text or (parsed is not None and not is_null(parsed))
