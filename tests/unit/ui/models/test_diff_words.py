"""Few words say a finding, a pair, a caption and a row."""

from __future__ import annotations

import pytest

from builders import ABSENT, a_function_call, a_message, an_output
from inspector.ui.models.diff_block import block_of
from inspector.ui.models.diff_words import (
    LONGEST_VALUE,
    ChipWriter,
    caption_of,
    change_words,
    heading_of,
    spoken_row,
)
from sides import compared


def chips(left, right):
    writer, result = ChipWriter(), compared(left, right)
    return [
        writer.words(finding, pair)
        for pair in result.pairs
        for finding in pair.findings
    ]


@pytest.mark.parametrize(
    ("left", "right", "words"),
    [
        (
            a_function_call(),
            a_function_call(type="acme:function_call"),
            "type namespace: function_call → acme:function_call",
        ),
        (
            a_function_call(call_id="call_129"),
            a_function_call(call_id="call_7Qm2x"),
            "call_id: call_129 → call_7Qm2x",
        ),
        (
            a_function_call(),
            a_function_call(call_id=ABSENT),
            "call_id: call_001 → absent",
        ),
        (
            a_function_call(status="completed"),
            a_function_call(status="in_progress"),
            "status: completed → in_progress",
        ),
        (
            a_function_call('{"region":"apac"}'),
            a_function_call('{"region":"emea"}'),
            'arguments /region: "apac" → "emea"',
        ),
        (
            a_function_call('{"region":"apac"}'),
            a_function_call('{ "region": "apac" }'),
            "arguments: spelling only",
        ),
        (
            a_function_call('{"region":"apac"}'),
            a_function_call({"region": "apac"}),
            "arguments: string → object",
        ),
        (a_function_call(id="fc_1"), a_function_call(id="fc_2"), "id"),
        (
            a_function_call('{"a":1'),
            a_function_call('{"b":2}'),
            "arguments: no JSON on the left",
        ),
        (
            a_function_call(note="x"),
            a_function_call(note="y"),
            'note: "x" → "y"',
        ),
    ],
)
def test_a_finding_is_said_in_few_words(left, right, words):
    assert words in chips(left, right)


def test_an_item_without_partner_is_named():
    right = [a_function_call(), a_message("Bye")]
    assert chips([a_function_call()], right) == ["only right: message"]


def test_a_long_value_is_shortened():
    (words,) = chips(a_function_call(name="a" * 99), a_function_call(name="b"))
    left = words.removeprefix("name: ").partition(" → ")[0]
    assert len(left) == LONGEST_VALUE
    assert left.endswith("a…")


def test_what_cannot_be_painted_is_replaced():
    right = a_function_call(call_id="a\nb\ud800")
    assert chips(a_function_call(), right) == ["call_id: call_001 → a\ufffdb\ufffd"]


def test_a_pair_has_a_heading_that_says_why_it_is_one():
    result = compared(
        [a_function_call(), an_output(call_id="call_2"), a_message("Only here")],
        [a_function_call(), an_output(call_id="call_2", output="7")],
    )
    headings = [heading_of(pair) for pair in result.pairs]
    assert [heading.title for heading in headings] == [
        "item 0 ↔ item 0",
        "item 1 ↔ item 1",
        "item 2, only left",
    ]
    assert headings[0].note == (
        "paired by call_id · function_call get_sales_report · no difference"
    )
    assert headings[1].note == "paired by call_id · function_call_output"
    assert headings[2].note == "message"


def test_a_pair_that_moved_says_so():
    calls = [a_function_call(call_id=f"call_{n}", id=f"fc_{n}") for n in range(3)]
    result = compared(calls, [calls[1], calls[2], calls[0]])
    moved = [pair for pair in result.pairs if pair.pair.moved]
    assert moved
    assert all("other position" in heading_of(pair).note for pair in moved)


def test_a_caption_names_the_file_and_the_line():
    assert caption_of("a.jsonl", 118, is_left=True) == "Left: a.jsonl:118"
    assert caption_of("b.jsonl", None, is_left=False) == "Right: b.jsonl"
    cut = caption_of("b.jsonl", 2, is_left=False, is_whole=False)
    assert cut == "Right: b.jsonl:2 · not all of it could be read"


def test_a_row_is_spoken_with_what_differs():
    result = compared(
        a_function_call('{"a":1}'),
        a_function_call('{ "a": 1 }', type="acme:function_call", id="fc_2", x=1),
    )
    spoken = [spoken_row(row) for row in block_of(result, 0).rows]
    assert spoken[0] == "same: {"
    assert spoken[1] == (
        'difference that blocks, left: "type": "function_call",'
        ' right: "type": "acme:function_call"'
    )
    assert spoken[2].startswith("identity only, ")
    assert any(words.startswith("same value, other spelling") for words in spoken)
    assert any("left: nothing" in words for words in spoken)


def test_a_warning_is_a_difference_to_look_at():
    result = compared(a_function_call(note="x"), a_function_call(note="y"))
    words = {change_words(row) for row in block_of(result, 0).rows if row.label}
    assert words == {"difference to look at"}
