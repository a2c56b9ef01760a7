"""What a reader of another API's stream is."""

from __future__ import annotations

from inspector.core.items.foreign.table import STREAMS
from other_apis import located


def test_every_stream_says_by_which_members_its_events_are_known():
    assert all(stream.keys for stream in STREAMS)
    assert not any(stream.is_event(located({})) for stream in STREAMS)
