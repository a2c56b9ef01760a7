import pytest

from inspector.core.tools import second_opinion
from inspector.core.tools.second_opinion import steps_of
from inspector.core.tools.validator import validate
from inspector.core.tools.violations import violation_text
from schemas import node_of

ARABIC_THREE = "٣"
DRAFT_4 = "http://json-schema.org/draft-04/schema#"


def disputed(schema, value, **options):
    """The keywords of all violations, with whether the package sees them too."""
    found = validate(node_of(schema), node_of(value), **options)
    return [(v.keyword, v.is_disputed) for v in found.violations]


def test_a_pattern_that_python_reads_in_another_way_is_disputed():
    schema = {"properties": {"a": {"pattern": "^\\d$"}, "b": {"type": "string"}}}
    assert disputed(schema, {"a": ARABIC_THREE, "b": 1}) == [
        ("pattern", True),
        ("type", False),
    ]


def test_where_both_see_the_fault_nothing_is_disputed():
    schema = {"pattern": "^\\d$", "minLength": 3, "type": ["string", "null"]}
    assert disputed(schema, "a") == [("pattern", False), ("minLength", False)]


def test_a_keyword_that_a_draft_no_longer_has_is_disputed():
    schema = {"dependencies": {"a": ["b"]}}
    assert disputed(schema, {"a": 1}) == [("dependencies", True)]
    older = {"$schema": "http://json-schema.org/draft-07/schema#", **schema}
    assert disputed(older, {"a": 1}) == [("dependencies", False)]


def test_an_exclusive_limit_of_draft_4_is_seen_by_both():
    limits = {"maximum": 1, "exclusiveMaximum": True, "pattern": "x"}
    schema = {"$schema": DRAFT_4, **limits}
    assert disputed(schema, 1) == [("exclusiveMaximum", False)]


def test_a_false_schema_is_told_of_what_holds_it():
    schema = {"pattern": "x", "properties": {"a": False}, "items": False}
    assert disputed(schema, {"a": 1}) == [("false", False)]
    assert disputed(schema, [1]) == [("false", False)]


def test_of_formats_only_those_are_disputed_that_the_package_checks():
    asked = {"asserts_format": True}
    assert disputed({"format": "email"}, "a@", **asked) == [("format", True)]
    assert disputed({"format": "email"}, "a", **asked) == [("format", False)]
    assert disputed({"format": "uri-template"}, "{", **asked) == [("format", False)]


def test_the_sentence_says_that_the_two_disagree():
    (found,) = validate(node_of({"pattern": "^\\d$"}), node_of(ARABIC_THREE)).violations
    assert violation_text(found, "en").endswith("reads pattern in another way.")
    assert "jsonschema" in violation_text(found, "ko")


@pytest.mark.parametrize(
    "value",
    [
        ["x" * 30_000, ARABIC_THREE],
        [ARABIC_THREE, *range(400)],
        [*[[1]] * 200, ARABIC_THREE, {"a": [0] * 299}, [0] * 299, *[[0] * 250] * 50],
    ],
    ids=["long", "wide", "many"],
)
def test_what_would_take_python_long_is_not_asked(value, monkeypatch):
    def never(*_args, **_options):
        raise AssertionError

    monkeypatch.setattr(second_opinion, "PythonValidator", never)
    schema = {"items": {"pattern": "^\\d$", "items": {"type": "integer"}}}
    assert ("pattern", False) in disputed(schema, value)


def test_no_opinion_leaves_the_explanation_as_it_is():
    assert disputed({"pattern": "^\\p{L}$"}, "1") == [("pattern", False)]


BOMBS = ["^(a+)+$", "(a|aa)+b", "(?:a?){50}b", "(a*)*b", "a?" * 40 + "b", ".*" * 5]


@pytest.mark.parametrize("pattern", BOMBS)
def test_a_pattern_that_backtracks_is_known_beforehand(pattern):
    assert steps_of(pattern, ["a" * 60]) > second_opinion._MOST_STEPS


@pytest.mark.parametrize("pattern", ["^\\d+$", "[a-z]+@[a-z]+", "^(a|b)$", "[+*)(]+"])
def test_a_plain_pattern_is_cheap(pattern):
    assert steps_of(pattern, ["a" * 60]) < second_opinion._MOST_STEPS
