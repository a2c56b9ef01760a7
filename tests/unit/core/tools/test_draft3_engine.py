import pytest

from inspector.core.tools.draft3_engine import Draft3Engine
from inspector.core.tools.engine import EngineFailure, RefusedSchemaError, kind_of
from inspector.core.tools.exact_value import exact_value
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from inspector.core.tools.validation import Outcome
from inspector.core.tools.validator import validate
from schemas import node_of

DRAFT_3 = "http://json-schema.org/draft-03/schema#"


def engine(schema, **options):
    node = node_of(schema)
    return Draft3Engine(exact_value(node), SchemaMap(node, Draft.DRAFT_3), **options)


def told(schema, value):
    """Kind, keyword path and instance path of each error."""
    return [
        (kind_of(e), e.schema_path, e.instance_path)
        for e in engine(schema).errors(value)
    ]


def places(schema, value):
    """Instance and keyword location of each violation, as a person sees them."""
    found = validate(node_of({"$schema": DRAFT_3, **schema}), node_of(value))
    return [(v.instance_location, v.keyword_location) for v in found.violations]


def test_it_says_yes_and_no():
    schema = {"properties": {"a": {"type": "string", "required": True}}}
    assert engine(schema).accepts({"a": "x"})
    assert not engine(schema).accepts({})


def test_a_required_member_is_missing_in_the_object_that_should_have_it():
    schema = {"properties": {"a": {"properties": {"b": {"required": True}}}}}
    path = ["properties", "a", "properties", "b", "required"]
    assert told(schema, {"a": {}}) == [("Required", path, ["a"])]


def test_errors_speak_in_the_terms_of_the_engine():
    assert told({"type": "string"}, 1) == [("Type", ["type"], [])]
    assert told({"divisibleBy": 2}, 3) == [("MultipleOf", ["divisibleBy"], [])]
    assert told({"disallow": ["string"]}, "a") == [("Not", ["disallow"], [])]
    assert told({"dependencies": {"a": "b"}}, {"a": 1}) == [
        ("Required", ["dependencies"], [])
    ]
    assert told({"additionalProperties": False}, {"a": 1}) == [
        ("AdditionalProperties", ["additionalProperties"], [])
    ]


def test_an_exclusive_limit_is_named_by_its_flag():
    schema = {"maximum": 3, "exclusiveMaximum": True}
    assert told(schema, 3) == [("Maximum", ["exclusiveMaximum"], [])]
    assert told({"maximum": 3}, 4) == [("Maximum", ["maximum"], [])]


def test_a_keyword_behind_references_is_named_where_it_is_written():
    schema = {
        "extends": {"$ref": "#/definitions/one"},
        "definitions": {
            "one": {"$ref": "#/definitions/two"},
            "two": {"properties": {"a": {"type": "string"}}},
        },
    }
    assert places(schema, {"a": 1}) == [("/a", "/definitions/two/properties/a/type")]


def test_a_type_that_is_a_schema_says_why_it_does_not_fit():
    schema = {"type": ["string", {"properties": {"a": {"type": "integer"}}}]}
    (error,) = engine(schema).errors({"a": "x"})
    (branch,) = error.kind.as_dict()["context"]
    assert [e.instance_path for e in branch] == [["a"]]


@pytest.mark.parametrize(
    ("schema", "path"),
    [
        ({"type": 5}, ["type"]),
        ({"properties": {"a": {"pattern": "("}}}, ["properties", "a", "pattern"]),
    ],
)
def test_what_is_no_schema_is_refused_with_the_place(schema, path):
    with pytest.raises(RefusedSchemaError) as refused:
        engine(schema)
    assert (refused.value.reason, refused.value.path) == ("invalid-schema", path)


def test_a_value_that_is_too_deep_has_no_answer():
    schema = {"properties": {"a": {"$ref": "#"}}}
    value = {}
    for _ in range(600):
        value = {"a": value}
    with pytest.raises(EngineFailure) as failure:
        engine(schema).accepts(value)
    assert failure.value.reason == "depth"


@pytest.mark.parametrize(
    ("schema", "value", "reason"),
    [
        ({"$ref": "http://127.0.0.1:9/x"}, 1, "reference"),
        ({"$ref": "file:///etc/hosts"}, 1, "reference"),
        ({"extends": {"$ref": "#"}}, 1, "circular"),
        ({"type": [{"$ref": "#"}]}, 1, "circular"),
        ({"pattern": "^(?=(?:(a|aa)+)\\1$)b"}, "a" * 40 + "!", "pattern"),
        ({"items": {"type": "integer"}}, [1] * 60_000, "cost"),
        ({"enum": ["x" * 100] * 2000}, 1, "cost"),
    ],
)
def test_what_cannot_be_answered_is_undecided(schema, value, reason):
    found = validate(node_of({"$schema": DRAFT_3, **schema}), node_of(value))
    assert (found.outcome, found.undecided) == (Outcome.UNDECIDED, reason)


def test_a_whole_fraction_is_no_integer():
    schema = node_of({"$schema": DRAFT_3, "type": "integer"})
    assert validate(schema, node_of(1)).outcome is Outcome.VALID
    assert validate(schema, node_of(1.0)).outcome is Outcome.INVALID
