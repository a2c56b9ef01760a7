"""What validating arguments against a schema has shown.

Terms: JSON Schema 2020-12, section 12.3 (instance and keyword location).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Outcome(str, Enum):
    """The three answers; doubt is never `VALID`."""

    VALID = "valid"
    INVALID = "invalid"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Violation:
    """One keyword that one value breaks."""

    instance_location: str
    """JSON Pointer into the arguments value."""

    keyword_location: str
    """JSON Pointer into the schema, to the keyword."""

    keyword: str
    """``enum``, ``required``, ... ; ``false`` for a schema that allows nothing."""

    details: tuple[tuple[str, str | tuple[str, ...]], ...] = ()
    """What was allowed and what was found, as JSON text ready to be shown."""

    member: str | None = None
    """The name that is missing or not allowed, where the fault is a name."""

    branches: tuple[tuple[Violation, ...], ...] = ()
    """For ``anyOf`` and ``oneOf``: why each branch does not fit, in order."""


@dataclass(frozen=True, slots=True)
class Validation:
    """The answer for one arguments value."""

    outcome: Outcome
    violations: tuple[Violation, ...] = ()
    """The most telling first."""

    undecided: str = ""
    """Why there is no answer: ``reference``, ``circular``, ``invalid-schema``,
    ``pattern``, ``dialect``, ``number``."""

    undecided_detail: str = ""
    """The reference, pattern or engine message in question."""

    undecided_location: str = ""
    """JSON Pointer into the schema, where it is known."""
