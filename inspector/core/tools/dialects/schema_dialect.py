"""The schema dialects of providers, one data file each.

Source: ``resources/schema_dialects``; the rule book, section 2 (2026-11-30).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import orjson

from inspector.assets import read_resource
from inspector.core.texts import Phrase
from inspector.core.tools.dialects.cell import (
    NOTHING_KNOWN,
    Cell,
    Confidence,
    Evidence,
    Guard,
    Treatment,
)
from inspector.core.tools.dialects.use import VARIANT

if TYPE_CHECKING:
    from inspector.core.tools.dialects.use import Use

NAMES = (
    "openai",
    "azure-openai",
    "anthropic-strict",
    "anthropic",
    "gemini",
    "gemini-json-schema",
    "bedrock",
    "xai",
    "deepseek",
    "groq",
    "mistral",
    "cerebras",
    "fireworks",
    "together",
    "cohere",
    "vllm",
    "llamacpp",
    "ollama",
    "lmstudio",
)
"""Every dialect, in the order of a table's columns."""

PLAIN = ("anthropic", "gemini", "xai", "ollama")
"""Those that are how every function is read that is sent there."""

TARGETS = (
    *("openai", "azure-openai", "anthropic", "gemini", "bedrock", "xai", "deepseek"),
    *("groq", "mistral", "cerebras", "fireworks", "together", "cohere", "vllm"),
    *("llamacpp", "ollama", "lmstudio"),
)
"""Every target that has a dialect, in the order of `NAMES`."""

_ANY_KEYWORD = "*"


@dataclass(frozen=True)
class SchemaDialect:
    """What one provider, in one mode, does with a schema."""

    name: str
    target: str
    """The target of the finding catalogue, as in ``dialect/<target>``."""

    title: Phrase
    checked: str
    """The date of what is known of it."""

    needs_strict: bool
    """Whether it holds only for a tool that asks for ``strict``."""

    cells: dict[str, tuple[Guard, ...]]
    """By feature; ``*`` is any keyword that has no cell of its own."""

    def cell_of(self, use: Use) -> Cell | None:
        """What becomes of a use; None where nothing is demanded of it."""
        names = [use.feature]
        if not use.is_condition:
            names += [use.feature.partition(VARIANT)[0], _ANY_KEYWORD]
        for name in names:
            for guard in self.cells.get(name, ()):
                if guard.admits(use):
                    return guard.cell
        return None if use.is_condition else NOTHING_KNOWN


@cache
def schema_dialect(name: str) -> SchemaDialect:
    """One dialect; its file is read once, when first asked for.

    Raises:
        KeyError: there is none of that name.
    """
    if name not in NAMES:
        raise KeyError(name)
    entry = orjson.loads(read_resource("schema_dialects", f"{name}.json"))
    sources = {rule: _evidence(rule, told) for rule, told in entry["sources"].items()}
    cells: dict[str, tuple[Guard, ...]] = {}
    for told in entry["cells"]:
        guard = _guard(told, sources)
        for feature in told["features"]:
            cells[feature] = (*cells.get(feature, ()), guard)
    return SchemaDialect(
        name,
        entry["target"],
        Phrase.of(entry["title"]),
        entry["checked"],
        entry.get("needs_strict", False),
        cells,
    )


@cache
def dialects_of(target: str) -> tuple[SchemaDialect, ...]:
    """The dialects of a target, in the order of `NAMES`.

    Raises:
        KeyError: there is no such target.
    """
    found = tuple(d for d in map(schema_dialect, NAMES) if d.target == target)
    if not found:
        raise KeyError(target)
    return found


def _guard(told: dict[str, Any], sources: dict[str, Evidence]) -> Guard:
    note = told.get("note")
    cell = Cell(
        Treatment(told["treatment"]),
        sources[told["source"]],
        Phrase.of(note) if note else None,
        told.get("is_routine", False),
        told.get("is_told", False),
    )
    one_of, pattern = told.get("one_of"), told.get("matches")
    return Guard(
        cell,
        told.get("at_most"),
        frozenset(one_of) if one_of is not None else None,
        re.compile(pattern) if pattern is not None else None,
    )


def _evidence(rule: str, told: dict[str, str]) -> Evidence:
    confidence = Confidence(told["confidence"])
    return Evidence(rule, told["text"], told.get("url"), confidence)
