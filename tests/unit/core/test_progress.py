"""Work that nobody waits for any more stops at its next checkpoint."""

from __future__ import annotations

import pytest

from inspector.core.progress import (
    VALUES_A_CHECKPOINT,
    CancelledError,
    attended,
    stop_if_cancelled,
    watched,
)


class Listener:
    def __init__(self, patience=None):
        self.told = []
        self.patience = patience

    def advance(self, done, total):
        self.told.append((done, total))

    def cancelled(self):
        return self.patience is not None and len(self.told) > self.patience


def test_all_values_pass_and_progress_is_told_now_and_then():
    listener = Listener()
    count = 2 * VALUES_A_CHECKPOINT + 1
    values = list(watched(range(count), listener, lambda value: value * 10, 9_999))
    assert values == list(range(count))
    assert listener.told == [
        (place * 10, 9_999) for place in range(0, count, VALUES_A_CHECKPOINT)
    ]


def test_it_stops_once_nobody_waits():
    listener = Listener(patience=1)
    seen = []
    with pytest.raises(CancelledError):
        seen.extend(watched(range(10_000), listener, int, 10_000))
    assert len(seen) == VALUES_A_CHECKPOINT


def test_without_anybody_to_tell_it_just_passes():
    assert list(watched("abc", None, len, 1)) == ["a", "b", "c"]


def test_values_may_be_attended_without_a_place():
    listener = Listener()
    assert list(attended(range(200), listener)) == list(range(200))
    assert list(attended(range(3), None)) == [0, 1, 2]
    assert listener.told == []


def test_nobody_waiting_stops_at_once():
    impatient = Listener(patience=-1)
    with pytest.raises(CancelledError):
        list(attended([1], impatient))
    with pytest.raises(CancelledError):
        stop_if_cancelled(impatient)
    stop_if_cancelled(None)
    stop_if_cancelled(Listener())
