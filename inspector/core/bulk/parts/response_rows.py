"""Rows of a response of which all parts are known, without putting it together.

Of each item and each tool the rows are made once; a response moves them to its places.

Source: `composing`, which says the same of it as an inspection.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.calls.anchors import anchored_at
from inspector.core.bulk.calls.shape import CALL_ID, ID
from inspector.core.bulk.rows.packing import (
    in_response,
    item_like,
    packed_at,
    packed_item,
    schema_of,
)
from inspector.core.checks.verdict import Reason
from inspector.core.report.collection import row_of
from inspector.core.report.report import Gap, Site

if TYPE_CHECKING:
    from inspector.core.bulk.parts.alike_rows import Line
    from inspector.core.bulk.responses.counted_response import KnownPlace
    from inspector.core.bulk.responses.known_parts import KnownItem
    from inspector.core.bulk.responses.known_tools import KnownTool
    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.checks.finding import Finding
    from inspector.core.report.report import HeldSchema

_NOWHERE = Site(0, 0, 0, 0)
_TOOLS = "/tools/"


class _Mark(NamedTuple):
    """A finding at bytes of the line."""

    start: int
    end: int
    pointer: str
    item: int | None
    finding: Finding


class ResponseRows:
    """Makes rows of responses, and keeps those of their parts.

    Args:
        input_index: Of the input that they are in.
    """

    def __init__(self, input_index: int) -> None:
        self._input = input_index
        self._items: dict[int, tuple[Packed, KnownItem]] = {}
        self._tools: dict[int, tuple[list[_Mark], KnownTool]] = {}
        """Findings on tools, from the beginning of each on."""

    def packed(
        self,
        line: Line,
        items: list[KnownPlace],
        tools: list[tuple[bytes, KnownTool, int]],
        first: int,
    ) -> Packed:
        """The rows of a response (see `packing.packed_record`).

        Args:
            line: The response.
            items: Its items; nothing is to be said of their arguments and pairs.
            tools: Its tools: their texts, what is known of them, their first bytes.
            first: The number of its first item in the part.
        """
        marks = [mark for place in enumerate(tools) for mark in self._of_tool(*place)]
        for index, place in enumerate(items):
            marks += _of_item(index, place)
        edges = [edge for mark in marks for edge in (mark.start, mark.end)]
        edges += [edge for place in items for edge in (place.start, place.end)]
        ruler = _Ruler(line, edges)
        marks.sort(key=lambda mark: mark.start)
        return (
            (line.number - 1, line.offset, len(line.text)),
            first,
            [self._item(*each, ruler) for each in enumerate(items)],
            [self._finding(mark, first, ruler) for mark in marks],
            [tuple(gap) for gap in self._gaps(items, first, line.number)],
        )

    def _item(self, index: int, place: KnownPlace, ruler: _Ruler) -> Packed:
        known = place.known
        if id(known) not in self._items:
            row = packed_item(row_of(known.judged, _NOWHERE, self._input))
            self._items[id(known)] = row, known
        row, _ = self._items[id(known)]
        text, site = ruler.line.text, ruler.site(place.start, place.end)
        ids = place.slot(text, ID), place.slot(text, CALL_ID)
        return in_response(
            item_like(row, site, *ids),
            f"/output/{index}",
            _moved(schema_of(row), place),
        )

    def _of_tool(self, index: int, place: tuple[bytes, KnownTool, int]) -> list[_Mark]:
        raw, tool, begin = place
        if not tool.found:
            return []
        if id(tool) not in self._tools:
            text = raw.decode()
            self._tools[id(tool)] = [_in_tool(each, text) for each in tool.found], tool
        return [
            mark._replace(
                start=mark.start + begin,
                end=mark.end + begin,
                pointer=f"{_TOOLS}{index}{mark.pointer}",
            )
            for mark in self._tools[id(tool)][0]
        ]

    def _finding(self, mark: _Mark, first: int, ruler: _Ruler) -> Packed:
        item = None if mark.item is None else first + mark.item
        site = ruler.site(mark.start, mark.end)
        packed = packed_at(mark.finding, item, mark.pointer, site, self._input)
        return (packed, site.column - 1, site.end_column - 1, None)

    def _gaps(self, items: list[KnownPlace], first: int, line: int) -> list[Gap]:
        return [
            Gap("unchecked", self._input, line, number)
            for number, place in enumerate(items, first)
            if place.known.judged.reason is Reason.UNCHECKED
        ]


class _Ruler:
    """Finds characters of a line by its bytes, going through it once."""

    def __init__(self, line: Line, edges: list[int]) -> None:
        self.line = line
        self._characters: dict[int, int] | None = None
        if not line.text.isascii():
            self._characters = {0: 0}
            count = 0
            for start, end in pairwise(sorted({0, *edges})):
                count += len(line.text[start:end].decode())
                self._characters[end] = count

    def site(self, start: int, end: int) -> Site:
        """A stretch of the line, by its bytes."""
        _, number, offset = self.line
        first, last = start, end
        if self._characters is not None:
            first, last = self._characters[start], self._characters[end]
        return Site(number, first + 1, offset + start, end - start, number, last + 1)


def _of_item(index: int, place: KnownPlace) -> list[_Mark]:
    pointer = f"/output/{index}"
    return [
        _Mark(
            anchored_at(each.start, place.places, place.start),
            anchored_at(each.end, place.places, place.start),
            pointer + each.pointer,
            index,
            each.finding,
        )
        for each in place.known.all
    ]


def _in_tool(finding: Finding, text: str) -> _Mark:
    start, end = finding.place.span
    before = len(text[:start].encode())
    behind = before + len(text[start:end].encode())
    return _Mark(before, behind, finding.place.pointer, None, finding)


def _moved(schema: HeldSchema | None, place: KnownPlace) -> HeldSchema | None:
    """The schema of a tool of the response, where that tool stands here."""
    if schema is None or place.tool is None:
        return schema
    before = schema.pointer.split("/")[2]
    behind = schema.pointer[len(_TOOLS + before) :]
    return schema._replace(pointer=f"{_TOOLS}{place.tool}{behind}")
