"""Findings are listed by weight, and what is said alike shares a chip."""

from __future__ import annotations

from builders import a_function_call, an_output, as_json
from diffs import calls
from inspector.ui.models.diff_outline import outline_of
from sides import compared


def test_type_namespace_and_call_id_come_first():
    left = a_function_call('{"a":1}', id="fc_1", call_id="call_1", status="completed")
    right = a_function_call(
        '{"a":2}', id="fc_2", call_id="call_2", type="acme:function_call"
    )
    words = [chip.words for chip in outline_of(compared(left, right)).chips]
    assert words == [
        "type namespace: function_call → acme:function_call",
        "call_id: call_1 → call_2",
        "arguments /a: 1 → 2",
        "id",
    ]


def test_what_is_said_alike_shares_a_chip():
    outline = outline_of(
        compared(calls(5), calls(5, type="acme:function_call")),
    )
    (chip,) = outline.chips
    assert chip.numbers == (0, 1, 2, 3, 4)
    assert [found.pair for found in outline.findings] == [0, 1, 2, 3, 4]
    assert outline.blocking == 5


def test_the_same_words_of_another_weight_have_a_chip_of_their_own():
    left = [a_function_call(), an_output(id="fco_1", x=1)]
    right = [a_function_call(id="fc_2"), an_output(id="fco_2", x=2)]
    outline = outline_of(compared(left, right))
    assert [(chip.words, chip.severity) for chip in outline.chips] == [
        ("x: 1 → 2", "warn"),
        ("id", "info"),
    ]
    assert outline.warning == 1


def test_only_what_blocks_is_stepped_through_if_asked():
    left = a_function_call(id="fc_1")
    right = a_function_call(id="fc_2", name="other")
    outline = outline_of(compared(left, right))
    assert outline.shown(only_blocking=False) == (0, 1)
    assert outline.shown(only_blocking=True) == (0,)
    assert outline.compared(1) is outline.comparison.pairs[0]


def test_every_finding_knows_its_place():
    outline = outline_of(compared(calls(3), calls(3, name="x", id="y")))
    for finding, pair, place in outline.findings:
        assert outline.comparison.pairs[pair].findings[place] is finding


def test_a_side_that_cannot_be_read_is_no_whole_one():
    text = as_json(a_function_call())
    assert outline_of(compared(text, text)).is_whole
    cut = outline_of(compared(text, text + "\n{"))
    assert (cut.is_whole, cut.are_whole) == (False, (True, False))
