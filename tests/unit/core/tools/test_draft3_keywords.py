from decimal import Decimal

import pytest

from inspector.core.tools.draft3_keywords import Draft3Keywords
from inspector.core.tools.engine import RefusedSchemaError
from inspector.core.tools.exact_value import exact_value
from inspector.core.tools.python_validator import PythonValidator
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of


def validator(schema, *, asserts_format=False):
    node = node_of(schema)
    schemas = SchemaMap(node, Draft.DRAFT_3)
    keywords = Draft3Keywords(schemas, asserts_format=asserts_format)
    return PythonValidator(exact_value(node), Draft.DRAFT_3, keywords=keywords.by_name)


def about(schema, value):
    return [dict(error.about) for error in validator(schema).errors(value)]


def test_patterns_are_those_of_ecma_262():
    assert not validator({"pattern": "^\\d$"}).accepts("٣")
    assert validator({"pattern": "^\\p{L}$"}).accepts("é")
    assert not validator({"pattern": "^a$"}).accepts("a\n")
    assert validator({"pattern": "a"}).accepts(5)


def test_names_are_matched_in_the_same_way():
    schema = {"patternProperties": {"^\\d$": {"type": "string"}}}
    assert validator(schema).accepts({"٣": 1})
    assert not validator(schema).accepts({"3": 1})


def test_members_beyond_those_declared_are_named_together():
    schema = {
        "properties": {"a": {}},
        "patternProperties": {"^b": {}},
        "additionalProperties": False,
    }
    assert about(schema, {"a": 1, "bc": 1, "d": 1, "e": 1}) == [
        {"unexpected": ["d", "e"]}
    ]
    assert validator({**schema, "additionalProperties": True}).accepts({"d": 1})


def test_a_schema_for_further_members_is_asked():
    schema = {"additionalProperties": {"type": "string"}}
    (error,) = validator(schema).errors({"a": "x", "b": 1})
    assert error.instance_path == ["b"]


@pytest.mark.parametrize("wanted", ["b", ["b"]])
def test_a_dependency_names_what_is_missing(wanted):
    schema = {"dependencies": {"a": wanted}}
    assert about(schema, {"a": 1}) == [{"property": "b"}]
    assert about(schema, {"a": 1, "b": 1}) == about(schema, {"c": 1}) == []


def test_a_dependency_may_be_a_schema():
    schema = {"dependencies": {"a": {"properties": {"b": {"type": "string"}}}}}
    (error,) = validator(schema).errors({"a": 1, "b": 2})
    assert error.instance_path == ["b"]


def test_multiples_are_exact():
    assert validator({"divisibleBy": 0.01}).accepts(0.07)
    assert not validator({"divisibleBy": 0.01}).accepts(Decimal("0.0701"))
    assert not validator({"divisibleBy": 3}).accepts(10**40)
    assert validator({"divisibleBy": 3}).accepts("ten")


def test_equal_items_are_found_whatever_their_spelling():
    unique = validator({"uniqueItems": True})
    assert not unique.accepts([{"a": 1, "b": [2]}, {"b": [2.0], "a": 1}])
    assert unique.accepts([1, True, "1", [1], None, 0, False])
    assert unique.accepts("aa")
    assert validator({"uniqueItems": False}).accepts([1, 1])


def test_many_items_are_compared_in_one_pass():
    values = [{"n": n} for n in range(50_000)]
    assert validator({"uniqueItems": True}).accepts(values)


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("date", "2026-04-24", "2026-13-01"),
        ("time", "23:59:59", "24:00:00"),
        ("date-time", "2026-04-24T10:00:00Z", "2026-04-24"),
        ("ip-address", "127.0.0.1", "127.0.0.256"),
        ("host-name", "a.example", "-a-"),
        ("email", "a@b.example", "a"),
        ("regex", "^a$", "("),
    ],
)
def test_a_format_decides_only_when_that_is_asked(name, good, bad):
    schema = {"format": name}
    asserting = validator(schema, asserts_format=True)
    assert asserting.accepts(good)
    assert not asserting.accepts(bad)
    assert asserting.accepts(5)
    assert validator(schema).accepts(bad)


def test_a_format_that_nobody_can_check_is_a_note():
    assert validator({"format": "color"}, asserts_format=True).accepts("no colour")


def test_a_pattern_that_is_none_is_refused_at_its_place():
    with pytest.raises(RefusedSchemaError) as refused:
        validator({"items": {"pattern": "["}})
    assert refused.value.path == ["items", "pattern"]
