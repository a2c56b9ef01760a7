"""Which rule a change falls under, and with what weight."""

from __future__ import annotations

from inspector.core.diff.changes import compare_values
from inspector.core.diff.dialects import dialect
from inspector.core.diff.finding import Label
from inspector.core.diff.pair_report import PairReport
from inspector.core.rules.severity import Severity
from sides import an_item_scope


def a_report(left: object, right: object, *dialects: str) -> PairReport:
    """A report with every change of two items added as an ordinary member's."""
    scopes = an_item_scope(left), an_item_scope(right)
    report = PairReport(*scopes, [dialect(name) for name in dialects])
    nodes = [scope.item.node for scope in scopes]
    for change in compare_values(nodes[0], scopes[0], nodes[1], scopes[1]):
        report.add_member_value(change, "message", *scopes)
    return report


def test_a_member_that_no_dialect_covers_is_an_ordinary_one():
    report = a_report('{"type":"x","id":"a"}', '{"type":"x","id":"b"}')
    (finding,) = report.findings
    assert (finding.code, finding.severity) == ("diff/member", Severity.WARN)
    assert finding.change.label is Label.MEANING


def test_a_member_of_a_dialect_is_identity_and_names_it():
    report = a_report(
        '[{"type":"x","id":"a"}]', '{"type":"x","id":"b"}', "openai", "open-responses"
    )
    (finding,) = report.findings
    assert (finding.code, finding.change.label) == ("diff/identity", Label.IDENTITY)
    assert finding.change.dialect == "open-responses"


def test_another_spelling_never_weighs_more_than_a_hint():
    report = a_report('{"type":"x","n":1}', '{"type":"x","n":1.0}')
    (finding,) = report.findings
    assert (finding.variant, finding.severity) == ("spelling", Severity.INFO)


def test_a_change_that_two_rules_speak_of_is_one_change():
    report = a_report('{"type":"x","v":1}', '{"type":"x","v":2}')
    report.add("diff/type", report.changes[0])
    assert len(report.changes) == 1
    assert len(report.findings) == 2
