"""Conversion: passes its own lint, changes nothing twice, and keeps what it can say."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from fitting_values import Guess, as_json_schema, filled, without_nulls
from inspector.core.tools.conversion.convert import convert
from inspector.core.tools.conversion.forms import FORMS, STRICT, dialect_of_form
from inspector.core.tools.conversion.loss import LossKind
from inspector.core.tools.dialects.faults import faults_in_dialect
from inspector.core.tools.strict_subset import lint_schema
from inspector.core.tools.validator import satisfies
from schemas import node_in, node_of

NAMES = ("a", "b", "c")
SCALARS = st.one_of(
    st.sampled_from(["x", "y", "xy"]), st.integers(0, 5), st.booleans(), st.just(1.5)
)
CANNOT_BE_HELPED = {"property:name", "total:optional", "total:unions", "required:none"}
"""What no rewriting of a schema can bring into a form."""


def texts():
    return st.fixed_dictionaries(
        {"type": st.just("string")},
        optional={
            "minLength": st.integers(0, 2),
            "maxLength": st.integers(1, 3),
            "pattern": st.sampled_from(["x", "^x", "^[xy]+$", "(?=x)"]),
            "format": st.sampled_from(["date", "uri", "email"]),
            "description": st.just("a text"),
            "default": st.just("x"),
        },
    )


def numbers():
    return st.fixed_dictionaries(
        {"type": st.sampled_from(["integer", "number"])},
        optional={
            "minimum": st.integers(-1, 3),
            "exclusiveMinimum": st.integers(-1, 2),
            "maximum": st.integers(2, 9),
            "multipleOf": st.sampled_from([1, 2]),
            "title": st.just("a number"),
        },
    )


def listed():
    return st.one_of(
        st.fixed_dictionaries({"const": SCALARS}),
        st.fixed_dictionaries({"enum": st.lists(SCALARS, min_size=1, max_size=4)}),
        st.fixed_dictionaries(
            {"type": st.just("integer"), "enum": st.just([1, 2, 3])},
            optional={"minimum": st.just(2)},
        ),
    )


def leaves():
    return st.one_of(texts(), numbers(), listed(), st.just({"type": "boolean"}))


def deeper(inner):
    return st.one_of(
        objects(inner),
        st.fixed_dictionaries(
            {"type": st.just("array"), "items": inner},
            optional={
                "minItems": st.integers(0, 3),
                "maxItems": st.integers(1, 4),
                "uniqueItems": st.booleans(),
            },
        ),
        st.fixed_dictionaries(
            {
                "type": st.just("array"),
                "prefixItems": st.lists(inner, min_size=1, max_size=2),
                "items": st.just(False),
            }
        ),
        st.fixed_dictionaries({"anyOf": st.lists(inner, min_size=1, max_size=3)}),
        st.fixed_dictionaries({"oneOf": st.lists(inner, min_size=1, max_size=3)}),
        st.fixed_dictionaries({"allOf": st.lists(inner, min_size=1, max_size=2)}),
        st.fixed_dictionaries(
            {
                "type": st.just(["string", "integer"]),
                "maxLength": st.just(2),
                "minimum": st.just(1),
            }
        ),
        st.fixed_dictionaries({"$ref": st.sampled_from(["#/$defs/d", "#/$defs/e"])}),
        st.fixed_dictionaries(
            {"$ref": st.just("#/$defs/d"), "description": st.just("that")}
        ),
    )


def objects(inner):
    return st.fixed_dictionaries(
        {
            "type": st.just("object"),
            "properties": st.dictionaries(st.sampled_from(NAMES), inner, max_size=3),
        },
        optional={
            "required": st.lists(st.sampled_from(NAMES), unique=True, max_size=2),
            "additionalProperties": st.sampled_from([False, True, {"type": "string"}]),
            "minProperties": st.just(1),
            "patternProperties": st.just({"^z": {"type": "string"}}),
        },
    )


SUBSCHEMAS = st.recursive(leaves(), deeper, max_leaves=6)


@st.composite
def schemas(draw):
    """A tool's parameters; definitions may be recursive."""
    schema = draw(objects(SUBSCHEMAS))
    definitions = {"d": draw(SUBSCHEMAS), "e": draw(leaves())}
    return {**schema, "$defs": definitions}


def kinds_of(conversion):
    return {loss.kind for loss in conversion.losses}


def keys_of(conversion, kind):
    return {loss.key for loss in conversion.losses if loss.kind is kind}


few = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


@few
@given(form=st.sampled_from(FORMS), schema=schemas())
def test_the_result_passes_its_lint_and_converts_to_itself(form, schema):
    conversion = convert(node_of(schema), form)
    assert conversion.text is not None
    assert {use.feature for use in conversion.remaining} <= CANNOT_BE_HELPED
    again = convert(node_in(conversion.text), form)
    assert again.text == conversion.text
    assert not again.losses
    dialect = dialect_of_form(form)
    faults = faults_in_dialect(node_in(conversion.text), dialect)
    told = {fault.use.feature for fault in faults if fault.cell.is_in_the_way}
    assert told <= CANNOT_BE_HELPED


@settings(few, max_examples=150)
@given(schema=schemas())
def test_the_strict_form_is_in_the_strict_subset(schema):
    conversion = convert(node_of(schema), STRICT)
    faults = lint_schema(node_in(conversion.text)).faults
    assert [fault for fault in faults if fault.severity != "info"] == []


@few
@given(form=st.sampled_from(FORMS), data=st.data())
def test_arguments_that_both_forms_can_say_fit_both(form, data):
    schema = data.draw(schemas())
    value = Guess(data.draw, schema).value(schema)
    assume(satisfies(node_of(schema), node_of(value)) is True)
    conversion = convert(node_of(schema), form)
    assume(keys_of(conversion, LossKind.NARROWED) <= {"closed"})
    made = as_json_schema(json.loads(conversion.text))
    said = (value, filled(value, made, made))
    assert any(satisfies(node_of(made), node_of(v)) is not False for v in said)


@few
@given(form=st.sampled_from(FORMS), data=st.data())
def test_nothing_that_fits_the_result_is_wrong_unless_a_loss_says_so(form, data):
    schema = data.draw(schemas())
    conversion = convert(node_of(schema), form)
    assume(LossKind.WIDENED not in kinds_of(conversion))
    made = as_json_schema(json.loads(conversion.text))
    value = filled(Guess(data.draw, made).value(made), made, made)
    assume(satisfies(node_of(made), node_of(value)) is True)
    meant = (value, without_nulls(value))
    assert any(satisfies(node_of(schema), node_of(v)) is not False for v in meant)
