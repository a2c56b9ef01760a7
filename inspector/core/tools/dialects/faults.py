"""What is worth saying of a schema before it is sent to a provider.

For a chosen target: every place that it refuses or ignores, and once for each
feature what it merely rewrites. Without one: only what a provider that reads every
function in one plain form is known to refuse, and what no client can rewrite as a
matter of course; once a provider, at the first place. So a plain gate says that an
``enum`` of numbers will not pass Gemini, and is silent on ``additionalProperties``,
which every client of Gemini takes out.

Source: the finding catalogue, ``dialect/<target>`` and "Severity"; the rule book,
"How to read it": what is not verified is a hint and never an error.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.rules.severity import Severity
from inspector.core.tools.dialects.cell import Cell, Treatment
from inspector.core.tools.dialects.schema_dialect import (
    PLAIN,
    SchemaDialect,
    dialects_of,
    schema_dialect,
)
from inspector.core.tools.dialects.uses import uses_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.dialects.use import Use


_ROOT = "root:"
"""Told of every tool by ``strict/root``: hardly anybody takes such a root."""


@dataclass(frozen=True, slots=True)
class DialectFault:
    """Something that a provider does not simply accept."""

    dialect: SchemaDialect
    use: Use
    """The place; the first one where several are told at once."""

    cell: Cell
    severity: Severity
    places: int = 1
    """How many places of the schema it stands for."""

    is_asked_for: bool = True
    """False where the mode is strict and the tool does not ask for that."""

    @property
    def code(self) -> str:
        """The finding catalogue's rule."""
        return f"dialect/{self.dialect.target}"


def dialect_in_force(target: str, *, strict: bool | None) -> SchemaDialect:
    """The dialect that a target reads a tool in.

    Args:
        target: A target of the finding catalogue.
        strict: What the tool says; None for a bare schema.

    Raises:
        KeyError: there is no such target.
    """
    known = dialects_of(target)
    wanted = strict is True
    return next((d for d in known if d.needs_strict == wanted), known[0])


def faults_at(
    schema: JsonNode, target: str, *, strict: bool | None = None
) -> tuple[DialectFault, ...]:
    """What one target makes of a schema, in the order of the text.

    Raises:
        KeyError: there is no such target.
    """
    dialect = dialect_in_force(target, strict=strict)
    return faults_in_dialect(
        schema, dialect, is_asked_for=strict is not False or not dialect.needs_strict
    )


def faults_in_dialect(
    schema: JsonNode, dialect: SchemaDialect, *, is_asked_for: bool = True
) -> tuple[DialectFault, ...]:
    """What one dialect makes of a schema, in the order of the text.

    Hints are told once for each feature, and what is not known once for all.
    """
    listed: list[DialectFault] = []
    hints: dict[str, list[tuple[Use, Cell]]] = {}
    for use, cell in _told(uses_in(schema), dialect):
        severity = _severity(cell, is_asked_for=is_asked_for)
        if severity is Severity.INFO:
            is_unknown = cell.treatment is Treatment.UNKNOWN
            key = str(cell.treatment) if is_unknown else use.feature
            hints.setdefault(key, []).append((use, cell))
        else:
            fault = DialectFault(
                dialect, use, cell, severity, is_asked_for=is_asked_for
            )
            listed.append(fault)
    for told in hints.values():
        use, cell = told[0]
        listed.append(DialectFault(dialect, use, cell, Severity.INFO, len(told)))
    return tuple(sorted(listed, key=lambda fault: fault.use.span))


def faults_anywhere(schema: JsonNode) -> tuple[DialectFault, ...]:
    """What is told when no target is chosen: at most one fault a target."""
    uses = uses_in(schema)
    return tuple(
        fault for name in PLAIN for fault in _first(uses, schema_dialect(name))
    )


def _first(uses: Iterable[Use], dialect: SchemaDialect) -> Iterator[DialectFault]:
    found = [
        (use, cell)
        for use, cell in _told(uses, dialect)
        if cell.treatment is Treatment.REJECTED
        and cell.is_sure
        and not cell.is_routine
        and not use.feature.startswith(_ROOT)
    ]
    if found:
        use, cell = found[0]
        yield DialectFault(dialect, use, cell, Severity.WARN, len(found))


def _told(uses: Iterable[Use], dialect: SchemaDialect) -> Iterator[tuple[Use, Cell]]:
    known: dict[object, Cell | None] = {}
    for use in uses:
        key = use.key
        if key not in known:  # a large schema says the same thing many times
            known[key] = dialect.cell_of(use)
        cell = known[key]
        if cell is not None and cell.treatment is not Treatment.ACCEPTED:
            yield use, cell


def _severity(cell: Cell, *, is_asked_for: bool) -> Severity:
    if not cell.is_in_the_way:
        return Severity.INFO
    refused = cell.treatment is Treatment.REJECTED
    return (
        Severity.BLOCK if refused and cell.is_sure and is_asked_for else Severity.WARN
    )
