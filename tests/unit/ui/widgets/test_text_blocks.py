"""Large texts are cut into handy blocks that join without a gap."""

from __future__ import annotations

from inspector.core.source.span import Span
from inspector.ui.widgets.row_layout import Stretch
from inspector.ui.widgets.text_blocks import BLOCK_CODE_POINTS, block_of, cut_blocks
from inspector.ui.widgets.text_folds import Fold


def blocks_of(text, folds=()):
    return list(cut_blocks(Stretch(text, 0, len(text), folds)))


def test_blocks_cover_the_whole_text():
    text = "some line\n" * 10_000
    blocks = blocks_of(text)
    assert sum(block.length for block in blocks) == len(text)
    assert sum(block.breaks for block in blocks) == 10_000
    assert all(block.length <= BLOCK_CODE_POINTS for block in blocks)


def test_blocks_are_cut_at_line_breaks_where_there_are_any():
    assert not any(block.is_joined for block in blocks_of("some line\n" * 10_000))


def test_a_long_line_is_cut_inside():
    blocks = blocks_of("x" * 40_000)
    assert [block.is_joined for block in blocks] == [False, True, True]


def test_an_empty_last_line_has_an_empty_block():
    assert [block.length for block in blocks_of("ab\n")] == [3, 0]
    assert [block.length for block in blocks_of("")] == [0]
    assert [block.length for block in blocks_of("ab")] == [2]


def test_a_fold_lies_in_one_block_and_counts_as_its_chip():
    text = "ab" + "x" * 5_000_000 + "cd\n"
    first, last = blocks_of(text, [Fold(Span(2, 5_000_002), "5 MB")])
    assert first.length == len(text)
    assert first.shown == 5 + 6
    assert last.length == 0


def test_rows_are_estimated_until_they_are_known():
    block = block_of(Stretch("x" * 1000, 0, 1000))
    assert block.row_count(100) == 10
    assert block_of(Stretch("a\n" * 9, 0, 18)).row_count(100) == 9
