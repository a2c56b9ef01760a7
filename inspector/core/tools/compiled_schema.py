"""One schema, ready to be asked.

Source: JSON Schema draft-04 to 2020-12; what is refused is said in `validator`.
"""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ConstantNode,
    NumberNode,
    ObjectNode,
    StringNode,
)
from inspector.core.source.json_reader import MAX_DEPTH
from inspector.core.source.pointer import pointer_text, pointer_tokens, resolve
from inspector.core.tools.engine import Engine, EngineFailure, RefusedSchemaError
from inspector.core.tools.engine_errors import MOST_VIOLATIONS, Explainer
from inspector.core.tools.evaluation_count import (
    MOST_TO_ANSWER,
    MOST_WEIGHT,
    EvaluationCount,
)
from inspector.core.tools.exact_value import (
    InexactNumberError,
    depth_of,
    exact_value,
    long_fraction,
)
from inspector.core.tools.literals import literal_of, string_literal
from inspector.core.tools.patterns import Patterns
from inspector.core.tools.ranking import ranked
from inspector.core.tools.schema_keywords import Draft, draft_named
from inspector.core.tools.schema_map import SchemaMap
from inspector.core.tools.validation import Outcome, Validation, Violation

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode, JsonValue

_TELLING = (b'ef":', b"pattern", b"$schema", b'id":', b"content")
"""What makes a closer look at a schema necessary: ``$ref`` and its relatives,
patterns, drafts, identifiers, content notes. Most schemas have none of them."""

_MOST_CHARACTERS = 2**21
"""Of a schema that needs a closer look, which takes about a second for so many."""

_MOST_ON_PATH = 250
_MOST_NESTED = 1000
"""Subschemas within subschemas, and the same times the depth of the value: the
engine calls itself for each, and 8 MB of stack end at some 1,000 and 4,000."""

_CONTENT = ("contentEncoding", "contentMediaType")

TOO_MANY_TO_LIST = Violation("", "", "")
"""Stands for violations that would take too long to list."""


class _NoAnswerError(Exception):
    """There is no answer, and why."""

    def __init__(self, reason: str, detail: str = "", location: str = "") -> None:
        super().__init__(reason)
        self.because = (reason, detail, location)

    @property
    def validation(self) -> Validation:
        return Validation(Outcome.UNDECIDED, (), *self.because)


