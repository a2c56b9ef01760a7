import pytest

from inspector.core.tools.schema_keywords import META_SCHEMAS
from inspector.core.tools.validation import UNDECIDED_REASONS, Outcome
from inspector.core.tools.validator import satisfies, validate
from schemas import doubling, node_in, node_of

REGION = {
    "type": "object",
    "properties": {"region": {"type": "string", "enum": ["apac", "emea", "amer"]}},
    "required": ["region"],
    "additionalProperties": False,
}


def ask(schema, value):
    return validate(node_of(schema), node_of(value))


def chain(length):
    links = {f"a{i}": {"$ref": f"#/$defs/a{i + 1}"} for i in range(length)}
    return {"$ref": "#/$defs/a0", "$defs": {**links, f"a{length}": {}}}


def test_a_value_that_keeps_the_schema_is_valid():
    answer = ask(REGION, {"region": "apac"})
    assert (answer.outcome, answer.violations) == (Outcome.VALID, ())


def test_a_value_that_breaks_it_is_invalid_and_says_where():
    answer = ask(REGION, {"region": "global"})
    assert answer.outcome is Outcome.INVALID
    (violation,) = answer.violations
    assert violation.instance_location == "/region"
    assert violation.keyword_location == "/properties/region/enum"
    assert violation.keyword == "enum"
    assert dict(violation.details) == {
        "allowed": ('"apac"', '"emea"', '"amer"'),
        "found": '"global"',
    }


@pytest.mark.parametrize(("schema", "outcome"), [(True, "valid"), (False, "invalid")])
def test_true_allows_everything_and_false_nothing(schema, outcome):
    assert ask(schema, {"a": 1}).outcome == outcome


@pytest.mark.parametrize(
    ("schema", "value", "reason", "detail", "location"),
    [
        ({"$ref": "http://h/x"}, 1, "reference", '"http://h/x"', "/$ref"),
        (
            {"properties": {"a/b": {"$ref": "#/nowhere"}}},
            {},
            "reference",
            '"#/nowhere"',
            "/properties/a~1b/$ref",
        ),
        ({"$ref": "#"}, 1, "circular", '"#"', "/$ref"),
        ({"not": {"$ref": "#"}}, 1, "circular", '"#"', "/not/$ref"),
        ({"type": "text"}, 1, "invalid-schema", '"type": "text"', "/type"),
        (
            {"items": {"pattern": "("}},
            1,
            "invalid-schema",
            '"pattern": "("',
            "/items/pattern",
        ),
        ([], 1, "invalid-schema", "[]", ""),
        ("string", 1, "invalid-schema", '"string"', ""),
        (None, 1, "invalid-schema", "null", ""),
        (
            {"$schema": "http://json-schema.org/draft-02/schema#"},
            1,
            "dialect",
            '"http://json-schema.org/draft-02/schema#"',
            "/$schema",
        ),
        ({"$schema": 7}, 1, "dialect", "7", "/$schema"),
        (
            {"$defs": {"a": {"$id": "urn:a", "$schema": "urn:b"}}},
            1,
            "dialect",
            '"urn:b"',
            "/$defs/a/$schema",
        ),
        (
            {"not": {"pattern": "^(?:(a|aa)+)$(?!x)"}},
            "a" * 40 + "!",
            "pattern",
            '"^(?:(a|aa)+)$(?!x)"',
            "/not/pattern",
        ),
        (doubling(40, {"type": "null"}), 1, "cost", "10,000,000", ""),
        (chain(300), 1, "depth", "250", ""),
    ],
)
def test_what_cannot_be_decided_says_why_and_where(
    schema, value, reason, detail, location
):
    answer = ask(schema, value)
    assert answer.outcome is Outcome.UNDECIDED
    assert answer.undecided == reason
    assert reason in UNDECIDED_REASONS
    assert answer.undecided_detail == detail
    assert answer.undecided_location == location


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ('{"maximum": 1e99999999}', "1"),
        ('{"maximum": 1}', "1e99999999"),
        ('{"maximum": 1}', "1e" + "9" * 30),
        ('{"type": "string"}', "7" * 2000),
        ('{"multipleOf": 1}', "1.00000000000000000001"),
    ],
)
def test_a_number_out_of_reach_is_undecided(schema, value):
    answer = validate(node_in(schema), node_in(value))
    assert (answer.outcome, answer.undecided) == (Outcome.UNDECIDED, "number")


