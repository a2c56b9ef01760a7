"""What one provider does with one feature of a schema, and how that is known.

Source: the rule book, section 2.1 (2026-11-30): "ok accepted and enforced or passed
on; ign accepted, not enforced; rej rejected; inl must be inlined or rewritten first;
? not verified".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import re

    from inspector.core.texts import Phrase
    from inspector.core.tools.dialects.use import Use


class Treatment(StrEnum):
    """What becomes of a feature."""

    ACCEPTED = "accepted"
    """Taken, and enforced or handed on."""

    IGNORED = "ignored"
    """Taken, but nothing is held to it."""

    REJECTED = "rejected"
    """The whole request is refused."""

    REWRITTEN = "rewritten"
    """The provider, or what stands before it, turns it into something else."""

    UNKNOWN = "unknown"
    """No source says anything that could be relied on."""


class Confidence(StrEnum):
    """How sure a source makes us."""

    DOCUMENTED = "documented"
    """The provider says so, or its own code does."""

    OBSERVED = "observed"
    """Seen, or coded in a widely used library after trying."""

    REPORTED = "reported"
    """Somebody says that it happened."""

    UNVERIFIED = "unverified"
    """Nobody whom we read says so outright: a hint, never an error."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a cell rests on."""

    rule: str
    """Id in the rule book, such as ``GEM-4``."""

    text: str
    url: str | None
    confidence: Confidence


@dataclass(frozen=True, slots=True)
class Cell:
    """What one provider does with one use of a feature."""

    treatment: Treatment
    evidence: Evidence | None = None
    """None only where nothing is known."""

    note: Phrase | None = None
    """What the treatment alone does not tell, and what to write instead."""

    is_routine: bool = False
    """Clients rewrite it as a matter of course, and no meaning goes with it."""

    is_told: bool = False
    """Ignored by the service, but the model reads it all the same."""

    @property
    def is_sure(self) -> bool:
        """Whether the evidence is good enough to call something an error."""
        good = (Confidence.DOCUMENTED, Confidence.OBSERVED)
        return self.evidence is not None and self.evidence.confidence in good

    @property
    def is_hint(self) -> bool:
        """Whether it must not be taken for more than a hint."""
        known = self.evidence is not None and self.treatment is not Treatment.UNKNOWN
        return (
            not known
            or self.evidence is None
            or self.evidence.confidence is Confidence.UNVERIFIED
        )

    @property
    def is_in_the_way(self) -> bool:
        """Whether a schema has to be written otherwise to arrive as it is meant."""
        if self.is_hint:
            return False
        lost = self.treatment is Treatment.IGNORED and not self.is_told
        return lost or self.treatment is Treatment.REJECTED


NOTHING_KNOWN = Cell(Treatment.UNKNOWN)


@dataclass(frozen=True, slots=True)
class Guard:
    """A cell with the condition on the value under which it counts."""

    cell: Cell
    at_most: int | None = None
    one_of: frozenset[str] | None = None
    matches: re.Pattern[str] | None = None

    def admits(self, use: Use) -> bool:
        """Whether the cell counts for a use."""
        if self.at_most is not None:
            return use.number is not None and use.number <= self.at_most
        if self.one_of is not None:
            return use.text in self.one_of
        if self.matches is not None:
            return self.matches.fullmatch(use.text) is not None
        return True
