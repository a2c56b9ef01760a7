import pytest

from inspector.core.tools.compiled_schema import (
    TOO_MANY_TO_LIST,
    CompiledSchema,
)
from inspector.core.tools.engine_errors import MOST_VIOLATIONS
from inspector.core.tools.exact_value import spelled_out
from inspector.core.tools.validation import Outcome
from schemas import doubling, node_in, node_of


def compiled(schema):
    node = node_of(schema)
    return node, CompiledSchema(node, spelled_out(node))


def answer(schema, value):
    node, ready = compiled(schema)
    return ready.validate(node, node_of(value))


def test_a_schema_is_spelled_by_its_value_and_the_order_of_its_members():
    assert spelled_out(node_in('{ "a" : 1.0 }')) == spelled_out(node_in('{"a":1}'))
    one, other = node_in('{"a": 1, "b": 2}'), node_in('{"b": 2, "a": 1}')
    assert spelled_out(one) != spelled_out(other)


@pytest.mark.parametrize(
    "text", ['{"a": 0.10000000000000000001}', '{"a": "\\ud800"}', '{"a": 1e5000}']
)
def test_what_has_no_plain_spelling_has_none(text):
    assert spelled_out(node_in(text)) is None


def test_the_bare_answer_is_that_of_the_long_one():
    _, ready = compiled({"type": "string"})
    assert ready.outcome(node_of("a")) is Outcome.VALID
    assert ready.outcome(node_of(1)) is Outcome.INVALID
    _, refused = compiled({"$ref": "#"})
    assert refused.outcome(node_of(1)) is Outcome.UNDECIDED


def test_a_long_list_of_violations_is_cut_and_the_rest_is_counted():
    found = answer({"items": {"type": "string"}}, list(range(1000)))
    assert len(found.violations) == MOST_VIOLATIONS
    assert found.unlisted == 1000 - MOST_VIOLATIONS


def test_where_listing_would_take_too_long_the_answer_is_still_no():
    found = answer(doubling(16, {"type": "string"}), 1)
    assert found.outcome is Outcome.INVALID
    assert found.violations == (TOO_MANY_TO_LIST,)


@pytest.mark.parametrize(
    ("keyword", "value"),
    [("contentEncoding", "base64"), ("contentMediaType", "application/json")],
)
@pytest.mark.parametrize("draft", ["draft-06", "draft-07"])
def test_a_note_on_content_is_not_asserted_in_any_draft(draft, keyword, value):
    uri = f"http://json-schema.org/{draft}/schema#"
    schema = {"$schema": uri, "properties": {"a": {keyword: value}}}
    assert answer(schema, {"a": "{"}).outcome is Outcome.VALID


def test_a_value_that_looks_like_a_note_on_content_keeps_it():
    uri = "http://json-schema.org/draft-07/schema#"
    constant = {"contentEncoding": "base64"}
    schema = {"$schema": uri, "const": constant}
    assert answer(schema, constant).outcome is Outcome.VALID
    assert answer(schema, {}).outcome is Outcome.INVALID
