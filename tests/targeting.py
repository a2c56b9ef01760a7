"""What a target says of a text, for tests."""

from __future__ import annotations

from findings import as_text
from inspector.core.checks.inspection import Inspection, inspect_content


def seen_by(target: str, content: object) -> Inspection:
    """The inspection of a text, or of a value that is written as JSON, for a target."""
    return inspect_content(as_text(content), target=target)


def weights_of(target: str, content: object, code: str) -> list[str]:
    """The severity of each finding of one rule."""
    found = seen_by(target, content).findings
    return [finding.severity.value for finding in found if finding.code == code]


def said_by(target: str, content: object, code: str) -> list[tuple[str, str, str, str]]:
    """Severity, variant, pointer and underlined characters of a rule's findings."""
    seen = seen_by(target, content)
    text = seen.document.text
    return [
        (f.severity.value, f.variant, f.place.pointer, text[slice(*f.place.span)])
        for f in seen.findings
        if f.code == code
    ]
