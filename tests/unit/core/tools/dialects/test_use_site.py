"""Sites: subschemas with what holds them."""

from __future__ import annotations

from decimal import Decimal

from inspector.core.tools.dialects.use_site import bears_type, number_in, sites_of
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_in, node_of


def sites(schema):
    schemas = SchemaMap(node_of(schema), Draft.DRAFT_2020_12)
    return {site.pointer: site for site in sites_of(schemas)}


def test_a_site_knows_what_holds_it_and_whether_it_describes():
    found = sites({"properties": {"a": {"not": {"properties": {"b": {}}}}}})
    assert found["/properties/a"].holder == "properties"
    assert found["/properties/a"].is_described
    assert not found["/properties/a/not"].is_described
    assert not found["/properties/a/not/properties/b"].is_described
    assert found[""].is_root


def test_a_use_points_at_the_name_of_its_keyword():
    text = '{"type": "array", "minItems": 2.0}'
    schemas = SchemaMap(node_in(text), Draft.DRAFT_2020_12)
    use = next(iter(sites_of(schemas))).of("minItems")
    assert text[use.span.start : use.span.end] == '"minItems"'
    assert (use.pointer, use.shown, use.number) == ("/minItems", "2.0", Decimal(2))


def test_what_is_absent_is_shown_at_the_first_character():
    text = ' {"type": "object"}'
    schemas = SchemaMap(node_in(text), Draft.DRAFT_2020_12)
    use = next(iter(sites_of(schemas))).here("object:empty", 3)
    assert text[use.span.start : use.span.end] == "{"
    assert (use.number, use.shown) == (Decimal(3), "3")


def test_the_name_of_a_property_is_pointed_at():
    text = '{"properties": {"a/b": {}}}'
    schemas = SchemaMap(node_in(text), Draft.DRAFT_2020_12)
    use = next(iter(sites_of(schemas))).of_property("a/b", "property:name")
    assert text[use.span.start : use.span.end] == '"a/b"'
    assert (use.pointer, use.text) == ("/properties/a~1b", "a/b")


def test_types_and_required_names_that_are_none_are_passed_over():
    [site] = sites({"type": ["object", 3], "required": ["a", None]}).values()
    assert site.types == ("object",)
    assert [node.text for node in site.required] == ["a"]


def test_a_number_beyond_reach_is_not_compared():
    assert number_in(node_in("1e99999999999999999999")) is None
    assert number_in(node_in('"1"')) is None
    assert number_in(node_in("1.50")) == Decimal("1.5")


def test_a_constant_bears_a_type_and_a_description_does_not():
    assert bears_type(node_of({"const": 1}))
    assert not bears_type(node_of({"description": "any"}))
    assert not bears_type(node_of(True))
