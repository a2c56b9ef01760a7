"""The bytes of one input, counted and decompressed."""

from __future__ import annotations

import gzip
import hashlib
import io

import pytest

from inspector.core.errors import InspectorError
from inspector.core.gate.input_stream import InputStream

TEXT = b"one\ntwo\n"


class OnlyForward(io.RawIOBase):
    """A pipe without buffer."""

    def __init__(self, data: bytes) -> None:
        self._data = io.BytesIO(data)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        return self._data.readinto(buffer)


OPENERS = {
    "memory": io.BytesIO,
    "buffered": lambda data: io.BufferedReader(io.BytesIO(data)),
    "pipe": OnlyForward,
}


@pytest.mark.parametrize("opener", OPENERS)
@pytest.mark.parametrize("is_packed", [False, True])
def test_lines_are_those_of_the_text_and_the_facts_those_of_the_file(opener, is_packed):
    data = gzip.compress(TEXT) if is_packed else TEXT
    stream = InputStream(OPENERS[opener](data), "a")
    assert stream.readline(100) == b"one\n"
    assert stream.read(100) == b"two\n"
    assert stream.read(100) == b""
    assert (stream.size, stream.place) == (len(data), len(TEXT))
    assert stream.sha256 == hashlib.sha256(data).hexdigest()
    assert stream.compression == ("gzip" if is_packed else "")


def test_a_file_that_breaks_off_is_unreadable():
    class Broken(io.BytesIO):
        def read(self, *_):
            raise OSError(5, "Input/output error")

    with pytest.raises(InspectorError, match="Input/output error"):
        InputStream(Broken(b"x"), "a").read(10)


def test_an_archive_that_breaks_off_is_refused_with_its_name():
    stream = InputStream(io.BytesIO(gzip.compress(TEXT)[:-9]), "a.gz")
    with pytest.raises(InspectorError, match=r"a\.gz.*cut off"):
        list(iter(lambda: stream.readline(100), b""))


@pytest.mark.parametrize("opener", ["memory", "buffered"])
def test_what_was_passed_over_can_be_read_again(opener):
    stream = InputStream(OPENERS[opener](TEXT + b"three\n"), "a", is_hashed=False)
    assert stream.readline(100) == b"one\n"
    assert stream.can_skip
    assert stream.skip(4) == 4
    assert stream.again(3, 6) == b"\ntw"
    assert stream.readline(100) == b"three\n"
    assert (stream.skip(10), stream.size, stream.place) == (0, 14, 14)


def test_nothing_is_passed_over_that_must_be_read_once():
    assert not InputStream(io.BytesIO(TEXT), "a").can_skip  # for its digest
    packed = InputStream(io.BytesIO(gzip.compress(TEXT)), "a", is_hashed=False)
    packed.read(1)
    assert not packed.can_skip
    assert not InputStream(OnlyForward(TEXT), "a", is_hashed=False).can_skip


def test_an_end_that_cannot_be_reached_is_unreadable():
    class Broken(io.BytesIO):
        def seek(self, *_):
            raise OSError(5, "Input/output error")

    with pytest.raises(InspectorError, match="Input/output error"):
        InputStream(Broken(b"x"), "a", is_hashed=False).skip(10)
