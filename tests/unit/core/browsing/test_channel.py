"""What goes over a channel can be sent to another process."""

from __future__ import annotations

import pickle

from inspector.core.browsing.channel import Failed, Reach
from inspector.core.errors import InspectorError


def test_messages_survive_the_way():
    reach = Reach(12, is_whole=True)
    assert pickle.loads(pickle.dumps(reach)) == reach
    failed = Failed(InspectorError("input-empty", name="log.jsonl"))
    there = pickle.loads(pickle.dumps(failed))
    assert there.error.text("en") == failed.error.text("en")
