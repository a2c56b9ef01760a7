import json

import pytest

from builders import a_function_call, a_message, an_output
from bulk_runs import as_a_whole, in_parts, write_lines
from inspector.core.bulk.pairing.events import Leader, PartOrder, Seen
from inspector.core.bulk.pairing.neighbours import LogNeighbours, OrderNotes
from inspector.core.bulk.rows.rows import Base
from inspector.core.targets.target import DEFAULT_TARGET, target_of

MISTRAL, FIRST = target_of("mistral"), 100
OUTPUT, USER, ASSISTANT = "function_call_output", "user", "assistant"


def noted(*items, target=MISTRAL):
    notes = OrderNotes(target)
    for number, what in enumerate(items):
        type_text = what if what == OUTPUT else "message"
        seen = tuple(Seen(number, "", 0, 9, (), (), type_text, None, None, False))
        role = None if what == OUTPUT else what
        notes.take(Leader(type_text, what, number), role, lambda seen=seen: seen)
    return notes.noted()


def told(*parts):
    log, items, found = LogNeighbours(MISTRAL, FIRST), 0, []
    for part, count in parts:
        for seen, finding in log.take(part, Base(items=FIRST + items)):
            said = dict(finding.details)
            found.append((seen.item + items, said["before"], said["other"]))
        items += count
    return found


def test_what_must_not_follow_is_told_with_what_it_follows():
    part = noted(OUTPUT, USER, OUTPUT, ASSISTANT, USER, OUTPUT, OUTPUT, USER)
    assert told((part, 8)) == [(1, OUTPUT, "#0"), (7, OUTPUT, "#6")]


def test_parts_are_brought_together():
    behind, before = noted(USER, OUTPUT), noted(OUTPUT)
    assert told((before, 1), (behind, 2), (behind, 2)) == [
        (1, OUTPUT, "#0"),
        (3, OUTPUT, "#2"),
    ]
    assert told((before, 1), (noted(ASSISTANT), 1), (behind, 2)) == []


def test_a_target_that_asks_for_no_order_hears_of_none():
    plain = target_of(DEFAULT_TARGET)
    assert noted(OUTPUT, USER, target=plain) == PartOrder()
    assert not OrderNotes(plain).is_asked
    assert OrderNotes(MISTRAL).is_asked


@pytest.mark.parametrize("part", [150, 500, 10**6])
@pytest.mark.parametrize("is_quick", [True, False])
def test_a_log_gets_the_same_report_however_it_is_cut(tmp_path, part, is_quick):
    pair = [a_function_call(call_id="a1B2c3D4e"), an_output(call_id="a1B2c3D4e")]
    lines = [*pair, a_message("hm", role="user"), a_message()] * 4
    log = write_lines(tmp_path / "a.jsonl", lines)
    said = in_parts([log], part=part, is_quick=is_quick, target="mistral")
    assert said == as_a_whole([log], target="mistral")
    assert json.loads(said)["summary"]["rules"]["target/order"] == 4
