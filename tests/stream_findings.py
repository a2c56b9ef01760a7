"""What the checks of streams say of a text, for tests."""

from __future__ import annotations

from inspector.core.checks.finding import Finding
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.stream_checks import stream_findings


def said_of(text: str, code: str | None = None) -> list[tuple[str, str, str, str]]:
    """Rule, variant, pointer and underlined characters of what the checks say."""
    return [
        (f.code, f.variant, f.place.pointer, text[slice(*f.place.span)])
        for f in stream_faults(text)
        if code in (None, f.code)
    ]


def stream_faults(text: str) -> list[Finding]:
    """What the checks of streams say of a text."""
    inspection = inspect_content(text)
    streams = [body.stream for body in inspection.envelope.bodies]
    items = [entry.item for entry in inspection.items]
    return list(stream_findings(streams, items, text))
