"""Findings on the ``arguments`` of a call: their type and their text.

Source: Open Responses specification 2026-04-24, ``FunctionCall.arguments``;
RFC 8259 for the text inside.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.checks.finding import Finding
from inspector.core.checks.places import (
    finding_on,
    inner_place,
    inner_span_place,
    item_place,
    member_place,
)
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_fault import MAX_FAULTS_OF_A_RULE
from inspector.core.source.json_nodes import ObjectNode, StringNode, json_type
from inspector.core.source.json_reader import read_json
from inspector.core.source.span import Span
from inspector.core.tools.contract import fits
from inspector.core.tools.validation import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.arguments import Arguments
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.tool import Tool
    from inspector.core.tools.validation import Validation

_SPECIAL_TOKEN = re.compile(
    r"<\|[A-Za-z0-9_.:/-]{1,60}\|>"
    r"|<\uff5c[^\uff5c<>]{1,60}\uff5c>"
    r"|</?(?:tool_calls?|function_call|think|tool_response)>"
    r"|\[/?TOOL_(?:CALLS|REQUEST)\]"
)
"""Markup of chat templates: ChatML and Kimi, DeepSeek, Hermes, Mistral."""

_MAY_HOLD = re.compile(r"[ \t\n\r]*+[\[{\"]")

_HTML_ENTITY = re.compile(r"&(?:lt|gt|amp|quot|apos|nbsp|#\d{1,6}|#x[0-9a-fA-F]{1,5});")


def arguments_findings(
    item: Item, tool: Tool | None, validation: Validation | None
) -> Iterator[Finding]:
    """What is wrong with the arguments of a call before any schema is asked.

    Args:
        item: The item; one that is no function call has no such findings.
        tool: The tool where one was found; its schema is asked for hints only.
        validation: What the schema says of the arguments, where it was asked.
    """
    if not item.is_function_call:
        return
    if item.arguments is None:
        yield _not_a_string(item, tool)
        return
    yield from _text_findings(item, item.arguments)
    yield from _shape_findings(item, item.arguments, tool, validation)


def _not_a_string(item: Item, tool: Tool | None) -> Finding:
    node = item.get("arguments")
    if node is None:
        return finding_on("arguments/not-a-string", item, item_place(item), "absent")
    return finding_on(
        "arguments/not-a-string",
        item,
        member_place(item, "arguments"),
        _fitness(tool, node),
        type=json_type(node),
    )


def _fitness(tool: Tool | None, value: JsonNode | None) -> str:
    """Whether a value would satisfy the schema if it stood in the right form."""
    return {True: "satisfies", False: "breaks", None: ""}[fits(tool, value)]


def _text_findings(item: Item, arguments: Arguments) -> Iterator[Finding]:
    """Faults of the decoded text, each on the characters that spell it."""
    if arguments.reading.is_empty:
        place = inner_span_place(item, Span(0, len(arguments.text)))
        yield finding_on(
            "arguments/empty", item, place, "blank" if arguments.text else ""
        )
        return
    for fault in arguments.reading.faults:
        yield Finding(
            fault.rule,
            severity_of(fault.rule),
            inner_span_place(item, fault.span),
            item.index,
            fault.variant,
            fault.details,
        )
    if "<" in arguments.text or "TOOL" in arguments.text:
        yield from _markup(item, arguments, "json/special-token", _SPECIAL_TOKEN)
    if "&" in arguments.text:
        yield from _markup(item, arguments, "json/html-entity", _HTML_ENTITY)


def _markup(
    item: Item, arguments: Arguments, code: str, pattern: re.Pattern[str]
) -> Iterator[Finding]:
    for match in islice(pattern.finditer(arguments.text), MAX_FAULTS_OF_A_RULE):
        place = inner_span_place(item, Span(*match.span()))
        yield finding_on(code, item, place, markup=match[0])


def _shape_findings(
    item: Item,
    arguments: Arguments,
    tool: Tool | None,
    validation: Validation | None,
) -> Iterator[Finding]:
    """A text that parses, but to something that no call can take.

    A schema that allows the value lifts the finding.
    """
    root = arguments.reading.root
    if root is None or not arguments.reading.is_json or isinstance(root, ObjectNode):
        return
    if validation is not None and validation.outcome is Outcome.VALID:
        return
    place = inner_place(item, "")
    inside = _json_inside(root)
    if inside is not None:
        fitness = _fitness(tool, inside)
        yield finding_on("arguments/double-encoded", item, place, fitness)
    else:
        kind = json_type(root)
        yield finding_on("arguments/not-an-object", item, place, type=kind)


def _json_inside(node: JsonNode) -> JsonNode | None:
    """The object or array that a string holds as JSON text once more."""
    inside = node
    while isinstance(inside, StringNode) and _MAY_HOLD.match(inside.text):
        reading = read_json(inside.text)
        if not reading.is_json or reading.root is None:
            return None
        inside = reading.root
    is_container = inside is not node and json_type(inside) in ("object", "array")
    return inside if is_container else None
