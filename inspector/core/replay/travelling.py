"""The members of an item that travel, spelled as they were logged.

A string is written with the very characters of the log where they are JSON by
themselves: escapes stay escapes, and numbers inside arguments keep their digits.

A call has no ``status`` there: the specification's input form does not ask for one,
and servers refuse members that they do not know. It is a fact of the log, where the
gate has seen ``completed``, and not of what is sent on.

Source: rule book, section 3.7, "Portable normal form"; Open Responses specification
2026-04-24, ``FunctionCallItemParam``, ``FunctionCallOutputItemParam``,
``AssistantMessageItemParam`` and its siblings, for what all of them require.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import stretches_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode

_MEMBERS = {
    "message": ("type", "role", "content"),
    "function_call": ("type", "call_id", "name", "arguments"),
    "function_call_output": ("type", "call_id", "output"),
}
"""By type, in the order in which they are written."""

_PART_MEMBERS = {
    "input_text": ("type", "text"),
    "output_text": ("type", "text"),
    "refusal": ("type", "refusal"),
    "input_image": ("type", "image_url", "detail"),
    "input_file": ("type", "filename", "file_data", "file_url"),
    "input_video": ("type", "video_url"),
}

_SURROGATE = re.compile("[\ud800-\udfff]")


def written_list(items: Iterable[str]) -> str:
    """Written items as one JSON list, an item a line."""
    lines = ",\n".join(f"  {item}" for item in items)
    return f"[\n{lines}\n]\n" if lines else "[]\n"


def written_item(item: Item, text: str, also: Iterable[str] = ()) -> str:
    """What of an item travels, as one line of JSON.

    Args:
        item: A message, a call or its output, with nothing wrong with it.
        text: The document's text.
        also: Names of members that the target wants beside those of all targets.
    """
    names = dict.fromkeys((*_MEMBERS[item.type_text or ""], *also))
    return _object(_members(item, names, text))


def _members(item: Item, names: Iterable[str], text: str) -> Iterator[tuple[str, str]]:
    for name in names:
        node = item.get(name)
        if isinstance(node, StringNode):
            yield name, spelled(node, text)
        elif isinstance(node, ArrayNode) and name == "content":
            yield name, f"[{', '.join(_part(part, text) for part in node.items)}]"


def _part(part: JsonNode, text: str) -> str:
    if not isinstance(part, ObjectNode):
        return "{}"
    found = ((name, part.get(name)) for name in _PART_MEMBERS[part.text("type") or ""])
    return _object(
        (name, spelled(node, text))
        for name, node in found
        if isinstance(node, StringNode)
    )


def _object(members: Iterable[tuple[str, str]]) -> str:
    return f"{{{', '.join(f'{json.dumps(name)}: {value}' for name, value in members)}}}"


def spelled(node: StringNode, text: str) -> str:
    r"""A string as a JSON literal: its own characters where they say the same.

    Half a surrogate pair is written as its escape, since no file can hold it.

    Args:
        node: A string of a document.
        text: The document's text.
    """
    literal = _SURROGATE.sub(_escape, text[node.start : node.end])
    is_whole = tuple(stretches_of(node)) == ((node.start, node.end),)
    if is_whole:
        reading = read_json(literal)
        root = reading.root
        if reading.is_json and isinstance(root, StringNode) and root.text == node.text:
            return literal
    return _SURROGATE.sub(_escape, json.dumps(node.text, ensure_ascii=False))


def _escape(half: re.Match[str]) -> str:
    return f"\\u{ord(half[0]):04x}"
