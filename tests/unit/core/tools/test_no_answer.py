import pytest

from inspector.core.tools.engine import RefusedSchemaError
from inspector.core.tools.no_answer import (
    NoAnswerError,
    draft_of,
    exact_or_no_answer,
    look_closer,
    refusal_of,
)
from inspector.core.tools.schema_keywords import META_SCHEMAS, Draft
from inspector.core.tools.schema_map import SchemaMap
from inspector.core.tools.validation import Outcome
from schemas import node_in, node_of


@pytest.mark.parametrize(("uri", "draft"), META_SCHEMAS.items())
def test_a_schema_is_of_the_draft_that_it_names(uri, draft):
    assert draft_of(node_of({"$schema": uri})) is draft


@pytest.mark.parametrize("schema", [{}, True, False, {"type": "string"}])
def test_what_names_no_draft_is_of_the_newest(schema):
    assert draft_of(node_of(schema)) is Draft.DRAFT_2020_12


@pytest.mark.parametrize(
    ("schema", "because"),
    [
        ([], ("invalid-schema", "[]", "")),
        (None, ("invalid-schema", "null", "")),
        ({"$schema": 5}, ("dialect", "5", "/$schema")),
        ({"$schema": "urn:x"}, ("dialect", '"urn:x"', "/$schema")),
    ],
)
def test_what_is_no_schema_of_a_known_draft_has_no_answer(schema, because):
    with pytest.raises(NoAnswerError) as refused:
        draft_of(node_of(schema))
    assert refused.value.because == because
    assert refused.value.validation.outcome is Outcome.UNDECIDED
    assert refused.value.validation.undecided == because[0]


def test_a_number_out_of_reach_has_no_answer():
    assert exact_or_no_answer(node_in("[1.0, 2]")) == [1, 2]
    with pytest.raises(NoAnswerError) as refused:
        exact_or_no_answer(node_in("[1e5000]"))
    assert refused.value.because[:2] == ("number", "1e5000")


def refusal(schema, reason, path=()):
    node = node_of(schema)
    refused = RefusedSchemaError(reason, "its own words", list(path))
    schemas = SchemaMap(node, Draft.DRAFT_2020_12)
    return refusal_of(refused, node, lambda: schemas).because


def test_a_refusal_names_the_member_at_fault():
    schema = {"properties": {"a": {"type": "text"}}}
    found = refusal(schema, "invalid-schema", ["properties", "a", "type"])
    assert found == ("invalid-schema", '"type": "text"', "/properties/a/type")
    assert refusal([], "invalid-schema") == ("invalid-schema", "[]", "")
    gone = refusal({}, "invalid-schema", ["x"])
    assert gone == ("invalid-schema", "its own words", "")


def test_a_refused_reference_is_named_where_it_is_known():
    schema = {"items": {"$ref": "https://a.test/s"}}
    found = ("reference", '"https://a.test/s"', "/items/$ref")
    assert refusal(schema, "reference") == found
    assert refusal({}, "reference") == ("reference", "its own words", "")


@pytest.mark.parametrize(
    ("schema", "reason"),
    [
        ({"$defs": {"a": {"$id": "urn:a", "$schema": "urn:x"}}}, "dialect"),
        ({"$ref": "#"}, "circular"),
        ({"items": {"$ref": "https://a.test/s"}}, "reference"),
    ],
)
def test_a_closer_look_refuses_what_would_be_answered_wrongly(schema, reason):
    with pytest.raises(NoAnswerError) as refused:
        look_closer(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))
    assert refused.value.because[0] == reason


def test_a_closer_look_lets_everything_else_pass():
    schema = {"$defs": {"a": {"type": "string"}}, "items": {"$ref": "#/$defs/a"}}
    look_closer(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))
