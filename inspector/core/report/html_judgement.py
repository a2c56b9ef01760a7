"""The part of the HTML page about a policy and a baseline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.html_text import escaped
from inspector.core.report.judgement_texts import (
    news_lines,
    news_sentence,
    outcome_sentence,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import Report
    from inspector.core.report.wording import Wording


def judgement_section(report: Report, wording: Wording) -> Iterator[str]:
    """How the run ends; nothing where no policy and no baseline was asked for."""
    if report.judgement is None:
        return
    news = report.judgement.news
    sentence = escaped(outcome_sentence(report.judgement, wording))
    yield f'<p class="word">{sentence}</p>\n'
    if news is None:
        return
    yield f"<p>{escaped(news_sentence(news, wording))}</p>\n"
    lines = "".join(f"<li>{escaped(line)}</li>\n" for line in news_lines(news, wording))
    if lines:
        yield f"<ul>\n{lines}</ul>\n"
