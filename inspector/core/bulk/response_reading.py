"""Reads a line as a response of which all parts are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.frame import OUTPUT, Frame
from inspector.core.bulk.shape import CALL_ID, ID, NAME

if TYPE_CHECKING:
    from inspector.core.bulk.known_parts import KnownItem
    from inspector.core.bulk.known_tools import KnownTool
    from inspector.core.bulk.shape import Shape

UNDECLARED, NO_TOOLS = b"undeclared", b"no tools"
"""Stand for a tool that is not there among others, and where there are none; no tool
has these texts."""

_MOST_TOOLS = 2000
_BEGINNING = 48
"""Bytes by which tools are looked up before they are compared."""

Key = tuple[bytes, bytes]
"""The name that a call has, and the text of its tool where that is the response's."""


class KnownKind:
    """Items of one shape, by what they call."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.items: dict[Key, KnownItem] = {}
        self.namespace: str | None = None


class KnownResponse:
    """A frame, and what stood in it."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.tools: dict[bytes, list[tuple[bytes, KnownTool]]] = {}
        self.kinds: list[KnownKind] = []
        self.tool_count = 0

    def add_tool(self, raw: bytes, tool: KnownTool) -> None:
        """Keep a tool by its text."""
        alike = self.tools.setdefault(raw[:_BEGINNING], [])
        if self.tool_count < _MOST_TOOLS and all(raw != known for known, _ in alike):
            alike.append((raw, tool))
            self.tool_count += 1


class _Place(NamedTuple):
    """An item where it stands in a line."""

    kind: KnownKind
    places: list[tuple[int, int]]
    start: int
    end: int


class PartsReading:
    """Reads one line as a response of which all parts are known."""

    def __init__(self, known: KnownResponse, line: bytes) -> None:
        self.known = known
        self.line = line
        self.items: list[_Place] = []
        self.tools: list[tuple[bytes, KnownTool, int]] = []

    def fits(self) -> bool:
        """Whether all of it is known."""
        here: int | None = 0
        lists = iter(self.known.frame.lists)
        for piece in self.known.frame.pieces:
            match = piece.match(self.line, here or 0)
            if match is None:
                return False
            here = match.end()
            name = next(lists, None)
            if name is not None:
                here = self._listed(name, here)
            if here is None:
                return False
        return here == len(self.line)

    def _listed(self, name: str, here: int) -> int | None:
        """Read a list up to its closing bracket."""
        take = self._item if name == OUTPUT else self._tool
        if self.line.startswith(b"]", here):
            return here
        while True:
            end = take(here)
            if end is None or self.line.startswith(b"]", end):
                return end
            if not self.line.startswith(b",", end):
                return None
            here = end + 1 + self.line.startswith(b" ", end + 1)

    def _item(self, here: int) -> int | None:
        for kind in self.known.kinds:
            found = kind.shape.fit_at(self.line, here)
            if found is not None:
                self.items.append(_Place(kind, found[0], here, found[1]))
                return found[1]
        return None

    def _tool(self, here: int) -> int | None:
        beginning = self.line[here : here + _BEGINNING]
        for raw, tool in self.known.tools.get(beginning, ()):
            if self.line.startswith(raw, here):
                self.tools.append((raw, tool, here))
                return here + len(raw)
        return None

    def known_at(
        self, place: _Place, *, only_counts: bool = False
    ) -> tuple[KnownItem, int | None] | None:
        """What is known of an item, and the number of the tool here that it calls.

        That is None for what does not depend on the tools of the response.

        Args:
            place: Of the item.
            only_counts: Whether nothing is said in words: then one name that no tool
                has is like another, whatever the nearest one is.
        """
        kind, roles = place.kind, place.kind.shape.roles
        if CALL_ID in roles and self._slot(place, ID) == self._slot(place, CALL_ID):
            return None
        name = self._slot(place, NAME) or b""
        known = kind.items.get((name, b""))
        if known is not None or not name:
            return None if known is None else (known, None)
        if not self.tools:
            known = kind.items.get((name, NO_TOOLS))
            return None if known is None else (known, None)
        called = (kind.namespace, name.decode())
        found = [n for n, (_, tool, _) in enumerate(self.tools) if called in tool.names]
        if only_counts and not found and self._is_undeclared(called[1]):
            known = kind.items.get((name, UNDECLARED))
            return None if known is None else (known, None)
        if len(found) != 1:
            return None
        own = kind.items.get((name, self.tools[found[0]][0]))
        return None if own is None else (own, found[0])

    def _slot(self, place: _Place, role: str) -> bytes | None:
        return place.kind.shape.slot(self.line, place.places, role)

    def _is_undeclared(self, called: str) -> bool:
        """Whether tools are declared here, and none of them has a name."""
        names = [name for _, tool, _ in self.tools for _, name in tool.names]
        return bool(names) and called not in names
