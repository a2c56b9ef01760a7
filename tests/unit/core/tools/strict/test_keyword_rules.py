import pytest

from inspector.core.rules.severity import Severity
from linting import an_object, linted, told

KEYWORD = "strict/keyword"
REFUSED = [
    *("oneOf", "allOf", "not", "dependentRequired", "dependentSchemas"),
    *("if", "then", "else", "patternProperties", "propertyNames"),
    *("unevaluatedProperties", "minProperties", "maxProperties", "uniqueItems"),
    *("contains", "minContains", "maxContains", "unevaluatedItems"),
]


def of(schema):
    return an_object({"a": schema})


@pytest.mark.parametrize("word", REFUSED)
def test_a_refused_keyword_is_told_at_its_name(word):
    schema = of({"type": "string", word: {}})
    assert told(schema, KEYWORD) == [("", f"/properties/a/{word}", f'"{word}"')]


def test_every_place_is_told_not_only_the_first():
    items = {"type": "array", "items": {"type": "string"}, "uniqueItems": True}
    schema = an_object({"a": items, "b": {"anyOf": [items]}}, **{"$defs": {"c": items}})
    assert [pointer for _, pointer, _ in told(schema, KEYWORD)] == [
        "/properties/a/uniqueItems",
        "/properties/b/anyOf/0/uniqueItems",
        "/$defs/c/uniqueItems",
    ]


@pytest.mark.parametrize(
    ("word", "variant"), [("examples", "unlisted"), ("strict", "unknown")]
)
def test_a_keyword_that_no_source_speaks_of_is_a_hint(word, variant):
    [fault] = linted(of({"type": "string", word: True})).faults
    assert (fault.code, fault.variant) == (KEYWORD, variant)
    assert fault.severity is Severity.WARN


@pytest.mark.parametrize(
    "more",
    [
        {"minLength": 1, "maxLength": 2, "pattern": "^a$"},
        {"title": "A", "description": "b"},
        {"minimum": 0, "exclusiveMaximum": 9, "multipleOf": 2},
    ],
)
def test_what_is_accepted_is_not_told(more):
    assert linted(of({"type": ["string", "number"], **more})).faults == ()


def test_what_stands_under_a_refused_keyword_goes_with_it():
    schema = of({"type": "string", "not": {"if": {"uniqueItems": True}}})
    assert [pointer for _, pointer, _ in told(schema, KEYWORD)] == ["/properties/a/not"]


def test_the_word_of_a_union_at_the_root_is_told_as_the_root_alone():
    assert told({"oneOf": [an_object()]}, KEYWORD) == []


def test_a_default_is_a_warning_today_and_blocked_in_2024():
    schema = of({"type": "string", "default": ""})
    assert told(schema, "strict/default") == [
        ("", "/properties/a/default", '"default"')
    ]
    assert [f.severity.value for f in linted(schema).faults] == ["warn"]
    assert [f.severity.value for f in linted(schema, "openai-2024").faults] == ["block"]


@pytest.mark.parametrize(
    ("kind", "value", "variant"),
    [
        ("string", "uri", ""),
        ("string", 1, ""),
        (["integer", "null"], "uint8", "not-string"),
    ],
)
def test_a_format_outside_of_the_subset_is_told(kind, value, variant):
    schema = of({"type": kind, "format": value})
    assert [v for v, *_ in told(schema, "strict/format")] == [variant]
    assert linted(schema).level == ("clean" if variant else "not-strict")


def test_a_format_of_the_subset_is_fine():
    for value in ("date-time", "uuid", "ipv6"):
        assert told(of({"type": "string", "format": value}), "strict/format") == []


@pytest.mark.parametrize("pattern", ["(?=a)", "a(?!b)", "(?<=a)b", "x[)](?<!a)"])
def test_a_pattern_that_looks_around_is_told(pattern):
    schema = of({"type": "string", "pattern": pattern})
    assert len(told(schema, "strict/pattern")) == 1


@pytest.mark.parametrize("pattern", [r"\(?=a", "[(?=]", "(?:a)", "(?P<n>a)", "\\", 7])
def test_a_pattern_that_only_seems_to_look_around_is_fine(pattern):
    assert told(of({"type": "string", "pattern": pattern}), "strict/pattern") == []
