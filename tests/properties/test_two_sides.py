"""What holds of ignoring, patching, both directions and two logs, whatever they hold.

Pairs out of ``../shared/real``: the answers of one test of a library, recorded with
different providers, and its responses put into one log.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import a_response, as_json, as_json_lines
from compared_documents import documents
from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.comparison import Comparison, compare
from inspector.core.diff.directions import directions_of
from inspector.core.diff.ignore_rule import parse_ignore_rule
from inspector.core.diff.ignoring import counts_by_rule, ignoring
from inspector.core.diff.json_patch import json_patch
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.gate.sending import sendings_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.pointer import resolve
from inspector.core.summary.observing import observed_in
from inspector.core.summary.summary import summary_of
from patches import applied, exactly
from sides import compared

RULES = [
    *("/arguments", "/arguments > /**", "/*", "call_id", "a", "diff/member"),
    *("kind:meaning", "kind:spelling", "kind:identity", "kind:moved"),
    "dialect:open-responses",
]

ways = st.sampled_from(list(ResponsesBy))
logs = st.lists(documents, min_size=2, max_size=4)


def a_batch(log: list[list]) -> list[dict]:
    """A log of responses as lines of a batch."""
    return [
        {"custom_id": f"task-{number}", "response": {"body": a_response(*items)}}
        for number, items in enumerate(log)
    ]


@given(documents, documents, st.lists(st.sampled_from(RULES), max_size=3))
def test_what_is_ignored_and_what_is_left_are_all_there_was(left, right, rules):
    whole = compared(left, right)
    result = ignoring(whole, map(parse_ignore_rule, rules))
    for before, after in zip(whole.pairs, result.pairs, strict=True):
        aside = [entry.change for entry in after.set_aside]
        said = [found for entry in after.set_aside for found in entry.findings]
        assert {*aside, *after.changes} == set(before.changes)
        assert not {*aside} & {*after.changes}
        assert sorted(map(repr, (*said, *after.findings))) == sorted(
            map(repr, before.findings)
        )
    assert sum(counts_by_rule(result).values()) == len(result.set_aside)
    assert ignoring(result, []).findings == whole.findings


@given(documents, documents)
def test_a_patch_of_any_pair_gives_the_right_item(left, right):
    result = compared(left, right)
    for entry in result.pairs:
        patch = json_patch(result, entry)
        if entry.pair.left is None or entry.pair.right is None:
            assert patch is None
            continue
        values = [
            json.loads(side.document.text)[item.index]
            for side, item in (
                (result.left, entry.pair.left),
                (result.right, entry.pair.right),
            )
        ]
        assert exactly(applied(patch, values[0])) == exactly(values[1])


@given(documents, documents)
def test_swapped_sides_swap_both_directions(left, right):
    there = directions_of(compared(left, right))
    back = directions_of(compared(right, left))
    assert [d.answer for d in there] == [d.answer for d in back[::-1]]
    assert sorted(f.code for f in there[0].because if "only" not in f.code) == sorted(
        f.code for f in back[1].because if "only" not in f.code
    )


@given(documents)
def test_the_same_may_go_both_ways_as_far_as_differences_go(document):
    assert {d.answer.value for d in directions_of(compared(document, document))} == {
        "yes"
    }


@given(logs, st.randoms(use_true_random=False))
def test_a_batch_in_another_order_differs_in_nothing(log, chance: random.Random):
    lines = a_batch(log)
    shuffled = list(lines)
    chance.shuffle(shuffled)
    result = compared(as_json_lines(*lines), as_json_lines(*shuffled))
    assert (result.findings, result.changes) == ((), ())


@given(logs, logs, ways)
def test_however_responses_are_paired_every_item_stands_in_one_pair(left, right, way):
    sides = as_json_lines(*a_batch(left)), as_json_lines(*a_batch(right))
    result = compared(*sides, responses_by=way)
    for number, side in enumerate((result.left, result.right)):
        items = [
            (pair.pair.left, pair.pair.right)[number].index
            for pair in result.pairs
            if (pair.pair.left, pair.pair.right)[number] is not None
        ]
        assert sorted(items) == [item.index for item in side.items]


@given(logs, logs)
def test_two_logs_mirror_when_they_change_sides(left, right):
    old, new = (
        observed_in(inspect_content(as_json_lines(*a_batch(log))))
        for log in (left, right)
    )
    there, back = summary_of(old, new), summary_of(new, old)
    for one, other in zip(there.measures, back.measures, strict=True):
        assert (one.counted, one.left, one.right) == (
            other.counted,
            other.right,
            other.left,
        )
        if one.difference is not None:
            assert one.difference.value == pytest.approx(-other.difference.value)


@pytest.fixture(scope="module")
def recorded(shared: Path) -> dict[str, list[Path]]:
    """Recorded responses by the test that they were recorded for."""
    found: defaultdict[str, list[Path]] = defaultdict(list)
    for path in sorted((shared / "real" / "response_json").rglob("*.json")):
        found[path.name.split("__")[0]].append(path)
    return dict(found)


def test_recorded_answers_of_other_providers_are_compared_whole(recorded):
    chance = random.Random(7)
    for paths in recorded.values():
        for _ in range(min(len(paths), 8)):
            texts = [chance.choice(paths).read_text("utf-8") for _ in range(2)]
            sides = [inspect_content(text) for text in texts]
            result = compare(*sides)
            assert_places_resolve(result)
            back = compare(*sides[::-1])
            assert len(back.findings) == len(result.findings)
            to_left, to_right = sendings_of(*sides, result)
            assert [to_right.answer, to_left.answer] == [
                each.answer for each in sendings_of(*sides[::-1], back)
            ]


def test_recorded_answers_in_one_log_pair_with_themselves(recorded):
    for paths in recorded.values():
        bodies = [json.loads(path.read_text("utf-8")) for path in paths[:12]]
        lines = [
            {"custom_id": f"t{number}", "response": {"body": body}}
            for number, body in enumerate(bodies)
        ]
        sides = [as_json_lines(*lines), as_json_lines(*lines[::-1])]
        left, right = (inspect_content(side) for side in sides)
        assert compare(left, right).findings == ()
        found = summary_of(observed_in(left), observed_in(right))
        for measure in found.measures:
            assert len(measure.left.hits) == len(measure.right.hits)


def test_a_recorded_answer_against_itself_is_the_same(recorded):
    for paths in recorded.values():
        for path in paths[:6]:
            text = path.read_text("utf-8")
            assert compare(inspect_content(text), inspect_content(text)).findings == ()


def assert_places_resolve(result: Comparison) -> None:
    """Both pointers of every change lead to a value."""
    for change in result.changes:
        for place, side in ((change.left, result.left), (change.right, result.right)):
            if place is not None:
                root = side.document.records[place.record].root
                node = resolve(root, place.pointer)
                assert node is not None
                if place.inner is not None:
                    assert resolve(read_json(node.text).root, place.inner) is not None


def test_nothing_is_said_of_two_empty_logs():
    result = compare(inspect_content("[]"), inspect_content(as_json([])))
    assert (result.pairs, result.findings) == ((), ())
