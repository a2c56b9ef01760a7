import json

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


def referring(schema, definition):
    return {
        "type": "object",
        "properties": {"a": schema},
        "required": ["a"],
        "$defs": {"d": definition},
    }


def test_a_definition_is_put_in_place_where_references_are_not_taken():
    schema = referring({"$ref": "#/$defs/d"}, {"type": "string"})
    made, lost = converted(schema, "gemini")
    assert made["properties"]["a"] == {"type": "string"}
    assert "$defs" not in made
    assert lost == []


def test_a_circle_is_cut_where_it_comes_back():
    link = {"$ref": "#/$defs/d"}
    node = {"type": "object", "properties": {"next": link}}
    made, lost = converted(referring(link, node), "gemini")
    assert "$ref" not in json.dumps(made)
    assert made["properties"]["a"]["properties"]["next"]["type"] == "object"
    assert lost == ["recursion-cut"]


def test_a_circle_stays_where_it_is_taken():
    link = {"$ref": "#/$defs/d"}
    node = {
        "type": "object",
        "properties": {"next": {"anyOf": [link, {"type": "null"}]}},
        "required": ["next"],
        "additionalProperties": False,
    }
    schema = {**referring(link, node), "additionalProperties": False}
    assert converted(schema, "strict") == (schema, [])


def test_what_stands_beside_a_reference_holds_with_its_target():
    beside = {"$ref": "#/$defs/d", "minLength": 2, "description": "that"}
    schema = referring(beside, {"type": "string", "minLength": 1})
    made, lost = converted(schema, "gemini")
    assert made["properties"]["a"] == {
        "minLength": 2,
        "description": "that",
        "type": "string",
    }
    assert lost == []


def test_a_reference_out_of_the_schema_is_a_loss():
    made, lost = member({"$ref": "https://example.com/x"}, "strict")
    assert "$ref" not in made
    assert "keyword-dropped" in lost
