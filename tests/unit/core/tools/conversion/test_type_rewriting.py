import json

import pytest

from inspector.core.tools.conversion.convert import convert
from inspector.core.tools.conversion.type_rewriting import types_of_value
from schemas import node_in, node_of


def member(schema, form):
    """What becomes of a property, and the keys of what was lost."""
    whole = {"type": "object", "properties": {"a": schema}, "required": ["a"]}
    conversion = convert(node_of(whole), form)
    made = json.loads(conversion.text)["properties"]["a"]
    return made, [loss.key for loss in conversion.losses if loss.key != "closed"]


def test_null_in_a_list_of_types_becomes_nullable_where_that_is_the_word():
    schema = {"type": ["string", "null"], "enum": ["a", None]}
    made, lost = member(schema, "gemini")
    assert made == {"type": "string", "enum": ["a"], "nullable": True}
    assert lost == []


def test_each_type_of_a_list_takes_its_own_keywords_along():
    schema = {"type": ["string", "integer"], "maxLength": 2, "minimum": 1}
    made, lost = member(schema, "gemini")
    assert made == {
        "anyOf": [
            {"type": "string", "maxLength": 2},
            {"type": "integer", "minimum": 1},
        ]
    }
    assert lost == []


def test_a_type_that_was_never_said_is_named_and_that_is_a_loss():
    made, lost = member({}, "strict")
    assert made == {"type": ["string", "number", "boolean", "null"]}
    assert lost == ["type-named"]
    told, _ = member({"minLength": 2}, "strict")
    assert told == {"type": "string", "minLength": 2}


def test_a_constant_becomes_a_list_of_one():
    made, lost = member({"const": "x", "description": "that"}, "gemini")
    assert made == {"type": "string", "enum": ["x"], "description": "that"}
    assert lost == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("-3", ("integer", "number")),
        ("1.0", ("integer", "number")),
        ("1e400", ("integer", "number")),
        ("12345678901234567890123456789012.5", ("number",)),
        ("1.5", ("number",)),
        ("null", ("null",)),
        ("true", ("boolean",)),
        ("[]", ("array",)),
    ],
)
def test_a_value_has_the_types_that_allow_it(text, names):
    assert types_of_value(node_in(text)) == names
