"""What is said of how a text was read."""

from __future__ import annotations

import gzip
import io
import json

import pytest

from builders import a_function_call, a_message, as_json, as_json_lines
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.wrapping_checks import MANY_NULLS, wrapping_findings
from inspector.core.gate.records import RecordReader
from inspector.core.rules.catalogue import message_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin

CALL = a_function_call()


def told(text: str):
    return [
        (found.code, found.variant)
        for found in inspect_content(text).findings
        if found.code.startswith("envelope/")
    ]


@pytest.mark.parametrize(
    ("text", "findings"),
    [
        (as_json(CALL), []),
        (f"INFO {as_json(CALL)}", [("envelope/unwrapped", "log-prefix")]),
        (as_json(as_json(CALL)), [("envelope/unwrapped", "string")]),
        (f"```\n{as_json(CALL)}\n```", [("envelope/unwrapped", "fence")]),
        (repr(CALL), [("envelope/python-repr", "")]),
        ("Call(type='message')", [("envelope/python-repr", "class")]),
    ],
)
def test_each_wrapping_is_named(text, findings):
    assert told(text) == findings


def test_each_kind_is_said_once_where_it_is_first_met():
    text = "\n".join(f"INFO {as_json(a_message(id=f'msg_{n}'))}" for n in range(5))
    (found,) = inspect_content(text).findings
    assert (found.place.record, found.place.span) == (0, (0, 5))


def test_nothing_was_unwrapped_where_nothing_could_be_read():
    assert told(f"INFO {as_json(CALL)[:40]}") == []
    assert told(json.dumps(as_json(CALL)[:40])) == []


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize(
    "text", [as_json(as_json(CALL)), "Call(type='message')", f"```\n{CALL!r}\n```"]
)
def test_every_finding_has_words(text, language):
    for found in wrapping_findings(read_document(text, Origin("test"))):
        message = message_of(found, language)
        assert message
        assert "{" not in message


def test_the_name_that_python_cannot_have_marks_a_dump():
    assert told(as_json(CALL | {"async_": None})) == [("envelope/python-dump", "")]
    assert told(as_json(CALL | {"async_": True})) == [
        ("envelope/python-dump", "keyword")
    ]


@pytest.mark.parametrize("count", range(6))
def test_many_nulls_mark_a_dump(count):
    item = CALL | {f"x_{n}": None for n in range(count)}
    assert bool(told(as_json(item))) == (count >= MANY_NULLS)


def test_a_dump_is_said_once_a_text():
    item = a_message() | {"a": None, "b": None, "c": None}
    assert told(as_json([item, item])) == [("envelope/python-dump", "")]
    assert told(as_json_lines(item, item)) == [("envelope/python-dump", "")]


def test_a_compressed_file_says_whose_places_are_meant():
    packed = gzip.compress(as_json_lines(CALL, CALL).encode())
    whole = [*wrapping_findings(read_document(packed, Origin("test")))]
    assert [(f.variant, dict(f.details)) for f in whole] == [
        ("compressed", {"compression": "gzip"})
    ]
    by_line = RecordReader(io.BytesIO(packed), "a.jsonl.gz")
    found = [finding.variant for each in by_line for finding in wrapping_findings(each)]
    assert found == ["compressed"]
