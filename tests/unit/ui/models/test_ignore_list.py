"""Rules are listed with what they cover, and made from what a person points at."""

from __future__ import annotations

import pytest

from builders import a_function_call
from diffs import a_course, laid_out
from inspector.core.diff.ignore_rule import parse_ignore_rule
from inspector.core.diff.ignoring import ignoring
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.models.ignore_list import IgnoreList, rules_for
from sides import compared

LEFT = a_function_call('{"region":"apac","rows":[{"n":1}]}', id="fc_1")
RIGHT = a_function_call('{"region":"apac","rows":[{"n":2}]}', id="fc_2")


def shown(rules, comparison):
    model = IgnoreList()
    model.show(rules, comparison)
    return [model.index(row).data() for row in range(model.rowCount())]


def test_a_rule_says_what_it_covers(qapp):
    rules = ("member:id", "member:seed")
    parsed = [parse_ignore_rule(rule) for rule in rules]
    comparison = ignoring(compared(LEFT, RIGHT), parsed)
    assert shown(rules, comparison) == [
        "member:id — 1 ignored",
        "member:seed — covers nothing here",
    ]


def test_without_a_comparison_nothing_is_counted(qapp):
    assert shown(("member:id",), None) == ["member:id — nothing is compared"]


@pytest.mark.parametrize(
    ("code", "rules"),
    [
        ("diff/identity", ("pointer:/id", "member:id")),
        ("diff/arguments", ("pointer:/arguments > /rows/0/n", "member:n")),
    ],
)
def test_a_row_gives_the_rules_that_cover_it(code, rules):
    course = laid_out(a_course(LEFT, RIGHT))
    number = next(
        n for n, f in enumerate(course.outline.findings) if f.finding.code == code
    )
    offered = rules_for(course, course.rows_of(number).first)
    assert offered == rules
    for rule in rules:
        left = ignoring(course.comparison, [parse_ignore_rule(rule)])
        assert code not in {finding.code for finding in left.findings}


def test_a_row_without_a_difference_gives_none():
    course = laid_out(a_course(LEFT, RIGHT))
    assert rules_for(course, RowKey(0, 0)) == ()


def test_a_whole_item_cannot_be_ignored_by_its_place():
    course = laid_out(a_course([LEFT, a_function_call(call_id="x")], [LEFT]))
    number = next(
        n
        for n, f in enumerate(course.outline.findings)
        if f.finding.code == "diff/only-left"
    )
    key = course.rows_of(number).first
    assert key.row != HEADING
    assert rules_for(course, key) == ()
