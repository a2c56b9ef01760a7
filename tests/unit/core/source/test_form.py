"""What reading a text in one of the known forms gives."""

from __future__ import annotations

from inspector.core.source.decoding import DecodedText
from inspector.core.source.document import read_document
from inspector.core.source.form import ReadForm
from inspector.core.source.forms.table import FORMS
from inspector.core.source.origin import Origin


def test_only_an_event_stream_has_a_framing():
    assert ReadForm("jsonl", ()).framing is None


def test_what_a_detector_reads_is_the_document():
    text = 'event: response.created\ndata: {"type": "response.created"}\n\n'
    read = next(r for d in FORMS if (r := d(DecodedText(text, "utf-8", 0))))
    document = read_document(text, Origin("test"))
    assert (document.form, document.records) == (read.name, read.records)
    assert document.framing == read.framing
