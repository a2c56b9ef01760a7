import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.report.visible_text import visible_text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("한글 😀 é", "한글 😀 é"),
        ("a\x1b[31m", "a␛[31m"),
        ("a\nb\tc\x7f", "a␊b␉c␡"),
        ("abc\u202etxt", "abc⟨U+202E⟩txt"),
        ("na\u200bme", "na⟨U+200B⟩me"),
        ("\ud83d", "⟨U+D83D⟩"),
        ("\udcff", "⟨0xFF⟩"),
        ("\u2028", "⟨U+2028⟩"),
        ("\x85", "⟨U+0085⟩"),
        ("👨\u200d👩", "👨\u200d👩"),
        ("\U000e0041", "⟨U+E0041⟩"),
    ],
)
def test_what_acts_or_hides_is_named_and_the_rest_stays(text, shown):
    assert visible_text(text) == shown


@given(st.text(st.characters(codec=None)))
def test_any_text_becomes_one_line_that_utf_8_can_hold(text):
    shown = visible_text(text)
    assert shown.encode("utf-8").decode("utf-8") == shown
    assert len(shown.splitlines()) <= 1
    acting = {"Cc", "Cs", "Zl", "Zp"}
    assert not acting & {unicodedata.category(character) for character in shown}
