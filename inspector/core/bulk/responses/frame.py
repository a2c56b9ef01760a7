"""Responses that are alike: the same around their items and their tools.

What is said of a response is what is said of each item, of each tool, of the pairs
among the items, and of what is around all these; so it can be put together of what is
known of each, and each is inspected once.

Source: `inspection`, `body_findings` and `request_checks`: which of them looks at what.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.items.body import BodyKind
from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.body import Body
    from inspector.core.source.json_nodes import JsonNode

OUTPUT, TOOLS = "output", "tools"
_ID = rb"[A-Za-z0-9_.:-]{1,200}"
_NUMBER = rb"(?:0|[1-9][0-9]{0,14})(?![0-9.eE+-])"
_COUNTED = frozenset({"created_at", "completed_at", "usage"})
"""Members whose numbers nobody looks at."""

_LONGEST = 20_000


class Piece(NamedTuple):
    """A stretch of a response in which nothing but ids and numbers may differ."""

    pattern: re.Pattern[bytes] | None
    """Up to the last that may differ; None where nothing does."""

    rest: bytes
    """What is behind that."""

    def end_at(self, line: bytes, start: int) -> int | None:
        """Where it ends in a line from a place on; None where it does not fit."""
        pattern, rest = self
        if pattern is not None:
            match = pattern.match(line, start)
            if match is None:
                return None
            start = match.end()
        return start + len(rest) if line.startswith(rest, start) else None


class Frame(NamedTuple):
    """What is around the items and tools of a response."""

    pieces: tuple[Piece, ...]
    """Before, between and behind the lists."""

    lists: tuple[str, ...]
    """`OUTPUT` and `TOOLS`, those that are there, in the order of the text."""

    comma: bytes
    """What stands between two values."""

    body: Body
    """Of the first response, whose own members are those of all."""

    inspection: Inspection
    """Of the first."""


def frame_of(text: str, inspection: Inspection) -> Frame | None:
    """The frame of a response; None where something of it is looked at by a check.

    Args:
        text: Its line, without its end.
        inspection: Of that line alone.
    """
    (body,) = inspection.envelope.bodies
    root = body.node
    if body.kind is not BodyKind.RESPONSE or not isinstance(root, ObjectNode):
        return None
    lists = [m for m in root.members if m.name.text in (OUTPUT, TOOLS)]
    is_plain = all(isinstance(m.value, ArrayNode) for m in lists)
    if not is_plain or not _is_plain(root):
        return None
    edges = [0]
    for member in lists:
        edges += [member.value.start + 1, member.value.end - 1]
    edges.append(len(text))
    slots = [*_slots(root, ())]
    pieces = [
        _piece(text, start, end, slots)
        for start, end in zip(edges[::2], edges[1::2], strict=True)
    ]
    names = tuple(member.name.text for member in lists)
    if OUTPUT not in names or None in pieces:
        return None
    kept = tuple(piece for piece in pieces if piece is not None)
    return Frame(kept, names, _comma(text, root), body, inspection)


def _comma(text: str, root: ObjectNode) -> bytes:
    """What stands between members: whoever writes a line does so everywhere."""
    pairs = pairwise(root.members)
    between = (text[one.span.end : other.span.start] for one, other in pairs)
    return next(between, ",").encode()


def _is_plain(root: ObjectNode) -> bool:
    """Whether no check of a whole response looks beyond its items and tools."""
    choice, asked = root.get("tool_choice"), root.get("text")
    shape = asked.get("format") if isinstance(asked, ObjectNode) else None
    is_text = not isinstance(shape, ObjectNode) or shape.text("type") == "text"
    return is_text and not isinstance(choice, (ObjectNode, ArrayNode))


def _slots(node: JsonNode, path: tuple[str, ...]) -> Iterator[tuple[int, int, bytes]]:
    """Values that may differ: start, end and what they may be."""
    if isinstance(node, ObjectNode):
        for member in node.members:
            name = member.name.text
            if path or name not in (OUTPUT, TOOLS):
                yield from _slots(member.value, (*path, name))
    elif isinstance(node, StringNode) and path == ("id",):
        yield node.start + 1, node.end - 1, _ID
    elif isinstance(node, NumberNode) and path[0] in _COUNTED:
        yield node.start, node.end, _NUMBER


def _piece(
    text: str, start: int, end: int, slots: list[tuple[int, int, bytes]]
) -> Piece | None:
    if end - start > _LONGEST or not text[start:end].isascii():
        return None
    pattern, here = [], start
    for slot_start, slot_end, value in slots:
        if start <= slot_start and slot_end <= end:
            pattern += [re.escape(text[here:slot_start].encode()), value]
            here = slot_end
    differing = re.compile(b"".join(pattern)) if pattern else None
    return Piece(differing, text[here:end].encode())
