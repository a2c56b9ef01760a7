"""A tool that a request declares, or a schema that a person gave.

Source: Open Responses specification 2026-04-24, ``FunctionToolParam``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode


class SchemaOrigin(StrEnum):
    """Where the schema in force was found; the first that has one wins."""

    GIVEN_SCHEMA = "schema"
    """A parameters schema that a person gave for this name or for all calls."""

    GIVEN_TOOLS = "tools"
    """A tools file that a person gave."""

    DOCUMENT = "document"
    """The ``tools`` of the call's own request or response."""


@dataclass(frozen=True, slots=True)
class Tool:
    """One declared function."""

    name: str | None
    """None for a schema that was given for all calls."""

    namespace: str | None
    """The namespace tool that it is declared in, if any."""

    parameters: JsonNode | None
    """The JSON Schema; None where it is absent or null."""

    origin: SchemaOrigin
    document: Document
    """The text that declares it."""

    record: int
    pointer: str
    """Where the tool stands in that record."""

    parameters_pointer: str
    """Where its schema stands in that record."""


class LookupStatus(StrEnum):
    """What became of the search for a call's schema."""

    FOUND = "found"
    NO_TOOLS = "no-tools"
    """No tools are known for this call: it cannot be checked."""

    UNDECLARED = "undeclared"
    """Tools are known, and none has this name."""

    NO_PARAMETERS = "no-parameters"
    """The tool is declared without a schema."""


@dataclass(frozen=True, slots=True)
class Lookup:
    """The tool for one call, or why there is none."""

    status: LookupStatus
    tool: Tool | None = None
    nearest: str | None = None
    """The declared name that resembles an undeclared one most."""
