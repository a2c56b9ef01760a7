"""A block is one pair laid out, with where its findings stand."""

from __future__ import annotations

from builders import a_function_call
from inspector.ui.models.diff_block import block_of, size_of
from sides import compared


def test_findings_and_marks_have_their_rows():
    result = compared(
        a_function_call(id="fc_1"), a_function_call(id="fc_2", type="x:function_call")
    )
    block = block_of(result, 0)
    texts = [row.left.text.strip() for row in block.rows]
    assert [texts[row] for row in block.first_rows] == [
        '"type": "function_call",',
        '"id": "fc_1",',
    ]
    assert block.marks == ((1, "block"), (2, "info"))


def test_a_change_reaches_over_all_its_rows():
    left = a_function_call('{"a":1}')
    result = compared(left, a_function_call({"a": 1, "b": 2}))
    block = block_of(result, 0)
    codes = [finding.code for finding in result.pairs[0].findings]
    place = codes.index("diff/arguments-type")
    change = result.pairs[0].findings[place].change
    rows = block.reach(change, block.first_rows[place])
    shown = [block.rows[row].right.text.strip() for row in rows]
    assert shown == ['"arguments": {', '"a": 1,', '"b": 2', "},"]


def test_wide_characters_take_two_cells():
    narrow = block_of(compared(a_function_call(), a_function_call()), 0)
    wide = a_function_call(name="한글" * 40)
    assert block_of(compared(wide, wide), 0).cells >= 160 > narrow.cells


def test_the_size_of_a_pair_is_that_of_both_sides():
    result = compared([a_function_call(name="x" * 500)], "[]")
    assert 500 < size_of(result, 0) < 700
    both = compared(a_function_call(), a_function_call())
    assert size_of(both, 0) == len(both.left.document.text) * 2
