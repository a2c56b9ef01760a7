import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.tools import second_opinion
from inspector.core.tools.patterns import patterns_of
from inspector.core.tools.python_patterns import PythonPatterns
from inspector.core.tools.python_validator import PythonValidator
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from inspector.core.tools.validator import validate
from schemas import node_of

NEWEST = Draft.DRAFT_2020_12
ARABIC_THREE = "\u0663"


def patterns(schema, *, asserts_format=False):
    schemas = SchemaMap(node_of(schema), NEWEST)
    texts = [pattern.text for pattern in patterns_of(schemas)]
    return PythonPatterns(schemas, texts, asserts_format=asserts_format)


def test_it_says_what_python_finds():
    found = patterns({"properties": {"a": {"pattern": "^\\d$"}}})
    assert found.finds("/properties/a/pattern", ARABIC_THREE) is True
    assert found.finds("/properties/a/pattern", "x") is False


@pytest.mark.parametrize(
    "beside",
    [
        {"pattern": "\\p{L}"},
        {"pattern": "("},
        {"patternProperties": {"a": {}}},
        {"multipleOf": 0.1},
        {"uniqueItems": True},
        {"$ref": "#/properties/a"},
        {"dependencies": {"a": ["b"]}},
    ],
)
def test_where_the_package_may_have_no_opinion_nothing_is_said(beside):
    found = patterns({"properties": {"a": {"pattern": "^\\d$"}, "b": beside}})
    assert found.finds("/properties/a/pattern", "1") is None


def test_asserted_formats_are_left_to_the_package():
    schema = {"pattern": "^\\d$"}
    assert patterns(schema, asserts_format=True).finds("/pattern", "1") is None


def test_what_is_no_pattern_is_not_found():
    assert patterns({"pattern": "^\\d$"}).finds("/title", "1") is None


def nested(depth):
    schema = {"pattern": "^\\d$"}
    for _ in range(depth):
        schema = {"items": schema}
    return schema


def test_a_deep_schema_is_left_to_the_package():
    assert patterns(nested(10)).finds("/items" * 10 + "/pattern", "1") is True
    assert patterns(nested(90)).finds("/items" * 90 + "/pattern", "1") is None


SCHEMA = {
    "properties": {
        "a": {"type": "string", "pattern": "^\\w{2}$"},
        "b": {"type": "array", "items": {"pattern": "\\d", "minLength": 2}},
        "c": {"anyOf": [{"pattern": "^\\s"}, {"type": "integer"}]},
    },
    "required": ["a"],
}
texts = st.text(f"ab 1\u00e9\u00a0{ARABIC_THREE}", max_size=3)
values = st.fixed_dictionaries(
    {}, optional={"a": texts | st.none(), "b": st.lists(texts, max_size=2), "c": texts}
)


@given(values)
def test_it_marks_what_the_package_would_have_marked(value):
    schema, node = node_of(SCHEMA), node_of(value)
    reported = {
        ("".join(f"/{step}" for step in error.instance_path), error.keyword)
        for error in PythonValidator(SCHEMA, NEWEST).errors(value)
    }
    for violation in validate(schema, node).violations:
        place = violation.instance_location, violation.keyword
        assert violation.is_disputed is (place not in reported)


def test_the_package_is_not_loaded_for_patterns_alone(monkeypatch):
    def never(*_args, **_options):
        raise AssertionError

    monkeypatch.setattr(second_opinion, "PythonValidator", never)
    schema = {"properties": {"z": {"type": "string", "pattern": "^\\d+$"}}}
    (found,) = validate(node_of(schema), node_of({"z": ARABIC_THREE})).violations
    assert found.is_disputed
