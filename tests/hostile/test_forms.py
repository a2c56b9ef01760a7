"""Texts made to hang or exhaust whatever unwraps them, and to be read as what they
are not.
"""

from __future__ import annotations

import gzip
import json

import pytest

from builders import a_function_call, a_message, as_json
from growth import assert_no_square, assert_soon
from inspector.core.checks.inspection import inspect_content
from inspector.core.errors import InspectorError
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from wrapped import WAYS

ORIGIN = Origin("hostile")
CALL = as_json(a_function_call())
KB = 1000


def nested_strings(levels: int) -> str:
    text = '{"a": 1}'
    for _ in range(levels):
        text = json.dumps(text)
    return text


GROWING = {
    "prefixes": lambda n: f"INFO {CALL}\n" * (n // 200),
    "prefixes on one line": lambda n: 'x={"a": 1} ' * (n // 11),
    "values that break behind prefixes": lambda n: 'x {"a": oops\n' * (n // 13),
    "values that break on one line": lambda n: 'x {"a": oops ' * (n // 13),
    "strings that open and hold nothing": lambda n: 'x "{" ' * (n // 6),
    "strings of escaped braces": lambda n: "x " + '"{\\" ' * (n // 5),
    "member lines": lambda n: "x\n" + '"a": "{\\"b\\": 1}",\n' * (n // 18),
    "half names": lambda n: 'x {"' * (n // 4),
    "open brackets behind a prefix": lambda n: "x \"'= " + "[" * n,
    "brackets and quotes behind a prefix": lambda n: "x " + '["' * (n // 2),
    "quotes behind a prefix": lambda n: "x=" + '"' * n,
    "escaped quotes behind a prefix": lambda n: "x=" + '"\\' * (n // 2),
    "calls": lambda n: "x F(a=1) " * (n // 9),
    "open calls": lambda n: "F(a=" * (n // 4),
    "open calls behind a prefix": lambda n: "x " + "F(a=" * (n // 4),
    "one long word": lambda n: "x=" + "A" * n,
    "a path of modules": lambda n: "x=" + "a." * (n // 2),
    "a path of classes": lambda n: "x=" + "Aa." * (n // 3),
    "names with signs": lambda n: "A=" * (n // 2),
    "dicts": lambda n: "[" + "{'a': 'b'}, " * (n // 12) + "]",
    "literals in a row": lambda n: "['a' " + "'b' " * (n // 4) + "]",
    "bytes in a row": lambda n: "[b'" + "\\xc3\\xa9" * (n // 8) + "']",
    "broken bytes": lambda n: "[b'" + "\\xff" * (n // 4) + "']",
    "angles": lambda n: "{'a': <" + "<" * n,
    "angles with quotes": lambda n: "{'a': <" + "'" * n,
    "tuples": lambda n: "(1, " * (n // 4),
    "triple quotes": lambda n: "['''" + "' '' " * (n // 5),
    "values one below the other": lambda n: '{\n"a": 1\n}\n' * (n // 11),
    "broken values below each other": lambda n: '{\n"a": oops\n}\n' * (n // 14),
    "fences": lambda n: "```\n{}\n```\n" * (n // 12),
    "open fences": lambda n: "```json\n{\n" * (n // 10),
    "fences without values": lambda n: "```\n" * (n // 4),
    "separators": lambda n: "\x1e" * n,
    "text sequence": lambda n: '\x1e{"a": 1}\n' * (n // 10),
    "a string of escapes": lambda n: json.dumps(json.dumps({"a": "\n" * (n // 4)})),
    "a string of values": lambda n: json.dumps("[" + '{"a": 1},' * (n // 11) + "1]"),
    "an archive of bodies": lambda n: json.dumps(
        {"log": {"entries": [{"response": {"content": {"text": "{}"}}}] * (n // 45)}}
    ),
}


@pytest.mark.parametrize("shape", GROWING)
def test_reading_eight_times_the_text_does_not_take_the_square(shape):
    assert_no_square(lambda text: read_document(text, ORIGIN), GROWING[shape], 8 * KB)


@pytest.mark.parametrize("shape", GROWING)
def test_half_a_megabyte_of_anything_ends_soon(shape):
    text = GROWING[shape](500 * KB)
    document = assert_soon(lambda: read_document(text, ORIGIN), 30)
    assert all(r.root is not None or r.faults or r.is_empty for r in document.records)


@pytest.mark.parametrize("levels", [9, 12, 16])
def test_strings_in_strings_end_at_a_limit_and_say_so(levels):
    (record,) = read_document(nested_strings(levels), ORIGIN).records
    assert [(f.rule, f.variant) for f in record.faults] == [("json/too-deep", "texts")]


@pytest.mark.parametrize("opening", ["F(a=", "{'a': ", "['x', ", "[F(a=(1, {'b': "])
def test_deep_reprs_end_at_a_limit_and_say_so(opening):
    found = inspect_content(opening * 2000)
    assert {f.code for f in found.findings} == {"json/too-deep"}
    assert found.items == ()


@pytest.mark.parametrize(
    "source",
    [
        "__import__('os').system('x')",
        "ResponseFunctionToolCall(**{'a': 1})",
        "[x for x in (1, 2)]",
        "lambda: 0",
        "F(a=1 + 1)",
        "{'a': f'{1}'}",
        "F(a=g(b=__import__('os')))",
        "{**{'a': 1}}",
    ],
)
def test_code_is_neither_run_nor_read_as_an_item(source, monkeypatch):
    for name in ("eval", "exec", "compile"):
        monkeypatch.setattr(f"builtins.{name}", None)
    found = inspect_content(source)
    assert found.items == ()
    assert found.blocks


@pytest.mark.parametrize("way", WAYS)
def test_words_that_look_like_another_form_are_words(way):
    """A message may speak of anything; none of it is an item."""
    words = [
        f"INFO item={CALL}",
        json.dumps(CALL),
        f"```json\n{CALL}\n```",
        repr(a_function_call()),
        "ResponseFunctionToolCall(arguments='{}', type='function_call')",
        f"data: {CALL}\n\n",
        f"\x1e{CALL}\n",
    ]
    body = [a_message(text, id=f"msg_{n}") for n, text in enumerate(words)]
    found = inspect_content(WAYS[way](body))
    assert [entry.item.type_text for entry in found.items] == ["message"] * len(words)
    assert not [f.code for f in found.findings if f.code.startswith("json/")]


def test_a_bomb_is_refused_in_words():
    bomb = gzip.compress(b"\0" * 300_000_000, 9)
    with pytest.raises(InspectorError, match=r"No log packs like that|fill the memory"):
        read_document(bomb, ORIGIN)
