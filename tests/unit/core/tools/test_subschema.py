import pytest

from inspector.core.source.json_nodes import NumberNode
from inspector.core.tools.schema_keywords import Reach, Shape
from inspector.core.tools.subschema import Edge, Subschema, entries_of, members_by_name
from schemas import node_in, node_of


@pytest.mark.parametrize(
    ("shape", "value", "keys"),
    [
        (Shape.MAP, {"a": {}, "b": True}, ["a", "b"]),
        (Shape.MAP, {"a": ["b"], "c": 3}, []),
        (Shape.MAP, [{}], []),
        (Shape.LIST, [{}, True], [0, 1]),
        (Shape.LIST, {}, []),
        (Shape.ONE, {}, [None]),
        (Shape.ONE, [{}], []),
        (Shape.ONE_OR_LIST, {}, [None]),
        (Shape.ONE_OR_LIST, [{}, {}], [0, 1]),
    ],
)
def test_a_keyword_holds_what_its_shape_says(shape, value, keys):
    assert [key for key, _ in entries_of(shape, node_of(value))] == keys


def test_of_two_members_with_one_name_the_last_counts():
    members = members_by_name(node_in('{"a": 1, "b": 2, "a": 3}'))
    assert isinstance(members["a"], NumberNode)
    assert members["a"].literal == "3"


@pytest.mark.parametrize(
    ("keyword", "is_union"), [("anyOf", True), ("oneOf", True), ("allOf", False)]
)
def test_only_alternatives_are_unions(keyword, is_union):
    assert Edge(keyword, 0, "/x", Reach.SAME, "/x").is_union is is_union


def test_a_subschema_leads_nowhere_until_it_is_told():
    assert Subschema("", node_of({}), "").edges == []
