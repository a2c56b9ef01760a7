"""Draft-03, which the engine does not have: the Python package jsonschema decides.

It answers in the engine's terms, so that everything around it stays the same.

Source: JSON Schema draft-03 (November 2010).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from inspector.core.source.pointer import joined, pointer_tokens
from inspector.core.tools.draft3_keywords import Draft3Keywords
from inspector.core.tools.engine import EngineFailure, RefusedSchemaError
from inspector.core.tools.python_validator import (
    NoOpinionError,
    PythonValidator,
    SchemaFaultError,
)
from inspector.core.tools.schema_keywords import Draft

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from inspector.core.tools.python_validator import Reported
    from inspector.core.tools.schema_map import SchemaMap

MOST_TO_ANSWER = 50_000
"""Questions that an answer may cost here: Python asks them, some 50,000 a second."""

MOST_CHARACTERS = 100_000
"""Of a schema: it is held against its meta-schema, which takes a second for so many."""

_KINDS = {
    "additionalItems": "AdditionalItems",
    "dependencies": "Required",
    "disallow": "Not",
    "divisibleBy": "MultipleOf",
    "enum": "Enum",
    "format": "Format",
    "maxItems": "MaxItems",
    "maxLength": "MaxLength",
    "maximum": "Maximum",
    "minItems": "MinItems",
    "minLength": "MinLength",
    "minimum": "Minimum",
    "pattern": "Pattern",
    "type": "Type",
}
"""What the engine calls a broken keyword, for those that are told in detail."""

_EXCLUSIVE = {"minimum": "exclusiveMinimum", "maximum": "exclusiveMaximum"}


@dataclass(frozen=True, slots=True)
class Kind:
    """Which keyword was broken, and by what."""

    called: str
    attributes: Mapping[str, object]

    def as_dict(self) -> dict[str, Any]:
        """Implement ``ErrorKind.as_dict``."""
        return dict(self.attributes)


@dataclass(frozen=True, slots=True)
class Draft3Error:
    """One error as the engine would report it."""

    kind: Kind
    schema_path: list[str | int]
    instance_path: list[str | int]
    evaluation_path: list[str | int] = field(default_factory=list)
    absolute_keyword_location: str | None = None
    instance: Any = None
    message: str = ""


class Draft3Engine:
    """A schema of draft-03; any number of threads may use it at once."""

    def __init__(
        self, schema: object, schemas: SchemaMap, *, asserts_format: bool = False
    ) -> None:
        """Prepare a schema.

        Args:
            schema: Its Python value, numbers exact.
            schemas: Its map.
            asserts_format: Whether ``format`` decides or is a note.

        Raises:
            RefusedSchemaError: it is no schema of draft-03.
            EngineFailure: it is nested too deep.
        """
        self._schemas = schemas
        self._validator = PythonValidator(
            schema,
            Draft.DRAFT_3,
            keywords=Draft3Keywords(schemas, asserts_format=asserts_format).by_name,
        )
        try:
            self._validator.refuse_faulty()
        except SchemaFaultError as fault:
            words = str(fault)
            raise RefusedSchemaError("invalid-schema", words, fault.path) from fault
        except NoOpinionError as error:
            raise _failure(error) from error

    @property
    def is_valid(self) -> Callable[[object], bool]:
        """The same question: there is none beside it."""
        return self.accepts

    def accepts(self, value: object) -> bool:
        """Whether a value is valid.

        Raises:
            EngineFailure: there is no answer.
        """
        try:
            return self._validator.accepts(value)
        except NoOpinionError as error:
            raise _failure(error) from error

    def errors(self, value: object) -> list[Draft3Error]:
        """Everything that is wrong with a value, unions with their branches.

        Raises:
            EngineFailure: there is no answer.
        """
        try:
            return [self._error(found) for found in self._validator.errors(value)]
        except NoOpinionError as error:
            raise _failure(error) from error

    def _error(self, found: Reported) -> Draft3Error:
        path = self._written_path(found.schema_path)
        attributes: dict[str, object] = {"limit": found.keyword_value, **found.about}
        if found.context:
            attributes["context"] = self._branches(found)
        kind = _KINDS.get(str(path[-1]), "")
        if found.keyword == "properties":
            kind = "Required"
        elif "unexpected" in attributes:
            kind = "AdditionalProperties"
        is_exclusive = isinstance(found.schema, dict) and found.schema.get(
            _EXCLUSIVE.get(found.keyword, "")
        )
        if is_exclusive:
            path[-1] = _EXCLUSIVE[found.keyword]
        return Draft3Error(Kind(kind, attributes), path, found.instance_path)

    def _branches(self, found: Reported) -> list[list[Draft3Error]]:
        """The errors of each schema in ``type``; none for a plain name of a type."""
        value = found.keyword_value
        count = len(value) if isinstance(value, list) else 1
        branches: list[list[Draft3Error]] = [[] for _ in range(count)]
        for inner in found.context:
            index = inner.schema_path[len(found.schema_path)]
            branches[int(index)].append(self._error(inner))
        return [branch for branch in branches if branch]

    def _written_path(self, path: list[str | int]) -> list[str | int]:
        """The place of a keyword in the schema as written.

        The package leaves references out of its paths. Each leads on, and what stands
        beside it does not count in draft-03.
        """
        at = ""
        for token in path:
            at = joined(self._past_references(at), token)
        return [*pointer_tokens(at)]

    def _past_references(self, pointer: str) -> str:
        while True:
            known = self._schemas.subschemas.get(pointer)
            edges = known.edges if known is not None else ()
            target = next((e.target for e in edges if e.keyword == "$ref"), None)
            if target is None:
                return pointer
            pointer = target


def _failure(error: NoOpinionError) -> EngineFailure:
    reason = "depth" if str(error).startswith("RecursionError") else "engine"
    return EngineFailure(reason, str(error))
