"""Why a schema has no answer, found before any engine is asked.

Source: JSON Schema 2020-12, core, sections 4.3 (what a schema is) and 8.1.1
(``$schema``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ConstantNode,
    NumberNode,
    ObjectNode,
    StringNode,
)
from inspector.core.source.pointer import pointer_text, pointer_tokens, resolve
from inspector.core.tools.exact_value import InexactNumberError, exact_value
from inspector.core.tools.literals import literal_of, string_literal
from inspector.core.tools.schema_keywords import Draft, draft_named
from inspector.core.tools.validation import Outcome, Validation

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.source.json_nodes import JsonNode, JsonValue
    from inspector.core.tools.engine import RefusedSchemaError
    from inspector.core.tools.schema_map import SchemaMap


class NoAnswerError(Exception):
    """There is no answer, and why."""

    def __init__(self, reason: str, detail: str = "", location: str = "") -> None:
        super().__init__(reason)
        self.because = (reason, detail, location)
        """One of `UNDECIDED_REASONS`, what is in question, and its place."""

    @property
    def validation(self) -> Validation:
        """The same as an answer."""
        return Validation(Outcome.UNDECIDED, (), *self.because)


def draft_of(schema: JsonNode) -> Draft:
    """The draft that a schema says it is of; the newest where it says nothing.

    Raises:
        NoAnswerError: it is no schema, or names a draft that is not known.
    """
    if not isinstance(schema, ObjectNode):
        if isinstance(schema, ConstantNode) and schema.value is not None:
            return Draft.DRAFT_2020_12
        raise NoAnswerError("invalid-schema", literal_of(schema))
    dialect = schema.get("$schema")
    if dialect is None:
        return Draft.DRAFT_2020_12
    draft = draft_named(dialect.text) if isinstance(dialect, StringNode) else None
    if draft is None:
        raise NoAnswerError("dialect", literal_of(dialect), "/$schema")
    return draft


def exact_or_no_answer(node: JsonNode, *, whole_as_int: bool = True) -> JsonValue:
    """The Python value of a node, every number exact.

    Args:
        node: The value as it was written.
        whole_as_int: Whether ``1.0`` is the same as ``1``, also by type.

    Raises:
        NoAnswerError: a number in it is out of reach.
    """
    try:
        return exact_value(node, whole_as_int=whole_as_int)
    except InexactNumberError as error:
        number = NumberNode(0, 0, error.literal)
        raise NoAnswerError("number", literal_of(number)) from error


def refusal_of(
    refused: RefusedSchemaError, schema: JsonNode, schemas: Callable[[], SchemaMap]
) -> NoAnswerError:
    """Name the member that is at fault in the schema's own words.

    Args:
        refused: What the engine says.
        schema: The schema as it was written.
        schemas: Its map, asked for where a reference is at fault.
    """
    if refused.reason == "reference":
        unknown = next(iter(schemas().unresolved), None)
        if unknown is not None:
            return NoAnswerError("reference", string_literal(unknown.text), unknown.at)
        return NoAnswerError("reference", refused.detail)
    location = pointer_text(refused.path)
    node = resolve(schema, location)
    if node is None:
        return NoAnswerError("invalid-schema", refused.detail)
    name = pointer_tokens(location)[-1:]
    shown = literal_of(node)
    detail = f"{string_literal(name[0])}: {shown}" if name else shown
    return NoAnswerError("invalid-schema", detail, location)


def look_closer(schemas: SchemaMap) -> None:
    """Refuse what the engine would answer wrongly.

    Raises:
        NoAnswerError: a part is of an unknown draft, the schema goes in circles, or a
            reference leads where this program does not see.
    """
    for dialect, at in schemas.dialects:
        if draft_named(dialect) is None:
            raise NoAnswerError("dialect", string_literal(dialect), at)
    circle = schemas.circle
    if circle is not None:
        node = resolve(schemas.root, circle.at)
        shown = literal_of(node) if node is not None else circle.target
        raise NoAnswerError("circular", shown, circle.at)
    reachable = set(schemas.reachable)
    for unknown in schemas.unresolved:
        # The engine knows a target that we do not: a circle could hide there.
        if unknown.at.rpartition("/")[0] in reachable:
            raise NoAnswerError("reference", string_literal(unknown.text), unknown.at)
