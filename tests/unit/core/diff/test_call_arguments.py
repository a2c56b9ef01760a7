"""Arguments: the values count, not their text."""

from __future__ import annotations

import json

import pytest

from builders import ABSENT, a_function_call, as_json
from inspector.core.diff.finding import Label
from inspector.core.rules.severity import Severity
from sides import compared, differing, said_between


def said(left: object, right: object) -> list[tuple[str, str, str, str]]:
    return said_between(a_function_call(left), a_function_call(right))


@pytest.mark.parametrize(
    ("left", "right", "variant"),
    [
        ('{"a":1}', '{ "a": 1 }', "space"),
        ('{"a":1,"b":2}', '{"b":2,"a":1}', "order"),
        ('{"a":"é"}', '{"a":"\\u00e9"}', "escapes"),
        ('{"a":3}', '{"a":3.0}', "number"),
        ('{"a":3,"b":"é"}', '{"b":"\\u00e9","a":3.0}', ""),
    ],
)
def test_the_same_values_in_other_text_are_spelling(left, right, variant):
    ((code, found, *_),) = said(left, right)
    assert (code, found) == ("diff/arguments-spelling", variant)


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ('{"a":1}', '{"a":true}', ("", "1", "true")),
        ('{"a":1}', '{"a":"1"}', ("", "1", '\\"1\\"')),
        (
            '{"a":1234567890123456789}',
            '{"a":1234567890123456800}',
            ("", "1234567890123456789", "1234567890123456800"),
        ),
        ('{"a":1}', "{}", ("removed", "1", "")),
        ("{}", '{"a":1}', ("added", "", "1")),
        ("[1,2,3]", "[2,3,1]", ("moved", "1", "1")),
    ],
)
def test_another_value_is_named_where_it_stands(left, right, expected):
    assert said(left, right) == [("diff/arguments", *expected)]


def test_each_value_that_differs_is_a_finding():
    found = said('{"a":1,"b":2,"c":3}', '{"a":1,"b":0,"c":0}')
    assert [entry[2:] for entry in found] == [("2", "0"), ("3", "0")]


def test_spelling_beside_meaning_is_a_change_without_a_finding():
    result = compared(
        a_function_call('{"a":1,"b":2}'), a_function_call('{"a":1.0,"b":3}')
    )
    assert [f.code for f in result.findings] == ["diff/arguments"]
    assert [c.label.value for c in result.changes] == ["spelling", "meaning"]


def test_an_object_with_the_same_values_differs_in_form_only():
    ((code, variant, *_),) = said('{"a":[1]}', {"a": [1.0]})
    assert (code, variant) == ("diff/arguments-type", "")


def test_an_object_with_another_value_differs_in_both():
    found = [(code, left, right) for code, _, left, right in said('{"a":1}', {"a": 2})]
    assert ("diff/arguments", "1", "2") in found
    assert "diff/arguments-type" in [code for code, *_ in found]


def test_the_order_of_members_of_two_objects_is_the_loggers():
    assert said({"a": 1, "b": 2}, {"b": 2, "a": 1}) == []


@pytest.mark.parametrize(
    ("left", "right", "variant"),
    [
        (json.dumps('{"a":1}'), '{ "a": 1 }', "left-encoded"),
        ('{"a":1}', json.dumps('{"a":1.0}'), "right-encoded"),
    ],
)
def test_values_that_are_encoded_once_more_are_other_values(left, right, variant):
    ((code, found, *_),) = said(left, right)
    assert (code, found) == ("diff/arguments", variant)


@pytest.mark.parametrize(
    ("left", "right", "variant"),
    [(ABSENT, "{}", "absent-left"), ("{}", ABSENT, "absent-right")],
)
def test_arguments_that_one_side_lacks_are_named(left, right, variant):
    ((code, found, *_),) = said(left, right)
    assert (code, found) == ("diff/arguments", variant)


def test_the_same_text_in_a_log_with_other_escapes_is_spelling():
    call = a_function_call('{"a":"é"}')
    left, right = as_json(call), as_json(call, ascii_only=True)
    ((code, variant, *_),) = said_between(left, right)
    assert (code, variant) == ("diff/arguments-spelling", "log")


def test_broken_text_with_other_escapes_in_the_log_is_spelling_too():
    call = a_function_call('{"a":"é')
    left, right = as_json(call), as_json(call, ascii_only=True)
    assert [entry[:2] for entry in said_between(left, right)] == [
        ("diff/arguments-spelling", "log")
    ]


@pytest.mark.parametrize(
    ("left", "right", "codes"),
    [
        ('{"a":1', '{"a":1}', ["unparsed-left", "completed-left"]),
        ('{"a":1}', "{'a':1}", ["unparsed-right", "literals-right"]),
        ('{"a":1', '{"a":2', ["unparsed"]),
        ('{"a":1', '{"b":2,"c":3}', ["unparsed-left"]),
    ],
)
def test_text_that_is_no_json_is_another_value_and_maybe_repaired(left, right, codes):
    assert [variant for _, variant, *_ in said(left, right)] == codes


def test_the_characters_that_differ_are_pointed_at_in_broken_text():
    result = compared(a_function_call('{"a":"old'), a_function_call('{"a":"new'))
    assert differing(result, result.findings[0]) == (["old"], ["new"])


def test_a_broken_text_against_an_object_is_compared_as_text():
    codes = [code for code, *_ in said('{"a":1', {"a": 1})]
    assert codes == ["diff/arguments", "diff/arguments-type", "diff/possible-repair"]


def test_spelling_is_a_hint_and_a_value_blocks():
    (spelled,) = compared(a_function_call("{}"), a_function_call("{ }")).findings
    (valued,) = compared(a_function_call("[0]"), a_function_call("[1]")).findings
    assert (spelled.severity, valued.severity) == (Severity.INFO, Severity.BLOCK)


def test_one_more_level_of_encoding_is_a_spelling_that_still_blocks():
    values = '{"a":1}'
    (finding,) = compared(
        a_function_call(values), a_function_call(json.dumps(values))
    ).findings
    assert (finding.code, finding.blocks) == ("diff/arguments", True)
    assert (finding.change.label, finding.change.way) == (Label.SPELLING, "encoding")
