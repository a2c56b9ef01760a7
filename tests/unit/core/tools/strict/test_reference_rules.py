import pytest

from linting import an_object, told

REF = "strict/ref"


def schema_with(reference, **beside):
    a = {"$ref": reference, **beside}
    definitions = {"b": {"type": "string"}, "x y": {"type": "string"}}
    return an_object({"a": a}, **{"$defs": definitions, "definitions": definitions})


@pytest.mark.parametrize(
    "reference", ["#", "#/$defs/b", "#/definitions/b", "#/$defs/x%20y"]
)
def test_the_root_and_a_definition_may_be_referred_to(reference):
    assert told(schema_with(reference), REF) == []


@pytest.mark.parametrize(
    ("reference", "variant"),
    [
        ("#/properties/a", ""),
        ("#/$defs", ""),
        ("#/$defs/b/items", ""),
        ("#anchor", ""),
        (7, ""),
        ("#/$defs/none", "missing"),
        ("https://example.org/s.json", "remote"),
        ("other.json#/$defs/b", "remote"),
    ],
)
def test_any_other_reference_is_told_at_its_value(reference, variant):
    [(told_variant, pointer, _)] = told(schema_with(reference), REF)
    assert (told_variant, pointer) == (variant, "/properties/a/$ref")


def test_what_stands_beside_a_reference_is_told_by_its_name():
    schema = schema_with("#/$defs/b", description="x")
    assert told(schema, REF) == [
        ("sibling", "/properties/a/description", '"description"')
    ]


def test_definitions_may_stand_beside_a_reference_at_the_root():
    schema = {"$ref": "#/$defs/a", "$defs": {"a": an_object()}}
    assert told(schema, REF) == []


def test_branches_with_the_same_first_property_are_a_hint():
    kind = {"const": "k"}
    branches = [an_object({"kind": kind, "a": kind}), an_object({"kind": kind})]
    schema = an_object({"u": {"anyOf": branches}})
    assert told(schema, "strict/any-of") == [("", "/properties/u/anyOf", '"anyOf"')]
    apart = an_object({"u": {"anyOf": [branches[0], an_object({"b": kind})]}})
    assert told(apart, "strict/any-of") == []
