"""What validating arguments against a schema has shown.

Terms: JSON Schema 2020-12, section 12.3 (instance and keyword location).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Outcome(StrEnum):
    """The three answers; doubt is never `VALID`."""

    VALID = "valid"
    INVALID = "invalid"
    UNDECIDED = "undecided"


UNDECIDED_REASONS = (
    "reference",  # to something outside of the schema: nothing is fetched
    "circular",  # a schema that comes back to itself without looking into a value
    "invalid-schema",
    "pattern",  # could take too long on these arguments
    "dialect",  # a draft or meta-schema that is not known
    "number",  # beyond what can be compared exactly
    "depth",  # nested deeper than the engine follows
    "cost",  # alternatives within alternatives: too many to try
    "engine",  # the engine failed in a way that is not foreseen
)
"""Why there may be no answer."""


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

    is_disputed: bool = False
    """Whether another widely used validator sees no fault here (`second_opinion`)."""


@dataclass(frozen=True, slots=True)
class Validation:
    """The answer for one arguments value."""

    outcome: Outcome
    violations: tuple[Violation, ...] = ()
    """The most telling first."""

    undecided: str = ""
    """Why there is no answer: one of `UNDECIDED_REASONS`."""

    undecided_detail: str = ""
    """The reference, pattern, number or member in question, as it is written."""

    undecided_location: str = ""
    """JSON Pointer into the schema, where it is known."""

    unlisted: int = 0
    """Violations beyond those listed: a long list is cut, and says so."""
