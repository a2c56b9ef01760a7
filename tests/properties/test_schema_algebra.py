"""Schemas put together and held apart: the validator is the judge."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.core.tools.conversion.disjoint import are_disjoint
from inspector.core.tools.conversion.merging import merged
from inspector.core.tools.conversion.part_reading import parts_of
from inspector.core.tools.conversion.part_writing import written
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from inspector.core.tools.validator import satisfies
from schemas import node_of

SIDES = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(["object", ["object", "string"], "string"]),
        "properties": st.dictionaries(
            st.sampled_from("ab"),
            st.sampled_from([{"type": "integer"}, {"minimum": 2}, True, False]),
        ),
        "required": st.lists(st.sampled_from("ab"), unique=True),
        "additionalProperties": st.sampled_from([True, False, {"type": "integer"}]),
        "minLength": st.integers(0, 2),
        "maxProperties": st.integers(0, 2),
        "enum": st.just(["x", {"a": 2}, {}]),
        "anyOf": st.just([{"required": ["a"]}, {"maxLength": 1}]),
    },
)
VALUES = st.one_of(
    st.sampled_from(["", "x", "xx", 1, None]),
    st.dictionaries(st.sampled_from("abc"), st.sampled_from([1, 2, "x"])),
)


def tagged(value, **more):
    kind = {"kind": {"const": value}}
    return {"type": "object", "properties": kind, "required": ["kind"], **more}


BRANCHES = st.sampled_from(
    [
        {"type": "integer"},
        {"type": "number"},
        {"enum": [1, "a"]},
        {"const": 1.0},
        {"type": "object", "required": ["other"]},
        {"properties": {"kind": {"const": 2}}, "required": ["kind"]},
        tagged(1),
        tagged(2, required=[]),
        tagged("a", additionalProperties=False),
    ]
)
TAGGED = [1, 1.5, "a", {}, {"kind": 1}, {"kind": 2}, {"kind": "a"}, {"other": 0}]
TAGGED += [{"other": 0, "kind": 1}, {"other": 0, "kind": "a"}]


def part_of(schema):
    return parts_of(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


def fits(schema, value):
    return satisfies(node_of(schema), node_of(value))


@settings(max_examples=300, deadline=None)
@given(SIDES, SIDES, VALUES)
def test_a_merger_allows_exactly_what_both_sides_allow(one, other, value):
    whole = merged(part_of(one), part_of(other))
    if whole is not None:
        made = json.loads(written(whole).text)
        assert fits(made, value) == (fits(one, value) and fits(other, value))


@settings(max_examples=300, deadline=None)
@given(BRANCHES, BRANCHES, st.sampled_from(TAGGED))
def test_a_value_that_fits_both_branches_refutes_every_proof(one, other, value):
    if fits(one, value) and fits(other, value):
        assert not are_disjoint([part_of(one), part_of(other)])
