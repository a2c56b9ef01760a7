"""Only readers that an object's members call for are asked."""

from __future__ import annotations

import pytest

from inspector.core.items.key_index import KeyIndex
from other_apis import located

INDEX = KeyIndex(
    [("first", ("a", "c/")), ("second", ("b/",)), ("third", ("a", "gen_ai."))]
)


@pytest.mark.parametrize(
    ("value", "readers"),
    [
        ({"a": 1}, ["first", "third"]),
        ({"b": 1}, []),
        ({"b": []}, ["second"]),
        ({"b": {}, "a": None}, ["first", "second", "third"]),
        ({"gen_ai.tool.name": "x"}, ["third"]),
        ({"gen_ai": "x"}, []),
        ({"a": 1, "c": {}}, ["first", "third"]),
        ({}, []),
        ([{"a": 1}], []),
        ("a", []),
    ],
)
def test_readers_are_asked_in_order_and_once(value, readers):
    assert [*INDEX.of(located(value).node)] == readers
