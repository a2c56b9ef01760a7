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


class FaultLog:
    """Collects the faults of one text."""

    def __init__(self, text: str, end: int) -> None:
        self._text = text
        self._end = end
        self._faults: list[JsonFault] = []
        self._first_literal: int | None = None

    def faults(self) -> tuple[JsonFault, ...]:
        """All faults so far, in the order of the text."""
        return tuple(sorted(self._faults, key=lambda fault: fault.span))

    def add(
        self, rule: str, span: Span, variant: str = "", **details: str | int
    ) -> None:
        """Note a fault that can be read past."""
        self._faults.append(JsonFault(rule, span, variant, tuple(details.items())))

    def add_python_literal(self, span: Span) -> None:
        """Note one of Python's own spellings; the first of a text stands for all."""
        if self._first_literal is None:
            self._first_literal = len(self._faults)
            self.add("json/python-literal", span, literal=self._shown(span))

    def add_duplicate(self, name: StringNode, first: StringNode) -> None:
        """Note a name that its object has already."""
        span = Span(name.start, name.end)
        self.add("json/duplicate-name", span, name=name.text, first=first.start)

    def stop(
        self, rule: str, position: int, variant: str = "", **details: str | int
    ) -> NoReturn:
        """Note a fault that cannot be read past."""
        end = min(position + 1, self._end)
        self.add(rule, Span(min(position, end), end), variant, **details)
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
