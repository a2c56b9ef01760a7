"""Findings on tools that are kept: a log repeats the same tools on every line.

A tool is known by the characters that spell it, so what was found in one place is moved
to the next. Any number of threads may use it at once.

Source: the finding catalogue, "strict/" and "dialect/": all that is said of a tool by
itself depends on what it says, and on who asks.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Generic, TypeVar

from inspector.core.checks.finding import Finding, Place
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.span import Span
from inspector.core.source.wrapping import WrappingKind

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from inspector.core.source.json_nodes import ObjectNode
    from inspector.core.tools.tool import Tool, ToolShape

_MOST_ENTRIES = 512
_MOST_CHARACTERS = 2**22

Asked = TypeVar("Asked", bound="Hashable")
"""All that a finding depends on beside the tool itself."""


class KeptFindings(Generic[Asked]):
    """What was said of the tools that were asked about last.

    Args:
        look: Says what is to be said of a tool, for whoever asks.
    """

    def __init__(self, look: Callable[[Tool, Asked], Iterable[Finding]]) -> None:
        self._look = look
        self._lock = Lock()
        self._kept: OrderedDict[tuple[str, ToolShape, Asked], tuple[Finding, ...]] = (
            OrderedDict()
        )
        self._characters = 0

    def on(self, tool: Tool, asked: Asked) -> tuple[Finding, ...]:
        """What is to be said of a tool, found now or before.

        Args:
            tool: Any, in any document.
            asked: For whom.
        """
        start = _start_of(tool)
        if start is None or tool.node is None:
            return tuple(self._look(tool, asked))
        key = (tool.document.text[start : tool.node.end], tool.shape, asked)
        with self._lock:
            kept = self._kept.get(key)
        if kept is None:
            found = self._look(tool, asked)
            kept = tuple(_moved(f, tool, -start, forth=False) for f in found)
            self._keep(key, kept)
        return tuple(_moved(finding, tool, start, forth=True) for finding in kept)

    def _keep(
        self, key: tuple[str, ToolShape, Asked], found: tuple[Finding, ...]
    ) -> None:
        size = len(key[0])
        if size > _MOST_CHARACTERS // 4:
            return
        with self._lock:
            if key not in self._kept:
                self._characters += size
            self._kept[key] = found
            while (
                len(self._kept) > _MOST_ENTRIES or self._characters > _MOST_CHARACTERS
            ):
                dropped, _ = self._kept.popitem(last=False)
                self._characters -= len(dropped[0])


def _start_of(tool: Tool) -> int | None:
    """Where a tool begins that its own characters say all of; None for another."""
    node, schema = tool.node, tool.parameters
    if node is None or not node.members or not _is_json(tool, node):
        return None
    is_inside = schema is None or node.start <= schema.start < node.end
    is_named = tool.parameters_pointer.startswith(tool.node_pointer)
    return node.start if is_inside and is_named else None


def _is_json(tool: Tool, node: ObjectNode) -> bool:
    """Whether JSON spells a tool, and nothing stands around that JSON.

    The same characters may mean another thing in a repr, or in a string.
    """
    document, name = tool.document, node.members[0].name
    if type(name) is not StringNode or document.text[name.start] != '"':
        return False
    around = document.records[tool.record].wrappings
    return all(wrapping.kind is not WrappingKind.REPR for wrapping in around)


def _moved(finding: Finding, tool: Tool, distance: int, *, forth: bool) -> Finding:
    """A finding with its place from the beginning of a tool on, or back again."""
    place, base = finding.place, tool.node_pointer
    start, end = place.span
    pointer = base + place.pointer if forth else place.pointer[len(base) :]
    span = Span(start + distance, end + distance)
    return finding.at(Place(tool.record, pointer, span))
