"""A tip holds the core's sentences; what a log holds is never markup."""

from __future__ import annotations

from builders import a_function_call
from inspector.ui.models.diff_tips import tip_of
from sides import compared


def tip(right, language="en"):
    return tip_of(compared(a_function_call(), right).findings[0], language)


def test_a_tip_says_what_differs_and_what_to_do():
    lines = tip(a_function_call(call_id="call_2")).split("<br>")
    assert lines == [
        "<b>call_id changed</b>",
        "call_id: call_001 on the left, call_2 on the right.",
        "Keep each call and its output from the same side; do not mix the two logs.",
        "<code>diff/call-id</code>",
    ]


def test_a_tip_speaks_the_language_asked_for():
    assert "왼쪽 call_001" in tip(a_function_call(call_id="call_2"), "ko")


def test_markup_and_half_characters_of_a_log_are_shown_as_they_are():
    words = tip(a_function_call(name="<img src=x>\ud800\n"))
    assert "&lt;img src=x&gt;\ufffd\ufffd" in words
