"""A helper is told how far it may read when it waits, and not before."""

from __future__ import annotations

from inspector.core.browsing.channel import Reach
from inspector.ui.models.reading_on import ReadingOn


class Helper:
    def __init__(self):
        self.heard = []

    def tell(self, message):
        self.heard.append(message)


def test_only_the_last_of_many_ends_is_told():
    helper = Helper()
    reading = ReadingOn(helper)
    ends = [Reach(n, is_whole=False) for n in range(1, 5)]
    for end in ends:
        reading.allow(end)
    assert helper.heard == ends[:1]
    reading.note_waiting()
    assert helper.heard == [ends[0], ends[-1]]


def test_the_same_end_is_told_once():
    helper = Helper()
    reading = ReadingOn(helper)
    reading.allow(Reach(3, is_whole=True))
    reading.note_waiting()
    reading.allow(Reach(3, is_whole=True))
    assert len(helper.heard) == 1
