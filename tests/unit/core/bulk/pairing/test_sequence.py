import marshal
from array import array

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.core.bulk.pairing.events import CALL, ELSEWHERE, MENTION, OUTPUT
from inspector.core.bulk.pairing.sequence import TICKS, Sequence
from inspector.core.bulk.rows.rows import Where
from inspector.core.checks.inspection import inspect_content

USER = a_message(role="user")


def sequence_of(*lines, heaps=1) -> Sequence:
    notes = Sequence([], heaps)
    for number, line in enumerate(lines):
        inspection = inspect_content(as_json(line))
        where = Where(number, number * 100, 100)
        notes.see(inspection.items, inspection.document, where)
    return notes


def opened(notes):
    course = notes.course()
    return course, [marshal.loads(heap) for heap in notes.heaps() if heap]


def test_halves_stand_in_their_order_with_the_turns_before_them():
    call, output = a_function_call(call_id="c"), an_output(call_id="c")
    course, ((keys, steps, ticks, _, kinds, others),) = opened(
        sequence_of(call, USER, output)
    )
    assert keys == [b"c", b"c"]
    assert [kinds[step][0] for step in array("q", steps)] == [CALL, OUTPUT]
    assert list(array("q", ticks)) == [1, 3 + (1 << TICKS)]
    assert others == []
    assert (course.items, course.loose, course.stretches) == (3, 3, 1)


def test_ids_are_dealt_out_over_heaps_and_none_is_lost():
    calls = [a_function_call(call_id=f"call_{n}") for n in range(40)]
    _, heaps = opened(sequence_of(*calls, heaps=4))
    assert len(heaps) == 4
    found = sorted(key for heap in heaps for key in heap[0])
    assert found == sorted(f"call_{n}".encode() for n in range(40))


def test_a_call_that_opens_the_part_may_end_a_turn_of_the_part_before():
    assert sequence_of(a_function_call()).course().first_call is not None
    assert sequence_of(a_message()).course().first_call is None


def test_what_is_mentioned_or_elsewhere_is_kept_beside_the_halves():
    mention = {"type": "acme:x", "call_id": "m"}
    notes = sequence_of(mention, a_response(a_function_call(call_id="c")))
    notes.see_called([(b"d", False, None)], 2)
    notes.see_called([(b"e", True, ("t", "n", 1))], 1)
    course, ((*_, others),) = opened(notes)
    assert {(event[0], event[1]) for event in others} == {
        (MENTION, "m"),
        (ELSEWHERE, "c"),
        (ELSEWHERE, "d"),
        (ELSEWHERE, "e"),
    }
    assert course.items == 5


def test_reasoning_waits_for_what_follows_it_in_the_next_part():
    reasoning = {"type": "reasoning", "id": "rs_1", "summary": []}
    assert len(sequence_of(reasoning).course().leading) == 1
    course = sequence_of(a_message(), reasoning).course()
    assert (len(course.leading), len(course.trailing)) == (0, 1)
    course = sequence_of(a_message(), reasoning, USER).course()
    assert [what for _, what in course.followed] == ["message (user)"]


def test_a_part_without_loose_items_has_no_halves():
    course, heaps = opened(sequence_of(a_response(a_message())))
    assert heaps == []
    assert course.loose == 0
