import pytest

from inspector.core.source.json_nodes import value_of
from inspector.core.tools.engine import Engine
from inspector.core.tools.engine_errors import Explainer
from inspector.core.tools.keyword_place import KeywordPlaces
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from inspector.core.tools.validator import validate
from schemas import node_of


def violations(schema, value, draft=Draft.DRAFT_2020_12):
    schema_node, value_node = node_of(schema), node_of(value)
    errors = Engine(value_of(schema_node), draft).errors(value_of(value_node))
    keywords = KeywordPlaces(schema_node, lambda: SchemaMap(schema_node, draft))
    explainer = Explainer(keywords, value_node)
    return list(explainer.violations(errors))


def places(schema, value, draft=Draft.DRAFT_2020_12):
    found = violations(schema, value, draft)
    return [(v.instance_location, v.keyword_location, v.keyword) for v in found]


@pytest.mark.parametrize(
    ("schema", "value", "place"),
    [
        ({"type": "string"}, 1, ("", "/type", "type")),
        (
            {"properties": {"a/b": {"items": {"minimum": 3}}}},
            {"a/b": [5, 1]},
            ("/a~1b/1", "/properties/a~1b/items/minimum", "minimum"),
        ),
        ({"properties": {"a": False}}, {"a": 1}, ("/a", "/properties/a", "false")),
        (False, 1, ("", "", "false")),
        ({"not": {}}, 1, ("", "/not", "not")),
        ({"if": {}, "then": {"const": 2}}, 1, ("", "/then/const", "const")),
        ({"contains": {"const": 2}}, [1], ("", "/contains", "contains")),
        (
            {"contains": {"const": 2}, "minContains": 2},
            [2],
            ("", "/minContains", "minContains"),
        ),
        (
            {"patternProperties": {"^a/": {"type": "null"}}},
            {"a/": 1},
            ("/a~1", "/patternProperties/^a~1/type", "type"),
        ),
    ],
)
def test_a_violation_names_the_value_and_the_keyword(schema, value, place):
    assert places(schema, value) == [place]


@pytest.mark.parametrize(
    ("schema", "at"),
    [
        (
            {
                "properties": {"a": {"$ref": "#/$defs/x"}},
                "$defs": {"x": {"type": "null"}},
            },
            "/$defs/x/type",
        ),
        (
            {
                "properties": {"a": {"$ref": "#here"}},
                "$defs": {"x": {"$anchor": "here", "type": "null"}},
            },
            "/$defs/x/type",
        ),
        (
            {
                "$id": "http://h/root",
                "properties": {"a": {"$ref": "x%20y#/$defs/a%25"}},
                "$defs": {
                    "other": {"$id": "x%20y", "$defs": {"a%": {"type": "null"}}},
                },
            },
            "/$defs/other/$defs/a%/type",
        ),
        (
            {"properties": {"a": {"$id": "http://h/x", "type": "null"}}},
            "/properties/a/type",
        ),
        (
            {
                "properties": {
                    "a": {"$ref": "https://json-schema.org/draft/2020-12/schema"}
                }
            },
            "/properties/a/$ref",
        ),
    ],
    ids=["pointer", "anchor", "resource", "embedded", "meta-schema"],
)
def test_a_keyword_is_found_where_it_is_written_through_references(schema, at):
    assert {place[:2] for place in places(schema, {"a": 1})} == {("/a", at)}


def test_there_is_one_violation_for_each_missing_name():
    found = violations({"required": ["a", "b"]}, {})
    assert [(v.member, v.keyword_location) for v in found] == [
        ("a", "/required"),
        ("b", "/required"),
    ]


def test_there_is_one_violation_for_each_name_that_is_not_allowed():
    schema = {"properties": {"a": {}}, "additionalProperties": False}
    found = violations(schema, {"a": 1, "x": [2], "y": 3})
    assert [(v.member, v.instance_location) for v in found] == [("x", ""), ("y", "")]
    assert dict(found[0].details) == {
        "name": '"x"',
        "found": "[2]",
        "allowed": ('"a"',),
    }


