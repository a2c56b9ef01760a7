import pytest

from inspector.core.bulk.pairing.events import CALL, Seen
from inspector.core.bulk.pairing.placed_half import PlacedHalf
from inspector.core.bulk.rows.rows import Base

SEEN = Seen(3, "/call_id", 1, 9, (), (), "function_call", "list", "call_1", False)


def half(key="call_1", **seen):
    event = (CALL, key, tuple(SEEN._replace(**seen)), "call_id", True, 2, 4)
    return PlacedHalf(event, Base(items=100, stretch=10))


def test_it_is_counted_from_the_beginning_of_the_run():
    assert (half().number, half().stretch) == (103, 14)


def test_it_says_what_it_is_without_being_opened():
    assert (half().type_text, half().name_text) == ("function_call", "list")
    assert half().seen == SEEN


@pytest.mark.parametrize("id_text", [None, "", "a b", "-1", "한글", "x" * 99])
def test_an_id_that_a_sentence_shows_otherwise_names_nothing(id_text):
    assert half().is_named
    assert not half(id_text=id_text).is_named


def test_the_id_of_an_approval_names_nothing():
    assert not half(key=("approval", "call_1")).is_named
