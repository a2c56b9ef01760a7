"""OpenAPI 3.0 in the words of JSON Schema."""

import pytest

from inspector.core.source.json_nodes import value_of
from inspector.core.tools.openapi_reading import (
    of_gemini,
    one_schema,
    reads_as_3_0,
    schemas_by_name,
)
from schemas import node_of

REF = {"$ref": "#/components/schemas/B"}
NULLABLE = {"type": "string", "nullable": True}
READ = {"type": ["string", "null"]}


def read(schema, version="3.0.3"):
    by_name = schemas_by_name(node_of({"A": schema}), version)
    alone = one_schema(node_of(schema), version)
    assert value_of(by_name.node) == {"A": value_of(alone.node)}
    assert by_name.is_sure is alone.is_sure
    return value_of(alone.node), alone.is_sure


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        (NULLABLE, READ),
        ({"type": "string", "nullable": False}, {"type": "string", "nullable": False}),
        (
            {"type": "string", "nullable": "true"},
            {"type": "string", "nullable": "true"},
        ),
        ({"enum": [1], "nullable": True}, {"enum": [1], "nullable": True}),
        (REF | {"nullable": True, "maxLength": 1}, REF),
        ({"items": NULLABLE}, {"items": READ}),
        ({"allOf": [NULLABLE, REF]}, {"allOf": [READ, REF]}),
        ({"additionalProperties": NULLABLE}, {"additionalProperties": READ}),
        (
            {"not": {"properties": {"a": NULLABLE}}},
            {"not": {"properties": {"a": READ}}},
        ),
    ],
)
def test_a_schema_is_read_wherever_it_stands(schema, expected):
    assert read(schema) == (expected, True)


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"nullable": {"type": "boolean"}, "type": {"type": "string"}}},
        {"default": NULLABLE, "example": REF | {"a": 1}, "enum": [NULLABLE]},
        {"properties": {"$ref": {"type": "string"}}, "required": ["$ref"]},
        True,
        7,
    ],
)
def test_values_and_names_are_no_schemas(schema):
    node = node_of({"A": schema})
    reading = schemas_by_name(node, "3.0.3")
    assert reading.node is node
    assert reading.is_sure


def test_members_keep_their_order_and_their_places():
    node = node_of({"A": {"minLength": 1, "nullable": True, "type": "string", "b": 2}})
    schema = schemas_by_name(node, "3.0.3").node.get("A")
    assert list(schema.names()) == ["minLength", "type", "b"]
    kind, written = schema.get("type"), node.get("A").get("type")
    assert (kind.start, kind.end) == (written.start, written.end)


@pytest.mark.parametrize(
    ("schema", "version"),
    [
        ({"nullable": True}, "3.0.2"),
        (NULLABLE, "3.0"),
        (NULLABLE, "3.0.x"),
        ({"type": ["string"], "nullable": True}, "3.0.3"),
        ({"allOf": [{"$ref": "#/components/responses/B"}, NULLABLE]}, "3.0.3"),
        ({"allOf": [{"$ref": "https://example.invalid/b"}, NULLABLE]}, "3.0.3"),
    ],
)
def test_what_the_specification_does_not_say_is_not_read(schema, version):
    assert read(schema, version) == (schema, False)


@pytest.mark.parametrize("schema", [{"type": "string"}, REF, {"$ref": "#/a"}])
def test_where_nobody_asks_for_null_nothing_is_in_doubt(schema):
    assert read(schema, "3.0") == (schema, True)


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"properties": {"a": NULLABLE}}, ({"properties": {"a": READ}}, True)),
        ({"anyOf": [], "nullable": True}, ({"anyOf": [], "nullable": True}, False)),
    ],
)
def test_google_says_of_nullable_what_it_says_beside_a_type(schema, expected):
    reading = of_gemini(node_of(schema))
    assert (value_of(reading.node), reading.is_sure) == expected


def test_schemas_nested_beyond_all_reason_are_not_read():
    schema = NULLABLE
    for _ in range(120):
        schema = {"items": schema}
    assert read(schema) == (schema, False)


@pytest.mark.parametrize(
    ("version", "expected"),
    [("3.0", True), ("3.0.3", True), ("3.0.0-rc1", True), ("3.1.0", False), ("2.0", 0)],
)
def test_versions_of_3_0_are_known(version, expected):
    assert reads_as_3_0(version) == bool(expected)
