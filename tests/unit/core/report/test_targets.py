"""What targets do, as a report holds it."""

from __future__ import annotations

import io

import pytest

from builders import a_function_call, a_message, an_output, as_json, as_json_lines
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.report.collection import Collection
from inspector.core.report.targets import Cell, MatrixCollection, worst_of
from inspector.core.targets.target import TARGETS

USER = a_message(role="user", id="msg_9")


def gated(content: str, **options) -> Collection:
    collection = Collection(**options)
    reader = RecordReader(io.BytesIO(content.encode()), "log.jsonl")
    collection.side(gate_inputs([reader], witness=collection))
    return collection


def test_the_worst_of_several_answers_keeps_all_that_led_to_it():
    cells = [Cell("yes"), Cell("no", ("a/b",)), Cell("unknown"), Cell("no", ("c/d",))]
    assert worst_of(cells) == Cell("no", ("a/b", "c/d"))
    assert worst_of([]) == Cell("yes")


def test_a_log_is_the_same_matrix_as_its_list():
    items = [USER, a_function_call(), a_message(role="developer"), an_output()]
    as_log = gated(as_json_lines(*items), for_all_targets=True).matrix
    as_list = gated(as_json(items), for_all_targets=True).matrix
    assert as_log is not None
    assert as_list is not None
    assert as_log.rows == as_list.rows


def test_what_becomes_known_late_changes_the_row():
    log = as_json_lines(USER, a_function_call(), a_message("Never mind.", role="user"))
    matrix = gated(log, for_all_targets=True).matrix
    openai = TARGETS.index("openai")
    assert matrix.rows[1][openai] == Cell("no", ("pairing/unanswered-call",))
    assert matrix.together[openai].takes == "no"


def test_equal_cells_are_one():
    log = as_json_lines(*[a_message(id=f"msg_{n}") for n in range(50)])
    matrix = gated(log, for_all_targets=True).matrix
    assert len({id(cell) for row in matrix.rows for cell in row}) <= 5


def test_it_is_not_kept_unless_it_is_asked_for():
    assert gated(as_json([USER])).matrix is None


@pytest.mark.parametrize("content", ["[]", "{", "7"])
def test_where_nothing_is_nobody_says_that_it_is_taken(content):
    matrix = gated(content, for_all_targets=True).matrix
    assert {cell.takes for cell in matrix.together} <= {"no", "unknown"}
    assert MatrixCollection().matrix().together[0].takes == "unknown"


def test_late_findings_are_weighed_for_the_target():
    log = as_json_lines(USER, a_function_call(), a_message("Never mind.", role="user"))
    for target, blocking in (("open-responses", 0), ("openai", 1)):
        collection = Collection()
        reader = RecordReader(io.BytesIO(log.encode()), "log.jsonl")
        result = gate_inputs([reader], witness=collection, target=target)
        side = collection.side(result)
        # The call is unchecked, and a call nobody answered is no more than that.
        assert result.tally.blocking == blocking
        assert [item.takes for item in side.items][1] == ("unknown", "no")[blocking]


def test_a_pair_that_is_apart_blocks_in_a_log_where_it_does_in_a_list():
    items = [USER, a_function_call(), a_message(role="developer"), an_output()]
    for content in (as_json(items), as_json_lines(*items)):
        reader = RecordReader(io.BytesIO(content.encode()), "log.jsonl")
        result = gate_inputs([reader], target="deepseek")
        assert result.tally.blocking == 1
