"""What reports end with."""

from __future__ import annotations

import pytest

from inspector.core.report import closing
from inspector.core.report.closing import made_by, notes
from inspector.core.report.redaction.redactor import Redaction, VerdictChange
from inspector.core.report.wording import Wording
from inspector.core.rules.edition import edition
from inspector.core.texts import LANGUAGES
from report_builders import CREATED, a_report

REPORT = a_report("{}")
CHANGE = VerdictChange("a.json", 7, "/output/0", "ok", "arguments_schema")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_made_the_report_and_by_which_rules(language):
    said = made_by(REPORT, Wording(language))
    assert CREATED in said
    assert edition() in said
    without = made_by(REPORT._replace(created=""), Wording(language))
    assert "0.0" in without
    assert CREATED not in without


def test_a_plain_report_has_no_notes():
    assert list(notes(REPORT, Wording("en"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["secrets", "values"])
def test_masks_are_told_with_the_verdicts_that_they_changed(language, mode):
    report = REPORT._replace(redaction=Redaction(mode, 3, (CHANGE,)))
    masked, changed = notes(report, Wording(language))
    assert "3" in masked
    for part in ("a.json:7 /output/0", "ok", "arguments_schema"):
        assert part in changed


def test_an_item_that_is_gone_is_called_no_item():
    change = CHANGE._replace(after="")
    report = REPORT._replace(redaction=Redaction("values", 1, (change,)))
    assert "no item" in list(notes(report, Wording("en")))[1]


def test_only_the_first_changes_are_listed(monkeypatch):
    monkeypatch.setattr(closing, "CHANGES_SHOWN", 2)
    report = REPORT._replace(redaction=Redaction("values", 1, (CHANGE,) * 5))
    assert len(list(notes(report, Wording("en")))) == 4


def test_a_choice_is_told():
    [said] = notes(REPORT._replace(only=("json/truncated@1",)), Wording("en"))
    assert "json/truncated@1" in said


def test_where_a_log_was_begun_and_what_was_chosen_is_told():
    side = REPORT.sides[0]._replace(items=(), findings=())
    report = REPORT._replace(sides=(side,), where=("name=x*",), since_line=7)
    chosen, nothing, begun = notes(report, Wording("en"))
    assert chosen.startswith("Only this is shown: name=x*.")
    assert nothing.startswith("Nothing fits")
    assert "line 7" in begun
    assert report.is_chosen
