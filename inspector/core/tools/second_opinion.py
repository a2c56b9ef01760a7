"""What the Python package jsonschema says of arguments that the engine refuses.

The engine decides and its errors are the explanation: it is right on the whole official
test suite, and its places are exact. Most people who run a tool in Python validate with
jsonschema, though, and the two part in a few keywords. Where they do, the explanation
says so: a violation that only one of them sees is marked as disputed.

It is asked when a value is invalid and the schema has a pattern, ``dependencies`` or an
asserted ``format``: over the whole official suite the two part nowhere else (a test
lists every case by name). It is not asked where Python could take long: its patterns
backtrack without a limit, and equal items are compared one by one.

Source: jsonschema 4.26; JSON Schema Test Suite, drafts 4 to 2020-12.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.pointer import pointer_text, resolve
from inspector.core.tools.agreement import Agreement
from inspector.core.tools.patterns import patterns_of, texts_in
from inspector.core.tools.python_patterns import PythonPatterns
from inspector.core.tools.python_validator import NoOpinionError, PythonValidator

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.evaluation_count import Cost, EvaluationCount
    from inspector.core.tools.schema_map import SchemaMap
    from inspector.core.tools.validation import Violation

_MOST_CHARACTERS = 20_000
_MOST_QUESTIONS = 5_000
_MOST_ITEMS = 300
_MOST_STEPS = 10_000_000
"""Of Python's matcher, a tenth of a second: a bound for what backtracking may cost."""

_EXACT = frozenset(
    {
        "const", "enum", "exclusiveMaximum", "exclusiveMinimum", "format", "maxItems",
        "maxLength", "maxProperties", "maximum", "minItems", "minLength",
        "minProperties", "minimum", "multipleOf", "pattern", "required", "type",
        "uniqueItems",
    }
)  # fmt: skip
"""Keywords that both report under their own name at the value itself."""

_NAMES = {
    "exclusiveMaximum": ("exclusiveMaximum", "maximum"),
    "exclusiveMinimum": ("exclusiveMinimum", "minimum"),
    "required": ("required", "dependentRequired", "dependencies"),
}
"""Under which names; in draft-04 an exclusive limit is a flag beside the limit."""

_ATOM = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]", re.DOTALL)
_REPEATED_GROUP = re.compile(r"\)[*+?{]")
_REPEAT = re.compile(r"[*+]|\{\d*,\d*\}")
_CHOICE = re.compile(r"[?|]")


class SecondOpinion:
    """The package's view of one schema; any number of threads may ask it."""

    def __init__(
        self,
        schema: object,
        schemas: SchemaMap,
        count: EvaluationCount,
        *,
        asserts_format: bool,
    ) -> None:
        """Prepare a schema that the engine accepts.

        Args:
            schema: Its Python value, numbers exact.
            schemas: Its map.
            count: How much work it makes of a value.
            asserts_format: Whether ``format`` decides or is a note.
        """
        self._schema = schema
        self._schemas = schemas
        self._count = count
        self._asserts_format = asserts_format
        self._agreement = Agreement(schemas.root)
        self._patterns = [pattern.text for pattern in patterns_of(schemas)]

    def on(
        self,
        violations: tuple[Violation, ...],
        value: JsonNode,
        exact: object,
        cost: Cost | None = None,
    ) -> tuple[Violation, ...]:
        """The same violations, with those marked that the package does not see.

        Args:
            violations: What the engine reports.
            value: The arguments value.
            exact: Its Python value, numbers exact.
            cost: What an answer costs, where that has been counted.
        """
        doubtful = [v for v in violations if not self._agreement.covers(v, value)]
        if not doubtful or not self._is_cheap(value, cost):
            return violations
        disputed = self._found_patterns(doubtful, value)
        if disputed is None:
            disputed = self._not_reported(doubtful, exact)
        return tuple(
            replace(violation, is_disputed=True) if violation in disputed else violation
            for violation in violations
        )

    def _found_patterns(
        self, doubtful: list[Violation], value: JsonNode
    ) -> list[Violation] | None:
        """Those whose pattern Python finds; None where it is not all about patterns."""
        found: list[Violation] = []
        for violation in doubtful:
            text = self._agreement.place_of(violation, value)
            if violation.keyword != "pattern" or not isinstance(text, StringNode):
                return None
            is_found = self._python_patterns.finds(
                violation.keyword_location, text.text
            )
            if is_found is None:
                return None
            found += [violation] * is_found
        return found

    def _not_reported(
        self, doubtful: list[Violation], exact: object
    ) -> list[Violation]:
        """Those of which the package says nothing, though it looks at the keyword."""
        try:
            reported = self._validator.errors(exact)
        except NoOpinionError:
            return []
        seen = {(pointer_text(r.instance_path), r.keyword) for r in reported}
        places = {place for place, _ in seen}
        return [
            violation
            for violation in doubtful
            if not _is_seen(violation, seen, places) and self._is_asked(violation)
        ]

    def _is_asked(self, violation: Violation) -> bool:
        """Whether the package looks at a keyword at all: it knows few formats."""
        if violation.keyword != "format":
            return True
        name = resolve(self._schemas.root, violation.keyword_location)
        return isinstance(name, StringNode) and self._validator.has_format(name.text)

    @cached_property
    def _python_patterns(self) -> PythonPatterns:
        return PythonPatterns(
            self._schemas, self._patterns, asserts_format=self._asserts_format
        )

    @cached_property
    def _validator(self) -> PythonValidator:
        draft, asserts_format = self._schemas.draft, self._asserts_format
        return PythonValidator(self._schema, draft, asserts_format=asserts_format)

    def _is_cheap(self, value: JsonNode, cost: Cost | None) -> bool:
        if (
            value[1] - value[0] > _MOST_CHARACTERS
            or _longest_array(value) > _MOST_ITEMS
        ):
            return False
        cost = cost or self._count.cost(value, _MOST_QUESTIONS)
        if cost is not None and cost.total > _MOST_QUESTIONS:
            return False
        texts = set(texts_in(value))
        times = cost.most if cost is not None else 1
        steps = sum(steps_of(p, texts) for p in self._patterns)
        return steps * times <= _MOST_STEPS


def steps_of(pattern: str, texts: Iterable[str]) -> float:
    """At most how many steps Python's matcher takes; infinite where none can say.

    A repeat may begin and end anywhere, so each multiplies by the length of the text;
    a choice doubles. Nothing is said of repeated groups, which can multiply endlessly.
    """
    plain = _ATOM.sub("x", pattern)
    if _REPEATED_GROUP.search(plain):
        return float("inf")
    repeats = len(_REPEAT.findall(plain))
    factor = 2.0 ** min(len(_CHOICE.findall(plain)), 100)
    size = 1 + len(pattern)
    return sum(size * factor * float(len(text) + 1) ** (repeats + 1) for text in texts)


def _is_seen(
    violation: Violation, seen: set[tuple[str, str]], places: set[str]
) -> bool:
    place, keyword = violation.instance_location, violation.keyword
    if keyword in _EXACT:
        return any((place, name) in seen for name in _NAMES.get(keyword, (keyword,)))
    # What is false for a member, an item or a name may be told of what holds it.
    return any(place == p or place.startswith(f"{p}/") for p in places)


def _longest_array(value: JsonNode) -> int:
    longest, pending = 0, [value]
    while pending:
        part = pending.pop()
        if isinstance(part, ArrayNode):
            longest = max(longest, len(part.items))
            pending.extend(part.items)
        elif isinstance(part, ObjectNode):
            pending.extend(member.value for member in part.members)
    return longest
