"""A masked document tells places as those of the original."""

from __future__ import annotations

from builders import a_function_call, as_json
from inspector.core.report.collection import site_of
from inspector.core.report.redaction.asked import asked_for
from inspector.core.report.redaction.document import redacted_document
from inspector.core.report.redaction.masking import Masking
from inspector.core.report.redaction.stand_ins import StandIns
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span

TEXT = as_json(a_function_call('{"password":"한\\u00e9\\n\\"x","region":"apac"}'))


def redacted():
    document = read_document(TEXT.encode("utf-16"), Origin("a.json", 7, 100))
    masked = Masking(asked_for(), StandIns("secrets")).masked(document)
    return document, redacted_document(document, *masked)


def test_a_place_behind_a_mask_is_that_of_the_original():
    original, made = redacted()
    assert len(made.text) < len(original.text)
    for word in ("password", "region", "apac"):
        span = Span(made.text.index(word), made.text.index(word) + len(word))
        at = original.text.index(word)
        assert site_of(made, span) == site_of(original, Span(at, at + len(word)))


def test_it_is_read_as_the_original_was():
    original, made = redacted()
    assert made.read_as == original.read_as
    assert made.origin == original.origin
    assert made.records[0].is_json
