"""Examples of every rule, out of the golden cases."""

from __future__ import annotations

import pytest

from inspector.core.report.examples import (
    _korean_names,
    examples_of,
    name_in,
    report_of,
)
from inspector.core.rules.catalogue import rules


def said_by(example):
    report = report_of(example, "0.0")
    codes = [each.code for each in report.differences]
    return codes + [found.code for side in report.sides for found in side.findings]


def test_every_rule_has_one_that_fails_and_one_that_passes():
    for code in rules():
        fails, passes = examples_of(code)
        assert code in said_by(fails), code
        assert code not in said_by(passes), code


def test_what_is_given_beside_is_no_input():
    example = examples_of("arguments/schema").fails
    assert set(example.files) - set(example.inputs) == {"schema.json"}


def test_there_is_none_of_a_rule_that_there_is_not():
    with pytest.raises(KeyError):
        examples_of("item/no-such-rule")


def test_every_example_has_a_korean_name_and_every_name_an_example():
    shown = {each.name for code in rules() for each in examples_of(code)}
    known = set(_korean_names())
    assert shown == known, "bring resources/reference/case_names.ko.json up to date"


def test_a_case_without_a_korean_name_keeps_its_own():
    assert name_in("ko", "no-such-case") == "no such case"
    assert name_in("en", "empty-object") == "empty object"
    assert name_in("ko", "empty-object") == "빈 object"
