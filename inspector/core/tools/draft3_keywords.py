"""Keywords of draft-03 that the Python package jsonschema must not be left alone with.

Patterns are matched by the engine (ECMA-262, and never for long) and so are formats,
equal items are found in one pass, multiples are exact; and what is told of an error is
what a person has to know of it.

Source: JSON Schema draft-03 (November 2010), sections 5.2 to 5.24.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

from inspector.core.source.pointer import pointer_tokens
from inspector.core.tools.engine import (
    BACKTRACK_LIMIT,
    Engine,
    Matcher,
    RefusedSchemaError,
)
from inspector.core.tools.patterns import patterns_of
from inspector.core.tools.python_validator import broken
from inspector.core.tools.schema_keywords import Draft

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from inspector.core.tools.python_validator import Descent, Keyword
    from inspector.core.tools.schema_map import SchemaMap

    Members: TypeAlias = dict[str, Any]

_FORMATS = {
    "date": "date",
    "date-time": "date-time",
    "email": "email",
    "host-name": "hostname",
    "ip-address": "ipv4",
    "ipv6": "ipv6",
    "regex": "regex",
    "uri": "uri",
}
"""What draft-07 calls the formats that both drafts have. A ``color``, ``phone``,
``style`` or ``utc-millisec`` is a note."""

_TIME = r"^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$"
"""In draft-03 a time has no zone."""


class Draft3Keywords:
    """The keywords of one schema."""

    def __init__(self, schemas: SchemaMap, *, asserts_format: bool) -> None:
        """Prepare the patterns of a schema.

        Args:
            schemas: Its map.
            asserts_format: Whether ``format`` decides or is a note.

        Raises:
            RefusedSchemaError: a pattern is none.
        """
        self._matchers = {p.text: _matcher(p.text, p.at) for p in patterns_of(schemas)}
        self._time = Matcher(_TIME, BACKTRACK_LIMIT)
        self._formats = _format_engines() if asserts_format else {}

    @property
    def by_name(self) -> dict[str, Keyword]:
        """What each of them means."""
        return {
            "additionalProperties": self._additional,
            "dependencies": _dependencies,
            "divisibleBy": _divisible,
            "format": self._format,
            "pattern": self._pattern,
            "patternProperties": self._pattern_properties,
            "properties": _properties,
            "uniqueItems": _unique,
        }

    def _pattern(
        self, _: Descent, pattern: str, value: object, __: Members
    ) -> Iterator[Exception]:
        if isinstance(value, str) and not self._matchers[pattern].matches(value):
            yield broken({"pattern": pattern})

    def _format(
        self, _: Descent, name: str, value: object, __: Members
    ) -> Iterator[Exception]:
        if not isinstance(value, str) or not self._formats:
            return
        engine = self._formats.get(name)
        is_bad_time = name == "time" and not self._time.matches(value)
        if is_bad_time or (engine is not None and not engine.accepts(value)):
            yield broken({"format": name})

    def _pattern_properties(
        self, validator: Descent, patterns: Members, value: object, _: Members
    ) -> Iterator[Exception]:
        members = value if isinstance(value, dict) else {}
        for pattern, schema in patterns.items():
            for name, member in members.items():
                if self._matchers[pattern].matches(name):
                    yield from validator.descend(member, schema, name, pattern)

    def _additional(
        self,
        validator: Descent,
        allowed: Members | bool,
        value: object,
        schema: Members,
    ) -> Iterator[Exception]:
        if not isinstance(value, dict):
            return
        known = schema.get("properties", {})
        patterns = [self._matchers[p] for p in schema.get("patternProperties", {})]
        more = [n for n in value if n not in known]
        more = [n for n in more if not any(p.matches(n) for p in patterns)]
        if isinstance(allowed, dict):
            for name in more:
                yield from validator.descend(value[name], allowed, name)
        elif more and not allowed:
            yield broken({"unexpected": more})


def _properties(
    validator: Descent, properties: Members, value: object, _: Members
) -> Iterator[Exception]:
    """In draft-03 a property says itself that it is required."""
    if not isinstance(value, dict):
        return
    for name, schema in properties.items():
        if name in value:
            yield from validator.descend(value[name], schema, name, name)
        elif schema.get("required") is True:
            yield broken({"property": name}, name, "required")


def _dependencies(
    validator: Descent, dependencies: Members, value: object, _: Members
) -> Iterator[Exception]:
    if not isinstance(value, dict):
        return
    for name, wanted in dependencies.items():
        if name not in value:
            continue
        if isinstance(wanted, dict):
            yield from validator.descend(value, wanted, None, name)
            continue
        for other in [wanted] if isinstance(wanted, str) else wanted:
            if other not in value:
                yield broken({"property": other})


def _divisible(
    validator: Descent, divisor: object, value: object, _: Members
) -> Iterator[Exception]:
    is_number = validator.is_type(value, "number")
    if is_number and (Fraction(str(value)) / Fraction(str(divisor))).denominator != 1:
        yield broken({"multiple_of": divisor})


def _unique(
    _: Descent, wanted: object, value: object, __: Members
) -> Iterator[Exception]:
    items = value if isinstance(value, list) and wanted is True else []
    if len({_comparable(item) for item in items}) < len(items):
        yield broken({})


def _comparable(value: object) -> Hashable:
    """What equal JSON values have in common: ``true`` is not 1, but 1.0 is."""
    if isinstance(value, dict):
        return frozenset((name, _comparable(item)) for name, item in value.items())
    if isinstance(value, list):
        return tuple(_comparable(item) for item in value)
    return isinstance(value, bool), value


def _format_engines() -> dict[str, Engine]:
    return {
        name: Engine({"format": later}, Draft.DRAFT_7, asserts_format=True)
        for name, later in _FORMATS.items()
    }


def _matcher(pattern: str, at: str) -> Matcher:
    try:
        return Matcher(pattern, BACKTRACK_LIMIT)
    except UnicodeError:
        raise
    except ValueError as error:
        path: list[str | int] = [*pointer_tokens(at)]
        raise RefusedSchemaError("invalid-schema", str(error), path) from error
