"""Targets and the portable input in Markdown."""

from __future__ import annotations

from markdown_it import MarkdownIt

from builders import a_message, as_json_lines
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.portable_input import portable_input
from inspector.core.report.building import gate_report, side_of
from inspector.core.report.collection import Collection
from inspector.core.report.markdown_targets import portable_section, targets_section
from inspector.core.report.targets import ReportPortable
from inspector.core.report.wording import Wording
from inspector.core.targets.target import TARGETS

LOG = as_json_lines(a_message("a|b"), {"type": "acme:x", "id": "x_1"})


def report_of(**more):
    inspection = inspect_content(LOG)
    collection = Collection(for_all_targets=True)
    collection.see(0, inspection)
    side = side_of(inspection)
    matrix = collection.matrix if more.pop("with_matrix", False) else None
    return gate_report(side, version="0", created="", matrix=matrix, **more)


def test_every_target_is_a_row_and_a_column():
    text = "".join(targets_section(report_of(with_matrix=True), Wording("en"), 9))
    for target in TARGETS:
        assert text.count(f"`{target}`") == 2
    tokens = MarkdownIt().enable("table").parse(text)
    assert [t.type for t in tokens].count("table_open") == 2


def test_what_is_beyond_the_limit_is_counted():
    text = "".join(targets_section(report_of(with_matrix=True), Wording("en"), 1))
    assert "Not shown here: 1 more." in text


def test_what_was_left_out_is_listed():
    made = portable_input(inspect_content(LOG))
    report = report_of(portable=ReportPortable("out.json", made))
    text = "".join(portable_section(report, Wording("en"), 9))
    assert "acme&#58;x" in text
    assert text.count("\n- ") == len(made.left_out)


def test_a_plain_report_has_neither():
    assert list(targets_section(report_of(), Wording("en"), 9)) == []
    assert list(portable_section(report_of(), Wording("en"), 9)) == []
