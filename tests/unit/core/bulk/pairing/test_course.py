from inspector.core.bulk.pairing.course import LogCourse
from inspector.core.bulk.pairing.events import Course, Ending, Seen

SEEN = Seen(0, "/id", 1, 2, (1, 2, 1, 1), (0, 0, 9), "reasoning", None, "rs", False)


def followed(*courses) -> tuple[LogCourse, list]:
    told = []
    course = LogCourse(0, 100, lambda *said: told.append(said))
    for number, each in enumerate(courses):
        course.take(each, lines=number * 10, offset=number * 1000)
    return course, told


def test_each_part_begins_where_the_one_before_ended():
    course, _ = followed(Course(items=3, loose=2, stretches=1), Course(items=1))
    first, second = course.bases
    assert (first.items, first.loose, first.stretch) == (100, 0, 0)
    assert (second.items, second.loose, second.stretch) == (103, 2, 1)
    assert (second.lines, second.offset) == (10, 1000)


def test_a_call_behind_an_answer_in_the_part_before_begins_a_turn():
    answered = Course(items=1, loose=1, is_answered=True)
    calls = Course(items=1, loose=1, first_call=Ending("function_call", 0))
    assert followed(answered, calls)[0].bases[1].stretch == 1
    assert followed(Course(items=1, loose=1), calls)[0].bases[1].stretch == 0


def test_reasoning_is_judged_by_what_comes_in_a_later_part():
    waits = Course(items=1, loose=1, leading=(tuple(SEEN),), has_reasoning=True)
    aside = Course(items=0)
    user = Course(items=1, loose=1, decider=(True, "message (user)"))
    model = Course(items=1, loose=1, decider=(False, ""))
    assert len(followed(waits, aside, user)[1]) == 1
    assert followed(waits, aside, model)[1] == []


def test_reasoning_that_nothing_follows_is_told_in_the_end():
    waits = Course(items=1, loose=1, leading=(tuple(SEEN),))
    course, told = followed(Course(items=1, loose=1), waits)
    assert told == []
    course.close()
    ((seen, base, finding),) = told
    assert seen.item + base.items == 101
    assert finding.code == "pairing/reasoning-dangling"
