"""What holds of every comparison, whatever the two sides are."""

from __future__ import annotations

import json
import random

import pytest
from deepdiff import DeepDiff
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from builders import a_function_call, a_message, a_response, as_json
from compared_documents import documents, unmistakable, values
from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.changes import compare_values
from inspector.core.diff.comparison import Comparison, compare
from inspector.core.diff.equality import Digests
from inspector.core.diff.finding import Change, ChangeKind, DiffPlace, Label
from inspector.core.diff.side_by_side import lay_side_by_side
from inspector.core.rules.catalogue import message_of
from inspector.core.source.json_nodes import span_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.pointer import resolve
from sides import an_item_scope, compared
from wrapped import WAYS


def places_of(change: Change) -> list[tuple[DiffPlace, str]]:
    sides = (change.left, "left"), (change.right, "right")
    return [(place, side) for place, side in sides if place is not None]


def text_of(result: Comparison, side: str) -> str:
    return (result.left if side == "left" else result.right).document.text


@given(documents)
def test_nothing_differs_from_itself(document):
    result = compared(document, document)
    assert (result.changes, result.findings) == ((), ())


SAID = {"type": "message", "role": "user", "content": {}}


@given(documents, st.booleans())
@example([SAID, dict(reversed(SAID.items()))], False)
def test_another_layout_of_the_same_document_blocks_nothing(document, ascii_only):
    left = json.dumps(document, indent=2, ensure_ascii=ascii_only)
    right = json.dumps(document, ensure_ascii=not ascii_only, sort_keys=True)
    result = compared(left, right)
    assert {change.label for change in result.changes} <= {Label.SPELLING}
    assert not result.blocks


@settings(suppress_health_check=[HealthCheck.filter_too_much])  # ids must differ
@given(documents, st.randoms(use_true_random=False))
def test_shuffled_items_differ_in_their_order_only(document, chance: random.Random):
    shuffled = list(document)
    chance.shuffle(shuffled)
    ids = [item.get("call_id", item.get("id")) for item in document]
    assume(len(set(ids)) == len(ids) and None not in ids)
    codes = {f.code for f in compared(document, shuffled).findings}
    assert codes <= {"diff/reordered"}


@given(documents, documents)
def test_the_other_way_round_everything_is_mirrored(left, right):
    there, back = compared(left, right), compared(right, left)
    mirror = {
        "diff/only-left": "diff/only-right",
        "diff/only-right": "diff/only-left",
    }
    assert sorted(mirror.get(f.code, f.code) for f in there.findings) == sorted(
        f.code for f in back.findings
    )
    turned = {ChangeKind.ADDED: "removed", ChangeKind.REMOVED: "added"}
    assert sorted(turned.get(c.kind, c.kind.value) for c in there.changes) == sorted(
        c.kind.value for c in back.changes
    )


@given(values, values)
def test_two_trees_differ_in_the_same_places_from_both_sides(left, right):
    sides = [an_item_scope({"type": "x", "v": value}) for value in (left, right)]
    nodes = [side.item.get("v") for side in sides]
    there = compare_values(nodes[0], sides[0], nodes[1], sides[1])
    back = compare_values(nodes[1], sides[1], nodes[0], sides[0])
    assert {(c.label, c.left, c.right) for c in map(without_ranges, there)} == {
        (c.label, c.right, c.left) for c in map(without_ranges, back)
    }


def without_ranges(change: Change) -> Change:
    """A change without its characters: words may be matched in two ways."""

    def bare(place: DiffPlace | None) -> DiffPlace | None:
        return place and DiffPlace(place.item, place.record, place.pointer, place.span)

    return Change(change.kind, change.label, bare(change.left), bare(change.right))


@given(documents, documents)
def test_every_place_is_where_its_pointer_leads(left, right):
    result = compared(left, right)
    for change in (*result.changes, *(f.change for f in result.findings)):
        for place, side in places_of(change):
            document = (result.left if side == "left" else result.right).document
            node = resolve(document.records[place.record].root, place.pointer)
            if place.inner is None:
                assert span_of(node) == place.span
            else:
                inner = resolve(read_json(node.text).root, place.inner)
                assert inner is not None
                assert span_of(inner) == place.inner_span
                assert span_of(node).start < place.span.start
            for part in place.ranges:
                assert place.span.start <= part.start <= part.end <= place.span.end


@given(documents, documents)
def test_every_finding_has_words_and_a_row_and_rows_show_both_texts(left, right):
    result = compared(left, right)
    rows = lay_side_by_side(result)
    for finding in result.findings:
        assert message_of(finding, "en")
        assert message_of(finding, "ko")
        assert rows.rows[rows.row_of(finding)].label is not None
    for side, text in (("left", "left"), ("right", "right")):
        document = text_of(result, text)
        for row in rows.rows:
            line = getattr(row, side)
            for piece in line.pieces if line else ():
                logged = document[piece.offset : piece.offset + piece.length]
                shown = line.text[piece.column : piece.column + piece.length]
                assert shown == logged


@given(documents, documents)
def test_every_item_stands_in_exactly_one_pair(left, right):
    pairs = [entry.pair for entry in compared(left, right).pairs]
    lefts = [pair.left.index for pair in pairs if pair.left]
    rights = [pair.right.index for pair in pairs if pair.right]
    assert lefts == list(range(len(left)))
    assert sorted(rights) == list(range(len(right)))


@given(unmistakable, unmistakable)
def test_sameness_is_deepdiffs_where_types_cannot_be_mistaken(left, right):
    digests = []
    for value in (left, right):
        text = json.dumps(value)
        digests.append(Digests(text).of(read_json(text).root))
    assert (digests[0] == digests[1]) == (not DeepDiff(left, right))


@given(unmistakable, unmistakable)
def test_a_tree_has_a_change_of_meaning_exactly_if_it_is_another_value(left, right):
    sides = [an_item_scope({"type": "x", "v": value}) for value in (left, right)]
    nodes = [side.item.get("v") for side in sides]
    changes = compare_values(nodes[0], sides[0], nodes[1], sides[1])
    means = any(change.label is Label.MEANING for change in changes)
    assert means == bool(DeepDiff(left, right))


@pytest.mark.parametrize("way", WAYS)
def test_however_a_side_was_pasted_only_what_differs_is_said(way):
    body = a_response(a_function_call('{"n": 1, "note": "it\'s"}'), a_message("it's"))
    other = a_response(a_function_call('{"n": 2, "note": "it\'s"}'), a_message("it's"))
    plain = inspect_content(as_json(body))
    assert compare(plain, inspect_content(WAYS[way](body))).findings == ()
    found = compare(plain, inspect_content(WAYS[way](other))).findings
    assert [finding.code for finding in found] == ["diff/arguments"]
    assert found[0].right.inner == "/n"
