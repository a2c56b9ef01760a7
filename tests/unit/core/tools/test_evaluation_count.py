import pytest

from inspector.core.tools.evaluation_count import (
    MOST_TO_ANSWER,
    MOST_TO_LIST,
    MOST_TO_LIST_PLAIN,
    EvaluationCount,
)
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import doubling, node_of


def count_of(schema):
    return EvaluationCount(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


def nested(depth):
    value = {}
    for _ in range(depth):
        value = {"a": value}
    return node_of(value)


TREE = {"properties": {"a": {"anyOf": [{"$ref": "#"}, {"$ref": "#"}]}}}


@pytest.mark.parametrize(
    ("times", "exceeds"), [(5, False), (15, False), (25, True), (60, True)]
)
def test_alternatives_that_share_a_definition_multiply(times, exceeds):
    count = count_of(doubling(times, {"type": "string"}))
    assert count.exceeds(node_of(1), MOST_TO_ANSWER) is exceeds


@pytest.mark.parametrize(("depth", "exceeds"), [(3, False), (10, False), (40, True)])
def test_recursion_multiplies_with_the_depth_of_the_value(depth, exceeds):
    assert count_of(TREE).exceeds(nested(depth), MOST_TO_ANSWER) is exceeds


def test_only_what_the_value_has_is_counted():
    assert not count_of(TREE).exceeds(node_of({"b": 1}), 100)


def test_a_long_text_makes_every_question_dearer():
    count = count_of(doubling(14, {"pattern": "^a"}))
    assert not count.exceeds(node_of("a"), MOST_TO_ANSWER)
    assert count.exceeds(node_of("a" * 200_000), MOST_TO_ANSWER)


def test_long_lists_of_options_are_counted():
    schema = {"items": {"enum": list(range(20_000))}}
    assert count_of(schema).exceeds(node_of(list(range(20_000))), MOST_TO_ANSWER)


def test_a_plain_schema_asks_each_question_once():
    value = node_of({"a": [1, 2, 3]})
    assert count_of({"properties": {"a": {"items": {}}}}).cost(value, 10**6) is None


def test_a_shared_question_is_asked_as_often_as_there_are_ways_to_it():
    assert count_of(doubling(6, {})).cost(node_of(1), 10**6).most == 2**6


def test_a_list_of_failures_may_cost_less_where_there_are_alternatives():
    assert count_of({"anyOf": [{}]}).most_to_list == MOST_TO_LIST
    assert count_of({"allOf": [{}]}).most_to_list == MOST_TO_LIST_PLAIN


def test_a_count_that_would_take_too_long_itself_is_too_many():
    schema = {"patternProperties": {f"^k{i}": {} for i in range(3000)}}
    value = node_of({f"k{i}": 1 for i in range(3000)})
    assert count_of(schema).exceeds(value, MOST_TO_ANSWER)


def test_one_count_tells_the_questions_and_the_repeats():
    count = count_of(doubling(6, {}))
    cost = count.cost(node_of(1), 10**6)
    assert cost.most == 2**6
    assert not count.exceeds(node_of(1), cost.total)
    assert count.cost(node_of(1), 10).total > 10
