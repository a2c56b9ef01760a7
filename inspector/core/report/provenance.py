"""What every format names: the program, the target, the rules, the inputs.

A reader who has only the report must be able to tell what it is about and to make
it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.report import TOOL_NAME
from inspector.core.rules.edition import edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import Report


def created_of(report: Report) -> str | None:
    """When it was made, in ISO 8601; None where it is not to say so."""
    return report.created or None


def facts_of_report(report: Report) -> Iterator[tuple[str, str]]:
    """Names and values of what is true of the whole report."""
    yield "tool", f"{TOOL_NAME} {report.tool_version}"
    if report.created:
        yield "created", report.created
    yield "target", report.target
    yield "specification", report.specification
    yield "rules", edition()
    yield "complete", "true" if report.tally.complete else "false"
    if report.only:
        yield "only", " ".join(report.only)
    if report.where:
        yield "where", " ".join(report.where)
    if report.since_line > 1:
        yield "since_line", str(report.since_line)
    yield from _facts_of_judgement(report)
    if report.redaction is not None:
        redaction = report.redaction
        yield "redaction", redaction.mode
        yield "redacted_values", str(redaction.values)
        yield "verdicts_changed_by_redaction", str(len(redaction.changes))
    if report.compared is not None:
        from inspector.core.report.compared_texts import (  # noqa: PLC0415 - rare
            facts_of,
        )

        yield from facts_of(report.compared)


def _facts_of_judgement(report: Report) -> Iterator[tuple[str, str]]:
    """What the run fails on, where that was asked, and what a baseline knows."""
    judgement = report.judgement
    if judgement is None:
        return
    yield "fail_on", " ".join(judgement.terms)
    yield "failing", str(judgement.failing)
    if judgement.news is not None:
        news = judgement.news
        yield "baseline", news.name
        yield "known", str(news.known)
        yield "new", str(len(news.new))
        yield "vanished", str(len(news.vanished))


def facts_of_inputs(
    report: Report,
) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    """The name of each input, and names and values of what is known of it."""
    for side in report.sides:
        for gated in side.inputs:
            facts = gated.facts
            yield (
                facts.name,
                (
                    ("bytes", str(facts.size)),
                    ("sha256", facts.sha256),
                    ("read_as", facts.read_as),
                    ("envelope", gated.envelope),
                ),
            )
