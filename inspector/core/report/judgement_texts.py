"""What a policy and a baseline made of a report, in words and as JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.gate.gate import NOTHING_BLOCKS, SOMETHING_BLOCKS
from inspector.core.report.report import ReportItem
from inspector.core.report.visible_text import visible_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.baseline import Known
    from inspector.core.report.objection import Objection
    from inspector.core.report.outcome import BaselineNews, Judgement
    from inspector.core.report.wording import Wording

NEWS_SHOWN = 50
"""New and vanished findings that are listed each; the JSON report holds all."""


def outcome_sentence(judgement: Judgement, wording: Wording) -> str:
    """How the run ends, and because of what."""
    key = {NOTHING_BLOCKS: "passes", SOMETHING_BLOCKS: "fails"}
    return wording.say(
        f"judged.{key.get(judgement.exit_code, 'unchecked')}",
        count=judgement.failing,
        terms=", ".join(judgement.terms),
    )


def news_sentence(news: BaselineNews, wording: Wording) -> str:
    """How what was found stands to the baseline, in numbers."""
    return wording.say(
        "baseline.counts",
        name=visible_text(news.name),
        known=news.known,
        new=len(news.new),
        vanished=sum(entry.times for entry in news.vanished),
    )


def news_lines(news: BaselineNews, wording: Wording) -> Iterator[str]:
    """Each new and each vanished finding, a line each."""
    word = wording.say("baseline.new")
    for objection in news.new[:NEWS_SHOWN]:
        yield f"{word}: {_new(objection, wording)}"
    yield from _more(len(news.new), wording)
    word = wording.say("baseline.vanished")
    for entry in news.vanished[:NEWS_SHOWN]:
        yield f"{word}: {_vanished(entry)}"
    yield from _more(len(news.vanished), wording)


def _more(count: int, wording: Wording) -> Iterator[str]:
    if count > NEWS_SHOWN:
        yield wording.say("more", count=count - NEWS_SHOWN)


def _new(objection: Objection, wording: Wording) -> str:
    about, site = objection.about, objection.site
    if isinstance(about, ReportItem):
        message = wording.headline(about)
    else:
        message = wording.message(about)
    name = wording.named(objection.input)
    place = f"{name}:{site.line}:{site.column}" if site is not None else name
    return f"{place}: {objection.code} {message}"


def _vanished(entry: Known) -> str:
    inner = "" if entry.inner is None else f" > {entry.inner}"
    parts = [entry.input + ":", entry.code, entry.name or "", entry.pointer + inner]
    times = f" ({entry.times}x)" if entry.times > 1 else ""
    return visible_text(" ".join(part for part in parts if part) + times)


def judgement_value(judgement: Judgement) -> dict[str, object]:
    """The same for programs."""
    value: dict[str, object] = {
        "fail_on": list(judgement.terms),
        "allow_unchecked": judgement.allows_unchecked,
        "failing": judgement.failing,
        "exit_code": judgement.exit_code,
    }
    if judgement.news is not None:
        value["baseline"] = _news_value(judgement.news)
    return value


def _news_value(news: BaselineNews) -> dict[str, object]:
    return {
        "name": news.name,
        "known": news.known,
        "new": [_objection_value(objection) for objection in news.new],
        "vanished": [_entry_value(entry) for entry in news.vanished],
    }


def _objection_value(objection: Objection) -> dict[str, object]:
    site = objection.site
    return {
        "code": objection.code,
        "severity": objection.severity.value,
        "input": objection.input,
        "line": site.line if site is not None else None,
        "name": objection.name,
        "pointer": objection.pointer,
        "inner": objection.inner,
        "fingerprint": objection.fingerprint.exact,
    }


def _entry_value(entry: Known) -> dict[str, object]:
    return {
        "code": entry.code,
        "input": entry.input,
        "name": entry.name,
        "pointer": entry.pointer,
        "inner": entry.inner,
        "count": entry.times,
        "fingerprint": entry.fingerprint.exact,
    }
