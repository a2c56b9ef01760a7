"""JSON text sequences (RFC 7464)."""

from __future__ import annotations

from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import value_of
from inspector.core.source.origin import Origin


def read(text: str):
    return read_document(text, Origin("test"))


def test_each_element_is_a_record_over_one_line_or_several():
    document = read('\x1e{"a": 1}\n\x1e{\n"b": 2\n}\n')
    assert document.read_as == "json text sequence"
    assert [value_of(r.root) for r in document.records] == [{"a": 1}, {"b": 2}]


def test_separators_in_a_row_are_one():
    assert len(read("\x1e\x1e{}\n\x1e\n\x1e[]\n").records) == 2


def test_a_broken_element_stops_none_of_the_others():
    document = read('\x1e{"a": \n\x1e{}\n')
    assert [record.is_json for record in document.records] == [False, True]


def test_a_separator_inside_a_value_is_a_control_character_of_json():
    assert read('{"a": "\x1e"}').form == "json"


def test_separators_alone_are_no_sequence():
    assert read("\x1e\x1e").form == "text"
