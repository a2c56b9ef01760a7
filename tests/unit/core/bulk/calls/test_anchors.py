import pytest

from inspector.core.bulk.calls.anchors import anchor_of, anchored_at


def test_a_place_is_found_again_behind_the_slot_before_it():
    places = [(10, 14), (20, 30)]
    assert anchor_of(places, 3) == (-1, 3)
    assert anchor_of(places, 10) == (-1, 10)
    assert anchor_of(places, 12) is None
    assert anchor_of(places, 14) == (0, 0)
    assert anchor_of(places, 19) == (0, 5)
    assert anchor_of(places, 33) == (1, 3)


@pytest.mark.parametrize("offset", [3, 10, 14, 19, 33])
def test_an_anchored_place_is_found_again(offset):
    places = [(10, 14), (20, 30)]
    anchor = anchor_of(places, offset)
    assert anchor is not None
    assert anchored_at(anchor, places) == offset


def test_places_move_with_what_stands_before_them():
    assert anchored_at((-1, 3), [(110, 114)], 100) == 103
    assert anchored_at((0, 5), [(110, 120)], 100) == 125
