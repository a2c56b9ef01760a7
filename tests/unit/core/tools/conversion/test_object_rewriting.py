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


def test_a_map_is_closed_and_what_it_held_is_named():
    schema = {"type": "object", "additionalProperties": {"type": "string"}}
    made, lost = member(schema, "bedrock")
    assert made == {"type": "object", "additionalProperties": False}
    assert lost == ["map-closed"]


def test_a_closed_object_stays_closed_without_a_loss():
    schema = {"type": "object", "properties": {}, "additionalProperties": False}
    assert converted(schema, "bedrock") == (schema, [])


def test_what_cannot_be_said_of_further_members_is_dropped():
    schema = {"type": "object", "additionalProperties": {"type": "string"}}
    assert member(schema, "gemini") == ({"type": "object"}, ["rest-dropped"])


def test_required_names_stand_in_the_order_of_the_properties():
    names = {name: {"type": "string"} for name in ("a", "b", "c")}
    schema = {"type": "object", "properties": names, "required": ["c"]}
    made, lost = converted(schema, "strict")
    assert made["required"] == ["a", "b", "c"]
    assert made["properties"]["b"] == {"type": ["string", "null"]}
    assert made["properties"]["c"] == {"type": "string"}
    assert lost == ["closed"]


def test_a_property_that_could_be_null_can_no_longer_be_absent():
    schema = {"type": "object", "properties": {"a": {"type": ["string", "null"]}}}
    _, lost = converted(schema, "strict")
    assert lost == ["closed", "null-or-absent"]


def test_a_required_name_that_no_property_describes_is_forgotten():
    schema = {"type": "object", "properties": {}, "required": ["a"]}
    made, lost = converted(schema, "strict")
    assert made["required"] == []
    assert "undeclared-required" in lost
