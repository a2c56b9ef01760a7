import codecs
import gzip
import hashlib
import io

import pytest

from builders import (
    a_function_call,
    a_message,
    a_response,
    an_output,
    as_json,
    as_json_lines,
)
from inspector.core.checks.inspection import inspect_document
from inspector.core.errors import InspectorError
from inspector.core.gate.records import RecordReader

LOG = as_json_lines(a_function_call(), an_output("한글 😀"), a_function_call("{"))


WIDE = ("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be")
MARKED = [
    *(codecs.BOM_UTF8 + space for space in (b"", b"\n", b"\n \r\n")),
    *(f"\ufeff{space}".encode(name) for name in WIDE for space in ("", "\n", " \r\n ")),
    "\n ".encode("utf-16-le"),
    gzip.compress(codecs.BOM_UTF16_LE, mtime=0),
]
"""Byte order marks and white space, and nothing else."""


def read(data: bytes, label: str = "log.jsonl", **options):
    reader = RecordReader(io.BytesIO(data), label, **options)
    return list(reader), reader.facts


def keys_of(documents):
    """What was found, with places of the file."""
    return [
        (
            finding.code,
            finding.place.pointer,
            finding.place.inner,
            document.origin.line_number
            + document.lines.at(finding.place.span.start).line,
            document.lines.at(finding.place.span.start).column,
            document.origin.byte_offset
            + document.lines.byte_offset(finding.place.span.start),
        )
        for document in documents
        for finding in inspect_document(document).findings
    ]


class Trickle(io.RawIOBase):
    """A stream that can be read forward only, and says how much was held."""

    def __init__(self, line: bytes, count: int) -> None:
        self._line = line
        self._left = count

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        if not self._left:
            return 0
        self._left -= 1
        buffer[: len(self._line)] = self._line
        return len(self._line)


def test_each_line_of_a_log_is_a_document_that_knows_its_place():
    documents, facts = read(LOG.encode())
    assert [d.origin.line_number for d in documents] == [1, 2, 3]
    for document in documents:
        start = document.origin.byte_offset
        line = LOG.encode()[start : start + len(document.text.encode())]
        assert line.decode() == document.text
    assert facts.read_as == "jsonl"


def test_the_facts_are_those_of_the_bytes():
    data = "\ufeff".encode() + LOG.encode()
    _, facts = read(data)
    assert facts.size == len(data)
    assert facts.sha256 == hashlib.sha256(data).hexdigest()


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\n\n", "\n  \t\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_log_says_the_same_line_by_line_and_read_whole(line_end, mark):
    broken = '{"type": "function_call", "call_id": '
    records = [as_json(a_function_call('{"a":')), broken, as_json(a_response())]
    last = as_json(a_function_call(call_id="call_002"))
    data = (mark + line_end.join([*records, last])).encode()
    by_line, _ = read(data)
    whole = RecordReader(io.BytesIO(data), "log.jsonl").whole()
    assert keys_of(by_line) == keys_of([whole])
    assert keys_of(by_line)


def test_a_line_feed_alone_ends_a_record():
    call = as_json(a_function_call('{"a":"\u2028\x85"}'))
    documents, _ = read(f"{call}\n{call}\n".encode())
    assert len(documents) == 2
    assert all(document.records[0].is_json for document in documents)


def test_a_broken_line_is_a_document_and_the_next_one_is_read():
    documents, _ = read(b'{"a":1}\n{"b":\n\xff\xfe\n{"c":3}\n')
    assert [d.records[0].is_json for d in documents] == [True, False, False, True]


@pytest.mark.parametrize("label", ["log.jsonl", "LOG.NDJSON", "a.txt", "-"])
def test_a_log_is_known_by_its_name_or_by_its_first_line(label):
    documents, facts = read(LOG.encode(), label)
    assert (len(documents), facts.read_as) == (3, "jsonl")


def test_one_line_under_the_name_of_a_log_is_a_log():
    _, facts = read(as_json(a_function_call()).encode())
    assert facts.read_as == "jsonl"


@pytest.mark.parametrize("label", ["a.json", "-", "wrong-name.jsonl"])
def test_a_pretty_printed_value_is_one_document(label):
    text = as_json([a_function_call(), an_output()], indent=1)
    documents, facts = read(text.encode(), label)
    assert (len(documents), facts.read_as) == (1, "json")


def test_a_text_in_utf_16_is_read_whole_as_a_line_feed_may_be_half_a_character():
    data = LOG.replace("한글", "\u0a00\u0a0a").encode("utf-16")
    documents, facts = read(data)
    assert (len(documents), facts.read_as) == (1, "jsonl, utf-16-le")
    assert len(documents[0].records) == 3


@pytest.mark.parametrize("label", ["a.jsonl", "a.sse", "-"])
@pytest.mark.parametrize("before", ["", "data: "])
def test_events_of_a_stream_belong_together_and_are_read_whole(label, before):
    event = as_json({"type": "response.created", "sequence_number": 0})
    data = f"{before}{event}\n\n{before}{event}\n\n".encode()
    documents, facts = read(data, label)
    assert (len(documents), len(documents[0].records)) == (1, 2)
    assert facts.read_as in ("sse", "events")


