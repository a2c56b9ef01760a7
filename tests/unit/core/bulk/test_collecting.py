import json
import tracemalloc

import pytest

from builders import a_function_call, a_message, a_tool, an_output, as_json
from bulk_runs import a_log, write_lines, written
from inspector.cli.redacting import redacted
from inspector.core.bulk import collecting
from inspector.core.bulk.collecting import SpooledCollection
from inspector.core.bulk.spool import Spool
from inspector.core.checks.inspection import inspect_document
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.report.collection import Collection
from inspector.core.report.redaction.asked import SECRETS, asked_for
from inspector.core.report.redaction.redactor import Redactor
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools

TOOLS = read_tools(read_document(json.dumps([a_tool()]), Origin("tools.json")))


@pytest.fixture
def spool():
    with Spool() as kept:
        yield kept


@pytest.fixture(autouse=True)
def _little_is_much(monkeypatch):
    monkeypatch.setattr(collecting, "PART", 9)
    monkeypatch.setattr(collecting, "MOST_LATE", 4)


def gated(collection, paths, target="open-responses", redactor=None):
    def readers():
        for path in paths:
            with path.open("rb") as file:
                yield RecordReader(file, path.name)

    inputs = readers() if redactor is None else redacted(readers(), redactor)
    sources = Sources(tools=tuple(TOOLS))
    result = gate_inputs(inputs, sources, witness=collection, target=target)
    return collection.side(result)


@pytest.mark.parametrize("target", ["open-responses", "openai", "anthropic"])
@pytest.mark.parametrize("seed", range(6))
def test_rows_on_disk_are_those_in_memory(tmp_path, spool, seed, target):
    log = write_lines(tmp_path / "a.jsonl", a_log(150, seed), broken=seed % 2 == 1)
    other = write_lines(tmp_path / "b.jsonl", a_log(30, seed + 50))
    (tmp_path / "c.json").write_text(as_json([a_function_call("{"), an_output()]))
    paths = [log, tmp_path / "c.json", other]
    on_disk = gated(SpooledCollection(spool, excerpts=20), paths, target)
    in_memory = gated(Collection(excerpts=20), paths, target)
    for name in ("text", "json", "csv", "sarif", "junit"):
        assert written(on_disk, name) == written(in_memory, name)
    assert tuple(on_disk.items) == in_memory.items
    assert tuple(on_disk.gaps) == in_memory.gaps


def test_chosen_findings_show_the_characters_around_them(tmp_path, spool):
    log = write_lines(tmp_path / "a.jsonl", [a_message(), a_function_call("{")] * 9)
    wanted = lambda code, _: code == "json/truncated"  # noqa: E731
    collection = SpooledCollection(spool, excerpts=0, wanted=wanted)
    side = gated(collection, [log])
    part = side.chosen(wanted)
    shown = {(f.code, f.place.excerpt is not None) for f in side.findings}
    assert ("json/truncated", True) in shown
    assert all(has == (code == "json/truncated") for code, has in shown)
    assert [found.place.excerpt is not None for found in part.findings] == [True] * 9
    assert len(part.items) == 9


def test_what_is_said_in_the_end_of_the_first_record_stands_first(tmp_path, spool):
    """Also where that record has no row, and stands behind another input."""
    first = write_lines(tmp_path / "a.jsonl", [a_function_call()] * 30)
    lines = [{"time": "12:00", "level": "info", "message": "nothing"}] * 30
    second = write_lines(tmp_path / "b.jsonl", lines)
    paths = [first, second]
    on_disk = gated(SpooledCollection(spool), paths)
    assert any(found.place.input == 1 for found in on_disk.findings)
    assert written(on_disk) == written(gated(Collection(), paths))


def test_masked_text_is_all_that_is_ever_kept(tmp_path, spool):
    secret = "sk-abcdefghijklmnopqrstuvwxyz123456"
    arguments = json.dumps({"region": 7, "api_key": secret})
    lines = [a_function_call(arguments, call_id=f"call_{n}") for n in range(40)]
    log = write_lines(tmp_path / "a.jsonl", lines)
    redactor = Redactor(asked_for(SECRETS, members=(), patterns=()))
    side = gated(SpooledCollection(spool), [log], redactor=redactor)
    assert any(found.place.excerpt for found in side.findings)
    assert secret in log.read_text()
    assert secret not in written(side, "html")
    spool._file.seek(0)
    assert secret.encode() not in spool._file.read()


def test_what_is_in_memory_does_not_grow_with_what_was_found(spool, monkeypatch):
    monkeypatch.setattr(collecting, "PART", 100)
    text = json.dumps([a_function_call("{")] * 3)
    inspection = inspect_document(read_document(text, Origin("a.jsonl")))
    assert inspection.findings

    def growth(collection):
        for _ in range(200):
            collection.see(0, inspection)
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(800):
            collection.see(0, inspection)
        return tracemalloc.get_traced_memory()[0] - before

    tracemalloc.start()
    try:
        on_disk = growth(SpooledCollection(spool, excerpts=0))
        in_memory = growth(Collection(excerpts=0))
    finally:
        tracemalloc.stop()
    assert on_disk < in_memory / 8
