import pytest

from builders import a_request, a_response
from bulk_runs import as_a_whole, in_parts, write_lines
from inspector.core.bulk.order import OrderNeededError
from pair_logs import LOGS, REASONING, USER, call, output


@pytest.mark.parametrize("name", LOGS)
@pytest.mark.parametrize("part", [1, 300])
def test_pairs_over_parts_are_those_of_the_whole_log(tmp_path, name, part):
    log = write_lines(tmp_path / "a.jsonl", LOGS[name])
    assert in_parts([log], part=part) == as_a_whole([log])


def test_what_only_the_order_of_records_tells_is_not_guessed(tmp_path):
    lines = [a_response(REASONING, call()), a_request(USER, call(), output())]
    log = write_lines(tmp_path / "a.jsonl", lines)
    assert "pairing/reasoning-missing" in as_a_whole([log])
    with pytest.raises(OrderNeededError):
        in_parts([log], part=1)
