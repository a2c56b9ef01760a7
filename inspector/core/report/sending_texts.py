"""May a side be sent where the other came from: the answer in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from inspector.core.diff.directions import Answer
from inspector.core.report.visible_text import visible_text
from inspector.core.rules.catalogue import title_of
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.gate.sending import Sending

TEXTS = "sending"


def headline_of(sending: Sending, language: str) -> str:
    """The answer in one sentence."""
    return text_of(TEXTS, f"{sending.sent.value}.{sending.answer.value}", language)


def reasons_of(sending: Sending, language: str) -> Iterator[str]:
    """What the answer comes from, a few words each; the weightiest first."""
    rules = Counter(finding.code for finding in sending.differences)
    own = Counter(finding.code for finding in sending.own)
    for counts, key in ((rules, "difference"), (own, "own")):
        for code, count in counts.items():
            title = visible_text(title_of(code, language))
            yield text_of(TEXTS, key, language, title=title, count=count)
    if sending.answer is Answer.UNKNOWN:
        yield text_of(TEXTS, "incomplete", language)
