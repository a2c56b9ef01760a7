import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
    as_json_lines,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.report.building import side_of
from inspector.core.report.collection import Collection
from log_lines import by_line, said_of


def call(number=1, **bend):
    return a_function_call(call_id=f"call_{number}", **bend)


def output(number=1, **bend):
    return an_output(call_id=f"call_{number}", **bend)


LOGS = {
    "paired": [call(), output()],
    "an orphan": [a_message(), output()],
    "an orphan whose call is in a response": [a_response(call()), output(), call(2)],
    "unanswered": [call(), a_message(role="user"), a_message()],
    "the output first": [output(), call()],
    "two calls with one id": [call(), call(), output()],
    "two outputs": [call(), output(), output()],
    "not adjacent": [call(), a_message(role="user"), output()],
    "한글": [a_message("한글 😀"), output(name="한글")],
    "one item": [output()],
    "requests repeat the history": [a_request(call(), output())] * 2,
    "bodies between": [call(), a_response(a_message()), output()],
    "a list whose call stands in the next line": [[output()], call(), call(2)],
    "a list whose call stood in the line before": [[call()], [output()]],
    "a list whose call stands in a later response": [[output()], a_response(call())],
    "a list without its call": [[output()], [a_message()]],
    "a list with two orphans, one of them known": [[output(), output(2)], [call(2)]],
    "a request answers for itself": [call(), a_request(output())],
    "a response of a bound server": [
        call(),
        a_request(output(), previous_response_id="r"),
    ],
}


@pytest.mark.parametrize("records", LOGS.values(), ids=LOGS)
def test_a_log_is_paired_line_by_line_as_if_it_were_whole(records):
    log = as_json_lines(*records)
    whole = side_of(inspect_content(log))
    lines = by_line(log)
    assert said_of(lines) == said_of(whole)
    assert [item.blocks for item in lines.items] == [i.blocks for i in whole.items]
    assert [item.verdict for item in lines.items] == [i.verdict for i in whole.items]
    assert lines.tally.blocking == whole.tally.blocking
    assert lines.tally.rules == whole.tally.rules


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                *(call(1), call(2), output(1), output(2), a_message()),
                *(a_response(call(1)), [output(1)], [call(2), output(1)]),
            ]
        ),
        max_size=8,
    )
)
def test_any_order_of_lines_gives_what_the_whole_gives(records):
    log = as_json_lines(*records, a_message(), a_message())
    whole, lines = side_of(inspect_content(log)), by_line(log)
    assert said_of(lines) == said_of(whole)
    assert lines.tally.blocking == whole.tally.blocking


def test_findings_stand_in_the_order_of_the_log_also_those_known_late():
    side = by_line(as_json_lines(call(), output(2), {"type": "acme:x"}, a_message()))
    offsets = [found.place.site.byte_offset for found in side.findings]
    assert offsets == sorted(offsets)


def test_an_item_that_is_blocked_late_is_counted_once():
    side = by_line(as_json_lines(output(), output(), a_message()))
    assert side.tally.blocking == sum(item.blocks for item in side.items) == 2


def test_each_input_is_a_conversation_of_its_own():
    readers = [
        RecordReader(io.BytesIO(as_json_lines(r, a_message()).encode()), "a.jsonl")
        for r in (call(), output())
    ]
    collection = Collection()
    side = collection.side(gate_inputs(readers, witness=collection))
    orphan = next(f for f in side.findings if f.code == "pairing/orphan-output")
    assert (orphan.place.input, orphan.place.item) == (1, 2)
    assert side.items[2].blocks
