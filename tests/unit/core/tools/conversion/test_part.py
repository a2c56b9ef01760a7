from inspector.core.tools.conversion.part import SchemaPart, below, copy_of, is_anything
from inspector.core.tools.conversion.part_reading import parts_of
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of


def part_of(schema):
    return parts_of(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


SCHEMA = {
    "properties": {"a": {"$ref": "#/$defs/d"}},
    "anyOf": [{"type": "string"}, True],
    "items": {"minLength": 1},
    "$defs": {"d": {"type": "null"}},
}


def test_a_keyword_gives_only_what_it_holds():
    part = part_of(SCHEMA)
    assert list(part.named("properties")) == ["a"]
    assert len(part.listed("anyOf")) == 2
    assert part.part("items").node("minLength").literal == "1"
    assert part.node("items") is None
    assert part.part("anyOf") is None
    assert part.listed("items") == []
    assert part.named("anyOf") == {}


def test_the_parts_below_are_given_with_the_way_to_each():
    assert [way for way, _ in below(part_of(SCHEMA))] == [
        ("properties", "a"),
        ("anyOf", 0),
        ("anyOf", 1),
        ("items",),
        ("$defs", "d"),
    ]


def test_a_copy_has_parts_of_its_own_and_links_that_lead_where_they_led():
    part = part_of(SCHEMA)
    copy = copy_of(part)
    one, other = part.named("properties")["a"], copy.named("properties")["a"]
    assert one is not other
    assert one.link.target is other.link.target
    copy.listed("anyOf").clear()
    assert len(part.listed("anyOf")) == 2


def test_becoming_another_keeps_the_place():
    part = SchemaPart("/a", constant=True)
    part.become(part_of({"type": "string"}))
    assert part.origin == "/a"
    assert part.constant is None
    assert part.node("type").text == "string"


def test_only_true_and_the_empty_schema_are_anything():
    answers = [is_anything(part_of(s)) for s in (True, {}, False, {"title": "a"})]
    assert answers == [True, True, False, False]
