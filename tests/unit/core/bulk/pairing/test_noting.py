import marshal

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.core.bulk.pairing.events import CALL, ELSEWHERE, OUTPUT, Keyed
from inspector.core.bulk.pairing.noting import Notes
from inspector.core.bulk.rows.rows import Where
from inspector.core.checks.inspection import inspect_content


def noted(*lines) -> Notes:
    notes = Notes()
    for number, line in enumerate(lines):
        inspection = inspect_content(as_json(line))
        where = Where(number, number * 100, 100)
        notes.see(inspection.items, inspection.document, where)
    return notes


def halves(notes):
    heaps = (marshal.loads(heap) for heap in notes.heaps() if heap)
    return [half for heap in heaps for half in heap]


def test_both_halves_of_a_pair_are_in_one_heap():
    notes = noted(a_function_call(call_id="c"), an_output(call_id="c"))
    assert [half[0] for half in halves(notes)] == [CALL, OUTPUT]
    assert sum(map(bool, notes.heaps())) == 1


def test_a_half_knows_what_its_turn_ended_with():
    notes = noted(a_function_call(call_id="c"), a_message(role="user"))
    (half,) = (Keyed(*half) for half in halves(notes))
    assert (half.what, half.what_item) == ("message (user)", 1)
    assert notes.course().stretches == 1


def test_a_call_that_opens_the_part_may_end_a_turn_of_the_part_before():
    course = noted(a_function_call(call_id="c")).course()
    assert course.first_call == ("function_call", 0)
    assert noted(a_message()).course().first_call is None


def test_calls_in_bodies_of_their_own_are_noted_by_their_id_alone():
    notes = noted(a_response(a_function_call(call_id="c")))
    ((role, key, is_reasoned, is_bare, _),) = halves(notes)
    assert (role, key, is_reasoned, is_bare) == (ELSEWHERE, "c", False, False)
    assert notes.course().loose == 0
    assert notes.course().items == 1


def test_reasoning_waits_for_what_follows_it_in_the_next_part():
    reasoning = {"type": "reasoning", "id": "rs_1", "summary": []}
    assert len(noted(reasoning).course().leading) == 1
    course = noted(a_message(), reasoning).course()
    assert (len(course.leading), len(course.trailing)) == (0, 1)
    course = noted(a_message(), reasoning, a_message(role="user")).course()
    assert [what for _, what in course.followed] == ["message (user)"]
