"""What the schema pane shows of one item: its arguments or output, and its schema.

Plain values, worked out on a thread where the item is large.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from inspector.ui.models.shown_json import ShownJson, as_it_is, laid_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.answer import Answer
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.span import Span
    from inspector.core.tools.tool import Tool

_MEMBERS = ("arguments", "output", "input")
"""What an item that is no `function_call` may carry as JSON, in this order."""

_TELLING_LENGTH = 160
"""Code points of a keyword with its value that are lit up as a whole."""


class Content(Enum):
    """What the upper box of the pane holds."""

    PARSED = "parsed"
    """The arguments of a call, laid out."""

    UNPARSED = "unparsed"
    """The decoded arguments text of a call, which is not JSON."""

    VALUE = "value"
    """Arguments that are no string, laid out."""

    ABSENT = "absent"
    """A call without arguments."""

    ANSWER = "answer"
    """A message's text that was asked to be JSON, laid out."""

    ANSWER_UNREAD = "answer-unread"
    """The decoded text of such a message, which is not JSON."""

    INPUT = "input"
    """The input of a custom tool: any text."""

    FOREIGN = "foreign"
    """Arguments of an item that is no `function_call`."""

    OUTPUT_JSON = "output-json"
    OUTPUT_TEXT = "output-text"
    OUTPUT_PARTS = "output-parts"
    NOTHING = "nothing"
    """An item that carries neither arguments nor output."""


@dataclass(frozen=True, slots=True)
class ShownItem:
    """One item as the pane shows it."""

    content: Content
    value: ShownJson | None
    schema: ShownJson | None
    """The schema in force; None where there is none."""


def shown_item(inspected: InspectedItem, document_text: str) -> ShownItem:
    """Work out what to show; linear in the length of item and schema."""
    item, answer = inspected.item, inspected.answer
    if item.is_function_call:
        content, value = _call(item, document_text)
    elif answer is not None:
        content, value = _answer(answer)
    else:
        content, value = _other(item, document_text)
    grammar = inspected.grammar
    if grammar is not None:
        return ShownItem(content, value, as_it_is(grammar.definition))
    return ShownItem(content, value, _schema(inspected.tool))


def length_of(inspected: InspectedItem) -> int:
    """How much there is to lay out, in code points."""
    tool = inspected.tool
    schema = tool.parameters if tool else None
    return inspected.item.span.length + (schema[1] - schema[0] if schema else 0)


def marked(
    inspected: InspectedItem, value: ShownJson
) -> Iterator[tuple[Finding, Span]]:
    """The findings inside the arguments, and where they are shown."""
    answer = inspected.answer
    for finding in inspected.findings:
        if answer is not None and finding.place.pointer != answer.pointer:
            continue
        if finding.place.inner_span is not None:
            yield finding, value.shown_span(finding.place.inner_span)


def keyword_span(schema: ShownJson, keyword_location: str) -> Span | None:
    """Where a keyword of the schema is shown, with its value where that is short."""
    from inspector.core.source.json_nodes import ObjectNode, span_of  # noqa: PLC0415
    from inspector.core.source.pointer import (  # noqa: PLC0415
        pointer_text,
        pointer_tokens,
        resolve,
    )

    tokens = pointer_tokens(keyword_location)
    if schema.node is None:
        return None
    parent = resolve(schema.node, pointer_text(tokens[:-1])) if tokens else None
    if isinstance(parent, ObjectNode):
        member = parent.member(tokens[-1])
        if member is None:
            return None
        whole = schema.shown_span(member.span)
        is_short = whole.length <= _TELLING_LENGTH
        return whole if is_short else schema.shown_span(span_of(member.name))
    node = resolve(schema.node, keyword_location)
    return schema.shown_span(span_of(node)) if node is not None else None


def told_span(schema: ShownJson, place: Span) -> Span:
    """Where a place of the schema's own document is shown, or where it begins."""
    shown = schema.shown_span(place)
    if shown.length <= _TELLING_LENGTH:
        return shown
    return type(shown)(shown.start, shown.start + 1)


def _call(item: Item, document_text: str) -> tuple[Content, ShownJson | None]:
    arguments, node = item.arguments, item.get("arguments")
    if arguments is None:
        if node is None:
            return Content.ABSENT, None
        return Content.VALUE, laid_out(document_text, node)
    root = arguments.reading.root
    if root is not None and arguments.reading.is_json:
        return Content.PARSED, laid_out(arguments.text, root)
    return Content.UNPARSED, as_it_is(arguments.text)


def _answer(answer: Answer) -> tuple[Content, ShownJson]:
    if answer.root is None:
        return Content.ANSWER_UNREAD, as_it_is(answer.text.text)
    return Content.ANSWER, laid_out(answer.text.text, answer.root)


def _other(item: Item, document_text: str) -> tuple[Content, ShownJson | None]:
    for name in _MEMBERS:
        node = item.get(name)
        if node is not None:
            value, is_json = _opened(node, document_text)
            return _content_of(name, node, is_json=is_json), value
    return Content.NOTHING, None


def _opened(node: JsonNode, document_text: str) -> tuple[ShownJson, bool]:
    """A string that holds an object or array is opened; whether it was."""
    from inspector.core.source.json_nodes import (  # noqa: PLC0415
        ArrayNode,
        ObjectNode,
        StringNode,
    )
    from inspector.core.source.json_reader import read_json  # noqa: PLC0415

    if not isinstance(node, StringNode):
        return laid_out(document_text, node), False
    reading = read_json(node.text)
    if reading.is_json and isinstance(reading.root, (ObjectNode, ArrayNode)):
        return laid_out(node.text, reading.root), True
    return as_it_is(node.text), False


def _content_of(name: str, node: JsonNode, *, is_json: bool) -> Content:
    from inspector.core.source.json_nodes import StringNode  # noqa: PLC0415

    if name in _CONTENTS:
        return _CONTENTS[name]
    if not isinstance(node, StringNode):
        return Content.OUTPUT_PARTS
    return Content.OUTPUT_JSON if is_json else Content.OUTPUT_TEXT


_CONTENTS = {"arguments": Content.FOREIGN, "input": Content.INPUT}


def _schema(tool: Tool | None) -> ShownJson | None:
    if tool is None or tool.parameters is None:
        return None
    return laid_out(tool.document.text, tool.parameters)
