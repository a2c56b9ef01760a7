"""A response cut down to those of its parts that are new.

Most responses of a log repeat items and tools that were met before, and are new in one
or two of them. A response of these alone teaches as much as the whole line, and takes a
third of the time to be inspected.

Source: `frame`: what is said of a response is what is said of its parts.
"""

from __future__ import annotations

from json import JSONDecoder
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.responses.frame import OUTPUT, TOOLS
from inspector.core.bulk.responses.known_kind import NO_TOOLS, UNDECLARED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.bulk.responses.response_reading import KnownResponse

_value_at = JSONDecoder().raw_decode


class _Part(NamedTuple):
    """An item or a tool."""

    raw: bytes
    value: object


class _Lists(NamedTuple):
    """A response as what is around its lists, and what is in them."""

    around: list[bytes]
    parts: list[list[_Part]]

    def of(self, names: Sequence[str], name: str) -> list[_Part]:
        """The parts of the list of a name; none where there is no such list."""
        return self.parts[names.index(name)] if name in names else []


def cut_down(known: KnownResponse, line: bytes) -> bytes | None:
    """A response of the new parts of another one.

    Args:
        known: What responses of a frame are made of.
        line: The other one, without its end.

    Returns:
        None where it has another frame, and where none of its parts seems to be new,
        or each does.
    """
    found = _lists_of(known, line)
    if found is None:
        return None
    names, comma = known.frame.lists, known.frame.comma
    items, tools = found.of(names, OUTPUT), found.of(names, TOOLS)
    new = [item for item in items if not _is_known_item(known, item, tools)]
    called = [name for item in new if (name := _name_in(item)) is not None]
    needed = [
        tool
        for tool in tools
        if not known.has_tool(tool.raw) or any(name in tool.raw for name in called)
    ]
    # A list that is empty may mean another thing than one that is not.
    kept = {OUTPUT: new or items[:1], TOOLS: needed or tools[:1]}
    is_less = len(kept[OUTPUT]) + len(kept[TOOLS]) < len(items) + len(tools)
    if not is_less or not (new or needed):
        return None
    pieces = found.around[:1]
    for listed, behind in zip(names, found.around[1:], strict=True):
        pieces += [comma.join(part.raw for part in kept[listed]), behind]
    return b"".join(pieces)


def _lists_of(known: KnownResponse, line: bytes) -> _Lists | None:
    """What a line with the frame is made of; None for one with another."""
    frame, here = known.frame, 0
    found = _Lists([], [])
    end = frame.pieces[0].end_at(line, 0)
    for piece in frame.pieces[1:]:
        parts = None if end is None else _parts_at(line, end, frame.comma)
        if end is None or parts is None:
            return None
        found.around.append(line[here:end])
        found.parts.append(parts)
        commas = len(frame.comma) * max(len(parts) - 1, 0)
        here = end + sum(len(part.raw) for part in parts) + commas
        end = piece.end_at(line, here)
    found.around.append(line[here:])
    return found if end == len(line) else None


def _parts_at(line: bytes, here: int, comma: bytes) -> list[_Part] | None:
    """The values of a list from the first one on; None where one cannot be read."""
    parts: list[_Part] = []
    if line.startswith(b"]", here):
        return parts
    between = comma.decode()
    try:
        text, place = line[here:].decode(), 0
        while True:
            value, end = _value_at(text, place)
            parts.append(_Part(text[place:end].encode(), value))
            if not text.startswith(between, end):
                return parts
            place = end + len(between)
    except (ValueError, RecursionError):
        return None


def _is_known_item(known: KnownResponse, item: _Part, tools: list[_Part]) -> bool:
    """Whether an item seems to be known, with one of the tools or without."""
    raw = item.raw
    for kind in known.starts.get(raw[: known.start_length], ()):
        fitted = kind.fit_at(raw, 0)
        if fitted is not None and fitted.end == len(raw):
            name = fitted.name
            others = (*(tool.raw for tool in tools), UNDECLARED, NO_TOOLS)
            return name in kind.any or any((name, o) in kind.own for o in others)
    return False


def _name_in(item: _Part) -> bytes | None:
    """The name that a call has, between its quotes."""
    name = item.value.get("name") if isinstance(item.value, dict) else None
    if not isinstance(name, str):
        return None
    # No tool is looked for by half of a surrogate pair: none has it in sound UTF-8.
    return f'"{name}"'.encode("utf-8", "surrogatepass")
