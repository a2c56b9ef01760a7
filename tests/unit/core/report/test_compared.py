"""What a report keeps of a comparison as a whole."""

from __future__ import annotations

import pickle

from builders import a_function_call, a_response, as_json_lines
from inspector.core.diff.ignore_rule import parse_ignore_rule
from inspector.core.diff.ignoring import ignoring
from inspector.core.report.compared import ReportResponse, compared_of
from sides import compared


def batch(*names: str) -> str:
    return as_json_lines(
        *(
            {"custom_id": name, "response": {"body": a_response(id=f"r{n}{name}")}}
            for n, name in enumerate(names)
        )
    )


def test_responses_are_named_by_the_lines_of_their_files():
    found = compared_of(compared(batch("a", "b", "c"), batch("c", "a")))
    assert (found.responses_by, found.is_chosen) == ("custom_id", False)
    assert set(found.responses) == {
        ReportResponse(1, 2, "custom_id", "a"),
        ReportResponse(2, None, None, "b"),
        ReportResponse(3, 1, "custom_id", "c"),
    }


def test_what_is_ignored_is_counted_by_rule():
    result = compared(a_function_call("[1]"), a_function_call("[2]", id="fc_9"))
    rules = [parse_ignore_rule(rule) for rule in ("/arguments", "/nothing")]
    found = compared_of(ignoring(result, rules))
    assert found.ignored == (("pointer:/arguments", 1), ("pointer:/nothing", 0))
    assert found.ignored_blocking == 1


def test_single_items_were_paired_as_one_list():
    found = compared_of(compared(a_function_call(), a_function_call()))
    assert (found.responses_by, found.responses, found.sendings) == ("items", (), ())
    assert pickle.loads(pickle.dumps(found)) == found


def test_why_items_were_paired_is_counted():
    left = [a_function_call(f"[{n}]", call_id=f"c{n}", id=f"f{n}") for n in range(4)]
    right = [left[0], {**left[1], "call_id": "new"}, left[2]]
    assert dict(compared_of(compared(left, right)).pairs) == {
        "call_id": 2,
        "content": 1,
        "alone": 1,
    }
