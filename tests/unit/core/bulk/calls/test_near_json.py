import json
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from inspector.core.bulk.calls.near_json import step_of
from inspector.core.source.json_reader import read_json

OBJECT = '{"city": "Oslo", "lines": [{"n": 1}, {"n": 2}], "note": null}'
STEPS = {
    "a fence": (f"```json\n{OBJECT}\n```", "fence"),
    "a fence that stays open": (f"~~~\n{OBJECT}", "fence"),
    "a comma too many": (OBJECT[:-1] + ",}", "comma"),
    "the quotes of Python": (OBJECT.replace('"', "'"), "quotes"),
    "JSON in JSON": (json.dumps(OBJECT), "encoded"),
    "cut in a value": ('{"city": "Oslo", "note": "cut of', "cut"),
    "cut in a name": ('{"city": "Oslo", "no', "cut"),
    "cut in a list": ('{"lines": [{"n": 1}, {"of": "x', "cut"),
    "cut behind a value": ('{"lines": [{"n": "x"', "cut"),
    "cut in or behind a number": ('{"lines": [1, 23', "cut"),
    "cut behind a colon": ('{"lines": [{"n": ', "cut"),
    "cut behind a name": ('{"lines": [{"n"', "cut"),
    "cut behind a comma": ('{"n": 1,', "cut"),
    "cut behind a comma of a list": ('{"n": [1, ', "cut"),
    "cut behind a bracket": ('{"n": [', "cut"),
}
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)
OBJECTS = st.dictionaries(st.text(max_size=6), VALUES, max_size=4)
BENDS = [
    lambda text: f"```json\n{text}\n```",
    lambda text: f" ```\n{text}",
    lambda text: text[:-1] + ",}",
    lambda text: text.replace('"', "'"),
    json.dumps,
    lambda text: text[: len(text) * 2 // 3],
    lambda text: text[:-3],
    lambda text: text[: len(text) // 2],
    lambda text: text[:-1],
    lambda text: text + " x",
]


def rules_of(text: str) -> Counter[str]:
    return Counter(fault.rule for fault in read_json(text).faults)


@pytest.mark.parametrize("name", STEPS)
def test_a_text_is_known_by_the_step_that_is_wrong(name):
    text, step = STEPS[name]
    found = step_of(text.encode())
    assert found is not None
    assert found[0] == step


@pytest.mark.parametrize(
    "text",
    [
        "```\n<|im_end|>\n```",
        '{"a": 1, "a": 2,}',
        "{,}",
        "{'a': 1, 'a': 2}",
        "{'a': \"x\"}",
        "{'a': 'it''s'}",
        '{"a": 1, "a": "cut',
        '{"a": "cut \\',
        '{"a": "cut \\ud83',
        '{"a": tru',
        '{"a": [1, 2}',
        '"plain"',
        '"{\\"a\\":1,\\"a\\":2}"',
        '["a", "cut',
        "",
    ],
)
def test_more_than_a_step_is_looked_at(text):
    assert step_of(text.encode()) is None


@given(OBJECTS, st.sampled_from(BENDS), st.booleans())
@example({"a": "it's"}, BENDS[3], False)
@example({"": ""}, BENDS[2], False)
@example({"a": "\\"}, BENDS[5], False)
@example({"abc": "\n\n\n\n"}, BENDS[6], True)
def test_texts_of_one_step_break_the_same_rules(value, bend, is_ascii):
    text = bend(json.dumps(value, ensure_ascii=is_ascii))
    try:
        step = step_of(text.encode())
    except UnicodeEncodeError:
        return
    if step is None:
        return
    known = {step_of(text.encode()): text for text, _ in reversed(STEPS.values())}
    first = known[step]
    assert rules_of(text) == rules_of(first)
    assert read_json(text).is_json == read_json(first).is_json
