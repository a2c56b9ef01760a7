"""The table as JSON values."""

from __future__ import annotations

import json

from inspector.core.report.summary_values import (
    PLACES_KEPT,
    measure_value,
    measure_values,
)
from inspector.core.summary.observed import Counted
from inspector.core.summary.summary import summary_of
from summaries import a_log, two_logs


def value(counted: str, left, right) -> dict:
    """One line of the table."""
    return measure_value(summary_of(left, right).of(Counted(counted)))


def test_a_share_is_a_number_with_its_interval_and_places():
    found = value("parses", *two_logs())
    assert (found["unit"], found["method"]) == ("share", "newcombe")
    left = found["left"]
    assert (left["count"], left["of"], left["share"]) == (2, 4, 0.5)
    assert left["interval"][0] < 0.5 < left["interval"][1]
    assert left["behind"][0] == {
        "input": 0,
        "line": 3,
        "pointer": "/output/3",
        "item": 3,
    }
    assert found["difference"] == 0.25


def test_tokens_have_a_mean_and_a_sum():
    left = value("input_tokens", *two_logs())["left"]
    assert (left["mean"], left["sum"]) == (11, 22)


def test_nothing_logged_is_null_and_no_zero():
    found = value("missing", a_log(), a_log())
    assert (found["difference"], found["interval"]) == (None, None)
    assert found["left"]["share"] is None


def test_a_long_list_of_places_is_cut_and_counted():
    found = value("enum", a_log(enum=(PLACES_KEPT + 5, 0)), a_log())
    assert len(found["left"]["behind"]) == PLACES_KEPT
    assert found["left"]["behind_count"] == PLACES_KEPT + 5


def test_only_a_model_is_named():
    values = list(measure_values(summary_of(*two_logs())))
    assert [v["model"] for v in values if "model" in v] == ["model-a", "<b>|model"]
    assert json.loads(json.dumps(values)) == values
