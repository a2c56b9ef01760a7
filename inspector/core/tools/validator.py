"""Hold a value against a schema: an answer, or why there is none.

The engine is jsonschema_rs: right on the whole official test suite and fast. What
it must not be trusted with is looked at here before it is asked:

- Nothing is fetched and no file is opened. A reference that leaves the schema has
  no answer.
- A schema that goes in circles is "valid" for the engine; here it has no answer.
- A pattern or an alternative that may take too long has no answer (`patterns`,
  `evaluation_count`).
- Numbers are compared exactly. ``format`` is a note unless a person asks for more;
  ``contentEncoding`` and ``contentMediaType`` are never asserted, whatever the draft.

No input raises: doubt is `Outcome.UNDECIDED`, never `Outcome.VALID`.

Source: JSON Schema draft-04, -06, -07, 2019-09 and 2020-12.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.tools.compiled_schema import CompiledSchema
from inspector.core.tools.exact_value import spelled_out
from inspector.core.tools.schema_cache import SchemaCache
from inspector.core.tools.stand_ins import StandIns
from inspector.core.tools.validation import Outcome, Validation, Violation

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

_CACHES = {says: SchemaCache(asserts_format=says) for says in (False, True)}
"""By whether ``format`` decides."""


def validate(
    schema: JsonNode, value: JsonNode, *, asserts_format: bool = False
) -> Validation:
    """Hold a value against a schema.

    Args:
        schema: A JSON Schema as it was written. Compiled schemas are kept, so the
            same one may be passed again and again.
        value: The arguments value, of a text without faults that break JSON.
        asserts_format: Whether ``format`` decides or is a note.

    Returns:
        The answer; violations with the most telling first.
    """
    try:
        compiled = _CACHES[asserts_format].compiled(schema)
        return compiled.validate(schema, value)
    except UnicodeError:
        return _validate_halves(schema, value, asserts_format=asserts_format)


def compiled_for(schema: JsonNode, *, asserts_format: bool = False) -> CompiledSchema:
    """A schema, ready to be asked many times.

    Raises:
        UnicodeError: half of a surrogate pair is in it.
    """
    return _CACHES[asserts_format].compiled(schema)


def satisfies(
    schema: JsonNode, value: JsonNode, *, asserts_format: bool = False
) -> bool | None:
    """Whether a value fits a schema; None where that cannot be decided."""
    try:
        outcome = _CACHES[asserts_format].compiled(schema).outcome(value)
    except UnicodeError:
        halves = _validate_halves(schema, value, asserts_format=asserts_format)
        outcome = halves.outcome
    return None if outcome is Outcome.UNDECIDED else outcome is Outcome.VALID


def _validate_halves(
    schema: JsonNode, value: JsonNode, *, asserts_format: bool
) -> Validation:
    """Validate texts with halves of surrogate pairs in them."""
    stand_ins = StandIns.for_nodes(schema, value)
    if stand_ins is None:
        return Validation(Outcome.UNDECIDED, undecided="engine")
    schema, value = stand_ins.put_in(schema), stand_ins.put_in(value)
    try:
        spelled = spelled_out(schema)
        compiled = CompiledSchema(schema, spelled, asserts_format=asserts_format)
        answer = compiled.validate(schema, value)
    except UnicodeError as error:
        return Validation(
            Outcome.UNDECIDED, undecided="engine", undecided_detail=str(error)
        )
    return Validation(
        answer.outcome,
        tuple(_with_halves(v, stand_ins) for v in answer.violations),
        answer.undecided,
        stand_ins.as_escapes(answer.undecided_detail),
        stand_ins.taken_out(answer.undecided_location),
        answer.unlisted,
    )


def _with_halves(violation: Violation, stand_ins: StandIns) -> Violation:
    shown = stand_ins.as_escapes
    return Violation(
        stand_ins.taken_out(violation.instance_location),
        stand_ins.taken_out(violation.keyword_location),
        stand_ins.taken_out(violation.keyword),
        tuple(
            (name, shown(d) if isinstance(d, str) else tuple(map(shown, d)))
            for name, d in violation.details
        ),
        stand_ins.taken_out(violation.member) if violation.member else None,
        tuple(
            tuple(_with_halves(v, stand_ins) for v in branch)
            for branch in violation.branches
        ),
        violation.is_disputed,
    )
