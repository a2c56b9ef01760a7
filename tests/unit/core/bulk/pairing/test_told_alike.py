import json

import pytest

from builders import a_function_call, a_message, an_output
from bulk_runs import as_a_whole, in_parts, write_lines
from inspector.core.bulk.pairing.events import CALL, Seen
from inspector.core.bulk.pairing.heap import told_row
from inspector.core.bulk.pairing.placed_half import PlacedHalf
from inspector.core.bulk.pairing.told_alike import ToldAlike
from inspector.core.bulk.rows.packing import NOWHERE
from inspector.core.bulk.rows.rows import Base
from inspector.core.checks.finding import Finding, Severity

BASE = Base(1, lines=10, offset=1000, items=100)


def half(number, call_id, end_line=2):
    site = (2, 5, 40, 8, end_line, 13)
    named = ("function_call", "list", call_id, False)
    seen = Seen(number, "/call_id", 4, 12, site, (), *named)
    return PlacedHalf((CALL, call_id, tuple(seen)), BASE)


def told(of, **details):
    finding = Finding(
        "pairing/unanswered-call",
        Severity.WARN,
        NOWHERE,
        details=tuple(details.items()),
    )
    return told_row(of.seen, BASE, finding, is_own=True)


@pytest.mark.parametrize("end_line", [0, 2])
def test_others_are_told_of_as_the_first_one_is(end_line):
    alike = ToldAlike()
    assert alike.row("key", half(1, "call_1"), {}, is_own=True) is None
    alike.learn(
        "key", told(half(1, "call_1"), call_id='"call_1"', name="list", at="#7")
    )
    other = half(2, "call_2", end_line)
    row = alike.row("key", other, {"at": "#9"}, is_own=True)
    assert row == told(other, call_id='"call_2"', name="list", at="#9")
    assert alike.row("other key", other, {}, is_own=True) is None


IDS = ["call_1", "a b", "", "x" * 70, "한글", 'q"', "-1", "call_2"]


@pytest.mark.parametrize("part", [1, 500, 10**6])
def test_a_log_says_of_pairs_what_its_records_say_one_by_one(tmp_path, part):
    lines = [a_function_call(call_id=f"{key}{n}") for n in range(3) for key in IDS]
    lines += [a_message(role="user"), a_function_call(name="other", call_id="last")]
    lines += [an_output(call_id=f"{key}1") for key in IDS[1:]]
    lines += [an_output(call_id=f"gone{n}") for n in range(3)]
    lines += [a_message(role="user")]
    log = write_lines(tmp_path / "a.jsonl", lines)
    report = in_parts([log], part=part)
    assert report == as_a_whole([log])
    rules = json.loads(report)["summary"]["rules"]
    assert rules["pairing/unanswered-call"] > 10
    assert rules["pairing/not-adjacent"] > 5
    assert rules["pairing/orphan-output"] >= 3
