"""Schemas that were linted, as a report holds them; no text is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from inspector.core.report.rows import Site
    from inspector.core.texts import Localized


class ReportSchema(NamedTuple):
    """One schema that was linted."""

    input: int
    """Index of its input."""

    site: Site
    pointer: str
    """Where the schema stands in its record."""

    name: str | None
    """Of the tool or format; None for a bare schema."""

    read_as: str
    """The spelling that it was read in, such as ``function`` or ``mcp``."""

    strict: str | None
    """What its ``strict`` says: ``true``, ``false``, ``omitted`` or ``malformed``; None
    where it cannot say anything."""

    level: str
    """``clean``, ``normalisable``, ``not-strict``; for a dialect ``accepted`` or
    ``refused``; ``none`` without a schema."""

    faults: int
    """Findings on it that block."""

    unlisted: int
    """Faults beyond those listed."""


class ReportLint(NamedTuple):
    """What the schemas were held against, and how each of them stands."""

    profile: str
    title: Localized
    as_of: str
    """The day of the state that the profile describes."""

    schemas: tuple[ReportSchema, ...]
    is_dialect: bool = False
    """Whether it is a provider's dialect, and no strict subset."""
