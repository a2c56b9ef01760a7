"""May a side be sent where the other came from: the answer in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from inspector.core.diff.directions import Answer
from inspector.core.report.visible_text import visible_text
from inspector.core.rules.catalogue import title_of
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.diff.finding import DiffFinding
    from inspector.core.gate.sending import Sending

TEXTS = "sending"


def headline_of(sending: Sending, language: str) -> str:
    """The answer in one sentence."""
    return text_of(TEXTS, f"{sending.sent.value}.{sending.answer.value}", language)


def reasons_of(sending: Sending, language: str) -> Iterator[str]:
    """What the answer comes from, a few words each; the weightiest first."""
    yield from _counted(sending.differences, "difference", language)
    yield from _counted(sending.own, "own", language)
    if sending.answer is Answer.UNKNOWN:
        yield text_of(TEXTS, "incomplete", language)


def own_reasons_of(sending: Sending, language: str) -> Iterator[str]:
    """Those that the sent side has by itself, whatever it is compared with."""
    yield from _counted(sending.own, "difference", language)
    if sending.answer is Answer.UNKNOWN:
        yield text_of(TEXTS, "incomplete", language)


def _counted(
    findings: Iterable[Finding | DiffFinding], key: str, language: str
) -> Iterator[str]:
    for code, count in Counter(finding.code for finding in findings).items():
        title = visible_text(title_of(code, language))
        yield text_of(TEXTS, key, language, title=title, count=count)
