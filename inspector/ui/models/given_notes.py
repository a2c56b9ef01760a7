"""What is to be said of the tools files that a person gave, beside the schema in force.

A given tools file is read for every text; its own faults stand on none that is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.item_summary import one_line

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspection import Inspection
    from inspector.core.source.document import Document

MOST_TOLD = 6
"""Findings that a tip lists; the command line tells all of them."""

_LONGEST = 160


def given_notes(inspection: Inspection | None, language: str) -> list[str]:
    """One line a finding on given tools, the gravest first; often none.

    Args:
        inspection: Whose `given` has been worked out on a thread.
        language: Of the messages.
    """
    files = inspection.given if inspection is not None else ()
    told = [(each.document, f) for each in files for f in each.findings]
    told.sort(key=lambda entry: not entry[1].blocks)
    lines = [_line(document, found, language) for document, found in told[:MOST_TOLD]]
    if len(told) > MOST_TOLD:
        words = QCoreApplication.translate("GivenNotes", "{count} more")
        lines.append(words.format(count=len(told) - MOST_TOLD))
    return lines


def given_summary(inspection: Inspection | None) -> str:
    """How much there is to be said of given tools; empty where there is nothing."""
    files = inspection.given if inspection is not None else ()
    findings = [found for each in files for found in each.findings]
    blocking = sum(found.blocks for found in findings)
    if not findings:
        return ""
    words = QCoreApplication.translate(
        "GivenNotes", "On given tools: {count} findings, {blocking} blocking."
    )
    return words.format(count=len(findings), blocking=blocking)


def _line(document: Document, found: Finding, language: str) -> str:
    from inspector.core.checks.wording import message_of  # noqa: PLC0415

    place = document.lines.at(found.place.span.start)
    where = f"{one_line(document.origin.label)}:{place.line}:{place.column}"
    return f"{where}: {one_line(message_of(found, language), _LONGEST)}"
