import pytest

from linting import an_object, linted, told

OPEN, REQUIRED = "strict/additional-properties", "strict/required"
TEXT = {"type": "string"}


def test_an_object_that_is_not_closed_is_told_at_its_type_at_every_depth():
    inner = {"type": "object", "properties": {"b": TEXT}, "required": ["b"]}
    schema = an_object(
        {"a": {"anyOf": [inner, {"type": "null"}]}}, **{"$defs": {"x": inner}}
    )
    assert told(schema, OPEN) == [
        ("", "/properties/a/anyOf/0", '"object"'),
        ("", "/$defs/x", '"object"'),
    ]


@pytest.mark.parametrize(
    ("value", "variant", "shown"),
    [(True, "open", "true"), ({}, "map", "{}"), (None, "open", "null")],
)
def test_an_object_that_is_open_on_purpose_is_told_at_the_value(value, variant, shown):
    schema = an_object(additionalProperties=value)
    assert told(schema, OPEN) == [(variant, "/additionalProperties", shown)]


def test_an_object_inside_without_names_is_a_map():
    schema = an_object({"a": {"type": "object"}})
    assert told(schema, OPEN) == [("bare", "/properties/a", '"object"')]
    assert told(schema, "strict/properties") == [("", "/properties/a", '"object"')]


def test_the_root_without_names_is_a_tool_without_parameters():
    assert told({"type": "object"}, OPEN) == [("", "", '"object"')]
    assert told({"type": "object"}, "strict/properties") == []


def test_each_property_that_is_not_required_is_told_at_its_name():
    schema = an_object({"a": TEXT, "b/c": TEXT, "d": TEXT}, required=["d"])
    assert told(schema, REQUIRED) == [
        ("", "/properties/a", '"a"'),
        ("", "/properties/b~1c", '"b/c"'),
    ]


@pytest.mark.parametrize("required", [None, "a", {}, [1, None]])
def test_a_required_that_is_no_list_of_names_requires_nothing(required):
    schema = an_object({"a": TEXT}, required=required)
    assert told(schema, REQUIRED) == [("", "/properties/a", '"a"')]


def test_a_required_name_that_no_property_has_is_told_in_the_list():
    schema = an_object({"a": TEXT}, required=["a", "z"])
    assert told(schema, REQUIRED) == [("extra", "/required/1", '"z"')]


def test_properties_without_a_type_are_an_object_too():
    schema = an_object({"a": {"properties": {"b": TEXT}}})
    assert [fault.code for fault in linted(schema).faults if fault.blocks] == [
        OPEN,
        "strict/type",
        REQUIRED,
    ]
