"""A schema that is being rewritten: parts that know where they came from.

References are links to parts, so that no part has to keep its place.

Source: JSON Schema 2020-12, core, sections 8.2 and 10; older drafts are read into
this form.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode

Held: TypeAlias = (
    "JsonNode | SchemaPart | list[SchemaPart] | dict[str, SchemaPart] | Link"
)
"""The value of a keyword."""

DEFINITIONS = "$defs"


@dataclass(frozen=True, slots=True, eq=False)
class Link:
    """A reference; where its target will stand is not known before it is written."""

    target: SchemaPart


@dataclass(slots=True, eq=False)
class SchemaPart:
    """One schema inside a schema; it is what it is by identity."""

    origin: str
    """JSON Pointer into the schema that was given."""

    words: dict[str, Held] = field(default_factory=dict)
    constant: bool | None = None
    """For the schemas ``true`` and ``false``, which have no words."""

    @property
    def link(self) -> Link | None:
        """Its reference, where it has one that leads somewhere."""
        value = self.words.get("$ref")
        return value if isinstance(value, Link) else None

    def part(self, word: str) -> SchemaPart | None:
        """The one schema that a keyword holds."""
        value = self.words.get(word)
        return value if isinstance(value, SchemaPart) else None

    def listed(self, word: str) -> list[SchemaPart]:
        """The schemas that a keyword lists; a list of its own where there is none."""
        value = self.words.get(word)
        return value if isinstance(value, list) else []

    def named(self, word: str) -> dict[str, SchemaPart]:
        """The schemas that a keyword holds by name."""
        value = self.words.get(word)
        return value if isinstance(value, dict) else {}

    def node(self, word: str) -> JsonNode | None:
        """The value of a keyword that holds no schema."""
        value = self.words.get(word)
        is_schema = isinstance(value, (SchemaPart, list, dict, Link))
        return None if is_schema else value  # type: ignore[return-value]

    def become(self, other: SchemaPart) -> None:
        """Take over what another one says; the place stays."""
        self.words, self.constant = other.words, other.constant


def below(part: SchemaPart) -> Iterator[tuple[tuple[str | int, ...], SchemaPart]]:
    """The parts that stand directly in a part, with the way to each."""
    for word, value in part.words.items():
        if isinstance(value, SchemaPart):
            yield (word,), value
        elif isinstance(value, list):
            yield from (((word, index), one) for index, one in enumerate(value))
        elif isinstance(value, dict):
            yield from (((word, name), one) for name, one in value.items())


def copy_of(part: SchemaPart) -> SchemaPart:
    """The same again with parts of its own; links lead where they led."""
    words: dict[str, Held] = {}
    for word, value in part.words.items():
        if isinstance(value, SchemaPart):
            words[word] = copy_of(value)
        elif isinstance(value, list):
            words[word] = [copy_of(one) for one in value]
        elif isinstance(value, dict):
            words[word] = {name: copy_of(one) for name, one in value.items()}
        else:
            words[word] = value
    return SchemaPart(part.origin, words, part.constant)


def is_anything(part: SchemaPart) -> bool:
    """Whether it allows every value: ``true`` or ``{}``."""
    return part.constant is True or (part.constant is None and not part.words)
