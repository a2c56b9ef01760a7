"""A fault of the text itself, and the log that a reader keeps of them.

Rule ids are those of the room ``json/`` of the finding catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import StringNode

READABLE = frozenset(
    {
        "json/duplicate-name",
        "json/number-range",
        "json/big-integer",
        "json/lone-surrogate",
    }
)
"""Faults that leave the text JSON: readers disagree about the value only."""

MAX_FAULTS_OF_A_RULE = 1000
"""So many faults of one rule are kept of one text: a flood of one kind, such as a
binary file, must neither fill the memory nor hide another kind."""


class StoppedReadingError(Exception):
    """Reading cannot go on; the fault that says why is in the log."""


@dataclass(frozen=True, slots=True)
class JsonFault:
    """One fault of a text and the characters that it stands on."""

    rule: str
    """A rule id of the room ``json/``."""

    span: Span
    """Code points of the text that was read; empty at the end of the text."""

    variant: str = ""
    """Which of the rule's messages fits, such as ``trailing-comma``."""

    details: tuple[tuple[str, str | int], ...] = ()
    """Named values for the message."""

    @property
    def breaks_json(self) -> bool:
        """Whether a text with this fault is no RFC 8259 JSON text."""
        return self.rule not in READABLE


def _span_of(fault: JsonFault) -> Span:
    return fault.span


class FaultLog:
    """Collects the faults of one text."""

    __slots__ = ("_counts", "_end", "_faults", "_text", "marks_bytes")

    def __init__(self, text: str, end: int, *, marks_bytes: bool = False) -> None:
        self._text = text
        self._end = end
        self._faults: list[JsonFault] = []
        self._counts: dict[str, int] = {}
        self.marks_bytes = marks_bytes
        """Whether U+DC80 to U+DCFF stand for bytes that could not be decoded."""

    def faults(self) -> tuple[JsonFault, ...]:
        """All faults so far, in the order of the text."""
        if len(self._faults) > 1:
            self._faults.sort(key=_span_of)
        return tuple(self._faults)

    def add(
        self, rule: str, span: Span, variant: str = "", **details: str | int
    ) -> None:
        """Note a fault that can be read past."""
        count = self._counts[rule] = self._counts.get(rule, 0) + 1
        if count <= MAX_FAULTS_OF_A_RULE:
            self._faults.append(JsonFault(rule, span, variant, tuple(details.items())))

    def add_python_literal(self, start: int, end: int) -> None:
        """Note one of Python's own spellings; the first of a text stands for all."""
        if "json/python-literal" not in self._counts:
            span = Span(start, end)
            self.add("json/python-literal", span, literal=self._shown(span))

    def take_over(self, faults: tuple[JsonFault, ...]) -> None:
        """Note what another log of the same text held."""
        for fault in faults:
            self.add(fault.rule, fault.span, fault.variant, **dict(fault.details))

    def add_duplicate(self, name: StringNode, first: StringNode) -> None:
        """Note a name that its object has already."""
        span = Span(name.start, name.end)
        self.add("json/duplicate-name", span, name=name.text, first=first.start)

    def stop(
        self, rule: str, position: int, variant: str = "", **details: str | int
    ) -> NoReturn:
        """Note a fault that cannot be read past."""
        end = min(position + 1, self._end)
        span = Span(min(position, end), end)
        self._faults.append(JsonFault(rule, span, variant, tuple(details.items())))
        raise StoppedReadingError

    def expected(self, what: str, position: int) -> NoReturn:
        """Note that something else stands at a place than must stand there.

        At the end of the text that means that the text looks cut off. What
        was due names the message: ``value``, ``name``, ``name-or-end``,
        ``colon``, ``comma-or-}`` or ``comma-or-]``.
        """
        if position >= self._end:
            self.stop("json/truncated", self._end, what)
        self.stop("json/syntax", position, what, found=self._text[position])

    def _shown(self, span: Span) -> str:
        return self._text[span.start : min(span.end, span.start + 40)]
