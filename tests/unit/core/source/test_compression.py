"""Compressed files, within limits."""

from __future__ import annotations

import gzip
import io

import pytest

from inspector.core.errors import InspectorError
from inspector.core.source import compression
from inspector.core.source.compression import (
    Decompressing,
    compression_of,
    decompressed,
)
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin

zstd = compression._zstandard()
PACKERS = {"gzip": gzip.compress, "zstandard": zstd.compress}
TEXT = b'{"a": 1}\n' * 1000


@pytest.fixture(params=sorted(PACKERS))
def packed(request):
    return request.param, PACKERS[request.param]


def test_a_file_is_known_by_its_first_bytes(packed):
    name, pack = packed
    assert compression_of(pack(b"")) == name
    assert compression_of(b'{"a"') == ""


def test_what_is_not_compressed_is_left_alone():
    assert decompressed(TEXT, "a") == (TEXT, "")


def test_a_file_stands_for_what_it_was(packed):
    name, pack = packed
    assert decompressed(pack(TEXT), "a") == (TEXT, name)
    assert decompressed(pack(TEXT) + pack(b"more"), "a") == (TEXT + b"more", name)


def test_the_document_is_that_of_the_text_and_says_so(packed):
    name, pack = packed
    document = read_document(pack(TEXT), Origin("a.gz"))
    assert (document.text, document.read_as) == (TEXT.decode(), f"jsonl, {name}")
    wide = read_document(pack('{"a": 1}'.encode("utf-16")), Origin("a.gz"))
    assert wide.read_as == f"json, utf-16-le, {name}"


def refusal_of(data: bytes, **limits):
    with pytest.raises(InspectorError) as caught:
        decompressed(data, "a.gz", **limits)
    for language in ("en", "ko"):
        assert "a.gz" in caught.value.text(language)
    return caught.value.key


@pytest.mark.parametrize("cut", [5, 12, -1, -6])
def test_a_file_that_was_cut_off_is_refused(packed, cut):
    _, pack = packed
    assert refusal_of(pack(TEXT)[:cut]) == "compressed-cut"


def test_a_broken_file_is_refused(packed):
    _, pack = packed
    data = bytearray(pack(bytes(range(256)) * 50))
    data[len(data) // 2] ^= 0xFF
    data[-2] ^= 0xFF
    assert refusal_of(bytes(data)) == "compressed-broken"


def test_bytes_behind_the_end_are_not_dropped(packed):
    _, pack = packed
    assert refusal_of(pack(TEXT) + b"junk") == "compressed-broken"


def test_padding_behind_the_end_is_nothing():
    assert decompressed(gzip.compress(TEXT) + b"\0" * 512, "a") == (TEXT, "gzip")


def test_more_than_the_limit_is_not_taken(packed):
    _, pack = packed
    assert refusal_of(pack(b"x" * 5000), most=4000) == "decompressed-too-large"


def test_what_grows_beyond_all_measure_is_refused_while_it_is_read(packed, monkeypatch):
    name, pack = packed
    monkeypatch.setattr(compression, "MOST_BYTES", 100_000)
    monkeypatch.setattr(compression, "MOST_GROWTH", 100)
    stream = Decompressing(io.BytesIO(pack(b"\0" * 3_000_000)).read, name, "bomb")
    with pytest.raises(InspectorError) as caught:
        stream.readall()
    assert caught.value.key == "compressed-bomb"


def test_lines_are_read_as_they_come(packed):
    name, pack = packed
    stream = Decompressing(io.BytesIO(pack(TEXT)).read, name, "a")
    assert io.BufferedReader(stream).readline() == b'{"a": 1}\n'
