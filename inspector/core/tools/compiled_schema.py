"""One schema, ready to be asked.

Source: JSON Schema draft-03 to 2020-12; what is refused is said in `validator`.
"""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.json_reader import MAX_DEPTH
from inspector.core.tools.agreement import is_contested
from inspector.core.tools.content_notes import drop_content_notes
from inspector.core.tools.engine import Engine, EngineFailure, RefusedSchemaError
from inspector.core.tools.engine_errors import MOST_VIOLATIONS, Explainer
from inspector.core.tools.evaluation_count import (
    MOST_TO_ANSWER,
    MOST_WEIGHT,
    Cost,
    EvaluationCount,
)
from inspector.core.tools.exact_value import depth_of, long_fraction
from inspector.core.tools.keyword_place import KeywordPlaces
from inspector.core.tools.literals import literal_of, string_literal
from inspector.core.tools.no_answer import (
    NoAnswerError,
    draft_of,
    exact_or_no_answer,
    look_closer,
    refusal_of,
)
from inspector.core.tools.patterns import Patterns
from inspector.core.tools.ranking import ranked
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from inspector.core.tools.validation import Outcome, Validation, Violation

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inspector.core.source.json_nodes import JsonNode, JsonValue
    from inspector.core.tools.draft3_engine import Draft3Engine
    from inspector.core.tools.engine import EngineError
    from inspector.core.tools.second_opinion import SecondOpinion

_TELLING = (b'ef":', b"pattern", b"$schema", b'id":', b"content")
"""What makes a closer look at a schema necessary: ``$ref`` and its relatives,
patterns, drafts, identifiers, content notes. Most schemas have none of them."""

_MOST_CHARACTERS = 2**21
"""Of a schema that needs a closer look, which takes about a second for so many."""

_MOST_ON_PATH = 250
_MOST_NESTED = 1000
"""Subschemas within subschemas, and the same times the depth of the value: the
engine calls itself for each, and 8 MB of stack end at some 1,000 and 4,000."""

_VALID = Validation(Outcome.VALID)
TOO_MANY_TO_LIST = Violation("", "", "")
"""Stands for violations that would take too long to list."""


