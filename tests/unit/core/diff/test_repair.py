"""A text beside what an automatic repair would make of it."""

from __future__ import annotations

import pytest

from growth import assert_soon
from inspector.core.diff.repair import repair_kind
from inspector.core.source.json_reader import read_json


def kind(broken: str, whole: str) -> str:
    assert not read_json(broken).is_json
    assert read_json(whole).is_json
    return repair_kind(read_json(broken), broken, whole)


@pytest.mark.parametrize(
    ("broken", "whole", "expected"),
    [
        ('{"a": ["x", "y"', '{"a":["x","y"]}', "completed"),
        ('{"a": ["x", "y', '{"a":["x","y"]}', "completed"),
        ('{"a": ["x", "y', '{"a":["x"]}', "completed"),
        ('{"a": 1, "b', '{"a":1}', "completed"),
        ('{"a": 1, "b":', '{"a":1,"b":null}', "completed"),
        ('{"a": 1, "b"', '{"a":1,"b":""}', "completed"),
        ('{"a": tr', '{"a":true}', "completed"),
        ('{"a": 1.', '{"a":1}', "completed"),
        ('{"a": [1, 2}', '{"a":[1,2]}', "completed"),
        ('{"a": "caf\\u00e9', '{"a":"café"}', "completed"),
        ("{'a': True, 'b': None}", '{"a":true,"b":null}', "literals"),
        ("{'it': 'don\\'t'}", '{"it":"don\'t"}', "literals"),
        ('{a: "x"}', '{"a":"x"}', "literals"),
        ('{"a": 1,}', '{"a":1}', "literals"),
        ('{"a": NaN}', '{"a":null}', "literals"),
        ('{"a": "line\nbreak"}', '{"a":"line\\nbreak"}', "literals"),
        ('{"a":1}"}', '{"a":1}', "trailing"),
        ('{"a":1}}', '{"a":1}', "trailing"),
        ('{}{"a":1}', '{"a":1}', "concatenated"),
        ('```json\n{"a":1}\n```', '{"a":1}', "fence"),
        ("", "{}", "empty"),
        ("  ", "null", "empty"),
    ],
)
def test_a_repair_is_recognised(broken, whole, expected):
    assert kind(broken, whole) == expected


@pytest.mark.parametrize(
    ("broken", "whole"),
    [
        ('{"a": ["x", "y"', '{"a":["x","y","z"]}'),
        ('{"a": ["x", "y', '{"a":["x","yellow"]}'),
        ('{"a": ["x", "y"', '{"a":["x","q"]}'),
        ('{"a": 1, "b": 2, "c": 3', '{"a":1}'),
        ('{"a": 1, "b":', '{"a":1,"b":7}'),
        ('{"a": 12', '{"a":123}'),
        ("{'a': True}", '{"a":false}'),
        ('{"a":1}{"b":2}', '{"c":3}'),
        ("", '{"a":1}'),
        ("not json at all", "{}"),
    ],
)
def test_another_value_is_no_repair(broken, whole):
    assert kind(broken, whole) == ""


def test_a_hostile_text_is_looked_at_once():
    for broken in ("[" * 300_000, '"' * 300_001, "\\" * 300_000, "{}" * 100_000 + "{"):
        reading = read_json(broken)
        assert_soon(lambda: repair_kind(reading, broken, "{}"), 10)  # noqa: B023
