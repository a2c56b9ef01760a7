"""Examples of every rule, out of the golden cases."""

from __future__ import annotations

import pytest

from inspector.core.report.examples import examples_of, report_of
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
