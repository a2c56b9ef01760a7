"""What the lint of one schema says.

Source: OpenAI, function calling guide, "Strict mode" (2026-11-30): a schema that is
sent without ``strict`` is normalised where that is possible.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from inspector.core.rules.catalogue import Detail
    from inspector.core.source.span import Span
    from inspector.core.tools.strict.strict_profile import Profile


class Level(StrEnum):
    """How far a schema is from the strict subset."""

    CLEAN = "clean"
    """In it; hints may be there all the same."""

    NORMALISABLE = "normalisable"
    """It lacks only what a server can add without loss: ``required`` is not complete,
    objects are not closed, and no map of free names is meant."""

    NOT_STRICT = "not-strict"


class SchemaFault(NamedTuple):
    """One place of a schema that a strict mode refuses, or may refuse."""

    code: str
    """The finding catalogue's rule."""

    rule: str
    """The rule of the profile, which has the evidence."""

    severity: Severity
    pointer: str
    """JSON Pointer into the schema, to the keyword or the subschema."""

    span: Span
    """Code points of the text that the schema was read from."""

    of_name: bool
    """Whether the span is that of the member's name, not of its value."""

    variant: str = ""
    """Which of the rule's messages fits."""

    details: tuple[tuple[str, Detail], ...] = ()
    """Named values for the message, ready to be shown."""

    @property
    def blocks(self) -> bool:
        """Whether the request would be refused."""
        return self.severity is Severity.BLOCK


@dataclass(frozen=True, slots=True)
class StrictLint:
    """Everything that a profile says of one schema."""

    profile: Profile
    level: Level
    faults: tuple[SchemaFault, ...]
    """In the order of the text."""

    unlisted: int = 0
    """Faults beyond those listed: a flood is cut, and says so."""