@pytest.mark.parametrize("keyword", ["additionalProperties", "propertyNames"])
def test_where_no_name_is_allowed_each_one_is_told(keyword):
    found = violations({keyword: False}, {"x": 1, "y": 2})
    assert [(v.member, v.keyword, v.keyword_location) for v in found] == [
        ("x", keyword, f"/{keyword}"),
        ("y", keyword, f"/{keyword}"),
    ]


def test_a_member_that_is_called_like_a_keyword_is_a_member():
    schema = {"properties": {"additionalProperties": False}}
    (found,) = violations(schema, {"additionalProperties": {"x": 1}})
    assert (found.keyword, found.member) == ("false", None)
    assert found.instance_location == "/additionalProperties"


def test_unevaluated_names_are_told_one_by_one_too():
    found = violations({"unevaluatedProperties": False}, {"x": 1, "y": 2})
    assert [(v.member, v.keyword) for v in found] == [
        ("x", "unevaluatedProperties"),
        ("y", "unevaluatedProperties"),
    ]


def test_a_schema_for_additional_members_speaks_of_their_values():
    found = places({"additionalProperties": {"type": "null"}}, {"x": 1})
    assert found == [("/x", "/additionalProperties/type", "type")]


@pytest.mark.parametrize("keyword", ["anyOf", "oneOf"])
def test_a_union_tells_why_each_branch_does_not_fit_in_their_order(keyword):
    schema = {keyword: [{"type": "string"}, {"minimum": 9, "multipleOf": 2}]}
    (union,) = violations(schema, 5)
    assert union.keyword == keyword
    assert [[v.keyword_location for v in branch] for branch in union.branches] == [
        [f"/{keyword}/0/type"],
        [f"/{keyword}/1/minimum", f"/{keyword}/1/multipleOf"],
    ]


def test_a_union_that_too_many_branches_fit_says_which():
    (union,) = violations({"oneOf": [{"type": "string"}, {}, {}]}, 5)
    assert dict(union.details)["fitting"] == ("1", "2")


def test_a_name_that_is_not_allowed_brings_the_reason_as_its_branch():
    (about,) = violations({"propertyNames": {"maxLength": 2}}, {"long": 1})
    assert (about.keyword, about.member) == ("propertyNames", "long")
    assert about.keyword_location == "/propertyNames/maxLength"
    ((reason,),) = about.branches
    assert (reason.keyword, reason.instance_location) == ("maxLength", "/long")
    assert dict(reason.details) == {"limit": "2", "found": "4"}


def test_old_drafts_have_their_keywords_named():
    schema = {"dependencies": {"a": ["b"]}, "items": [{}], "additionalItems": False}
    assert places(schema, {"a": 1}, Draft.DRAFT_7) == [
        ("", "/dependencies", "dependencies")
    ]
    assert places(schema, [1, 2], Draft.DRAFT_7) == [
        ("", "/additionalItems", "additionalItems")
    ]


def test_branches_within_branches_end_somewhere():
    schema = {"type": "null"}
    for _ in range(20):
        schema = {"anyOf": [schema]}
    (union,) = violations(schema, 1)
    depth = 0
    while union.branches:
        ((union,),) = union.branches
        depth += 1
    assert 0 < depth < 20


def test_a_name_that_is_there_is_never_said_to_be_missing():
    schema = {"required": ["a"], "properties": {}, "additionalProperties": False}
    found = validate(node_of(schema), node_of({"a": None}))
    assert [(v.keyword, v.member) for v in found.violations] == [
        ("additionalProperties", "a")
    ]
    (missing, unexpected) = validate(node_of(schema), node_of({"b": 1})).violations
    assert (missing.keyword, missing.member) == ("required", "a")
    assert (unexpected.keyword, unexpected.member) == ("additionalProperties", "b")


def test_an_empty_name_is_part_of_a_place():
    schema = {"additionalProperties": {"properties": {"": {"type": "array"}}}}
    (found,) = validate(
        node_of(schema), node_of({"": {"": 1}, "a": {"": []}})
    ).violations
    assert found.instance_location == "//"
    assert found.keyword_location == "/additionalProperties/properties//type"
    assert ("found", "1") in found.details