@pytest.mark.parametrize(
    ("schema", "value", "outcome"),
    [
        ('{"maximum": 1}', "1.00000000000000000001", "invalid"),
        ('{"maximum": 1.0}', "1.00000000000000000001", "invalid"),
        ('{"maximum": 9007199254740992}', "9007199254740993", "invalid"),
        ('{"maximum": 9007199254740992.0}', "9007199254740993.0", "invalid"),
        ('{"const": 0.1}', "0.1000000000000000000001", "invalid"),
        ('{"const": 0.10}', "1e-1", "valid"),
        ('{"enum": [100]}', "1E2", "valid"),
        ('{"type": "integer"}', "1.0", "valid"),
        ('{"type": "integer"}', "18446744073709551617", "valid"),
        ('{"multipleOf": 0.01}', "19.99", "valid"),
        ('{"uniqueItems": true}', "[1, 1.0]", "invalid"),
        ('{"exclusiveMinimum": 0.0}', "1e-400", "valid"),
        ('{"maximum": 0}', "1e-400", "invalid"),
    ],
)
def test_numbers_are_compared_as_they_are_written(schema, value, outcome):
    assert validate(node_in(schema), node_in(value)).outcome == outcome


@pytest.mark.parametrize(
    ("schema", "value", "outcome"),
    [
        ('{"const": "\\ud800"}', '"\\ud800"', "valid"),
        ('{"const": "\\ud800"}', '"\\udbff"', "invalid"),
        ('{"maxLength": 1}', '"\\ud800"', "valid"),
        ('{"maxLength": 1}', '"\\udfff\\ud800"', "invalid"),
        ('{"required": ["\\ud800"]}', '{"\\ud800": 1}', "valid"),
        ('{"uniqueItems": true}', '["\\ud800", "\\ud800"]', "invalid"),
        ('{"type": "string"}', '"\\ud800"', "valid"),
        ('{"pattern": "^(?=a)"}', '"a\\ud800"', "valid"),
    ],
)
def test_half_of_a_surrogate_pair_is_a_character_like_others(schema, value, outcome):
    assert validate(node_in(schema), node_in(value)).outcome == outcome


def test_half_of_a_surrogate_pair_is_shown_as_it_was_written():
    schema = node_in('{"properties": {"\\ud800": {"enum": ["\\udfff"]}}}')
    (violation,) = validate(schema, node_in('{"\\ud800": "\\ud801"}')).violations
    assert violation.instance_location == "/\ud800"
    assert violation.keyword_location == "/properties/\ud800/enum"
    details = dict(violation.details)
    assert details["allowed"] == ('"\\udfff"',)
    assert details["found"] == '"\\ud801"'


def test_the_draft_is_the_one_that_the_schema_names():
    old = {
        "$schema": "http://json-schema.org/draft-04/schema#",
        "maximum": 3,
        "exclusiveMaximum": True,
    }
    assert ask(old, 3).outcome is Outcome.INVALID
    assert ask({**old, "exclusiveMaximum": False}, 3).outcome is Outcome.VALID


def test_without_a_draft_the_newest_counts():
    schema = {"prefixItems": [{"type": "string"}]}
    assert ask(schema, [1]).outcome is Outcome.INVALID


@pytest.mark.parametrize("draft", META_SCHEMAS)
def test_a_format_is_never_asserted(draft):
    schema = {"$schema": draft, "format": "date"}
    assert ask(schema, "tomorrow").outcome is Outcome.VALID


def test_the_words_are_those_of_the_schema_at_hand_when_an_equal_one_is_known():
    first = node_in('{"maximum": 1.0}')
    second = node_in('{"maximum": 1}')
    (one,) = validate(first, node_in("2")).violations
    (other,) = validate(second, node_in("2")).violations
    assert dict(one.details)["limit"] == "1.0"
    assert dict(other.details)["limit"] == "1"


@pytest.mark.parametrize(
    ("schema", "value", "fits"),
    [
        ({"type": "string"}, "a", True),
        ({"type": "string"}, 1, False),
        ({"$ref": "#"}, 1, None),
        ({"const": "\ud800"}, 1, False),
        ([], 1, None),
    ],
)
def test_whether_a_value_would_fit_has_three_answers(schema, value, fits):
    assert satisfies(node_of(schema), node_of(value)) is fits


def test_a_value_as_deep_as_the_reader_goes_is_decided():
    schema = {"properties": {"a": {"$ref": "#"}}, "additionalProperties": False}
    text = '{"a":' * 127 + "{}" + "}" * 127
    assert validate(node_of(schema), node_in(text)).outcome is Outcome.VALID
    broken = text.replace("{}", '{"b":1}')
    (violation,) = validate(node_of(schema), node_in(broken)).violations
    assert violation.instance_location == "/a" * 127
