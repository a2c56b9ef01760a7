import pickle

import pytest

from builders import a_function_call
from bulk_runs import as_a_whole, in_parts, in_parts_or_order, write_lines
from event_streams import a_stream
from inspector.core.bulk.order import OrderNeededError


def test_it_comes_through_from_another_process():
    assert isinstance(pickle.loads(pickle.dumps(OrderNeededError())), OrderNeededError)


def test_events_of_one_stream_over_many_lines_are_read_in_order(tmp_path):
    lines = [a_function_call(), *a_stream()]
    log = write_lines(tmp_path / "a.jsonl", lines)
    with pytest.raises(OrderNeededError):
        in_parts([log], part=300)
    report = in_parts_or_order([log], part=300)
    assert report == as_a_whole([log])
