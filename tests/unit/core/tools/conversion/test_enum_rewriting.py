import json

import pytest

from inspector.core.tools.conversion.convert import convert
from inspector.core.tools.conversion.enum_rewriting import MOST_BRANCHES
from schemas import node_of


def member(schema, form):
    """What becomes of a property, and the keys of what was lost."""
    whole = {"type": "object", "properties": {"a": schema}, "required": ["a"]}
    conversion = convert(node_of(whole), form)
    made = json.loads(conversion.text)["properties"]["a"]
    return made, [loss.key for loss in conversion.losses if loss.key != "closed"]


def test_whole_numbers_in_a_row_become_a_range():
    schema = {"type": "integer", "enum": [3, 1, 2]}
    assert member(schema, "gemini") == (
        {"type": "integer", "minimum": 1, "maximum": 3},
        [],
    )


def test_numbers_with_gaps_become_one_alternative_each():
    made, lost = member({"type": "integer", "enum": [1, 5]}, "gemini")
    assert made == {
        "anyOf": [
            {"type": "integer", "minimum": 1, "maximum": 1},
            {"type": "integer", "minimum": 5, "maximum": 5},
        ]
    }
    assert lost == []


def test_too_many_numbers_with_gaps_become_a_range_and_that_is_a_loss():
    numbers = [2 * n for n in range(MOST_BRANCHES + 1)]
    made, lost = member({"type": "integer", "enum": numbers}, "gemini")
    assert made == {"type": "integer", "minimum": 0, "maximum": numbers[-1]}
    assert lost == ["enum-as-range"]


def test_numbers_that_a_limit_beside_them_refuses_are_not_said():
    schema = {"type": "integer", "enum": [1, 2, 3], "minimum": 2}
    made, _ = member(schema, "gemini")
    assert made == {"type": "integer", "minimum": 2, "maximum": 3}


@pytest.mark.parametrize(("values", "lost"), [([True, False], 0), ([True], 1)])
def test_only_both_booleans_are_all_booleans(values, lost):
    made, keys = member({"enum": values}, "gemini")
    assert made == {"type": "boolean"}
    assert keys == ["keyword-dropped"] * lost
