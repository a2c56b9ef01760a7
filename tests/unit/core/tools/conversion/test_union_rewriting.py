import json

import pytest

from inspector.core.tools.conversion.convert import convert
from schemas import node_of


def member(schema, form):
    """What becomes of a property, and the keys of what was lost."""
    whole = {"type": "object", "properties": {"a": schema}, "required": ["a"]}
    conversion = convert(node_of(whole), form)
    made = json.loads(conversion.text)["properties"]["a"]
    return made, [loss.key for loss in conversion.losses if loss.key != "closed"]


def converted(schema, form):
    conversion = convert(node_of(schema), form)
    return json.loads(conversion.text), [loss.key for loss in conversion.losses]


def test_all_of_is_written_into_the_schema_itself():
    schema = {"allOf": [{"type": "integer", "minimum": 1}, {"maximum": 5}]}
    made, lost = member(schema, "strict")
    assert made == {"type": "integer", "minimum": 1, "maximum": 5}
    assert lost == []


def test_what_cannot_be_merged_is_dropped_and_that_is_a_loss():
    schema = {"type": "string", "pattern": "a", "allOf": [{"pattern": "b"}]}
    made, lost = member(schema, "strict")
    assert made == {"type": "string", "pattern": "a"}
    assert lost == ["branch-dropped"]


@pytest.mark.parametrize(("other", "lost"), [("integer", []), ("string", ["one-of"])])
def test_one_of_becomes_any_of_without_loss_only_where_branches_are_disjoint(
    other, lost
):
    branches = [{"type": "string", "maxLength": 3}, {"type": other}]
    made, keys = member({"oneOf": branches}, "strict")
    assert made == {"anyOf": branches}
    assert keys == lost


def test_what_stands_beside_alternatives_is_written_into_each():
    schema = {"maxLength": 9, "anyOf": [{"type": "string"}, {"type": "null"}]}
    made, lost = member(schema, "gemini")
    assert [branch["maxLength"] for branch in made["anyOf"]] == [9, 9]
    assert "maxLength" not in made
    assert lost == []


def test_alternatives_at_the_root_become_one_object():
    def holding(name):
        return {
            "type": "object",
            "properties": {name: {"type": "string"}, "both": {"type": "string"}},
            "required": [name, "both"],
            "additionalProperties": False,
        }

    schema = {"anyOf": [holding("a"), holding("b")]}
    made, lost = converted(schema, "anthropic-strict")
    assert list(made["properties"]) == ["a", "both", "b"]
    assert made["required"] == ["both"]
    assert made["additionalProperties"] is False
    assert lost == ["union-flattened"]
