import pytest

from inspector.core.bulk.units.lines import lines_in
from inspector.core.gate.lines import documents_in


@pytest.mark.parametrize("text", [b"", b"1", b"1\n", b"1\r\n2\r3\n", b"\n\n1\n", b"\r"])
def test_lines_are_counted_as_the_reader_of_a_log_counts_them(text):
    lines = text.splitlines(keepends=True)
    last = [*documents_in([*lines, b"{}\n"], "a")][-1]
    assert lines_in(text) == last.origin.line_number - 1
