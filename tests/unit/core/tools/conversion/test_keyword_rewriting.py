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


def test_a_limit_that_excludes_a_whole_number_includes_the_next():
    low = {"type": "integer", "exclusiveMinimum": 3}
    high = {"type": "integer", "exclusiveMaximum": 3}
    assert member(low, "gemini") == ({"type": "integer", "minimum": 4}, [])
    assert member(high, "gemini") == ({"type": "integer", "maximum": 2}, [])


def test_a_limit_that_excludes_a_fraction_includes_it_and_that_is_a_loss():
    schema = {"type": "number", "exclusiveMinimum": 1.5}
    made, lost = member(schema, "gemini")
    assert made == {"type": "number", "minimum": 1.5}
    assert lost == ["bound-included"]


def test_the_tighter_of_two_limits_stays():
    schema = {"type": "integer", "exclusiveMinimum": 3, "minimum": 9}
    assert member(schema, "gemini") == ({"type": "integer", "minimum": 9}, [])


def test_items_by_place_become_alternatives_for_all():
    schema = {
        "type": "array",
        "prefixItems": [{"type": "string"}, {"type": "integer"}],
        "items": False,
    }
    made, lost = member(schema, "strict")
    assert made == {
        "type": "array",
        "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
        "maxItems": 2,
    }
    assert lost == ["positions-lost"]


@pytest.mark.parametrize(("least", "made"), [(1, 1), (2, 1), (9, 1)])
def test_a_least_number_of_items_is_lowered_to_what_is_taken(least, made):
    schema = {"type": "array", "items": {"type": "string"}, "minItems": least}
    told, lost = member(schema, "anthropic-strict")
    assert told["minItems"] == made
    assert lost == (["limit-lowered"] if least > made else [])
