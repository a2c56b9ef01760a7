"""Events are rows that can be seen and heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from event_streams import a_stream, framed
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.event_list import EVENT, EventList
from inspector.ui.models.stream_course import stream_course_of

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def model(qapp):
    made = EventList()
    made.show(stream_course_of(inspect_content(framed(*a_stream()))))
    return made


def test_it_is_a_model_as_qt_wants_it(model, qtmodeltester):
    qtmodeltester.check(model)


def test_each_event_has_a_row(model):
    assert model.rowCount() == len(a_stream())
    assert model.index(0).data() == "created"
    assert model.index(1).data(EVENT).item == 0


def test_a_row_is_told_as_a_sentence(model):
    assert model.index(2).data(SPOKEN) == "2, function_call_arguments.delta, item 0"
    assert model.index(4).data(SPOKEN) == (
        "4, function_call_arguments.delta, item 0, "
        "arguments are JSON for the first time"
    )


def test_findings_are_told_by_their_rules_in_the_language(qapp):
    events = a_stream()
    del events[2]["output_index"]
    model = EventList()
    model.show(stream_course_of(inspect_content(framed(*events))))
    english = model.index(2).data(SPOKEN)
    assert "Event without a required member" in english
    model.speak("ko")
    assert model.index(2).data(SPOKEN) != english


def test_no_stream_is_no_row(model):
    model.show(None)
    assert model.rowCount() == 0
