"""A log is said in a few words, with the heaviest thing that was found."""

from __future__ import annotations

from types import SimpleNamespace

from builders import a_function_call, a_message
from inspector.core.browsing.channel import Reach
from inspector.core.browsing.rows import LogRows
from inspector.ui.models.log_facts import facts_of
from log_table import a_log, rows_of


def log_of(rows, lines=3):
    return SimpleNamespace(
        rows=rows,
        index=SimpleNamespace(count=lines),
        log=SimpleNamespace(read_as="jsonl, gzip"),
        reach=Reach(1_234_000_000, is_whole=True),
    )


def test_lines_items_and_size_are_told(qapp, tmp_path):
    rows = rows_of(a_log(tmp_path, a_message(), {"no": "item"}, a_function_call("{")))
    facts = facts_of(log_of(rows, lines=1_285_000))
    assert facts.words[:4] == (
        "JSON Lines, gzip",
        "1,285,000 lines",
        "2 items",
        "1.2 GB",
    )
    assert facts.mark == "block"
    assert facts.findings == sum(rows.rules().values())


def test_nothing_was_found_at_first(qapp):
    facts = facts_of(log_of(LogRows()))
    assert (facts.mark, facts.findings) == ("", 0)
