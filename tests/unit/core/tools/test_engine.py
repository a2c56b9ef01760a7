from decimal import Decimal

import pytest

from inspector.core.tools.engine import (
    Engine,
    EngineFailure,
    Matcher,
    RefusedSchemaError,
    fits,
    is_linear,
    kind_of,
)
from inspector.core.tools.schema_keywords import Draft

LATEST = Draft.DRAFT_2020_12
OF_THE_ENGINE = [draft for draft in Draft if draft is not Draft.DRAFT_3]


def refusal(schema):
    with pytest.raises(RefusedSchemaError) as error:
        Engine(schema, LATEST)
    return error.value


def kinds_of(errors):
    return [type(error.kind).__name__ for error in errors]


def nested(depth):
    value = {}
    for _ in range(depth):
        value = {"a": value}
    return value


@pytest.mark.parametrize("draft", OF_THE_ENGINE)
def test_every_draft_has_an_engine_that_says_yes_and_no(draft):
    engine = Engine({"type": "object", "required": ["a"]}, draft)
    assert engine.accepts({"a": 1})
    assert not engine.accepts({})
    assert kinds_of(engine.errors({})) == ["Required"]


@pytest.mark.parametrize("draft", OF_THE_ENGINE)
def test_a_format_is_a_note_in_every_draft(draft):
    assert Engine({"format": "ipv4"}, draft).accepts("no address")


@pytest.mark.parametrize("draft", OF_THE_ENGINE)
def test_a_format_decides_where_that_is_asked_for(draft):
    engine = Engine({"format": "ipv4"}, draft, asserts_format=True)
    assert engine.accepts("127.0.0.1")
    assert kinds_of(engine.errors("no address")) == ["Format"]


@pytest.mark.parametrize(
    "reference", ["http://127.0.0.1:9/x", "file:///etc/hosts", "#/nowhere", "urn:a:b"]
)
def test_a_reference_out_of_the_schema_is_refused(reference):
    assert refusal({"$ref": reference}).reason == "reference"


def test_a_reference_to_a_meta_schema_needs_no_fetching():
    uri = "https://json-schema.org/draft/2020-12/schema"
    engine = Engine({"$ref": uri}, LATEST)
    assert engine.accepts({"type": "string"})
    assert not engine.accepts({"type": 5})


@pytest.mark.parametrize(
    ("schema", "path"),
    [
        ({"type": "text"}, ["type"]),
        ({"properties": {"a": {"minimum": "1"}}}, ["properties", "a", "minimum"]),
        ({"pattern": "("}, ["pattern"]),
        ([], []),
    ],
)
def test_what_is_no_schema_is_refused_with_the_place(schema, path):
    refused = refusal(schema)
    assert (refused.reason, refused.path) == ("invalid-schema", path)


def test_an_error_says_its_kind_by_name():
    (error,) = Engine({"type": "string"}, LATEST).errors(1)
    assert kind_of(error) == "Type"


def test_a_pattern_on_its_own_matches_anywhere_in_a_text():
    matcher = Matcher("^b|c", 100)
    assert matcher.matches("bad")
    assert matcher.matches("ac")
    assert not matcher.matches("ab")


def test_numbers_are_compared_exactly():
    engine = Engine({"maximum": 1, "multipleOf": Decimal("0.01")}, LATEST)
    assert engine.accepts(Decimal("0.07"))
    assert not engine.accepts(Decimal("1.00000000000000000001"))


def test_a_schema_too_deep_for_the_engine_is_a_failure_with_a_reason():
    schema = {}
    for _ in range(300):
        schema = {"not": schema}
    with pytest.raises(EngineFailure) as error:
        Engine(schema, LATEST)
    assert error.value.reason == "depth"


def test_in_a_value_too_deep_to_list_the_first_error_is_still_named():
    engine = Engine({"properties": {"a": {"$ref": "#"}}, "required": ["a"]}, LATEST)
    assert kinds_of(engine.errors(nested(300))) == ["Required"]


def test_half_of_a_surrogate_pair_is_told_apart_from_other_failures():
    with pytest.raises(UnicodeError):
        Engine({"const": "\ud800"}, LATEST)
    with pytest.raises(UnicodeError):
        Engine({"type": "string"}, LATEST).accepts("\ud800")


class Panicking:
    """Stands for an engine that fails in a way that it should not."""

    def __init__(self, error):
        self.is_valid = self.iter_errors = lambda _: self.fail(error)

    @staticmethod
    def fail(error):
        raise error


class PanicError(BaseException):
    """What a panic in Rust looks like: no Exception."""


@pytest.mark.parametrize("error", [PanicError("boom"), TypeError("boom\nat line 3")])
def test_whatever_the_engine_raises_is_a_failure_and_no_traceback(error):
    engine = Engine(True, LATEST)
    engine._validator = Panicking(error)
    for ask in (engine.accepts, engine.errors):
        with pytest.raises(EngineFailure) as failure:
            ask(1)
        assert (failure.value.reason, failure.value.detail) == ("engine", "boom")


@pytest.mark.parametrize("error", [KeyboardInterrupt(), MemoryError()])
def test_an_interrupt_passes_through(error):
    engine = Engine(True, LATEST)
    engine._validator = Panicking(error)
    with pytest.raises(type(error)):
        engine.accepts(1)


@pytest.mark.parametrize(
    ("pattern", "linear"),
    [("^(a+)+$", True), ("^(?=a)", False), (r"(a)\1", False), ("(", False)],
)
def test_look_around_and_back_references_are_not_linear(pattern, linear):
    assert is_linear(pattern) is linear


def test_a_large_pattern_does_not_fit_into_little_room():
    assert fits("^[a-z]{1,64}$", 2**12)
    assert not fits("[ab]*a[ab]{4000}", 2**12)


def test_a_match_that_steps_back_too_often_is_told_from_one_that_fails():
    text = "a" * 40 + "!"
    assert Matcher("^(?:(a|aa)+)$(?!x)", 1000).exceeds(text)
    assert not Matcher("^(?!a)", 1000).exceeds(text)
    assert not Matcher("^(?=a)", 1000).exceeds(text)
