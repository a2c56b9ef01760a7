"""What every report that people read ends with: what was masked, and what made it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.visible_text import visible_text
from inspector.core.rules.edition import edition
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.redaction.redactor import VerdictChange
    from inspector.core.report.report import Report
    from inspector.core.report.wording import Wording

TEXTS = "formats"

CHANGES_SHOWN = 20


def notes(report: Report, wording: Wording) -> Iterator[str]:
    """What a reader must know before the findings: a choice, and masks.

    Args:
        report: What is written.
        wording: Its language.
    """
    language = wording.language
    if report.only or report.where:
        chosen = ", ".join((*report.only, *report.where))
        yield text_of(TEXTS, "only", language, only=visible_text(chosen))
        if not any(len(side.items) + len(side.findings) for side in report.sides):
            yield text_of(TEXTS, "nothing-fits", language)
    if report.since_line > 1:
        yield text_of(TEXTS, "since-line", language, line=report.since_line)
    if report.part:
        yield text_of(TEXTS, "part", language, **report.part._asdict())
    redaction = report.redaction
    if redaction is None:
        return
    yield text_of(TEXTS, f"redacted.{redaction.mode}", language, count=redaction.values)
    for change in redaction.changes[:CHANGES_SHOWN]:
        yield _change(change, wording)
    if len(redaction.changes) > CHANGES_SHOWN:
        yield wording.say("more", count=len(redaction.changes) - CHANGES_SHOWN)


def made_by(report: Report, wording: Wording) -> str:
    """What made the report, when, for what, and by which rules."""
    facts = {
        "version": report.tool_version,
        "spec": report.specification,
        "target": report.target,
    }
    if report.created:
        said = wording.say("made-by", created=report.created, **facts)
    else:
        said = text_of(TEXTS, "made-by-no-time", wording.language, **facts)
    rules = text_of(TEXTS, "rules", wording.language, edition=edition())
    return f"{said} {rules}"


def _change(change: VerdictChange, wording: Wording) -> str:
    place = f"{wording.named(change.input)}:{change.line}"
    no_item = text_of(TEXTS, "redacted.no-item", wording.language)
    return text_of(
        TEXTS,
        "redacted.changed",
        wording.language,
        place=visible_text(f"{place} {change.pointer}".rstrip()),
        before=change.before or no_item,
        after=change.after or no_item,
    )
