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
from inspector.core.tools.exact_value import InexactNumberError, exact_value
from inspector.core.tools.literals import literal_of
from inspector.core.tools.schema_keywords import Draft, draft_named
from inspector.core.tools.validation import Outcome, Validation

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode, JsonValue


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
