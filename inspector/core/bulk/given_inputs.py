"""Tools files that a person gave are inputs of a run, unless they are one already."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from inspector.core.bulk.parts.judging import unreadable
from inspector.core.gate.document_facts import facts_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.bulk.units.unit import Opening
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.records import InputFacts
    from inspector.core.tools.tool_sources import Sources

_PIECE = 1024 * 1024


def given_inputs(
    sources: Sources, inputs: Sequence[InputFacts], opened: Opening, target: str
) -> Iterator[tuple[GivenTools, InputFacts]]:
    """Tools files that were given and are no inputs already.

    Args:
        sources: Schemas and tools that a person gave.
        inputs: What is known of all inputs.
        opened: Opens one of them again.
        target: What the tools are to be sent to.

    Raises:
        InspectorError: one of the same size cannot be read again.
    """
    if not sources.tools:
        return
    from inspector.core.checks.tool_checks import given_tools  # noqa: PLC0415 - rare

    for given in given_tools(sources.tools, target):
        facts = facts_of(given.document)
        if not any(_are_same(facts, each, opened) for each in inputs):
            yield given, facts


def _are_same(given: InputFacts, other: InputFacts, opened: Opening) -> bool:
    if given.size != other.size:
        return False
    return given.sha256 == (other.sha256 or _digest_of(other.name, opened))


def _digest_of(name: str, opened: Opening) -> str:
    """The digest of an input of which none was taken."""
    try:
        with opened(name) as file:
            digest = hashlib.sha256()
            while data := file.read(_PIECE):
                digest.update(data)
            return digest.hexdigest()
    except OSError as error:
        raise unreadable(name, error) from error
