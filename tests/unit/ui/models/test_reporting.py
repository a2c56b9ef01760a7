"""What is on the screen becomes a report, masked or as it is."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, a_message, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.redaction.asked import asked_for
from inspector.core.report.redaction.redactor import Redactor
from inspector.core.report.writers import FORMATS
from inspector.ui.models.questions import Wish, compared_with
from inspector.ui.models.reporting import comparison_of, gate_of

SECRET = "sk-proj-" + "Zx9cVb8nMq7wEr6t" * 3


class Waiting:
    def advance(self, done, total):
        pass

    def cancelled(self):
        return False


def holding(text):
    return inspect_content(as_json([a_function_call(json.dumps({"key": text}))]))


def masked(target="open-responses"):
    return Redactor(asked_for("secrets"), None, target)


def text_of(report):
    return "".join(FORMATS["json"].write(report, "en"))


@pytest.mark.parametrize("target", ["open-responses", "anthropic"])
def test_a_text_is_reported_for_its_target(target):
    found = inspect_content(as_json(a_message()), target=target)
    report = gate_of(found, None, "now")
    assert (report.target, report.created, report.tally.items) == (target, "now", 1)


def test_a_text_is_masked_where_that_is_wanted():
    found = inspect_content(
        as_json(
            a_function_call(json.dumps({"key": SECRET})) | {"name": f"bad {SECRET}"}
        )
    )
    assert SECRET in text_of(gate_of(found, None, ""))
    assert SECRET not in text_of(gate_of(found, masked(), ""))


def test_both_sides_of_a_comparison_are_masked_and_compared_anew():
    compared = compared_with(holding("a"), holding(SECRET), Wish(), Waiting())
    plain, hidden = (
        comparison_of(compared, None, redactor, created="", progress=Waiting())
        for redactor in (None, masked())
    )
    assert len(plain.sides) == len(hidden.sides) == 2
    assert SECRET in text_of(plain)
    assert SECRET not in text_of(hidden)
