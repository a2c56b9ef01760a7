"""What the groups do not show must be fine (see also the properties)."""

import json
import random
import re

import orjson
import pytest

from builders import a_tool
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.contract import sure_schema
from inspector.core.tools.near_texts import near_texts
from inspector.core.tools.tool_sources import read_tools

SCHEMA = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "minLength": 2, "description": "where"},
        "days": {"type": "integer", "maximum": 9},
        "unit": {"enum": ["c", "f"]},
    },
    "required": ["city", "days"],
    "additionalProperties": False,
}


def in_line(text) -> bytes:
    return json.dumps(text, ensure_ascii=False)[1:-1].encode()


def wrong_in(value, schema=SCHEMA, **how):
    """What is wrong in a value or in a text; None where that is not known."""
    texts = near_texts(orjson.dumps(schema), asserts_format=False)
    text = value if isinstance(value, str) else json.dumps(value, **how)
    found = re.fullmatch(texts.pattern, in_line(text))
    assert re.compile(texts.pattern).groups == texts.groups
    return found and found.groups()


@pytest.mark.parametrize("how", [{}, {"separators": (",", ":")}])
@pytest.mark.parametrize(
    ("value", "wrong"),
    [
        ({"city": "Oslo", "days": 3}, ()),
        ({"city": "Oslo", "days": 3, "unit": "c"}, ()),
        ({"city": "Oslo"}, (b"",)),
        ({}, (b"", b"")),
        ({"city": None, "days": 3}, (b"null",)),
        ({"city": 7, "days": 30}, (b"7", b"30")),
        ({"city": "Oslo", "days": 3, "unit": "kelvin"}, (rb"\"kelvin\"",)),
        ({"city": "Oslo", "days": []}, (b"[]",)),
        ({"city": "Oslo", "days": 3, "more": "창문"}, None),
        ({"city": "Oslo", "days": 3, "more": True}, (b"more",)),
        ({"days": 3, "unit": "c", "more": 1.5}, (b"", b"more")),
    ],
)
def test_the_groups_say_what_is_wrong(value, wrong, how):
    found = wrong_in(value, **how)
    assert (found and tuple(each for each in found if each is not None)) == wrong


@pytest.mark.parametrize(
    "text",
    [
        '{"city":"Oslo","days":3,}',
        '{"city":"Oslo","days":3',
        '{"city":"Oslo","city":"Oslo","days":3}',
        '{"city":"Oslo","days":3,"days":3}',
        '{"days":3,"city":"Oslo"}',
        '{"city":"Oslo","days":3,"more":1,"most":1}',
        '{"city":"Oslo","days":3,"more":01}',
        '{"city":"Oslo","days":3,"more":1e5}',
        '{"city":"Oslo","days":3,"more":12345678901}',
        '{"city":"Oslo","days":3,"more":{"a":1}}',
        '{"city":"Oslo","days":3,"more":"<tool_call>"}',
        '{"city":"Oslo","days":3,"m\\u0061":1}',
        '{"city":{"a":1,"a":1},"days":3}',
        '{"city":"Oslo" "days":3}',
        "[]",
        "",
    ],
)
def test_a_text_in_which_more_is_wrong_is_left(text):
    assert wrong_in(text) is None


@pytest.mark.parametrize(
    "change",
    [
        {"minProperties": 1},
        {"anyOf": [{"required": ["city"]}]},
        {"required": ["other"]},
        {"required": "city"},
        {"properties": []},
        {"type": ["object", "null"]},
        {"$id": "a"},
        {"properties": SCHEMA["properties"] | {"city": {"format": "x", "not": {}}}},
    ],
)
def test_a_schema_that_looks_at_members_together_has_none(change):
    assert near_texts(orjson.dumps(SCHEMA | change), asserts_format=False) is None


def test_what_a_schema_says_of_other_members_is_left():
    typed = SCHEMA | {"additionalProperties": {"type": "string"}}
    value = {"city": "Oslo", "days": 3}
    assert wrong_in(value, typed) is not None
    assert wrong_in(value | {"more": 1}, typed) is None
    free = {k: v for k, v in SCHEMA.items() if k != "additionalProperties"}
    assert b"more" in wrong_in(value | {"more": 1}, free)


@pytest.mark.parametrize("closed", [True, False])
def test_texts_with_the_same_groups_break_the_same(closed):
    chance = random.Random(5)
    schema = SCHEMA | {"additionalProperties": not closed}
    tools = json.dumps([a_tool(parameters=schema)])
    (tool,) = read_tools(read_document(tools, Origin("")))
    sure = sure_schema(tool)
    odd = ["x", "Oslo", 3, 40, None, {"a": 1}, [], "c", "k", 1.5, True]
    names = ["city", "days", "unit", "more", "odd"]
    said = {}
    for _ in range(3000):
        chosen = [n for n in names if chance.random() < 0.7]
        value = {name: chance.choice(odd) for name in chosen}
        wrong, length = wrong_in(value, schema), len(json.dumps(value))
        if wrong is not None:
            found = sure.violation_pattern(value, length)
            assert said.setdefault(wrong, found) == found
            if not any(each is not None for each in wrong):
                assert sure.surely_takes(value, length)
    assert len(said) > 40
