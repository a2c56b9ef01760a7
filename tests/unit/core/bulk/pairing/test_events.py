import marshal

from inspector.core.bulk.pairing.events import CODES, LISTED, Course, Keyed, Seen
from inspector.core.checks.pairing.halves import Role

SEEN = Seen(1, "/call_id", 2, 4, (1, 3, 2, 2), (0, 0, 9), "t", None, "c", False)


def test_every_role_has_a_number_of_its_own():
    assert set(CODES) == set(Role)
    assert len({*CODES.values(), LISTED}) == len(Role) + 1


def test_halves_are_plain_values_that_marshal_writes():
    half = (CODES[Role.CALL], "call_1", tuple(SEEN), "call_id", True, 1, 0, None, 5)
    again = Keyed(*marshal.loads(marshal.dumps(half)))
    assert Seen(*again.seen) == SEEN
    assert (again.what, again.what_item) == ("", 0)


def test_a_part_without_items_goes_on_as_the_one_before():
    assert Course().loose == Course().stretches == 0
