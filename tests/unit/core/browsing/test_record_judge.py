"""Record by record, rows are told in time and can be told anew."""

from __future__ import annotations

from both_judges import by_record, rows_told
from builders import a_function_call, a_message, an_output
from inspector.core.browsing import record_judge
from inspector.core.browsing.channel import Reach
from inspector.core.browsing.record_judge import RecordJudge
from inspector.core.targets.target import DEFAULT_TARGET
from log_table import Line, a_log

RECORDS = (a_message(), a_function_call(call_id="c"), an_output(call_id="other"))


def told(path, **how):
    line = Line()
    with path.open("rb") as file:
        judge = RecordJudge(line, path.name, None, DEFAULT_TARGET)
        judge.run(file, Reach(path.stat().st_size, is_whole=True), **how)
    return line.told


def test_rows_told_anew_say_so_from_the_first_batch_on(tmp_path, monkeypatch):
    monkeypatch.setattr(record_judge, "MOST_ROWS", 1)
    path = a_log(tmp_path, *RECORDS)
    batches = told(path, is_anew=True)
    assert [batch.is_anew for batch in batches] == [True] + [False] * (len(batches) - 1)
    assert not any(batch.is_anew for batch in told(path))


def test_a_batch_has_as_many_rows_as_can_be_taken_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(record_judge, "MOST_ROWS", 2)
    path = a_log(tmp_path, *RECORDS * 3)
    batches = told(path)
    assert max(len(batch.columns["mark"]) for batch in batches) == 2
    assert rows_told(batches).rules() == by_record(path).rules()
