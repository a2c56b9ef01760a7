import pytest

from inspector.core.tools.patterns import Patterns, needs_backtracking
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of

BOMB = "^(?:(a|aa)+)$(?!x)"


def patterns_of(schema):
    return Patterns(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


def slow(schema, value, repeats=1):
    found = patterns_of(schema).too_slow(node_of(value), repeats)
    return None if found is None else found.at


@pytest.mark.parametrize(
    ("pattern", "backtracks"),
    [
        ("^(a+)+$", False),
        (r"\p{L}+", False),
        ("^(?=.*[A-Z]).{8,}$", True),
        (r"(.)\1", True),
        ("a++b", True),
    ],
)
def test_only_some_patterns_make_the_engine_step_back(pattern, backtracks):
    assert needs_backtracking(pattern) is backtracks


@pytest.mark.parametrize(
    ("schema", "value", "at"),
    [
        ({"pattern": BOMB}, "a" * 40 + "!", "/pattern"),
        ({"not": {"pattern": BOMB}}, "a" * 40 + "!", "/not/pattern"),
        ({"items": {"pattern": BOMB}}, ["a" * 40 + "!"], "/items/pattern"),
        (
            {"patternProperties": {BOMB: {}}},
            {"a" * 40 + "!": 1},
            "/patternProperties/" + BOMB.replace("/", "~1"),
        ),
        (
            {"propertyNames": {"pattern": BOMB}},
            {"a" * 40 + "!": 1},
            "/propertyNames/pattern",
        ),
        ({"pattern": "(?=(?:[ab]{1,50}){1,50}[cd])a"}, "a" * 1000, "/pattern"),
        ({"pattern": "(?=.*z)a"}, "a" * 100_000, "/pattern"),
        ({"pattern": "[ab]*a[ab]{4000}[cd]"}, "ab" * 100_000, "/pattern"),
    ],
)
def test_a_pattern_that_would_take_too_long_is_named_with_its_place(schema, value, at):
    assert slow(schema, value) == at


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"pattern": "^(a+)+$"}, "a" * 40 + "!"),
        ({"pattern": "^(a+)+$"}, "a" * 1_000_000),
        ({"pattern": "^(?=.*[a-z])(?=.*[A-Z]).{8,}$"}, "correctHorse"),
        ({"items": {"pattern": "^(?=.*[A-Z]).{8,}$"}}, ["someThing"] * 1000),
        ({"pattern": r"^(?!\s*$).+"}, "x" * 50_000),
        ({"properties": {"a": {"pattern": BOMB}}}, {"a": "aaaa"}),
        ({"$defs": {"x": {"pattern": BOMB}}}, "a" * 40 + "!"),
        ({"const": {"pattern": BOMB}}, "a" * 40 + "!"),
    ],
)
def test_an_ordinary_pattern_is_fast_enough(schema, value):
    assert slow(schema, value) is None


def test_a_pattern_that_is_asked_often_gets_a_smaller_share():
    schema = {"pattern": "[ab]*a[ab]{900}[cd]"}
    assert slow(schema, "ab" * 1000) is None
    assert slow(schema, "ab" * 1000, repeats=1000) == "/pattern"


def test_a_schema_without_patterns_has_none():
    assert not patterns_of({"properties": {"pattern": {"type": "string"}}})
    assert patterns_of({"properties": {"a": {"pattern": "a"}}})


def test_the_answer_does_not_depend_on_what_was_asked_before():
    patterns = patterns_of({"pattern": BOMB})
    long, short = node_of("a" * 40 + "!"), node_of("aa")
    answers = [patterns.too_slow(value) is None for value in (long, short, long, short)]
    assert answers == [False, True, False, True]
