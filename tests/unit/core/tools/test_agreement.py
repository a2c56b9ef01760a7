import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.tools import second_opinion
from inspector.core.tools.agreement import Agreement, is_contested
from inspector.core.tools.exact_value import exact_value
from inspector.core.tools.python_validator import PythonValidator
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.validation import Violation
from inspector.core.tools.validator import validate
from schemas import node_of

PATTERN = {"pattern": "^\\d$"}
SCHEMA = {
    "type": "object",
    "properties": {
        "code": PATTERN,
        "n": {"type": "integer", "maximum": 3, "enum": [1, 2]},
        "kind": {"enum": ["a", "b"]},
        "rows": {"items": {"required": ["id"], "properties": {"id": {"type": "null"}}}},
        "first": {"prefixItems": [{"type": "null"}], "items": {"type": "null"}},
        "named": {"patternProperties": {"\\d": {}}, "additionalProperties": False},
        "other": {"$ref": "#/properties/rows"},
        "items": {"properties": {"properties": {"type": "null"}}},
    },
    "anyOf": [{"type": "object"}, {"type": "null"}],
    "additionalProperties": False,
}
VALUE = node_of(
    {
        "code": "1",
        "n": [1],
        "kind": "c",
        "rows": [{"id": 1}] * 5,
        "first": [1, 2],
        "named": {"x": 1},
        "other": [{"id": 1}],
        "items": {"properties": 1},
    }
)


@pytest.mark.parametrize(
    ("keyword", "location", "place", "expected"),
    [
        ("type", "/type", "", True),
        ("type", "/properties/n/type", "/n", True),
        ("maximum", "/properties/n/maximum", "/n", True),
        ("additionalProperties", "/additionalProperties", "", True),
        ("required", "/properties/rows/items/required", "/rows/4", True),
        ("type", "/properties/rows/items/properties/id/type", "/rows/0/id", True),
        ("type", "/properties/items/properties/properties/type", "/items/properties",
         True),
        ("enum", "/properties/kind/enum", "/kind", True),
        ("enum", "/properties/n/enum", "/n", False),
        ("pattern", "/properties/code/pattern", "/code", False),
        ("type", "/properties/n/type", "/other", False),
        ("type", "/properties/n/type", "/n/0", False),
        ("type", "/properties/n/type", "", False),
        ("type", "/type", "/n", False),
        ("type", "/properties/first/items/type", "/first/1", False),
        ("additionalProperties", "/properties/named/additionalProperties", "/named",
         False),
        ("type", "/anyOf/0/type", "", False),
        ("type", "/properties/rows/items/properties/id/type", "/other/0/id", False),
        ("", "", "", False),
    ],
)  # fmt: skip
def test_only_what_plain_keywords_lead_to_is_beyond_dispute(
    keyword, location, place, expected
):
    violation = Violation(place, location, keyword)
    assert Agreement(node_of(SCHEMA)).covers(violation, VALUE) is expected


def test_a_member_is_not_taken_for_an_item():
    violation = Violation("/rows/4", "/properties/rows/items/required", "required")
    value = node_of({"rows": {"4": {}}})
    assert not Agreement(node_of(SCHEMA)).covers(violation, value)


def test_the_package_is_not_asked_about_what_is_beyond_dispute(monkeypatch):
    def never(*_args, **_options):
        raise AssertionError

    monkeypatch.setattr(second_opinion, "PythonValidator", never)
    schema = {"properties": {"code": PATTERN, "n": {"type": "integer"}}}
    found = validate(node_of(schema), node_of({"code": "1", "n": "x"}))
    assert [v.is_disputed for v in found.violations] == [False]


values = st.recursive(
    st.sampled_from([None, True, 0, 1, 2, 5, 1.5, "", "a", "7", "long text"]),
    lambda below: (
        st.lists(below, max_size=3)
        | st.dictionaries(st.sampled_from([*SCHEMA["properties"], "id", "x"]), below)
    ),
    max_leaves=8,
)


@given(values)
def test_the_package_sees_whatever_is_beyond_dispute(value):
    schema, node = node_of(SCHEMA), node_of(value)
    package = PythonValidator(SCHEMA, Draft.DRAFT_2020_12)
    reported = {
        ("".join(f"/{step}" for step in error.instance_path), error.keyword)
        for error in package.errors(exact_value(node))
    }
    for violation in validate(schema, node).violations:
        if Agreement(schema).covers(violation, node):
            assert (violation.instance_location, violation.keyword) in reported


@pytest.mark.parametrize(
    ("spelled", "asserts_format", "expected"),
    [
        (b'{"type":"object"}', False, False),
        (b'{"pattern":"a"}', False, True),
        (b'{"patternProperties":{}}', False, True),
        (b'{"dependencies":{}}', False, True),
        (b'{"format":"email"}', False, False),
        (b'{"format":"email"}', True, True),
        (None, False, True),
    ],
)
def test_only_some_keywords_are_contested(spelled, asserts_format, expected):
    assert is_contested(spelled, asserts_format=asserts_format) is expected
