import codecs
import gc
import weakref

import pytest

from builders import a_function_call, a_message, as_json, as_json_lines
from event_streams import a_stream, framed
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.report.collection import Collection
from inspector.core.source.origin import Origin

ITEMS = [
    a_function_call('{"region": "한글", "x": NaN, "y": "\\ud83d"}', call_id="é" * 3),
    {"type": "acme:call", "id": "😀"},
    a_function_call(name="한 글", status=None),
]


def collected(tmp_path, data: bytes, name: str):
    path = tmp_path / name
    path.write_bytes(data)
    collection = Collection()
    with path.open("rb") as file:
        result = gate_inputs([RecordReader(file, str(path))], witness=collection)
    return collection.side(result), path.read_bytes()


ENCODINGS = {
    "plain": ("", "utf-8"),
    "marked": (codecs.BOM_UTF8, "utf-8"),
    "utf-16-le": (codecs.BOM_UTF16_LE, "utf-16-le"),
    "utf-16-be": (codecs.BOM_UTF16_BE, "utf-16-be"),
    "utf-32-le": (codecs.BOM_UTF32_LE, "utf-32-le"),
}


@pytest.mark.parametrize("name", ["a.json", "a.jsonl"])
@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_every_finding_can_be_read_again_at_its_bytes(
    tmp_path, name, encoding, line_end
):
    mark, codec = ENCODINGS[encoding]
    text = (
        as_json(ITEMS, indent=1).replace("\n", line_end)
        if name == "a.json"
        else as_json_lines(*ITEMS, line_end=line_end)
    )
    data = (mark or b"") + text.encode(codec)
    side, written = collected(tmp_path, data, name)
    assert len(side.findings) > 5
    lines = text.splitlines()
    for found in side.findings:
        site, excerpt = found.place.site, found.place.excerpt
        raw = written[site.byte_offset : site.byte_offset + site.byte_length]
        (line,) = excerpt.marked
        assert raw.decode(codec) == line.marked
        assert line.number == site.line
        assert lines[site.line - 1][site.column - 1 :].startswith(line.marked)


def test_items_are_counted_through_all_records(tmp_path):
    side, _ = collected(tmp_path, as_json_lines(*ITEMS).encode(), "a.jsonl")
    assert [item.site.line for item in side.items] == [1, 2, 3]
    for found in side.findings:
        assert side.items[found.place.item].site.line == found.place.site.line


def test_what_keeps_a_report_from_being_complete_is_named(tmp_path):
    lines = as_json_lines(a_message(), a_function_call()).encode()
    side, _ = collected(tmp_path, lines + b'{"a":\n"\xff"\n', "a.jsonl")
    assert [(gap.cause, gap.line, gap.item) for gap in side.gaps] == [
        ("unchecked", 2, 1),
        ("unreadable", 3, None),
        ("unreadable", 4, None),
        ("encoding", 4, None),
    ]
    assert not side.tally.complete


def test_a_stream_that_is_cut_keeps_a_report_from_being_complete(tmp_path):
    cut = framed(*a_stream()[:-1], done=False)
    side, _ = collected(tmp_path, cut.encode(), "a.txt")
    last = cut.rstrip().count("\n") + 1
    assert [(gap.cause, gap.line) for gap in side.gaps if gap.item is None] == [
        ("cut", last)
    ]
    assert not side.tally.complete


def test_a_collection_lets_go_of_the_texts():
    collection = Collection()
    inspection = inspect_content(as_json(a_function_call("{")), origin=Origin("a"))
    text = weakref.ref(inspection.document)
    collection.see(0, inspection)
    del inspection
    gc.collect()
    assert text() is None


def test_excerpts_are_kept_for_as_many_findings_as_a_person_reads():
    collection = Collection(excerpts=1)
    text = as_json([{"type": "acme:call", "x": 1}, {"type": "acme:call"}])
    inspection = inspect_content(text)
    collection.see(0, inspection)
    kept = [f.place.excerpt is not None for f in collection._findings]
    assert kept[:2] == [True, False]
