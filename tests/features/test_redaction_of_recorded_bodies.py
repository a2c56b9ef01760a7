"""The user's story: what was recorded is handed on masked, and nothing else changes."""

from __future__ import annotations

import pytest

from inspector.core.checks.inspection import inspect_content
from inspector.core.report.redaction.asked import SECRETS, VALUES, asked_for
from inspector.core.report.redaction.redactor import Redactor
from inspector.core.source.origin import Origin

EVERY = 20
"""Of so many recorded bodies one is masked."""

LARGEST = 300_000
MOST_CHANGED = 0.05
"""Of the verdicts, where every value is masked; each of them is told."""


@pytest.fixture(scope="module")
def bodies(shared):
    files = sorted(
        path
        for folder in ("real", "cases")
        for path in (shared / folder).rglob("*")
        if path.suffix in {".json", ".jsonl", ".sse", ".txt"}
        and "expect" not in path.name
        and path.stat().st_size < LARGEST
    )
    if not files:
        pytest.skip("no recorded bodies here")
    return [path.read_bytes() for path in files[::EVERY]]


def masked(body, mode):
    before = inspect_content(body, origin=Origin("a"))
    redactor = Redactor(asked_for(mode))
    return before, redactor.inspection(before), redactor.redaction


def test_masked_secrets_change_no_verdict(bodies):
    for body in bodies:
        before, after, redaction = masked(body, SECRETS)
        assert redaction.changes == ()
        assert len(after.items) == len(before.items)


def test_masked_values_change_few_verdicts_and_no_line(bodies):
    items = changes = 0
    for body in bodies:
        before, after, redaction = masked(body, VALUES)
        items += len(before.items)
        changes += len(redaction.changes)
        assert after.document.text.count("\n") == before.document.text.count("\n")
    assert items
    assert changes <= items * MOST_CHANGED