def test_events_of_another_api_belong_together_too():
    chunk = {"object": "chat.completion.chunk", "choices": []}
    documents, _ = read(as_json_lines(chunk, chunk).encode())
    assert [len(document.records) for document in documents] == [2]


@pytest.mark.parametrize("data", [b"", b"\n \n\r\n", *MARKED])
@pytest.mark.parametrize("label", ["a.json", "a.jsonl"])
def test_an_input_that_holds_nothing_cannot_be_met(data, label):
    with pytest.raises(InspectorError, match=rf"{label}.*empty"):
        read(data, label)
    with pytest.raises(InspectorError, match="empty"):
        RecordReader(io.BytesIO(data), label).whole()


def test_a_line_beyond_the_limit_is_refused_with_its_place():
    data = b'{"a":1}\n{"a":"' + b"x" * 100 + b'"}\n'
    reader = RecordReader(io.BytesIO(data), "log.jsonl", limit=50)
    with pytest.raises(InspectorError) as caught:
        list(reader)
    assert caught.value.key == "line-too-large"


def test_a_document_beyond_the_limit_is_refused():
    data = b"[\n" + b"1,\n" * 100 + b"1]"
    with pytest.raises(InspectorError) as caught:
        read(data, "a.json", limit=50)
    assert caught.value.key == "input-too-large"


def test_an_input_that_breaks_off_while_it_is_read_is_unreadable():
    class Broken(io.BytesIO):
        def readline(self, *_):
            raise OSError(5, "Input/output error")

    with pytest.raises(InspectorError, match=r"a\.json.*Input/output error"):
        list(RecordReader(Broken(), "a.json"))


def test_a_log_is_never_held_whole():
    import tracemalloc  # noqa: PLC0415 - slows down what runs beside it

    line = as_json(a_function_call()).encode() + b"\n"
    stream = io.BufferedReader(Trickle(line, 3000))
    tracemalloc.start()
    try:
        count = sum(1 for _ in RecordReader(stream, "log.jsonl"))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert count == 3000
    assert peak < 3000 * len(line) / 2


def in_every_form():
    """The same three items as lines of a log, and how each is read."""
    items = [a_message(), a_message("it's", id="msg_2"), a_function_call('{"a":')]
    return {
        "log lines (prefix)": [f"INFO a.b: {as_json(item)}" for item in items],
        "python repr, jsonl": [repr(item) for item in items],
        "json in a string (1 level), jsonl": [as_json(as_json(item)) for item in items],
        "log lines (prefix), json in a string (1 level)": [
            f"x msg={as_json(as_json(item))}" for item in items
        ],
        "log lines (prefix), python repr": [f"x {item!r}" for item in items],
    }


@pytest.mark.parametrize("words", in_every_form())
@pytest.mark.parametrize("around", [False, True])
@pytest.mark.parametrize("label", ["a.log", "a.jsonl"])
def test_lines_of_any_form_say_the_same_line_by_line_and_read_whole(
    words, around, label
):
    lines = in_every_form()[words]
    if around and "prefix" in words:
        lines = ["INFO starting", *lines, "bye"]
    data = "\n".join(lines).encode()
    by_line, facts = read(data, label)
    whole = RecordReader(io.BytesIO(data), label).whole()
    assert (len(by_line), facts.read_as) == (3, words)
    assert whole.read_as == words
    assert keys_of(by_line) == keys_of([whole])


@pytest.mark.parametrize(
    "text",
    [
        "See:\n```\nINFO {}\nINFO {}\n```",
        "\x1e{}\n\x1e{}\n",
        "Here it is\n{}\nand on",
    ],
)
def test_lines_that_belong_together_are_read_whole(text):
    text = text.replace("{}", as_json(a_function_call()))
    documents, _ = read(text.encode(), "a.log")
    assert len(documents) == 1


def test_a_compressed_log_is_read_line_by_line():
    data = gzip.compress(LOG.encode())
    documents, facts = read(data, "log.jsonl.gz")
    assert [d.text for d in documents] == LOG.splitlines()
    assert (facts.read_as, facts.size) == ("jsonl, gzip", len(data))
    assert facts.sha256 == hashlib.sha256(data).hexdigest()


def test_a_compressed_document_is_read_whole():
    text = as_json([a_function_call()], indent=1)
    documents, facts = read(gzip.compress(text.encode()), "a.json.gz")
    assert (documents[0].text, facts.read_as) == (text, "json, gzip")


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_first_line_that_only_opens_a_value_is_no_record(mark):
    data = mark + b'{\n  "type": "message"\n}\n'
    [document], facts = read(data, "wrong-name.jsonl")
    assert facts.read_as == "json"
    assert document.records[0].is_json
