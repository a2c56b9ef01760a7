"""A line knows its bytes, whatever it was read as."""

from __future__ import annotations

import pytest

from inspector.core.gate.line import Line
from inspector.core.source.origin import Origin


@pytest.mark.parametrize(
    ("text", "data"),
    [
        (b'{"a":1}\n', b'{"a":1}\n'),
        ("가\n", "가\n".encode()),
        ("\ud800", b"\xed\xa0\x80"),
    ],
)
def test_the_bytes_of_a_line(text, data):
    assert Line(text, Origin("log", 3, 40)).data == data
