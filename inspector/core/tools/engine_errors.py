"""What the engine reports, as violations with their places and the exact values.

The engine gives paths and kinds. What was allowed and what was found is read from
the two texts, so numbers keep their digits and lists the order of the schema.

Source: JSON Schema 2020-12, core, section 12.3 (locations); the error kinds of
jsonschema_rs 0.61.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ObjectNode, StringNode, value_of
from inspector.core.source.pointer import follow, joined, pointer_text
from inspector.core.tools.empty_names import is_complete, restored
from inspector.core.tools.engine import kind_of
from inspector.core.tools.literals import string_literal
from inspector.core.tools.validation import Violation
from inspector.core.tools.violation_details import (
    Broken,
    details_of,
    details_of_name,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.engine import EngineError
    from inspector.core.tools.keyword_place import KeywordPlaces
    from inspector.core.tools.violation_details import Attributes

MOST_VIOLATIONS = 200
"""Listed for one value; the rest is counted."""

_MOST_IN_BRANCH = 20
_MOST_BRANCHES = 60
_MOST_NESTED = 6
_FALSE = "FalseSchema"


class Explainer:
    """Turns the engine's errors for one schema and one value into violations."""

    def __init__(self, keywords: KeywordPlaces, value: JsonNode) -> None:
        """Name the two texts.

        Args:
            keywords: Of the schema as it was written.
            value: The arguments value.
        """
        self._keywords = keywords
        self._value = value

    def violations(
        self, errors: Iterable[EngineError], depth: int = 0
    ) -> Iterator[Violation]:
        """One violation for each error, and one for each name that is at fault."""
        for error in errors:
            broken, attributes = self._broken(error), error.kind.as_dict()
            if _is_invented(broken, attributes):
                continue
            if broken.kind == _FALSE and _forbids_names(error):
                yield from self._forbidden(broken)
            elif broken.kind == "PropertyNames":
                yield self._about_name(broken, attributes["error"], depth)
            elif "unexpected" in attributes and broken.kind.endswith("Properties"):
                for name in attributes["unexpected"]:
                    yield _unexpected(broken, name)
            else:
                yield self._violation(broken, attributes, depth)

    def _violation(
        self, broken: Broken, attributes: Attributes, depth: int
    ) -> Violation:
        is_missing = broken.kind == "Required"
        context = attributes.get("context")
        return Violation(
            broken.instance_location,
            broken.at.location,
            "false" if broken.kind == _FALSE else broken.at.name,
            tuple(details_of(broken, attributes).items()),
            str(attributes["property"]) if is_missing else None,
            self._branches(context, depth) if isinstance(context, list) else (),
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

    def _forbidden(self, broken: Broken) -> Iterator[Violation]:
        """Where no name at all is allowed the engine speaks of the object only."""
        names = broken.found.names() if isinstance(broken.found, ObjectNode) else ()
        for name in dict.fromkeys(names):
            yield _unexpected(broken, name)

    def _about_name(self, broken: Broken, inner: EngineError, depth: int) -> Violation:
        """A name that ``propertyNames`` refuses, with the reason as its branch."""
        name = str(inner.instance)
        about = Explainer(self._keywords, StringNode(0, 0, name))
        here = joined(broken.instance_location, name)
        reasons = tuple(
            replace(reason, instance_location=here)
            for reason in islice(about.violations([inner], depth + 1), _MOST_IN_BRANCH)
        )
        details = (("name", string_literal(name)),)
        return Violation(
            broken.instance_location,
            broken.at.location,
            "propertyNames",
            details,
            name,
            (reasons,),
        )

    def _broken(self, error: EngineError) -> Broken:
        path, kind = self._instance_path(error), kind_of(error)
        found = follow(self._value, path)
        return Broken(
            kind,
            self._keywords.of(error, kind),
            pointer_text(path),
            found if found is not None else self._value,
        )

    def _instance_path(self, error: EngineError) -> list[str | int]:
        path = error.instance_path
        if is_complete(self._value, path):
            return path

        def is_meant(node: JsonNode) -> bool:
            return bool(value_of(node) == error.instance)

        return restored(self._value, path, is_meant)


def _unexpected(broken: Broken, name: str) -> Violation:
    return Violation(
        broken.instance_location,
        broken.at.location,
        broken.at.name,
        tuple(details_of_name(broken, name).items()),
        name,
    )


def _is_invented(broken: Broken, attributes: Attributes) -> bool:
    """Whether a name is said to be missing that is there.

    The engine (0.61) says so of a name that is required and not allowed, where there is
    one: ``{"required": ["a"], "properties": {}, "additionalProperties": false}``.
    """
    if broken.kind != "Required" or not isinstance(broken.found, ObjectNode):
        return False
    return broken.found.member(str(attributes["property"])) is not None


def _forbids_names(error: EngineError) -> bool:
    """Tell the keyword ``additionalProperties: false`` from a member of that name."""
    names = ("additionalProperties", "propertyNames")
    path, place = error.schema_path, error.instance_path
    is_member = path[-2:-1] == ["properties"] and place[-1:] == path[-1:]
    return path[-1:] in [[name] for name in names] and not is_member
