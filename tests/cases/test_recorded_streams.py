"""Recorded streams, which lie beside the repository.

Providers stream well, as a rule: a blocking word about a recorded stream was looked
at, each of them, and stands in a table here.
"""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from inspector.core.checks.inspection import inspect_content
from inspector.core.items.stream_timeline import timeline_of

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "real"

TRULY_BLOCKING = {
    # A fixture written by hand: it begins with the parts of a message.
    ("azure-openai-provider.test__t0", "stream/order", "first"): 1,
    ("azure-openai-provider.test__t0", "stream/order", "done-without-added"): 1,
    # tool_search_call: one call_id when it is added, another one when it is done.
    ("openai-client-tool-search.1", "stream/call-id-changed", ""): 1,
    # A fixture that was shortened: sequence numbers jump where deltas were taken out.
    ("openai-phase.1", "stream/delta-mismatch", "shorter"): 2,
}
"""By a part of the file's name, rule and variant: how often it is said."""

OTHER_COUNTS = {
    "stream/done-marker": 173,
    "stream/final-output": 13,
    "stream/item-id-changed": 7,
    "stream/item-open": 2,
    "stream/response-member": 3,
    "stream/sequence": 3,
}
"""What does not block, over all files: the empty final output is Codex's, ids change
at GitHub Copilot and once at OpenRouter."""

SEVERAL_STREAMS = {
    "azure-reasoning-encrypted-content.1": 4,
    "openai-reasoning-encrypted-content.1": 4,
    "openai-shell-tool.1": 2,
}

FEWER_IN_THE_FINAL_RESPONSE = {"mcp_list_tools_stream_backfills": (4, 0)}
"""The manifest counts what was done or is in the final response; two items of this
file were begun only."""

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="no folder 'shared' beside the repository"
)


@pytest.fixture(scope="module")
def streams():
    """Each recorded stream: its row of the manifest, its inspection."""
    with (FOLDER / "MANIFEST.tsv").open(encoding="utf-8", newline="") as manifest:
        rows = [
            row
            for row in csv.DictReader(manifest, delimiter="\t")
            if row["kind"] == "sse_stream"
        ]
    return [(row, inspect_content((FOLDER / row["file"]).read_bytes())) for row in rows]


def named(table: dict, file: str, default: object) -> object:
    return next((value for part, value in table.items() if part in file), default)


def test_every_file_is_read_as_a_stream_without_a_fault(streams):
    assert len(streams) > 150
    for row, inspection in streams:
        assert inspection.document.form == "sse", row["file"]
        assert inspection.envelope.kind == "stream", row["file"]
        assert all(r.is_json for r in inspection.document.records), row["file"]
        events = inspection.document.text.count("\ndata:")
        events += inspection.document.text.startswith("data:")
        markers = len(inspection.document.framing.done_markers)
        assert len(inspection.document.records) == events - markers, row["file"]


def test_every_item_and_every_call_is_built(streams):
    for row, inspection in streams:
        calls = sum(entry.item.is_function_call for entry in inspection.items)
        listed = int(row["items"]), int(row["function_call"])
        expected = named(FEWER_IN_THE_FINAL_RESPONSE, row["file"], listed)
        assert (len(inspection.items), calls) == expected, row["file"]


def test_streams_that_follow_each_other_are_told_apart(streams):
    for row, inspection in streams:
        expected = named(SEVERAL_STREAMS, row["file"], 1)
        assert len(inspection.envelope.bodies) == expected, row["file"]


def test_nothing_blocks_that_is_not_true(streams):
    found: Counter = Counter()
    for row, inspection in streams:
        for finding in inspection.findings:
            if finding.code.startswith("stream/") and finding.blocks:
                file = row["file"]
                part = next((key[0] for key in TRULY_BLOCKING if key[0] in file), file)
                found[part, finding.code, finding.variant] += 1
    assert dict(found) == TRULY_BLOCKING


def test_what_else_is_said_is_as_often_true(streams):
    found = Counter(
        finding.code
        for _, inspection in streams
        for finding in inspection.findings
        if finding.code.startswith("stream/") and not finding.blocks
    )
    assert dict(found) == OTHER_COUNTS


def test_what_deltas_build_is_what_the_provider_finished(streams):
    """The item just before it is done, and when it is: the same text in each place."""
    held = 0
    for row, inspection in streams:
        for body in inspection.envelope.bodies:
            line = timeline_of(body.stream, inspection.document.text)
            for number, item in enumerate(body.stream.items):
                pair = built_and_finished(line, number, item)
                if pair is not None and "openai-phase" not in row["file"]:
                    held += 1
                    assert pair[0] == pair[1], (row["file"], number)
    assert held > 200


def built_and_finished(line, number: int, item) -> tuple[object, object] | None:
    """Texts of the item before and behind its done event; None without both."""
    life = item.life
    if life is None or life.done is None or life.added is None:
        return None
    done = next(m.index for m in line.moments if m.event is life.done)
    if any(event.text is not None and not event.is_delta for event in life.events):
        moments = line.item_at(done - 1, number), line.item_at(done, number)
        before, after = (texts_in(json.loads(layer.text)) for layer in moments)
        return before, after
    return None


def texts_in(item: dict) -> dict[str, object]:
    plain = {name: item.get(name) for name in ("arguments", "input", "code")}
    for name in ("content", "summary"):
        parts = item.get(name) or []
        plain[name] = [part.get("text") or part.get("refusal") for part in parts]
    return plain
