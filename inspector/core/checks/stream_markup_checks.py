"""Calls that a model wrote as text, and that no server turned into items.

Source: the chat templates of Hermes and Qwen, Llama 3, Mistral, DeepSeek, Kimi K2 and
GLM, whose marks for calls these are; anomalyco/opencode#37297.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.finding import Place
from inspector.core.checks.stream_places import stream_finding
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.layer import string_map_of
from inspector.core.source.pointer import joined
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.stream import Stream, StreamItem

_MARKUP = re.compile(
    r"<tool_calls?>"
    r"|<function(?:=|_call>)"
    r"|<invoke name="
    r"|<\|(?:tool_calls?(?:_section)?_begin|python_tag|tool_call)\|>"
    r"|<\uff5c(?:tool\u2581calls?\u2581begin\uff5c>|DSML\uff5c)"  # full-width bars
    r"|\[TOOL_CALLS\]"
    r"|<\|channel\|>commentary to=functions"
)


def findings_on(stream: Stream, text: str) -> Iterator[Finding]:
    """The first mark of a call in the text of each message."""
    for number, item in enumerate(stream.items):
        if isinstance(item.node, ObjectNode) and item.node.text("type") == "message":
            found = next(_marks(item, text), None)
            if found is not None:
                place, markup = found
                yield stream_finding(
                    "stream/call-as-text", place, number, "", markup=excerpt(markup)
                )


def _marks(item: StreamItem, text: str) -> Iterator[tuple[Place, str]]:
    content = item.node.get("content") if isinstance(item.node, ObjectNode) else None
    parts = content.items if isinstance(content, ArrayNode) else ()
    for index, part in enumerate(parts):
        said = part.get("text") if isinstance(part, ObjectNode) else None
        if isinstance(said, StringNode) and (match := _MARKUP.search(said.text)):
            span = string_map_of(said, text).outer_span(Span(*match.span()))
            pointer = joined(item.pointer, "content", index, "text")
            yield Place(item.record, pointer, span), match[0]
