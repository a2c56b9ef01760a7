"""One line of one side: what it shows, and which characters those are."""

from __future__ import annotations

from inspector.core.diff.side_line import LONGEST_VALUE, LineText, SideLine
from inspector.core.source.json_tokens import TokenKind
from inspector.core.source.span import Span

DOCUMENT = '{"n":1.50,"arguments":"{\\"a\\":\\"b\\"}"}'


def a_line(*spans: Span, changed: tuple[Span, ...] = ()) -> SideLine:
    """A line of an indent and some stretches of the document."""
    line = LineText(DOCUMENT, 2)
    for span in spans:
        line.add_logged(span)
        line.add_own(": ")
    return line.finished(1, changed, None)


def test_a_character_of_the_document_has_its_column():
    line = a_line(Span(1, 4), Span(5, 9))
    assert line.text == '  "n": 1.50: '
    assert [line.column_of(offset) for offset in (1, 3, 4, 5, 8, 9)] == [
        2, 4, None, 7, 10, None,
    ]  # fmt: skip


def test_a_line_without_characters_of_the_document_shows_none_of_them():
    assert LineText(DOCUMENT, 4).finished(1, (), None).column_of(0) is None


def test_differing_characters_become_columns():
    line = a_line(Span(1, 4), Span(5, 9), changed=(Span(2, 7),))
    assert [line.text[slice(*part)] for part in line.ranges] == ['n"', "1."]


def test_a_raw_line_break_does_not_break_the_line():
    line = LineText('"a\nb\t"', 0)
    line.add_logged(Span(0, 6))
    assert (
        line.text == '"a\N{SYMBOL FOR LINE FEED}b\N{SYMBOL FOR HORIZONTAL TABULATION}"'
    )


def a_long_line(text: str, changed: tuple[Span, ...] = ()) -> LineText:
    """A line with one value that is all of a text."""
    line = LineText(text, 0)
    line.add_value(Span(0, len(text)), changed)
    return line


def test_a_value_of_the_longest_length_is_shown_whole():
    text = '"' + "x" * (LONGEST_VALUE - 2) + '"'
    assert a_long_line(text).text == text


def test_a_longer_value_is_shortened_with_its_size():
    text = '"' + "x" * 12_000 + '"'
    line = a_long_line(text)
    assert line.text.endswith("x… ⟨12,002⟩")
    assert len(line.text) < LONGEST_VALUE
    assert line.hidden == 12_002 - 800


def test_a_shortened_value_shows_the_first_difference():
    text = '"' + "x" * 5_000 + "HERE" + "y" * 5_000 + '"'
    line = a_long_line(text, (Span(5_001, 5_005),))
    assert "…HEREyyy" in line.text
    finished = line.finished(1, (Span(5_001, 5_005),), None)
    assert [finished.text[slice(*part)] for part in finished.ranges] == ["HERE"]


def test_a_shortened_value_halves_no_escape():
    for lead in range(6):
        text = '"' + "x" * lead + "\\u00e9" * 1_000 + '"'
        shown = a_long_line(text).text.split("…")[0]
        assert shown.endswith("\\u00e9")


def test_arguments_are_coloured_through_their_escapes():
    line = LineText(DOCUMENT, 0)
    line.add_logged(Span(22, len(DOCUMENT) - 1))
    finished = line.finished(1, (), line.content_from(0))
    colours = {
        (finished.text[token.start : token.end], token.kind)
        for token in finished.tokens()
    }
    assert finished.text[slice(*finished.arguments)] == '{\\"a\\":\\"b\\"}'
    assert ("a", TokenKind.NAME) in colours or ('"a', TokenKind.NAME) in colours
    assert ("\\", TokenKind.ESCAPE) in colours
    assert ("{", TokenKind.PUNCTUATION) in colours
