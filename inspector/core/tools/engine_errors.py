"""What the engine reports, as violations with their places and the exact values.

The engine gives paths and kinds. What was allowed and what was found is read from
the two texts, so numbers keep their digits and lists the order of the schema.

Source: JSON Schema 2020-12, core, section 12.3 (locations); the error kinds of
jsonschema_rs 0.61.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ObjectNode, StringNode, value_of
from inspector.core.source.pointer import (
    follow,
    joined,
    pointer_text,
    pointer_tokens,
    resolve,
)
from inspector.core.tools.empty_names import has_empty_names, restored
from inspector.core.tools.engine import kind_of
from inspector.core.tools.literals import string_literal
from inspector.core.tools.validation import Violation
from inspector.core.tools.violation_details import (
    Broken,
    details_of,
    details_of_name,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.engine import EngineError
    from inspector.core.tools.schema_map import SchemaMap

MOST_VIOLATIONS = 200
"""Listed for one value; the rest is counted."""

_MOST_IN_BRANCH = 20
_MOST_BRANCHES = 60
_MOST_NESTED = 6


class Explainer:
    """Turns the engine's errors for one schema and one value into violations."""

    def __init__(
        self, schema: JsonNode, value: JsonNode, schemas: Callable[[], SchemaMap]
    ) -> None:
        """Name the two texts.

        Args:
            schema: The schema as it was written.
            value: The arguments value.
            schemas: The schema's map, asked for where the schema has identifiers.
        """
        self._schema = schema
        self._value = value
        self._schemas = schemas

    def violations(
        self, errors: Iterable[EngineError], depth: int = 0
    ) -> Iterator[Violation]:
        """One violation for each error, and one for each name that is at fault."""
        for error in errors:
            broken = self._broken(error)
            if _is_invented(error, broken):
                continue
            if broken.kind == "FalseSchema" and _forbids_names(error):
                yield from self._forbidden(error, broken)
            elif broken.kind == "PropertyNames":
                yield self._about_name(error, broken, depth)
            elif "unexpected" in (attributes := error.kind.as_dict()) and (
                broken.kind.endswith("Properties")
            ):
                for name in attributes["unexpected"]:
                    yield self._unexpected(broken, name)
            else:
                yield self._violation(error, broken, depth)

    def _violation(self, error: EngineError, broken: Broken, depth: int) -> Violation:
        attributes = error.kind.as_dict()
        return Violation(
            broken.instance_location,
            broken.keyword_location,
            broken.keyword,
            tuple(details_of(broken, attributes).items()),
            attributes["property"] if broken.kind == "Required" else None,
            self._branches(attributes.get("context", ()), depth),
        )

    def _branches(
        self, context: list[list[EngineError]], depth: int
    ) -> tuple[tuple[Violation, ...], ...]:
        if depth >= _MOST_NESTED:
            return ()
        return tuple(
            tuple(islice(self.violations(branch, depth + 1), _MOST_IN_BRANCH))
            for branch in context[:_MOST_BRANCHES]
        )

    def _unexpected(self, broken: Broken, name: str) -> Violation:
        return Violation(
            broken.instance_location,
            broken.keyword_location,
            broken.keyword,
            tuple(details_of_name(broken, name).items()),
            name,
        )

    def _forbidden(self, error: EngineError, broken: Broken) -> Iterator[Violation]:
        """Where no name at all is allowed the engine speaks of the object only."""
        names = broken.found.names() if isinstance(broken.found, ObjectNode) else ()
        keyword = _last_keyword(error)
        for name in dict.fromkeys(names):
            yield self._unexpected(broken._replace(keyword=keyword), name)

    def _about_name(self, error: EngineError, broken: Broken, depth: int) -> Violation:
        """A name that ``propertyNames`` refuses, with the reason as its branch."""
        inner = error.kind.as_dict()["error"]
        name = str(inner.instance)
        found = StringNode(0, 0, name)
        about = Explainer(self._schema, found, self._schemas)
        here = joined(broken.instance_location, name)
        reasons = tuple(
            replace(reason, instance_location=here)
            for reason in islice(about.violations([inner], depth + 1), _MOST_IN_BRANCH)
        )
        details = (("name", string_literal(name)),)
        return Violation(
            broken.instance_location,
            broken.keyword_location,
            "propertyNames",
            details,
            name,
            (reasons,),
        )

    def _broken(self, error: EngineError) -> Broken:
        path = self._instance_path(error)
        found = follow(self._value, path)
        kind = kind_of(error)
        location = self._keyword_location(error)
        keyword = "false" if kind == "FalseSchema" else _last_keyword(error)
        parent = location if kind == "FalseSchema" else location.rpartition("/")[0]
        around = resolve(self._schema, parent)
        name = pointer_tokens(location[len(parent) :])
        return Broken(
            kind,
            keyword,
            pointer_text(path),
            location,
            found if found is not None else self._value,
            follow(around, name) if around is not None else None,
            around,
        )

    def _instance_path(self, error: EngineError) -> list[str | int]:
        if not self._has_empty_names:
            return error.instance_path

        def is_meant(node: JsonNode) -> bool:
            return bool(value_of(node) == error.instance)

        return restored(self._value, error.instance_path, is_meant)

    @cached_property
    def _has_empty_names(self) -> bool:
        """Whether the value has any."""
        return has_empty_names(self._value)

    def _keyword_location(self, error: EngineError) -> str:
        """The place of the keyword in the schema as written, through references.

        Inside a meta-schema that the engine brings along there is none; then the
        reference that leads there is named.
        """
        uri, _, fragment = (error.absolute_keyword_location or "").partition("#")
        if not uri:
            path = error.schema_path
            if follow(self._schema, path) is None:
                path = restored(self._schema, path, lambda _: True)
            return pointer_text(path)
        start = self._schemas().resource_at(uri)
        if start is not None:
            from urllib.parse import unquote  # noqa: PLC0415 - rarely needed

            location = start + unquote(fragment)
            if resolve(self._schema, location) is not None:
                return location
        return self._deepest(error.evaluation_path)

    def _deepest(self, path: list[str | int]) -> str:
        """As much of an evaluation path as the schema itself has."""
        location = ""
        for token in path:
            below = joined(location, token)
            if resolve(self._schema, below) is None:
                break
            location = below
        return location


def _is_invented(error: EngineError, broken: Broken) -> bool:
    """Whether a name is said to be missing that is there.

    The engine (0.61) says so of a name that is required and not allowed, where there is
    one: ``{"required": ["a"], "properties": {}, "additionalProperties": false}``.
    """
    if broken.kind != "Required" or not isinstance(broken.found, ObjectNode):
        return False
    return broken.found.member(str(error.kind.as_dict()["property"])) is not None


def _forbids_names(error: EngineError) -> bool:
    """Tell the keyword ``additionalProperties: false`` from a member of that name."""
    names = ("additionalProperties", "propertyNames")
    path, place = error.schema_path, error.instance_path
    is_member = path[-2:-1] == ["properties"] and place[-1:] == path[-1:]
    return path[-1:] in [[name] for name in names] and not is_member


def _last_keyword(error: EngineError) -> str:
    names = [token for token in error.schema_path if isinstance(token, str)]
    return names[-1] if names else ""
