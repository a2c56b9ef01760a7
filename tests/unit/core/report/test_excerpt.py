import pytest
from hypothesis import given
from hypothesis import strategies as st

from growth import assert_soon
from inspector.core.report.excerpt import ExcerptLine, excerpt_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span


def excerpt(text, start, end, *, line_number=1, width=100):
    document = read_document(text, Origin("a", line_number))
    return excerpt_of(document, Span(start, end), width=width)


def test_a_mark_stands_between_what_is_before_and_after_it():
    lines = excerpt('{\n  "a": 1,\n  "b": 2\n}', 9, 10).lines
    assert lines == (
        ExcerptLine(1, "{"),
        ExcerptLine(2, '  "a": ', "1", ","),
        ExcerptLine(3, '  "b": 2'),
    )


def test_lines_are_numbered_as_in_the_log():
    assert excerpt('{"a": 1}', 6, 7, line_number=500).lines[0].number == 500


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_every_line_end_ends_a_line(line_end):
    text = line_end.join(["[", "1,", "x", "]"])
    start = text.index("x")
    assert [line.number for line in excerpt(text, start, start + 1).lines] == [2, 3, 4]


def test_a_fault_at_the_end_of_the_text_is_an_empty_mark():
    (line,) = excerpt('{"a":', 5, 5).marked
    assert (line.before, line.marked, line.after) == ('{"a":', "", "")


def test_a_long_line_is_cut_around_the_mark():
    text = "[" + "1, " * 50_000 + '"here"' + ", 2" * 50_000 + "]"
    start = text.index('"here"')
    (line,) = excerpt(text, start, start + 6, width=60).marked
    assert line.marked == '"here"'
    assert line.before.startswith("…")
    assert line.after.endswith("…")
    assert len(line.before + line.marked + line.after) <= 62


def test_room_that_one_side_does_not_need_goes_to_the_other():
    text = '{"a": 1, ' + '"b": 2, ' * 50 + '"c": 3}'
    (line,) = excerpt(text, 6, 7, width=60).marked
    assert line.before == '{"a": '
    assert len(line.after) == 60 - 7 + 1


def test_a_long_mark_is_cut_in_its_middle():
    text = '"' + "a" * 500 + "z" * 500 + '"'
    (line,) = excerpt(text, 0, len(text), width=60).marked
    assert line.marked.startswith('"aaa')
    assert line.marked.endswith('zzz"')
    assert "…" in line.marked


def test_a_mark_over_many_lines_shows_the_first_and_what_follows():
    text = "{\n" + "1,\n" * 50 + "}"
    lines = excerpt(text, 0, len(text)).lines
    assert [line.number for line in lines] == [1, 2, 3]
    assert all(line.marked is not None for line in lines)


def test_indentation_by_tabs_is_space_and_any_other_tab_is_shown():
    (line,) = excerpt('\t\t"a\tb"', 2, 7).marked
    assert (line.before, line.marked) == (" " * 8, '"a␉b"')


def test_control_characters_and_stray_bytes_are_shown():
    document = read_document(b'{"a": "\x1b\xff"}', Origin("a"))
    (line,) = excerpt_of(document, Span(6, 10)).marked
    assert line.marked == '"␛⟨0xFF⟩"'


@given(
    st.text("ab\n\r\t \u202e한", max_size=80),
    st.tuples(st.integers(0, 80), st.integers(0, 80)),
    st.integers(1, 20),
)
def test_any_span_of_any_text_has_an_excerpt(text, ends, width):
    start, end = sorted(min(end, len(text)) for end in ends)
    found = excerpt(text, start, end, width=width)
    assert found.marked
    assert all("\n" not in line.before for line in found.lines)


def test_an_excerpt_costs_the_same_however_long_the_line():
    text = "[" + "1, " * 2_000_000 + "2]"
    document = read_document("7", Origin("a"))
    document = type(document)(
        document.origin,
        type(document.decoded)(text, "utf-8", 0),
        "json",
        document.records,
    )
    assert len(document.lines) == 1

    def cut_out():
        for place in range(1000):
            excerpt_of(document, Span(3_000_000 + place, 3_000_001 + place))

    assert_soon(cut_out, 2)
