"""A record is judged as its log judges it."""

from __future__ import annotations

from dataclasses import replace

from builders import a_function_call, an_output, as_json
from inspector.core.browsing.row_batch import Difference
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.log_place import LogPlace, as_in_log

ITEMS = [an_output(call_id="call_7"), a_function_call(call_id="call_8")]


def test_nothing_changes_where_the_log_adds_nothing():
    inspection = inspect_content(as_json(ITEMS[0]))
    assert as_in_log(inspection, LogPlace(3, 100)) is inspection


def test_the_log_adds_findings_and_takes_some_away():
    alone = inspect_content(as_json(ITEMS[0]))
    listed = inspect_content(as_json(ITEMS))
    (orphan,) = (f for f in listed.findings if f.code == "pairing/orphan-output")
    added = as_in_log(alone, LogPlace(1, 0, 0, ((0, (Difference(orphan),)),)))
    assert [f.code for f in added.items[0].findings] == [
        *(f.code for f in alone.items[0].findings),
        "pairing/orphan-output",
    ]
    assert added.items[0].findings[-1].item == 0
    assert added.blocks
    assert added.items[0].blocks
    gone = Difference(replace(added.items[0].findings[-1], item=None), is_gone=True)
    again = as_in_log(added, LogPlace(1, 0, 0, ((0, (gone,)),)))
    assert again.items == alone.items
