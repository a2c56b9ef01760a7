"""A place is said by its line, its item and its pointer."""

from __future__ import annotations

import pytest

from inspector.core.summary.observed import Where
from inspector.ui.models.place_list import PlaceList, place_words
from inspector.ui.models.summary_table import Behind

CALL = Where(0, 1200, "/response/body/output/0", 7)
RESPONSE = Where(1, 3, "")


def test_a_place_is_said_as_far_as_it_is_known(qapp):
    assert place_words(CALL) == "line 1,200 · item 7 · /response/body/output/0"
    assert place_words(RESPONSE) == "line 3"


def test_places_are_listed_in_order(qapp):
    places = PlaceList()
    assert places.rowCount() == 0
    places.show(Behind("Calls", True, (CALL, RESPONSE)))
    assert [places.index(n).data() for n in range(2)] == [
        place_words(CALL),
        place_words(RESPONSE),
    ]
    assert places.where(1) is RESPONSE
    places.show(None)
    with pytest.raises(IndexError):
        places.where(0)
