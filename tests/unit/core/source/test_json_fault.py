"""Faults of the text itself, and the log that a reader keeps of them."""

from __future__ import annotations

import pytest

from inspector.core.source.json_fault import (
    MAX_FAULTS_OF_A_RULE,
    READABLE,
    FaultLog,
    JsonFault,
    StoppedReadingError,
)
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.span import Span


def test_only_the_readable_faults_leave_a_text_json():
    assert not JsonFault("json/big-integer", Span(0, 1)).breaks_json
    assert JsonFault("json/syntax", Span(0, 1)).breaks_json
    assert "json/encoding" not in READABLE


def test_faults_come_in_the_order_of_the_text():
    log = FaultLog("abcdef", 6)
    log.add("json/syntax", Span(4, 5))
    log.add("json/big-integer", Span(1, 2))
    assert [fault.span.start for fault in log.faults()] == [1, 4]


def test_a_flood_of_one_fault_is_cut_and_hides_no_other():
    log = FaultLog("x" * 5000, 5000)
    for offset in range(MAX_FAULTS_OF_A_RULE + 7):
        log.add("json/control-character", Span(offset, offset + 1))
    log.add("json/invalid-escape", Span(4000, 4002))
    rules = [fault.rule for fault in log.faults()]
    assert rules.count("json/control-character") == MAX_FAULTS_OF_A_RULE
    assert rules.count("json/invalid-escape") == 1


def test_what_stopped_the_reading_is_kept_whatever_came_before():
    log = FaultLog("x" * 5000, 5000)
    for offset in range(MAX_FAULTS_OF_A_RULE):
        log.add("json/syntax", Span(offset, offset + 1), "trailing-comma")
    with pytest.raises(StoppedReadingError):
        log.stop("json/syntax", 4999, "colon")
    assert log.faults()[-1].variant == "colon"


def test_one_python_spelling_stands_for_all():
    log = FaultLog("{'a': True}", 11)
    log.add_python_literal(1, 4)
    log.add_python_literal(6, 10)
    assert [fault.span for fault in log.faults()] == [Span(1, 4)]
    assert log.faults()[0].details == (("literal", "'a'"),)


def test_a_long_literal_is_shown_shortened():
    text = "'" + "a" * 100 + "'"
    log = FaultLog(text, len(text))
    log.add_python_literal(0, len(text))
    assert log.faults()[0].details == (("literal", text[:40]),)


def test_a_repeated_name_says_where_the_first_one_stands():
    log = FaultLog('{"a":1,"a":2}', 13)
    log.add_duplicate(StringNode(7, 10, "a"), StringNode(1, 4, "a"))
    fault = log.faults()[0]
    assert (fault.rule, fault.span) == ("json/duplicate-name", Span(7, 10))
    assert dict(fault.details) == {"name": "a", "first": 1}


def test_a_thing_that_is_missing_inside_is_a_syntax_fault():
    log = FaultLog("[x]", 3)
    with pytest.raises(StoppedReadingError):
        log.expected("value", 1)
    fault = log.faults()[0]
    assert (fault.rule, fault.variant, fault.span) == (
        "json/syntax",
        "value",
        Span(1, 2),
    )
    assert dict(fault.details) == {"found": "x"}


def test_a_thing_that_is_missing_at_the_end_means_cut_off():
    log = FaultLog("[1, ", 4)
    with pytest.raises(StoppedReadingError):
        log.expected("value", 4)
    fault = log.faults()[0]
    assert (fault.rule, fault.span) == ("json/truncated", Span(4, 4))


def test_the_end_of_the_stretch_is_the_end_not_that_of_the_text():
    log = FaultLog("[1, 2]", 3)
    with pytest.raises(StoppedReadingError):
        log.expected("value", 3)
    assert log.faults()[0].span == Span(3, 3)


def test_what_another_log_held_is_taken_over():
    log, other = FaultLog("ab", 2), FaultLog("ab", 2)
    other.add("json/big-integer", Span(1, 2), "", literal="9")
    log.take_over(other.faults())
    assert log.faults() == other.faults()
