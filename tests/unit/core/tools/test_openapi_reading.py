"""OpenAPI 3.0 in the words of JSON Schema."""

import pytest

from inspector.core.source.json_nodes import value_of
from inspector.core.tools.openapi_reading import reading_of, reads_as_3_0
from schemas import node_of

REF = {"$ref": "#/components/schemas/B"}
NULLABLE = {"type": "string", "nullable": True}
READ = {"type": ["string", "null"]}


def read(schema, version="3.0.3"):
    reading = reading_of(node_of({"A": schema}), version)
    return value_of(reading.schemas)["A"], reading.is_sure


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
    reading = reading_of(node, "3.0.3")
    assert reading.schemas is node
    assert reading.is_sure


def test_members_keep_their_order_and_their_places():
    node = node_of({"A": {"minLength": 1, "nullable": True, "type": "string", "b": 2}})
    schema = reading_of(node, "3.0.3").schemas.get("A")
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
        ({"$ref": "#/components/responses/B"}, "3.0.3"),
        ({"$ref": "https://example.invalid/b.json"}, "3.0.3"),
    ],
)
def test_what_the_specification_does_not_say_is_not_read(schema, version):
    assert read(schema, version) == (schema, False)


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
