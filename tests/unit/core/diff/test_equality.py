"""Sameness of JSON values: by type, then by exact value."""

from __future__ import annotations

import pytest

from growth import assert_soon
from inspector.core.diff.equality import Digests, number_key
from inspector.core.source.json_reader import MAX_DEPTH, read_json


def digest(text: str) -> bytes:
    root = read_json(text).root
    assert root is not None
    return Digests(text).of(root)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1", "1.0"),
        ("100", "1e2"),
        ("-0.0", "0"),
        ("0.00120", "12e-4"),
        ("1e400", "10e399"),
        ("0e99999999999", "0"),
        ('{"a":1,"b":2}', '{ "b" : 2, "a" : 1 }'),
        ('"\\u00e9"', '"é"'),
        ('"\\/"', '"/"'),
        ("[1e0]", "[1]"),
    ],
)
def test_other_spellings_of_a_value_are_the_same(one, other):
    assert digest(one) == digest(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1", "true"),
        ("0", "false"),
        ("0", "null"),
        ('"1"', "1"),
        ("[]", "{}"),
        ("[[1],2]", "[[1,2]]"),
        ("1234567890123456789", "1234567890123456800"),
        ("1.00000000000000000001", "1"),
        ("1e400", "1e401"),
        ("-1", "1"),
        ('{"a":1,"a":2}', '{"a":2}'),
        ('{"a":1,"a":2}', '{"a":2,"a":1}'),
        ('{"a":"b"}', '["a","b"]'),
        ("NaN", "0"),
        ('"e\\u0301"', '"é"'),
    ],
)
def test_other_values_are_not_the_same(one, other):
    assert digest(one) != digest(other)


def test_a_lone_surrogate_has_a_digest():
    assert digest('"\\ud800"') != digest('"\\ud801"')


def test_an_endless_exponent_costs_no_more_than_it_is_long():
    assert number_key("1e999999999999") == number_key("0.1e1000000000000")
    long = "1e" + "9" * 100_000
    assert assert_soon(lambda: number_key(long), 2) == long


def test_the_deepest_tree_that_is_read_has_a_digest():
    deep = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert digest(deep) == digest(deep.replace("]", " ]"))


def test_elements_are_digested_as_values_are():
    left, right = '[1, "a", {"b": 1.0}, [2]]', '[1.0, "a", {"b": 1}, [3], "\\u0061"]'
    roots = read_json(left).root, read_json(right).root
    digests = Digests(left), Digests(right)
    keys = digests[0].of_elements(roots[0], digests[1], roots[1])
    assert keys[0] == [digests[0].of(item) for item in roots[0].items]
    assert keys[1] == [digests[1].of(item) for item in roots[1].items]


def test_what_both_arrays_spell_alike_is_digested_once(monkeypatch):
    text = '[{"a": [1, 2]}, {"a": [3]}]'
    roots = read_json(text).root, read_json(text).root
    mine, others = Digests(text), Digests(text)
    monkeypatch.setattr(Digests, "_of_container", counted(calls := []))
    mine.of_elements(roots[0], others, roots[1])
    assert len(calls) == 4


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('["s1:a"]', '["s", "1:a"]'),
        ('{"a": "b]"}', '{"a": "b"}'),
        ('["", ""]', '[""]'),
        ('{"a": {}, "b": 1}', '{"a": {"b": 1}}'),
        ('["nx;"]', '["n", "x;"]'),
        (f'["{"x" * 200}"]', f'["{"x" * 201}"]'),
        (f'"h{"0" * 32}"', f'["{"x" * 200}"]'),
    ],
)
def test_where_a_value_ends_is_never_mistaken(one, other):
    assert digest(one) != digest(other)


def counted(calls: list):
    """The method that digests a container, noting each one."""
    method = Digests._of_container

    def counting(self, node):
        calls.append(node)
        return method(self, node)

    return counting
