"""A part is told as rows of its own, with what another part may have said before."""

from __future__ import annotations

import pickle

from builders import a_function_call, a_message, a_response, as_json
from inspector.core.browsing.part_table import table_of
from inspector.core.browsing.rows import LogRows
from inspector.core.bulk.parts.judging import Job
from inspector.core.bulk.units.unit import LogPart
from inspector.core.tools.tool_sources import Sources

JOB = pickle.dumps(Job(Sources(), open, with_rows=False))
WRAPPED = {"id": "b", "custom_id": "a", "response": {"body": a_response(a_message())}}


def table(*lines):
    text = "".join(f"{line}\n" for line in lines).encode()
    return table_of(LogPart(0, "a.jsonl", text, False, "", None), JOB)


def rows_in(told):
    rows = LogRows()
    rows.take(told.batch)
    return rows


def calls(count, **bend):
    for number in range(count):
        yield as_json(a_function_call(call_id=f"call_{number}", **bend))


def test_lines_that_are_alike_have_rows_of_their_own():
    rows = rows_in(table(*calls(5), as_json(a_message())))
    assert [rows[n].call_id for n in range(5)] == [f"call_{n}" for n in range(5)]
    assert [rows[n].line for n in range(6)] == [1, 2, 3, 4, 5, 6]
    assert len({rows[n]._replace(call_id="", line=0, offset=0) for n in range(5)}) == 1
    assert rows.rules()["arguments/no-schema"] == 5
    assert rows[5].id == "msg_001"


def test_items_without_call_id_are_labelled_by_their_id():
    lines = (as_json(a_message(id=f"msg_{number}")) for number in range(4))
    rows = rows_in(table(*lines))
    assert [rows[n].id for n in range(4)] == [f"msg_{n}" for n in range(4)]


def test_a_record_without_items_is_named_by_the_worst_rule():
    rows = rows_in(table(as_json(a_message()), "{nonsense", '{"a": 1}'))
    assert rows[1].item is None
    assert (rows[1].type, rows[1].rule.partition("/")[0]) == ("", "json")
    assert rows[1].mark == "block"
    assert rows[2].rule.startswith("envelope/")


def test_what_a_log_says_once_is_told_with_the_row_that_says_it():
    told = table(as_json(a_message()), as_json(WRAPPED), as_json(WRAPPED))
    (once,) = told.once
    assert (once.row, once.is_on_item) == (1, False)
    assert once.finding.code == "envelope/unwrapped"
    assert [said.key for said in told.judged.said] == [once.key]


def test_a_dump_is_said_on_an_item_whose_mark_is_known_without_it():
    dumped = a_function_call(caller=None, namespace=None, created_by=None)
    told = table(as_json(a_message()), as_json(dumped))
    (once,) = told.once
    assert once.is_on_item
    assert once.mark == rows_in(table(as_json(a_function_call())))[0].mark
