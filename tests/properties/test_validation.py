"""Our verdict against the Python package jsonschema, and against ourselves.

Schemas have no ``pattern`` and no ``format``: there the two libraries follow
different books (ECMA-262 and Python's ``re``), and ours is held to the official
suite instead.
"""

from __future__ import annotations

import json
import math
import pickle
from decimal import Decimal
from fractions import Fraction

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st
from referencing import Registry

from inspector.core.source.json_nodes import value_of
from inspector.core.source.pointer import resolve
from inspector.core.texts import LANGUAGES
from inspector.core.tools.compiled_schema import CompiledSchema
from inspector.core.tools.exact_value import spelled_out
from inspector.core.tools.ranking import likely_branches
from inspector.core.tools.validation import Outcome
from inspector.core.tools.validator import satisfies, validate
from inspector.core.tools.violations import violation_text
from schemas import node_in, node_of

DRAFTS = {
    "http://json-schema.org/draft-04/schema#": jsonschema.Draft4Validator,
    "http://json-schema.org/draft-06/schema#": jsonschema.Draft6Validator,
    "http://json-schema.org/draft-07/schema#": jsonschema.Draft7Validator,
    "https://json-schema.org/draft/2019-09/schema": jsonschema.Draft201909Validator,
    "https://json-schema.org/draft/2020-12/schema": jsonschema.Draft202012Validator,
}
OLDEST = next(iter(DRAFTS))

names = st.sampled_from(["a", "b", "c/d", "e~f", "", "한"])
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.sampled_from([0.5, 1.0, -2.5, 2**53 + 1, 1e300])
    | st.text("ab", max_size=3)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3)
    ),
    max_leaves=8,
)
types = st.sampled_from(
    ["null", "boolean", "integer", "number", "string", "array", "object"]
)
sizes = st.integers(0, 3)


def keywords(inner):
    """Some keywords of draft-06 and later; each of them stands alone."""
    return st.fixed_dictionaries(
        {},
        optional={
            "type": types | st.lists(types, min_size=1, max_size=3, unique=True),
            "enum": st.lists(values, min_size=1, max_size=3),
            "const": values,
            "minimum": st.integers(-2, 2),
            "exclusiveMaximum": st.integers(-2, 2) | st.just(0.5),
            "multipleOf": st.sampled_from([1, 2, 0.5]),
            "minLength": sizes,
            "maxLength": sizes,
            "minItems": sizes,
            "maxItems": sizes,
            "uniqueItems": st.booleans(),
            "minProperties": sizes,
            "required": st.lists(names, max_size=2, unique=True),
            "properties": st.dictionaries(names, inner, max_size=3),
            "additionalProperties": inner,
            "propertyNames": inner,
            "items": inner,
            "contains": inner,
            "allOf": st.lists(inner, min_size=1, max_size=2),
            "anyOf": st.lists(inner, min_size=1, max_size=3),
            "oneOf": st.lists(inner, min_size=1, max_size=3),
            "not": inner,
            "if": inner,
            "then": inner,
            "else": inner,
            "dependentRequired": st.dictionaries(
                names, st.lists(names, max_size=2, unique=True), max_size=2
            ),
            "unevaluatedProperties": st.booleans(),
        },
    )


schemas = st.recursive(st.booleans() | keywords(st.booleans()), keywords, max_leaves=6)


def oracle(schema, value):
    validator = jsonschema.Draft202012Validator(schema, registry=Registry())
    return validator.is_valid(value)


@given(schemas, values)
def test_the_verdict_is_that_of_another_validator(schema, value):
    found = validate(node_of(schema), node_of(value))
    expected = Outcome.VALID if oracle(schema, value) else Outcome.INVALID
    assert found.outcome is expected


@given(
    st.sampled_from(list(DRAFTS)),
    st.dictionaries(names, types.map(lambda name: {"type": name}), max_size=3),
    st.lists(names, min_size=1, max_size=2, unique=True),
    values,
)
def test_every_draft_is_read_by_its_own_rules(draft, properties, required, value):
    schema = {"$schema": draft, "properties": properties, "required": required}
    found = validate(node_of(schema), node_of(value))
    if found.undecided == "number":
        assert draft == OLDEST  # where 1e300 is no integer
    else:
        valid = found.outcome is Outcome.VALID
        assert valid is DRAFTS[draft](schema).is_valid(value)


@given(schemas, values)
def test_each_violation_points_at_what_is_there_and_has_words(schema, value):
    schema_node, value_node = node_of(schema), node_of(value)
    found = validate(schema_node, value_node)
    assert bool(found.violations) is (found.outcome is Outcome.INVALID)
    pending = list(found.violations)
    while pending:
        violation = pending.pop()
        assert resolve(schema_node, violation.keyword_location) is not None
        for language in LANGUAGES:
            assert violation_text(violation, language).strip()
        for branch in likely_branches(violation):
            assert branch in range(len(violation.branches))
        if violation.keyword == "propertyNames":
            continue  # its reason is about a name, which has no place as a value
        assert resolve(value_node, violation.instance_location) is not None
        pending.extend(v for branch in violation.branches for v in branch)