class CompiledSchema:
    """One schema; any number of threads may ask it at once."""

    def __init__(self, schema: JsonNode, spelled: bytes | None) -> None:
        """Compile a schema, or note why that cannot be done.

        Args:
            schema: The schema as it was written.
            spelled: Its value, from `exact_value.spelled_out`.

        Raises:
            UnicodeError: half of a surrogate pair is in it.
        """
        self._schema = schema
        self._is_telling = spelled is None or any(t in spelled for t in _TELLING)
        self._spelled = spelled
        self._refusal: tuple[str, str, str] | None = None
        try:
            self._prepare()
        except _NoAnswerError as refusal:
            self._refusal = refusal.because

    @property
    def size(self) -> int:
        """How much room it takes, in characters of its text."""
        return self._schema[1] - self._schema[0] + 1

    def outcome(self, value: JsonNode) -> Outcome:
        """The bare answer for a value.

        Raises:
            UnicodeError: half of a surrogate pair is in the value.
        """
        try:
            accepted = self._accepts(value, self._exact(value))
        except _NoAnswerError:
            return Outcome.UNDECIDED
        return Outcome.VALID if accepted else Outcome.INVALID

    def validate(self, schema: JsonNode, value: JsonNode) -> Validation:
        """The answer for a value, with what it breaks.

        Args:
            schema: The same schema, as the text at hand spells it.
            value: The arguments value.

        Raises:
            UnicodeError: half of a surrogate pair is in the value.
        """
        try:
            exact = self._exact(value)
            if self._accepts(value, exact):
                return Validation(Outcome.VALID)
            return self._listed(schema, value, exact)
        except _NoAnswerError as refusal:
            return refusal.validation

    def _accepts(self, value: JsonNode, exact: JsonValue) -> bool:
        if self._may_exceed(value, MOST_TO_ANSWER):
            raise _NoAnswerError("cost", f"{MOST_TO_ANSWER:,}")
        fraction = long_fraction(value) if self._has_multiples else None
        if fraction is not None:
            raise _NoAnswerError("number", literal_of(fraction))
        if self._is_telling and self._is_too_deep(value):
            raise _NoAnswerError("depth", f"{_MOST_NESTED:,}")
        if self._is_telling and self._patterns:
            repeats = self._count.repeats(value, MOST_TO_ANSWER)
            slow = self._patterns.too_slow(value, repeats)
            if slow is not None:
                raise _NoAnswerError("pattern", string_literal(slow.text), slow.at)
        try:
            return self._engine.accepts(exact)
        except EngineFailure as failure:
            raise _NoAnswerError(failure.reason, failure.detail) from failure

    def _is_too_deep(self, value: JsonNode) -> bool:
        chain = self._schemas.longest_chain
        if chain * (MAX_DEPTH + 1) <= _MOST_NESTED:
            return False
        return chain * (1 + depth_of(value)) > _MOST_NESTED

    def _may_exceed(self, value: JsonNode, limit: int) -> bool:
        # Without references no part of the schema is asked twice of one value.
        parts = value[1] - value[0] + 1
        if not self._is_telling and self.size * MOST_WEIGHT * parts <= limit:
            return False
        return self._count.exceeds(value, limit)

    def _exact(self, value: JsonNode) -> JsonValue:
        if self._refusal is not None:
            raise _NoAnswerError(*self._refusal)
        # In draft-04 1.0 is no integer.
        return _exact(value, whole_as_int=self._draft is not Draft.DRAFT_4)

    def _listed(
        self, schema: JsonNode, value: JsonNode, exact: JsonValue
    ) -> Validation:
        """The violations of a value that is known to be invalid."""
        if self._may_exceed(value, self._count.most_to_list):
            return Validation(Outcome.INVALID, (TOO_MANY_TO_LIST,))
        try:
            errors = self._engine.errors(exact)
        except EngineFailure:
            return Validation(Outcome.INVALID, (TOO_MANY_TO_LIST,))
        waiting = iter(errors)
        explained = Explainer(schema, value, lambda: self._schemas).violations(waiting)
        listed = ranked(islice(explained, MOST_VIOLATIONS))
        return Validation(Outcome.INVALID, listed, unlisted=sum(1 for _ in waiting))

    def _prepare(self) -> None:
        schema = self._schema
        self._draft = _draft_of(schema)
        exact = _exact(schema)
        if self._is_telling:
            if self.size > _MOST_CHARACTERS:
                raise _NoAnswerError("cost", f"{_MOST_CHARACTERS:,}")
            if self._schemas.longest_path > _MOST_ON_PATH:
                raise _NoAnswerError("depth", f"{_MOST_ON_PATH:,}")
            exact = self._without_content(exact)
        try:
            self._engine = Engine(exact, self._draft)
        except RefusedSchemaError as refused:
            raise self._refused(refused) from refused
        except EngineFailure as failure:
            raise _NoAnswerError(failure.reason, failure.detail) from failure
        if self._is_telling:
            self._look_closer()

    def _refused(self, refused: RefusedSchemaError) -> _NoAnswerError:
        """Name the member that is at fault in the schema's own words."""
        if refused.reason == "reference":
            unknown = next(iter(self._schemas.unresolved), None)
            if unknown is not None:
                text = string_literal(unknown.text)
                return _NoAnswerError("reference", text, unknown.at)
            return _NoAnswerError("reference", refused.detail)
        location = pointer_text(refused.path)
        node = resolve(self._schema, location)
        if node is None:
            return _NoAnswerError("invalid-schema", refused.detail)
        name = pointer_tokens(location)[-1:]
        shown = literal_of(node)
        detail = f"{string_literal(name[0])}: {shown}" if name else shown
        return _NoAnswerError("invalid-schema", detail, location)

    def _look_closer(self) -> None:
        """Refuse what the engine would answer wrongly."""
        for dialect, at in self._schemas.dialects:
            if draft_named(dialect) is None:
                raise _NoAnswerError("dialect", string_literal(dialect), at)
        circle = self._schemas.circle
        if circle is not None:
            node = resolve(self._schema, circle.at)
            shown = literal_of(node) if node is not None else circle.target
            raise _NoAnswerError("circular", shown, circle.at)
        reachable = set(self._schemas.reachable)
        for unknown in self._schemas.unresolved:
            # The engine knows a target that we do not: a circle could hide there.
            if unknown.at.rpartition("/")[0] in reachable:
                shown = string_literal(unknown.text)
                raise _NoAnswerError("reference", shown, unknown.at)

    def _without_content(self, exact: JsonValue) -> JsonValue:
        """Drop what drafts 6 and 7 let a validator assert and later ones do not."""
        if self._draft not in (Draft.DRAFT_6, Draft.DRAFT_7):
            return exact
        for pointer in self._schemas.subschemas:
            part = exact
            for token in pointer_tokens(pointer):
                part = _part(part, token)
            if isinstance(part, dict):
                for keyword in _CONTENT:
                    part.pop(keyword, None)
        return exact

    @cached_property
    def _has_multiples(self) -> bool:
        if self._spelled is not None:
            return b"multipleOf" in self._spelled
        nodes = (own.node for own in self._schemas.subschemas.values())
        return any(isinstance(n, ObjectNode) and n.get("multipleOf") for n in nodes)

    @cached_property
    def _schemas(self) -> SchemaMap:
        return SchemaMap(self._schema, self._draft)

    @cached_property
    def _patterns(self) -> Patterns:
        return Patterns(self._schemas)

    @cached_property
    def _count(self) -> EvaluationCount:
        return EvaluationCount(self._schemas)


def _draft_of(schema: JsonNode) -> Draft:
    if not isinstance(schema, ObjectNode):
        if isinstance(schema, ConstantNode) and schema.value is not None:
            return Draft.DRAFT_2020_12
        raise _NoAnswerError("invalid-schema", literal_of(schema))
    dialect = schema.get("$schema")
    if dialect is None:
        return Draft.DRAFT_2020_12
    draft = draft_named(dialect.text) if isinstance(dialect, StringNode) else None
    if draft is None:
        raise _NoAnswerError("dialect", literal_of(dialect), "/$schema")
    return draft


def _exact(node: JsonNode, *, whole_as_int: bool = True) -> JsonValue:
    try:
        return exact_value(node, whole_as_int=whole_as_int)
    except InexactNumberError as error:
        number = NumberNode(0, 0, error.literal)
        raise _NoAnswerError("number", literal_of(number)) from error


def _part(value: JsonValue, token: str) -> JsonValue:
    if isinstance(value, dict):
        return value.get(token)
    return value[int(token)] if isinstance(value, list) else None
