"""Two documents compared: pairs, findings in order, what is ignored."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

import pytest

from builders import a_function_call, a_message, a_response, an_output, as_json_lines
from inspector.core.diff.comparison import compare
from inspector.core.diff.finding import Label
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.items.envelope import Envelope
from inspector.core.items.item import Item
from inspector.core.progress import CancelledError
from inspector.core.rules.catalogue import message_of
from inspector.core.source.document import Document
from sides import a_side, codes_between, compared


def test_a_document_does_not_differ_from_itself():
    body = a_response(a_message(), a_function_call(), an_output())
    result = compared(body, body)
    assert (result.findings, result.changes, result.blocks) == ((), (), False)
    assert all(pair.is_same for pair in result.pairs)


def test_findings_are_listed_by_rule_the_flags_first():
    left = [a_function_call("[1]", call_id=f"c{n}", id=f"i{n}") for n in range(3)]
    right = [dict(item) for item in left]
    right[0]["arguments"] = "[2]"
    right[1]["id"] = "other"
    right[2]["type"] = "acme:function_call"
    assert codes_between(left, right) == [
        "diff/type-namespace",
        "diff/arguments",
        "diff/identity",
    ]


def test_an_item_without_partner_is_named():
    result = compared([a_function_call(), an_output()], [a_function_call()])
    (finding,) = result.findings
    assert finding.code == "diff/only-left"
    assert "function_call_output" in message_of(finding, "en")
    assert "call_001" in message_of(finding, "ko")


def test_the_same_items_in_another_order_differ_in_nothing_else():
    items = [a_function_call(call_id=f"c{n}", id=f"i{n}") for n in range(4)]
    assert codes_between(items, [items[-1], *items[:-1]]) == ["diff/reordered"]


def test_what_a_dialect_lets_pass_stays_counted():
    left, right = a_function_call(), a_function_call(id="x", created_by="y")
    result = compared(left, right)
    assert result.ignored == {"open-responses": 1, "openai": 1}
    assert result.counts[Label.IDENTITY] == 2
    assert not result.blocks


def test_without_a_dialect_its_members_are_ordinary():
    result = compared(a_function_call(), a_function_call(id="x"), dialects=())
    assert [f.code for f in result.findings] == ["diff/member"]
    assert result.ignored == {}


def test_a_dialect_that_is_not_there_is_a_key_error():
    with pytest.raises(KeyError):
        compared(a_function_call(), a_function_call(), dialects=["none-such"])


def test_places_name_record_pointer_and_item_of_their_own_side():
    left = as_json_lines(a_message(), a_function_call("[1]"))
    right = a_response(a_function_call("[2]"))
    result = compared(left, right)
    finding = next(f for f in result.findings if f.code == "diff/arguments")
    assert (finding.left.record, finding.left.item) == (1, 1)
    assert finding.left.pointer == "/arguments"
    assert (finding.right.record, finding.right.item) == (0, 0)
    assert finding.right.pointer == "/output/0/arguments"


@dataclass(frozen=True)
class Looked:
    """What an inspection knows of one item."""

    item: Item


@dataclass(frozen=True)
class LookedAt:
    """The part of an inspection that a comparison asks for."""

    document: Document
    items: tuple[Looked, ...]
    envelope: Envelope


def test_two_inspections_are_compared_by_their_items():
    sides = [a_side(a_function_call(name=name)) for name in "ab"]
    left, right = (
        LookedAt(side.document, tuple(map(Looked, side.items)), Envelope(side.bodies))
        for side in sides
    )
    assert [f.code for f in compare(left, right).findings] == ["diff/name"]


def test_a_comparison_travels_between_processes():
    result = compared(a_function_call("[1]"), a_function_call("[2]"))
    assert pickle.loads(pickle.dumps(result)).findings == result.findings


@pytest.mark.parametrize("content", ["", "{", "null", "[]", "[1,2]", "plain text"])
def test_a_side_without_items_is_a_side(content):
    result = compared(content, a_function_call())
    assert "diff/only-right" in [f.code for f in result.findings]


def test_pairs_that_only_their_places_made_are_told():
    left = [a_function_call(f"[{n}]", call_id=f"a{n}", id=f"x{n}") for n in range(4)]
    right = [a_function_call(f"[9{n}]", call_id=f"b{n}", id=f"y{n}") for n in range(4)]
    assert compared(left, right).is_by_position
    assert not compared(left, left).is_by_position
    assert not compared(left[:1], right[:1]).is_by_position


def test_items_of_a_batch_are_paired_within_their_response():
    same = a_function_call(call_id="call_0")  # a model that mints the same id each time
    lines = [
        {"custom_id": name, "response": {"body": a_response(same, id=f"resp_{name}")}}
        for name in "abc"
    ]
    left, right = as_json_lines(*lines), as_json_lines(*reversed(lines[1:]))
    result = compared(left, right)
    found = [(p.pair.left is None, p.pair.right is None) for p in result.pairs]
    assert found == [(False, True), (False, False), (False, False)]
    assert [f.code for f in result.findings] == ["diff/only-left"]
    assert [p.pair.within for p in result.pairs] == [0, 1, 2]


def test_the_way_responses_are_paired_can_be_chosen():
    lines = [a_response(a_function_call(f"[{n}]"), id=f"resp_{n}") for n in range(2)]
    left, right = as_json_lines(*lines), as_json_lines(*reversed(lines))
    assert compared(left, right).findings == ()
    by_place = compared(left, right, responses_by=ResponsesBy.POSITION)
    assert {f.code for f in by_place.findings} == {"diff/arguments"}
    assert by_place.responses.is_chosen


class Watching:
    """Notes what it is told, and stops waiting after so many steps."""

    def __init__(self, patience: int = 1_000_000) -> None:
        self.told: list[tuple[int, int]] = []
        self._patience = patience

    def advance(self, done: int, total: int) -> None:
        self.told.append((done, total))

    def cancelled(self) -> bool:
        return len(self.told) > self._patience


MANY = [a_function_call(f"[{n}]", call_id=f"call_{n}") for n in range(300)]


def test_a_long_comparison_tells_how_far_it_is():
    watching = Watching()
    compared(MANY, MANY, progress=watching)
    done = [each for each, _ in watching.told]
    assert done == sorted(done)
    assert done[-1] > 200


@pytest.mark.parametrize("patience", [0, 3, 14])
def test_a_comparison_nobody_waits_for_stops(patience):
    watching = Watching(patience)
    with pytest.raises(CancelledError):
        compared(MANY, MANY, progress=watching)
    assert len(watching.told) == patience + 1
