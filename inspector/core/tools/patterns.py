"""Which patterns of a schema could take too long on a value.

The engine matches plain patterns in linear time. Look-around and back-references
make it backtrack, up to a limit; a pattern that exceeds the limit merely *fails*,
which ``not``, ``if`` or ``anyOf`` can turn into a wrong "valid". So the texts of a
value are tried against such patterns one by one, before the schema is asked.

Linear is not always fast: ``[ab]*a[ab]{4000}`` takes seconds on 200 kB. The work of
a match is bounded by (size of the compiled pattern) x (length of the text) x (steps
back), and a value gets a fixed budget of it: a count and no clock, so the same
input gets the same answer on every machine.

Source: ECMA-262 (patterns of JSON Schema); measured with jsonschema_rs 0.61: about
2e10 bytes of pattern x bytes of text a second at worst.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.pointer import joined
from inspector.core.tools.engine import BACKTRACK_LIMIT, Matcher, fits, is_linear
from inspector.core.tools.schema_keywords import Reach

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.schema_map import SchemaMap

_BUDGET = 5 * 10**9
"""Work that the patterns of one value may cost: about a second at worst, for the
engine does it again for each of a yes or no and a list."""

_STEPS_BACK = (16, 256, 4096, 65_536, BACKTRACK_LIMIT)
"""Limits to try in turn; the last one is the engine's own."""

_MOST_BYTES = 4
"""Bytes of one character in UTF-8, at most."""

_SIZES = tuple(2**power for power in range(6, 25))
_POSSESSIVE = re.compile(r"(?:[*+?]|\{\d+(?:,\d*)?\})\+")
"""The plain engine reads ``a++`` as a repeat of a repeat, the other backtracks."""


class Pattern(NamedTuple):
    """A pattern as it is written, and where."""

    text: str
    at: str
    """JSON Pointer into the schema."""


class Patterns:
    """The patterns of one schema."""

    def __init__(self, schemas: SchemaMap) -> None:
        """Collect the patterns that can be asked for.

        Args:
            schemas: The map of a schema that the engine accepts.
        """
        found = {p.text: p for p in patterns_of(schemas)}
        self._plain = [p for p in found.values() if not needs_backtracking(p.text)]
        self._backtracking = [p for p in found.values() if p not in self._plain]
        self._sizes: dict[str, int] = {}
        self._matchers: dict[tuple[str, int], Matcher] = {}

    def __bool__(self) -> bool:
        return bool(self._plain or self._backtracking)

    @property
    def longest_quick(self) -> int:
        """Characters of a value that no pattern can take too long for."""
        if self._backtracking:
            return -1
        work = sum(self._size(pattern.text) for pattern in self._plain)
        return _BUDGET // (_MOST_BYTES * max(work, 1))

    def too_slow(self, value: JsonNode, repeats: int = 1) -> Pattern | None:
        """The pattern that would exceed the budget on a value, or None.

        Args:
            value: Its texts and names are tried.
            repeats: How often the schema may ask one pattern of one text.

        Raises:
            UnicodeEncodeError: a text holds half of a surrogate pair.
        """
        budget = _BUDGET // repeats
        length = value[1] - value[0]
        short = length * len(self._plain) * _SIZES[-1] <= budget
        if short and not self._backtracking:
            return None
        texts = sorted(set(texts_in(value)), key=len)
        spent = 0 if short else self._work_of_plain(texts)
        if spent > budget:
            return max(self._plain, key=lambda p: self._size(p.text))
        for pattern in self._backtracking:
            for text in texts:
                work = self._work_of_match(pattern.text, text, budget - spent)
                if work is None:
                    return pattern
                spent += work
        return None

    def _work_of_plain(self, texts: list[str]) -> int:
        """At worst each pattern is matched with each text."""
        length = sum(len(text.encode()) for text in texts)
        return length * sum(self._size(pattern.text) for pattern in self._plain)

    def _work_of_match(self, pattern: str, text: str, budget: int) -> int | None:
        """Match with ever more steps back; None when the budget does not allow it."""
        spent = 0
        unit = self._size(pattern) * (len(text.encode()) + 1)
        for limit in _STEPS_BACK:
            spent += limit * unit
            if spent > budget:
                return None
            if not self._matcher(pattern, limit).exceeds(text):
                return spent
        return None

    def _matcher(self, pattern: str, limit: int) -> Matcher:
        key = pattern, limit
        if key not in self._matchers:
            self._matchers[key] = Matcher(pattern, limit)
        return self._matchers[key]

    def _size(self, pattern: str) -> int:
        """Bytes of the compiled pattern, rounded up to a power of two."""
        if pattern not in self._sizes:
            fitting = (size for size in _SIZES if fits(pattern, size))
            self._sizes[pattern] = next(fitting, _SIZES[-1])
        return self._sizes[pattern]


def needs_backtracking(pattern: str) -> bool:
    """Whether a pattern has look-around or back-references in it."""
    return not is_linear(pattern) or bool(_POSSESSIVE.search(pattern))


def patterns_of(schemas: SchemaMap) -> Iterator[Pattern]:
    """Every pattern of a schema that can be asked for."""
    for pointer in schemas.reachable:
        own = schemas[pointer]
        text = own.node.text("pattern") if isinstance(own.node, ObjectNode) else None
        if text is not None:
            yield Pattern(text, joined(pointer, "pattern"))
        for edge in own.edges:
            if edge.keyword == "patternProperties" and edge.reach is Reach.MEMBERS:
                yield Pattern(str(edge.key), edge.at)


def texts_in(value: JsonNode) -> Iterator[str]:
    """Every text and every name of a value."""
    pending = [value]
    while pending:
        part = pending.pop()
        if isinstance(part, StringNode):
            yield part.text
        elif isinstance(part, ArrayNode):
            pending.extend(part.items)
        elif isinstance(part, ObjectNode):
            yield from part.names()
            pending.extend(member.value for member in part.members)
