"""One thing that a gate may fail on."""

from __future__ import annotations

from inspector.core.report.objections import objections_of
from report_builders import a_report


def test_it_says_what_it_is_about_and_where():
    report = a_report('{"type": "acme:x", "name": "n"}', name="a.json")
    [objection] = objections_of(report)
    [found] = report.sides[0].findings
    assert objection.about is found
    assert (objection.code, objection.input) == (found.code, "a.json")
    assert objection.site == found.place.site
    assert objection.name == "n"
