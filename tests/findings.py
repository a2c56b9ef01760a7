"""What the checks of one item say of a text, for tests.

Texts are built with `builders` or written by hand; the tool of a call is left out
of it, so that a test of an item's members stands on those alone.
"""

from __future__ import annotations

from builders import as_json
from inspector.core.checks.finding import Finding
from inspector.core.checks.item_checks import item_findings
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import Item, items_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin


def items_in(content: object) -> list[Item]:
    """The items of a text, or of a value that is written as JSON first."""
    document = read_document(as_text(content), Origin("pasted"))
    return list(items_of(document, read_envelope(document)))


def findings_in(content: object, code: str | None = None) -> list[Finding]:
    """All findings on the items of a text, or those of one rule."""
    text = as_text(content)
    found = [f for item in items_in(text) for f in item_findings(item, text)]
    return [f for f in found if code in (None, f.code)]


def codes_in(content: object) -> list[str]:
    """The rules that a text breaks, in the order of the checks."""
    return [finding.code for finding in findings_in(content)]


def said_in(content: object, code: str) -> list[tuple[str, str, str]]:
    """Variant, pointer and underlined characters of each finding of one rule."""
    text = as_text(content)
    return [
        (f.variant, f.place.pointer, text[slice(*f.place.span)])
        for f in findings_in(text, code)
    ]


def as_text(content: object) -> str:
    """A text as it is; any other value as JSON."""
    return content if isinstance(content, str) else as_json(content)
