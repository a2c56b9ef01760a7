import json

import pytest

from builders import a_function_call, a_message
from bulk_runs import in_parts, write_lines
from inspector.core.bulk.selection import ALL, selection_of
from inspector.core.errors import InspectorError


@pytest.fixture
def log(tmp_path):
    lines = [
        a_function_call(call_id="call_1", name="get_sales"),
        a_function_call(call_id="call_2", name="get_weather", arguments="{"),
        a_message("hello"),
    ]
    return write_lines(tmp_path / "a.jsonl", lines)


def shown(log, *terms):
    report = json.loads(in_parts([log], selection=selection_of(terms)))
    return [item["line"] for item in report["items"]]


@pytest.mark.parametrize(
    ("terms", "lines"),
    [
        ([], [1, 2, 3]),
        (["name=get_*"], [1, 2]),
        (["call_id=call_2"], [2]),
        (["reason=not_function_call"], [3]),
        (["code=json/*"], [2]),
        (["name=get_sales", "name=get_weather"], [1, 2]),
        (["name=get_sales,get_weather"], [1, 2]),
        (["name=get_*", "code=json/*"], [2]),
        (["name=nobody"], []),
    ],
)
def test_one_pattern_of_each_field_must_fit(log, terms, lines):
    assert shown(log, *terms) == lines


@pytest.mark.parametrize("term", ["", "reason", "reason=", "shape=round"])
def test_a_term_that_makes_no_sense_is_named(term):
    with pytest.raises(InspectorError) as failed:
        selection_of([term])
    assert "call_id" in str(failed.value)


def test_nothing_asked_is_everything():
    assert selection_of([]) == ALL
    assert ALL.is_all
