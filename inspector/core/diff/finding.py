"""What a comparison has to say, and where on both sides.

Rule ids are those of the room ``diff/`` of the finding catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from inspector.core.rules.catalogue import Detail
    from inspector.core.source.span import Span


class ChangeKind(StrEnum):
    """What became of a value, seen from left to right."""

    ADDED = "added"
    """On the right only."""

    REMOVED = "removed"
    """On the left only."""

    REPLACED = "replaced"
    MOVED = "moved"
    """The same value at another place in its order."""


class Label(StrEnum):
    """How much a change means."""

    MEANING = "meaning"
    SPELLING = "spelling"
    """The same value in other characters."""

    IDENTITY = "identity"
    """What an item is called: a member that a provider may vary without meaning, and
    ``call_id`` and ``namespace``, which it may not. How much it weighs is told by its
    finding."""

    @property
    def rank(self) -> int:
        """0 for the one that means most."""
        return ("meaning", "spelling", "identity").index(self.value)


@dataclass(frozen=True, slots=True)
class DiffPlace:
    """The characters of one side that a change is about."""

    item: int | None
    """Number of the item in its document; None for a call of another API."""

    record: int
    """Index of the document's record; 0 unless it is JSON Lines."""

    pointer: str
    """JSON Pointer in that record."""

    span: Span
    """Code points of the document's text; escapes are never cut in half."""

    inner: str | None = None
    """JSON Pointer inside a decoded string; None for places outside of one."""

    inner_span: Span | None = None
    """Code points of the decoded string."""

    ranges: tuple[Span, ...] = ()
    """The characters within `span` that differ, code points of the document's
    text; empty where it is the value as a whole, or only its place."""


@dataclass(frozen=True, slots=True)
class Change:
    """One value that differs between the two sides of a pair."""

    kind: ChangeKind
    label: Label
    left: DiffPlace | None
    """None for what was added."""

    right: DiffPlace | None
    """None for what was removed."""

    way: str = ""
    """How a value is spelled otherwise: ``escapes``, ``number``, ``order``,
    ``literal``, ``space``, or ``encoding`` for one more level of it."""

    dialect: str | None = None
    """The dialect that lets a change of identity pass."""


@dataclass(frozen=True, slots=True)
class DiffFinding:
    """One difference that is worth a sentence."""

    code: str
    """The rule's id, ``diff/what-differs``."""

    severity: Severity
    change: Change
    variant: str = ""
    """Which of the rule's messages fits."""

    details: tuple[tuple[str, Detail], ...] = ()
    """Named values for the message, ready to be shown."""

    @property
    def left(self) -> DiffPlace | None:
        """The place on the left; None for what was added."""
        return self.change.left

    @property
    def right(self) -> DiffPlace | None:
        """The place on the right; None for what was removed."""
        return self.change.right

    @property
    def blocks(self) -> bool:
        """Whether the right side would not do what the left one does."""
        return self.severity is Severity.BLOCK
