"""Findings on tools that are kept: a log repeats the same tools on every line.

A tool is known by the characters that spell it, so what was found in one place is moved
to the next.

Source: the finding catalogue, "strict/" and "dialect/": all that is said of a tool by
itself depends on what it says, and on who asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from inspector.core.checks.finding import Finding, Place
from inspector.core.source.span import Span
from inspector.core.tools.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from inspector.core.tools.tool import Tool, ToolShape

Asked = TypeVar("Asked", bound="Hashable")
"""All that a finding depends on beside the tool itself."""


class KeptFindings(Generic[Asked]):
    """What was said of the tools that were asked about last.

    Args:
        look: Says what is to be said of a tool, for whoever asks.
    """

    def __init__(self, look: Callable[[Tool, Asked], Iterable[Finding]]) -> None:
        self._look = look
        self._kept: Kept[tuple[str, ToolShape, Asked], tuple[Finding, ...]] = Kept()

    def on(self, tool: Tool, asked: Asked) -> tuple[Finding, ...]:
        """What is to be said of a tool, found now or before.

        Args:
            tool: Any, in any document.
            asked: For whom.
        """
        spelled = tool.spelled
        if spelled is None or tool.node is None:
            return tuple(self._look(tool, asked))
        start, key = tool.node.start, (spelled, tool.shape, asked)
        kept = self._kept.get(key)
        if kept is None:
            found = self._look(tool, asked)
            kept = tuple(_moved(f, tool, -start, forth=False) for f in found)
            self._kept.keep(key, kept, len(spelled))
        return tuple(_moved(finding, tool, start, forth=True) for finding in kept)


def _moved(finding: Finding, tool: Tool, distance: int, *, forth: bool) -> Finding:
    """A finding with its place from the beginning of a tool on, or back again."""
    place, base = finding.place, tool.node_pointer
    start, end = place.span
    pointer = base + place.pointer if forth else place.pointer[len(base) :]
    span = Span(start + distance, end + distance)
    return finding.at(Place(tool.record, pointer, span))