class CompiledSchema:
    """One schema; any number of threads may ask it at once."""

    def __init__(
        self, schema: JsonNode, spelled: bytes | None, *, asserts_format: bool = False
    ) -> None:
        """Compile a schema, or note why that cannot be done.

        Args:
            schema: The schema as it was written.
            spelled: Its value, from `exact_value.spelled_out`.
            asserts_format: Whether ``format`` decides or is a note.

        Raises:
            UnicodeError: half of a surrogate pair is in it.
        """
        self._schema = schema
        self._is_telling = spelled is None or any(t in spelled for t in _TELLING)
        self.spelled = spelled
        self._may_be_disputed = is_contested(spelled, asserts_format=asserts_format)
        self.asserts_format = asserts_format
        self._most_to_answer = MOST_TO_ANSWER
        self._refusal: tuple[str, str, str] | None = None
        self._keywords: KeywordPlaces | None = None
        try:
            self._prepare()
        except NoAnswerError as refusal:
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
            exact = self._exact(value)
            accepted = self._accepts(value, exact, self._cost(value))
        except NoAnswerError:
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
            exact, cost = self._exact(value), self._cost(value)
            if self._accepts(value, exact, cost):
                return _VALID
            return self._listed(schema, value, exact, cost)
        except NoAnswerError as refusal:
            return refusal.validation

    @cached_property
    def longest_sure(self) -> int:
        """Characters of a value up to which the engine's yes is the whole answer."""
        if self._refusal is not None or self._draft <= Draft.DRAFT_4:
            return -1
        if self._has_multiples:
            return -1
        if not self._is_telling:
            return self._most_to_answer // MOST_WEIGHT // self.size - 1
        if self._schemas.longest_chain * (MAX_DEPTH + 1) > _MOST_NESTED:
            return -1
        longest = self._count.longest_within(self._most_to_answer)
        return min(longest, self._patterns.longest_quick) if self._patterns else longest

    @cached_property
    def longest_listed(self) -> int:
        """Characters of a value up to which all that is wrong can be listed."""
        return self._count.longest_within(self._count.most_to_list)

    def engine_errors(self, value: object) -> Sequence[EngineError]:
        """What the engine alone reports of a value of at most `longest_listed`."""
        return self._engine.errors(value)

    @property
    def engine_accepts(self) -> Callable[[object], bool]:
        """What the engine alone says of a value of at most `longest_sure`.

        It may raise anything, a panic in Rust included.
        """
        return self._engine.is_valid

    def _accepts(self, value: JsonNode, exact: JsonValue, cost: Cost | None) -> bool:
        if cost is not None and cost.total > self._most_to_answer:
            raise NoAnswerError("cost", f"{self._most_to_answer:,}")
        fraction = long_fraction(value) if self._has_multiples else None
        if fraction is not None:
            raise NoAnswerError("number", literal_of(fraction))
        if self._is_telling and self._is_too_deep(value):
            raise NoAnswerError("depth", f"{_MOST_NESTED:,}")
        if self._is_telling and self._patterns:
            slow = self._patterns.too_slow(value, cost.most if cost is not None else 1)
            if slow is not None:
                raise NoAnswerError("pattern", string_literal(slow.text), slow.at)
        try:
            return self._engine.accepts(exact)
        except EngineFailure as failure:
            raise NoAnswerError(failure.reason, failure.detail) from failure

    def _is_too_deep(self, value: JsonNode) -> bool:
        chain = self._schemas.longest_chain
        if chain * (MAX_DEPTH + 1) <= _MOST_NESTED:
            return False
        return chain * (1 + depth_of(value)) > _MOST_NESTED

    def _cost(self, value: JsonNode) -> Cost | None:
        """What an answer costs; None where that is surely little."""
        if self._is_small(value, self._most_to_answer):
            return None
        return self._count.cost(value, self._most_to_answer)

    def _is_small(self, value: JsonNode, limit: int) -> bool:
        # Without references no part of the schema is asked twice of one value.
        parts = value[1] - value[0] + 1
        return not self._is_telling and self.size * MOST_WEIGHT * parts <= limit

    def _is_long_to_list(self, value: JsonNode, cost: Cost | None) -> bool:
        limit = self._count.most_to_list
        if cost is not None:
            return cost.total > limit
        return not self._is_small(value, limit) and self._count.exceeds(value, limit)

    def _exact(self, value: JsonNode) -> JsonValue:
        if self._refusal is not None:
            raise NoAnswerError(*self._refusal)
        # Up to draft-04 1.0 is no integer.
        return exact_or_no_answer(value, whole_as_int=self._draft > Draft.DRAFT_4)

    def _listed(
        self, schema: JsonNode, value: JsonNode, exact: JsonValue, cost: Cost | None
    ) -> Validation:
        """The violations of a value that is known to be invalid."""
        if self._is_long_to_list(value, cost):
            return Validation(Outcome.INVALID, (TOO_MANY_TO_LIST,))
        try:
            errors: Sequence[EngineError] = self._engine.errors(exact)
        except EngineFailure:
            return Validation(Outcome.INVALID, (TOO_MANY_TO_LIST,))
        waiting = iter(errors)
        explained = Explainer(self._keywords_of(schema), value).violations(waiting)
        listed = ranked(islice(explained, MOST_VIOLATIONS))
        # Draft-03 is decided by the other validator itself.
        if self._draft > Draft.DRAFT_3 and self._may_be_disputed:
            listed = self._second_opinion.on(listed, value, exact, cost)
        return Validation(Outcome.INVALID, listed, unlisted=sum(1 for _ in waiting))

    def _keywords_of(self, schema: JsonNode) -> KeywordPlaces:
        """Its keywords as a text spells them: the one that was asked about last."""
        keywords = self._keywords
        if keywords is None or keywords.schema is not schema:
            keywords = self._keywords = KeywordPlaces(schema, lambda: self._schemas)
        return keywords

    def _prepare(self) -> None:
        schema = self._schema
        self._draft = draft_of(schema)
        exact = exact_or_no_answer(schema)
        if self._is_telling:
            if self.size > _MOST_CHARACTERS:
                raise NoAnswerError("cost", f"{_MOST_CHARACTERS:,}")
            if self._schemas.longest_path > _MOST_ON_PATH:
                raise NoAnswerError("depth", f"{_MOST_ON_PATH:,}")
            drop_content_notes(exact, self._schemas)
        try:
            self._engine = self._engine_for(exact)
        except RefusedSchemaError as refused:
            raise refusal_of(refused, self._schema, lambda: self._schemas) from refused
        except EngineFailure as failure:
            raise NoAnswerError(failure.reason, failure.detail) from failure
        if self._is_telling:
            look_closer(self._schemas)

    def _engine_for(self, exact: JsonValue) -> Engine | Draft3Engine:
        asserts = self.asserts_format
        if self._draft is not Draft.DRAFT_3:
            return Engine(exact, self._draft, asserts_format=asserts)
        from inspector.core.tools.draft3_engine import (  # noqa: PLC0415 - rarely used
            MOST_CHARACTERS,
            MOST_TO_ANSWER,
            Draft3Engine,
        )

        if self.size > MOST_CHARACTERS:
            raise NoAnswerError("cost", f"{MOST_CHARACTERS:,}")
        self._most_to_answer = MOST_TO_ANSWER
        return Draft3Engine(exact, self._schemas, asserts_format=asserts)

    @cached_property
    def _has_multiples(self) -> bool:
        if self.spelled is not None:
            return b"multipleOf" in self.spelled
        nodes = (own.node for own in self._schemas.subschemas.values())
        return any(isinstance(n, ObjectNode) and n.get("multipleOf") for n in nodes)

    @cached_property
    def _second_opinion(self) -> SecondOpinion:
        from inspector.core.tools.second_opinion import (  # noqa: PLC0415 - rare
            SecondOpinion,
        )

        return SecondOpinion(
            exact_or_no_answer(self._schema),
            self._schemas,
            self._count,
            asserts_format=self.asserts_format,
        )

    @cached_property
    def _schemas(self) -> SchemaMap:
        return SchemaMap(self._schema, self._draft)

    @cached_property
    def _patterns(self) -> Patterns:
        return Patterns(self._schemas)

    @cached_property
    def _count(self) -> EvaluationCount:
        return EvaluationCount(self._schemas)
