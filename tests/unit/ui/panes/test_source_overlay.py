"""Marks, areas and folds are ready to be taken when they reach the view."""

from __future__ import annotations

from builders import a_function_call, a_response, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.panes.source_overlay import overlay_of


def overlay_for(*items):
    inspection = inspect_content(as_json(a_response(*items)))
    return overlay_of(inspection, "{count} letters")(None)


def test_each_finding_is_a_mark_that_leads_back_to_it():
    overlay = overlay_for(a_function_call('{"region":"global"}'))
    marks = {overlay.text[m.span.start : m.span.end]: m for m in overlay.marks}
    mark = marks['\\"global\\"']
    assert mark.severity == "block"
    assert mark.key.code == "arguments/schema"


def test_each_arguments_string_is_an_area():
    overlay = overlay_for(a_function_call(), a_function_call("{}"))
    assert len(overlay.areas) == 2


def test_long_strings_say_how_long_they_are():
    overlay = overlay_for(an_output("x" * 12_080))
    assert [fold.label for fold in overlay.folds] == ["12,000 letters"]
