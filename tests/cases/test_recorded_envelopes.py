"""Recorded bodies and streams of Responses: none has the shape of another API.

They come from a dozen providers, so a word about another API is our fault, not theirs.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from inspector.core.items.envelope import read_envelope
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "real"
NAMES = {"response_json": "response", "request_json": "request", "sse_stream": "stream"}

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="no folder 'shared' beside the repository"
)


@pytest.fixture(scope="module")
def envelopes():
    """Name of the file, what it should be, and its envelope."""
    with (FOLDER / "MANIFEST.tsv").open(encoding="utf-8", newline="") as manifest:
        rows = [*csv.DictReader(manifest, delimiter="\t")]
    read = []
    for row in rows:
        if row["kind"] in NAMES:
            content = (FOLDER / row["file"]).read_bytes()
            envelope = read_envelope(read_document(content, Origin("recorded")))
            read.append((row["file"], NAMES[row["kind"]], envelope))
    return read


def test_every_file_is_read_as_what_it_is_without_a_wrapper(envelopes):
    assert len(envelopes) > 1000
    wrong = {file: e.name for file, name, e in envelopes if e.name != name}
    assert wrong == {}


def test_nothing_in_them_is_foreign(envelopes):
    found = {
        file: [one.api.slug for one in body.foreign]
        for file, _, envelope in envelopes
        for body in envelope.bodies
        if body.foreign
    }
    assert found == {}
