import pytest

from bulk_runs import write_lines
from counted_logs import counted
from inspector.core.tools.tool_sources import Sources
from pair_logs import LOGS, USER, call, output


@pytest.mark.parametrize("name", LOGS)
@pytest.mark.parametrize("part", [1, 10**6])
def test_counts_of_pairs_are_those_of_pairs_that_are_told(tmp_path, name, part):
    # Once more behind it all, so that most lines are like others.
    log = write_lines(tmp_path / "a.jsonl", LOGS[name] * 2)
    quick = counted(log, Sources(), is_quick=True, part=part)
    assert quick is not None
    assert quick == counted(log, Sources(), is_quick=False, part=part)


def test_an_id_of_a_thousand_calls_is_counted_in_their_order(tmp_path):
    lines = [call(arguments=f'{{"n":{n}}}') for n in range(1000)]
    log = write_lines(tmp_path / "a.jsonl", [*lines, output(), USER])
    tally = counted(log, Sources(), is_quick=True)
    assert tally is not None
    assert tally.rules["pairing/duplicate-call-id"] == 999
