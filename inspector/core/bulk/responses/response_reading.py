"""Reads a line as a response of which all parts are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.calls.shape import ID
from inspector.core.bulk.responses.counted_response import KnownPlace
from inspector.core.bulk.responses.frame import OUTPUT, Frame
from inspector.core.bulk.responses.known_kind import NO_TOOLS, UNDECLARED, KnownKind

if TYPE_CHECKING:
    from inspector.core.bulk.calls.shape import Shape
    from inspector.core.bulk.responses.known_kind import Fitted
    from inspector.core.bulk.responses.known_parts import KnownItem
    from inspector.core.bulk.responses.known_tools import KnownTool

_MOST_KINDS = 16
_MOST_TOOLS = 2000
_BEGINNING = 48
"""Bytes by which tools are looked up before they are compared."""


class KnownResponse:
    """A frame, and what stood in it."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.envelope = frame.inspection.envelope.name
        self.tools: dict[bytes, list[tuple[bytes, KnownTool]]] = {}
        self.kinds: list[KnownKind] = []
        first, *others = (piece.end_at for piece in frame.pieces)
        stretches = zip((name == OUTPUT for name in frame.lists), others, strict=True)
        self.course = first, (*stretches,)
        """What finds the end of what is before the lists; and of each list whether it
        holds the items, and what finds the end of what is behind it."""

        self.starts: dict[bytes, list[KnownKind]] = {}
        """Kinds by what their items begin with."""

        self.start_length = 0
        self._tool_count = 0

    def add_tool(self, raw: bytes, tool: KnownTool) -> None:
        """Keep a tool by its text."""
        alike = self.tools.setdefault(raw[:_BEGINNING], [])
        if self._tool_count < _MOST_TOOLS and all(raw != known for known, _ in alike):
            alike.append((raw, tool))
            self._tool_count += 1

    def has_tool(self, raw: bytes) -> bool:
        """Whether a tool is known by its text."""
        return any(raw == known for known, _ in self.tools.get(raw[:_BEGINNING], ()))

    def kind_of(self, shape: Shape, namespace: str | None) -> KnownKind | None:
        """The items of a shape; None where there are too many shapes already."""
        for kind in self.kinds:
            if kind.shape.is_like(shape):
                return kind
        if len(self.kinds) >= _MOST_KINDS:
            return None
        kind = KnownKind(shape, namespace)
        self.kinds.append(kind)
        length = min(len(each.shape.beginning) for each in self.kinds)
        self.start_length, self.starts = length, {}
        for each in self.kinds:
            self.starts.setdefault(each.shape.beginning[:length], []).append(each)
        return kind


class ReadItem(NamedTuple):
    """An item of a response by what is known of it."""

    known: KnownItem
    fitted: Fitted
    tool: int | None
    """The number of the tool of the response that it calls; None for what does not
    depend on the tools of the response."""


class PartsReading:
    """Reads one line as a response of which all parts are known.

    Args:
        known: What a response is made of.
        line: With its end or without.
        only_counts: Whether nothing is said in words: then one name that no tool has
            is like another, whatever the nearest one is.
    """

    __slots__ = ("_only_counts", "fitted", "items", "known", "line", "tools")

    def __init__(
        self, known: KnownResponse, line: bytes, *, only_counts: bool = False
    ) -> None:
        self.known = known
        self.line = line
        self.fitted: list[Fitted] = []
        """Its items."""

        self.items: list[ReadItem] = []
        """The same, once all of them are known."""

        self.tools: list[tuple[bytes, KnownTool, int]] = []
        self._only_counts = only_counts

    def fits(self) -> bool:
        """Whether its frame and its tools are known, and the kinds of its items."""
        line = self.line
        first, stretches = self.known.course
        here = first(line, 0)
        for is_output, end_at in stretches:
            if here is not None and not line.startswith(b"]", here):
                here = self._items(here) if is_output else self._tools(here)
            if here is None:
                return False
            here = end_at(line, here)
        return here is not None and not line[here:].strip(b"\r\n")

    def is_known(self) -> bool:
        """Whether its items are known, too, once it fits."""
        if not self.items:
            found = [*map(self.known_at, self.fitted)]
            self.items = [each for each in found if each is not None]
        return len(self.items) == len(self.fitted)

    def new(self) -> list[Fitted]:
        """Those of its items that are not known, once it fits."""
        return [each for each in self.fitted if self.known_at(each) is None]

    def places(self) -> list[KnownPlace]:
        """Its items where they stand."""
        return [
            KnownPlace(known, fitted.places(), fitted.start, fitted.end, tool)
            for known, fitted, tool in self.items
        ]

    def is_unique(self) -> bool:
        """Whether no two of its items have the same id, once they are known."""
        own = (each.slot(self.line, ID) or _id_of(each.known) for each in self.places())
        ids = [*filter(None, own)]
        return len(set(ids)) == len(ids)

    def _items(self, here: int) -> int | None:
        """Read items up to the closing bracket."""
        line, known, found = self.line, self.known, self.fitted
        starts, length, comma = known.starts, known.start_length, known.frame.comma
        while True:
            for kind in starts.get(line[here : here + length], ()):
                fitted = kind.fit_at(line, here)
                if fitted is not None:
                    found.append(fitted)
                    here = fitted[-1]
                    break
            else:
                return None
            if not line.startswith(comma, here):
                return here
            here += len(comma)

    def _tools(self, here: int) -> int | None:
        """Read tools up to the closing bracket."""
        line, known, tools = self.line, self.known.tools, self.tools
        comma = self.known.frame.comma
        while True:
            for raw, tool in known.get(line[here : here + _BEGINNING], ()):
                if line.startswith(raw, here):
                    tools.append((raw, tool, here))
                    here += len(raw)
                    break
            else:
                return None
            if not line.startswith(comma, here):
                return here
            here += len(comma)

    def known_at(self, fitted: Fitted) -> ReadItem | None:
        """What is known of an item, if anything."""
        kind, name = fitted.kind, fitted.name
        known, tool = kind.any.get(name), None
        if known is None:
            known, tool = self._own(kind, name)
        return None if known is None else ReadItem(known, fitted, tool)

    def _own(self, kind: KnownKind, name: bytes) -> tuple[KnownItem | None, int | None]:
        """What is known of a call by the tools here, and the number of its own."""
        if not self.tools:
            return kind.own.get((name, NO_TOOLS)), None
        called = (kind.namespace, name.decode())
        found = [n for n, (_, tool, _) in enumerate(self.tools) if called in tool.names]
        if not found and self._only_counts and self.is_undeclared(called[1]):
            return kind.own.get((name, UNDECLARED)), None
        if len(found) != 1:
            return None, None
        return kind.own.get((name, self.tools[found[0]][0])), found[0]

    def is_undeclared(self, called: str) -> bool:
        """Whether tools are declared here, and none of them has a name."""
        names = [name for _, tool, _ in self.tools for _, name in tool.names]
        return bool(names) and called not in names


def _id_of(known: KnownItem) -> str | None:
    """The id of all that are like an item, where it differs in none."""
    return known.judged.item.item_id
