"""What a comparison says as a whole, in sentences for people and facts for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.report.replay_texts import TITLES_SHOWN
from inspector.core.report.sending_texts import headline_of, reasons_of
from inspector.core.report.visible_text import visible_text
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.compared import ReportCompared

TEXTS = "compared"

_POSITION = ResponsesBy.POSITION.value

JsonObject = dict[str, object]


def sentences_of(compared: ReportCompared, language: str) -> Iterator[str]:
    """Both directions first, then how things were paired and what is ignored."""
    for sending in compared.sendings:
        reasons = list(reasons_of(sending, language))
        shown = [*reasons[:TITLES_SHOWN], *(["…"] if reasons[TITLES_SHOWN:] else [])]
        said = [headline_of(sending, language)]
        if shown:
            said.append(text_of(TEXTS, "because", language, reasons="; ".join(shown)))
        yield " ".join(said)
    if compared.responses:
        pairs = sum(each.by is not None for each in compared.responses)
        yield text_of(
            TEXTS,
            "responses.chosen" if compared.is_chosen else "responses",
            language,
            by=text_of(TEXTS, f"by.{compared.responses_by}", language),
            pairs=f"{pairs:,}",
            alone=f"{len(compared.responses) - pairs:,}",
        )
    nameless = sum(each.by == _POSITION for each in compared.responses)
    if nameless and compared.responses_by != _POSITION:
        yield text_of(TEXTS, "responses.nameless", language, count=f"{nameless:,}")
    if sum(count for _, count in compared.pairs) > 1:
        made = (
            text_of(TEXTS, f"pairs.{by}", language, count=f"{count:,}")
            for by, count in compared.pairs
        )
        yield text_of(TEXTS, "pairs", language, reasons=", ".join(made))
    if compared.is_by_position:
        yield text_of(TEXTS, "by-position", language)
    for rule, covered in compared.ignored:
        details = {"rule": visible_text(rule), "count": f"{covered:,}"}
        yield text_of(TEXTS, "ignored", language, **details)
    if compared.ignored_blocking:
        count = f"{compared.ignored_blocking:,}"
        yield text_of(TEXTS, "ignored-blocking", language, count=count)


def facts_of(compared: ReportCompared) -> Iterator[tuple[str, str]]:
    """Names and values, the same in every language."""
    for sending in compared.sendings:
        yield f"send_{sending.sent.value}", sending.answer.value
    if compared.responses:
        yield "responses_by", compared.responses_by
    for rule, count in compared.ignored:
        yield f"ignored {rule}", str(count)


def compared_value(compared: ReportCompared) -> JsonObject:
    """The same as JSON."""
    return {
        "sending": [
            {
                "sent": sending.sent.value,
                "answer": sending.answer.value,
                "differences": _counts(f.code for f in sending.differences),
                "own": _counts(f.code for f in sending.own),
                "complete": sending.is_complete,
            }
            for sending in compared.sendings
        ],
        "responses": {
            "by": compared.responses_by,
            "chosen": compared.is_chosen,
            "pairs": [each._asdict() for each in compared.responses],
        },
        "by_position": compared.is_by_position,
        "ignored": {
            "rules": dict(compared.ignored),
            "blocking": compared.ignored_blocking,
        },
    }


def _counts(codes: Iterator[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for code in codes:
        counts[code] = counts.get(code, 0) + 1
    return counts
