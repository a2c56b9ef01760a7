"""What can be done follows from what is open."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, an_output, as_json
from event_streams import a_stream, framed
from inspector.ui.actions import Actions
from inspector.ui.models.allowed import allowed, needs_no_diff
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


WHOLE = {"go-to-line", "export", "portable-input", "all-targets"}


def possible(bench):
    return {name for name, is_allowed in allowed(bench).items() if is_allowed}


def test_every_name_is_one_of_an_action(bench):
    actions = Actions()
    names = {action.objectName() for action in actions}
    assert set(allowed(bench)) <= names


def test_with_nothing_open_nothing_of_it_can_be_done(bench):
    assert possible(bench) == set()


def test_a_call_that_is_ok_can_be_answered_and_reported(bench):
    bench.open_text(as_json(a_response(a_function_call())), "x")
    assert possible(bench) == {"compose", *WHOLE}


def test_a_pair_has_a_way_between_its_halves(bench):
    bench.open_text(as_json([a_function_call(), an_output()]), "x")
    assert "partner" in possible(bench)


def test_a_stream_can_be_stepped_through(bench):
    bench.open_text(framed(*a_stream()), "x")
    assert possible(bench) >= {"next-event", "previous-event"}


def test_a_comparison_can_be_swapped_and_closed(bench):
    text = as_json(a_response(a_function_call()))
    bench.open_text(text, "x")
    bench.compare_with(opened_text(text, "y"))
    assert possible(bench) >= {"swap-sides", "close-comparison"}


def test_what_is_open_needs_no_diff_until_it_is_compared(bench):
    assert not needs_no_diff(bench)
    bench.open_text("[]", "x")
    assert needs_no_diff(bench)
    bench.compare_with(opened_text("[]", "y"))
    assert not needs_no_diff(bench)
