"""What is prepared: weights, closed pairs, and where the strip has ticks."""

from __future__ import annotations

from builders import a_function_call
from diffs import calls
from inspector.ui.models.diff_block import block_of
from inspector.ui.models.diff_folds import Only
from inspector.ui.models.diff_prepared import prepared_from
from sides import compared


def prepare(left, right):
    return prepared_from(compared(left, right))(None)


def mixed():
    """A pair that is the same, one of identity, and one that blocks."""
    right = calls(3)
    right[1]["id"] = "fc_other"
    right[2]["name"] = "other"
    return prepare(calls(3), right)


def test_pairs_without_difference_are_closed_at_first():
    prepared = mixed()
    assert prepared.weights == ("", "info", "block")
    assert [prepared.sheet.is_open(pair) for pair in range(3)] == [False, True, True]


def test_with_what_blocks_alone_the_others_are_closed():
    assert mixed().closed(Only.BLOCKING) == [0, 1]
    assert mixed().closed(Only.EVERYTHING) == [0]


def test_ticks_stand_at_headings_until_rows_are_known():
    prepared = mixed()
    sheet = prepared.sheet
    guessed = list(prepared.ticks(Only.EVERYTHING))
    assert guessed == [(sheet.start_of(1), "info"), (sheet.start_of(2), "block")]
    sheet.take(2, block_of(sheet.comparison, 2))
    known = list(prepared.ticks(Only.BLOCKING))
    ((row, severity),) = known
    assert severity == "block"
    assert '"name"' in sheet.at(row).row.left.text


def test_findings_are_numbered_by_pair_and_place():
    prepared = mixed()
    for (pair, place), number in prepared.numbers.items():
        assert prepared.outline.findings[number][1:] == (pair, place)


def test_lines_are_counted_before_they_are_shown():
    prepared = prepare(a_function_call(), a_function_call())
    document = prepared.outline.comparison.left.document
    assert "lines" in vars(document)
