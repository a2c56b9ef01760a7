"""Values that a comparison consists of."""

from __future__ import annotations

import pickle

from inspector.core.diff.finding import (
    Change,
    ChangeKind,
    DiffFinding,
    DiffPlace,
    Label,
)
from inspector.core.rules.severity import Severity
from inspector.core.source.span import Span

PLACE = DiffPlace(0, 0, "/name", Span(3, 6))


def test_a_finding_has_the_places_of_its_change():
    change = Change(ChangeKind.REMOVED, Label.MEANING, PLACE, None)
    finding = DiffFinding("diff/member", Severity.WARN, change)
    assert (finding.left, finding.right, finding.blocks) == (PLACE, None, False)


def test_meaning_outranks_spelling_and_spelling_identity():
    ranked = sorted(Label, key=lambda label: label.rank)
    assert ranked == [Label.MEANING, Label.SPELLING, Label.IDENTITY]


def test_a_finding_travels_between_processes():
    change = Change(ChangeKind.REPLACED, Label.MEANING, PLACE, PLACE)
    finding = DiffFinding("diff/name", Severity.BLOCK, change, "", (("left", "a"),))
    assert pickle.loads(pickle.dumps(finding)) == finding
    assert finding.blocks
