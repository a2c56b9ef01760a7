import pytest

from inspector.core.tools.conversion.disjoint import are_disjoint
from inspector.core.tools.conversion.part_reading import parts_of
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of


def part_of(schema):
    return parts_of(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


def tagged(tag, *required):
    return {
        "type": "object",
        "properties": {"kind": {"const": tag}},
        "required": list(required),
    }


def apart(*branches):
    return are_disjoint(part_of({"oneOf": list(branches)}).listed("oneOf"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"type": "string"}, {"type": "integer"}),
        ({"const": "x"}, {"enum": ["y", "z"]}),
        (tagged("x", "kind"), tagged("y", "kind")),
        (False, {}),
        (
            {"type": "object", "properties": {}, "additionalProperties": False},
            {"type": "object", "required": ["a"]},
        ),
    ],
)
def test_branches_that_no_value_fits_at_once_are_disjoint(one, other):
    assert apart(one, other)
    assert apart(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"type": "number"}, {"type": "integer"}),
        ({"const": 1}, {"const": 1.0}),
        (tagged("x", "kind"), tagged("y")),
        ({"minimum": 3}, {"maximum": 2}),
    ],
)
def test_branches_that_a_value_may_fit_at_once_are_not_disjoint(one, other):
    assert not apart(one, other)
    assert not apart(other, one)


def test_each_branch_is_held_against_each():
    assert not apart({"type": "string"}, {"type": "null"}, {"type": "string"})


def test_more_branches_than_are_looked_at_are_not_disjoint():
    assert apart(*[{"const": n} for n in range(200)])
    assert not apart(*[{"const": n} for n in range(201)])
