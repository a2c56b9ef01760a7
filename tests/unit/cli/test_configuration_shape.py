import json

import jsonschema
import pytest

from inspector.assets import read_resource
from inspector.cli.configuration_shape import SCHEMA, first_fault
from inspector.cli.options import parse_options

TABLES = [
    ({}, True),
    ({"gate": {"fail-on": ["block"], "schema": {"f": "s.json"}}}, True),
    ({"gate": {"fail-on": []}}, False),
    ({"gate": {"tools": ""}}, False),
    ({"lint": {"schema": "s.json"}}, False),
    ({"explain": {}}, False),
    ({"gate": []}, False),
]


@pytest.fixture(scope="module")
def schema():
    return json.loads(read_resource(SCHEMA))


def test_the_schema_is_one(schema):
    jsonschema.Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize(("table", "is_valid"), TABLES, ids=str)
def test_the_answer_is_that_of_the_schema(schema, table, is_valid):
    assert jsonschema.Draft202012Validator(schema).is_valid(table) is is_valid
    assert (first_fault(table) is None) is is_valid


def test_a_fault_has_the_keys_to_it():
    path, error = first_fault({"gate": {"a/b": 1}})
    assert path == ("gate", "a/b")
    assert "a/b" in str(error)


def test_every_key_is_an_option_of_its_command(schema):
    operands = {"diff": ["a", "b"]}
    for command, table in schema["properties"].items():
        options = vars(parse_options([command, *operands.get(command, [])], "en"))
        keys = {key.replace("-", "_") for key in table["properties"]}
        assert keys <= set(options)
