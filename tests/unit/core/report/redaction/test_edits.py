"""Changes in place, and the way back."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.report.redaction.edits import Edits, Shifts
from inspector.core.source.span import Span
from inspector.core.source.string_map import map_string


@given(st.text(max_size=20), st.booleans(), st.data())
def test_a_stretch_is_masked_where_the_literal_spells_it(value, ascii_only, data):
    literal = json.dumps(value, ensure_ascii=ascii_only)
    start = data.draw(st.integers(0, len(value)))
    end = data.draw(st.integers(start, len(value)))
    edits = Edits(literal)
    where = map_string(literal, Span(0, len(literal)))
    assert edits.mask(where, value, start, "x" * (end - start))
    text, _ = edits.finish()
    assert json.loads(text) == value[:start] + "x" * (end - start) + value[end:]


def test_what_is_decided_stays():
    edits = Edits("abcdef")
    edits.decide(Span(2, 4))
    edits.replace(Span(1, 3), "XX")
    edits.replace(Span(4, 6), "YY")
    assert edits.is_decided(2)
    assert not edits.is_decided(0)
    assert edits.finish()[0] == "abcdYY"


def test_nothing_was_changed_by_what_is_the_same():
    edits = Edits("abc")
    edits.replace(Span(0, 3), "abc")
    assert not edits


@given(st.lists(st.tuples(st.integers(1, 5), st.integers(0, 5)), max_size=8))
def test_every_place_outside_of_changes_leads_back(changes):
    before, after, edits, places = "", "", [], []
    for number, (old, new) in enumerate(changes):
        places.append((len(before), len(after)))
        before, after = f"{before}k", f"{after}k"
        edits.append((len(before), len(before) + old, str(number % 10) * new))
        before, after = before + "o" * old, after + str(number % 10) * new
    places.append((len(before), len(after)))
    shifts = Shifts(edits)
    for was, now in places:
        assert shifts.before(now) == was


def test_a_base64_text_does_not_spell_its_characters():
    text = '"aGVsbG8="'
    where = map_string(text, Span(0, len(text)))
    edits = Edits(text)
    assert not edits.mask(where, "hello   ", 0, "xxxxx")
    assert not edits
