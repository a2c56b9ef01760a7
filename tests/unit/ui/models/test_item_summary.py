"""A row says in a few words what an item is and what the gate says."""

from __future__ import annotations

import pytest

from builders import ABSENT, a_function_call, a_message, a_response, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.item_summary import mark_of, mark_word, one_line, summary_of
from inspector.ui.widgets.marks import MEANINGS


def first_of(*items):
    return inspect_content(as_json(a_response(*items))).items[0]


def test_a_call_is_told_by_its_type_name_and_call_id():
    row = summary_of(first_of(a_function_call()))
    assert (row.number, row.title) == ("0", "function_call")
    assert (row.subtitle, row.more) == ("get_sales_report", "call_001")
    assert (row.mark, row.reason) == ("ok", "ok")


def test_whoever_cannot_see_it_hears_all_of_it():
    row = summary_of(first_of(a_function_call('{"region":"global"}')))
    assert row.spoken == (
        "0, function_call, get_sales_report, call_001, arguments_schema, blocked"
    )


@pytest.mark.parametrize(
    ("item", "mark"),
    [
        (a_function_call(), "ok"),
        (a_function_call('{"region":"global"}'), "block"),
        (a_function_call(name="other"), "unchecked"),
        (a_message(), "neutral"),
    ],
)
def test_the_mark_follows_the_verdict(item, mark):
    assert mark_of(first_of(item)) == mark


def test_the_output_of_a_call_is_neutral():
    text = as_json(a_response(a_function_call(), an_output()))
    assert mark_of(inspect_content(text).items[1]) == "neutral"


def test_an_item_without_type_says_so():
    assert summary_of(first_of(a_function_call(type=ABSENT))).title == "no type"


def test_every_mark_has_a_word():
    assert all(mark_word(mark) for mark in MEANINGS)


def test_values_of_a_log_become_harmless_lines():
    assert one_line("a\nb\x00c\ud83d") == "a\ufffdb\ufffdc\ufffd"
    assert one_line("x" * 500) == "x" * 200 + "…"


def test_the_other_half_of_a_pair_is_told_by_its_number():
    row = summary_of(first_of(a_function_call()), 3)
    assert row.partner == "3"
    assert row.spoken.endswith(", linked with item 3")
    assert summary_of(first_of(a_function_call())).partner == ""


def test_a_message_is_told_by_its_role(qapp):
    inspection = inspect_content(as_json([a_message(id="msg_7"), {"type": "message"}]))
    told, bare = (summary_of(item) for item in inspection.items)
    assert (told.subtitle, told.more) == ("assistant", "msg_7")
    assert (bare.subtitle, bare.more) == ("", "")