@given(schemas, values)
def test_the_answer_is_the_same_every_time_and_survives_a_pickle(schema, value):
    schema_node, value_node = node_of(schema), node_of(value)
    first = validate(schema_node, value_node)
    assert validate(node_of(schema), value_node) == first
    assert pickle.loads(pickle.dumps(first)) == first
    assert satisfies(schema_node, value_node) is (first.outcome is Outcome.VALID)


@given(schemas, values)
def test_what_is_not_allowed_is_the_opposite(schema, value):
    plain = validate(node_of(schema), node_of(value)).outcome
    negated = validate(node_of({"not": schema}), node_of(value)).outcome
    assert {plain, negated} == {Outcome.VALID, Outcome.INVALID}


@given(schemas, values)
def test_of_uncontested_keywords_the_second_opinion_is_the_same(schema, value):
    node, value_node = node_of(schema), node_of(value)
    compiled = CompiledSchema(node, spelled_out(node))
    found = compiled.validate(node, value_node)
    asked = compiled._second_opinion.on(found.violations, value_node, value)
    assert asked == found.violations


patterns = st.sampled_from(["^a+$", "b", "^$", "a|b"])


def contested(inner):
    """The same keywords with those that can be contested, of which these are not."""
    more = st.fixed_dictionaries(
        {},
        optional={
            "pattern": patterns,
            "patternProperties": st.dictionaries(patterns, inner, max_size=2),
            "dependencies": st.dictionaries(
                names, st.lists(names, max_size=2, unique=True) | inner, max_size=2
            ),
            "items": inner | st.lists(inner, max_size=2),
            "additionalItems": inner,
        },
    )
    return st.builds(lambda plain, extra: plain | extra, keywords(inner), more)


contested_schemas = contested(st.booleans() | keywords(st.booleans()))


@given(st.sampled_from([*DRAFTS][1:3]), contested_schemas, values)
def test_what_both_validators_read_alike_is_never_disputed(draft, schema, value):
    found = validate(node_of({"$schema": draft, **schema}), node_of(value))
    assert not any(violation.is_disputed for violation in found.violations)


halves = st.integers(0xD800, 0xDFFF).map(chr)
odd_texts = st.text(st.sampled_from("ab") | halves, max_size=4)


@given(odd_texts, odd_texts)
def test_texts_with_half_pairs_are_equal_only_when_they_are_the_same(one, other):
    one_node, other_node = node_in(json.dumps(one)), node_in(json.dumps(other))
    schema = node_in(json.dumps({"const": one}))
    expected = value_of(one_node) == value_of(other_node)
    assert satisfies(schema, other_node) is expected


digits = st.text("0123456789", min_size=1, max_size=25)
literals = st.builds(
    lambda sign, whole, fraction, exponent: (
        sign + (whole.lstrip("0") or "0") + fraction + exponent
    ),
    st.sampled_from(["", "-"]),
    digits,
    st.just("") | digits.map(lambda text: "." + text),
    st.just("") | st.integers(-30, 30).map(lambda power: f"e{power}"),
)
LIMITS = {
    "maximum": lambda value, limit: value <= limit,
    "minimum": lambda value, limit: value >= limit,
    "exclusiveMaximum": lambda value, limit: value < limit,
    "exclusiveMinimum": lambda value, limit: value > limit,
    "const": lambda value, limit: value == limit,
}


def neighbours(literal):
    """The number itself in other spellings, and numbers right beside it."""
    exact = Fraction(Decimal(literal))
    near = float(exact) if abs(exact) < Fraction(10) ** 300 else 0.0
    beside = [math.nextafter(near, math.inf), near]
    return st.sampled_from([literal, literal + ("" if "e" in literal else "e0")]) | (
        st.sampled_from([repr(number) for number in beside])
    )


@pytest.mark.parametrize("keyword", LIMITS)
@given(data=st.data(), limit=literals)
def test_numbers_are_compared_without_rounding(keyword, data, limit):
    value = data.draw(literals | neighbours(limit))
    exact_value, exact_limit = Fraction(Decimal(value)), Fraction(Decimal(limit))
    schema = node_in(f'{{"{keyword}": {limit}}}')
    expected = LIMITS[keyword](exact_value, exact_limit)
    beyond = (n for n in (exact_value, exact_limit) if abs(n) >= 2**53)
    may_be_undecided = any(number.denominator != 1 for number in beyond)
    fits = satisfies(schema, node_in(value))
    assert fits is expected or (fits is None and may_be_undecided)


@given(literals, literals)
def test_a_multiple_is_exact_or_undecided(value, divisor):
    exact_value, exact_divisor = Fraction(Decimal(value)), Fraction(Decimal(divisor))
    if exact_divisor <= 0:
        return
    fits = satisfies(node_in(f'{{"multipleOf": {divisor}}}'), node_in(value))
    assert fits in (None, (exact_value / exact_divisor).denominator == 1)
