import hashlib

import pytest

from inspector.core.gate.document_facts import facts_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin


@pytest.mark.parametrize(
    "data",
    [
        '{"a": "한글"}'.encode(),
        b"\xef\xbb\xbf{}",
        '{"a": "😀"}'.encode("utf-16"),
        b"\x00\x00\xfe\xff" + "[1]".encode("utf-32-be"),
        b'{"a": "\xff\xfe\x80"}',
        b"",
    ],
)
def test_the_facts_of_a_document_are_those_of_its_file(data):
    facts = facts_of(read_document(data, Origin("a.json")))
    assert facts.size == len(data)
    assert facts.sha256 == hashlib.sha256(data).hexdigest()
    assert facts.name == "a.json"


def test_a_pasted_text_has_facts_whatever_is_in_it():
    facts = facts_of(read_document('"\ud83d"', Origin("pasted")))
    assert facts.size == 5
