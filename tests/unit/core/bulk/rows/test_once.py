import json

import pytest

from builders import a_function_call, a_response
from bulk_runs import as_a_whole, in_parts, write_lines
from inspector.core.bulk.rows.once import note_wrappings, once_key
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.span import Span
from inspector.core.source.wrapping import Wrapping, WrappingKind

WRAPPED = {"id": "b", "custom_id": "a", "response": {"body": a_response()}}
DUMPED = a_function_call(caller=None, namespace=None, created_by=None)


def keys_of(value):
    found = inspect_content(json.dumps(value)).findings
    return {once_key(finding) for finding in found} - {None}


def test_a_wrapper_is_said_once_and_so_is_each_other_wrapper():
    assert len(keys_of(WRAPPED)) == 1
    assert keys_of(WRAPPED) == keys_of(WRAPPED | {"id": "c"})


def test_what_every_record_says_for_itself_has_no_key():
    assert keys_of(a_function_call(arguments="{")) == set()


@pytest.mark.parametrize(
    "line",
    [WRAPPED, DUMPED, json.dumps(a_function_call()), {"id": "b", "custom_id": "a"}],
    ids=["a wrapper", "a dump", "a string", "a wrapper without item"],
)
def test_a_log_in_parts_says_it_as_often_as_a_whole_one(tmp_path, line):
    log = write_lines(tmp_path / "a.jsonl", [line] * 6)
    report = in_parts([log], part=1)
    assert report == as_a_whole([log])


def test_lines_without_item_are_told_at_the_end_and_only_if_all_are(tmp_path):
    nothing = write_lines(tmp_path / "a.jsonl", [{"a": 1}, {"b": 2}, {"c": 3}])
    something = write_lines(tmp_path / "b.jsonl", [{"a": 1}, {"b": 2}, WRAPPED])
    for log in (nothing, something):
        assert in_parts([log], part=1) == as_a_whole([log])


def test_of_each_kind_of_wrapping_the_deepest_is_noted():
    known = {}
    for levels in (1, 3, 2):
        note_wrappings(known, [Wrapping(WrappingKind.STRING, Span(0, 1), levels)])
    note_wrappings(known, [Wrapping(WrappingKind.FENCE, Span(0, 3))])
    assert [(each.kind, each.levels) for each in known.values()] == [
        (WrappingKind.STRING, 3),
        (WrappingKind.FENCE, 1),
    ]
