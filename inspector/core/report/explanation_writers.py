"""An explanation for a terminal, as Markdown, as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from inspector.core.report.explanation import confidence_word
from inspector.core.report.markdown_text import code as code_span
from inspector.core.report.markdown_text import escaped, excerpt_lines, fence
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.explanation import Explanation, Shown

TEXTS = "explain"
_MOST_LINES = 40
"""Lines of an example that are shown in a terminal."""


def write_text(explained: Explanation, language: str) -> Iterator[str]:
    """An explanation for a terminal."""
    word = explained.severity_word
    yield f"{explained.code} ({word}): {explained.title}\n"
    for sentence in explained.sentences:
        yield f"  {sentence}\n"
    for key, text in (("why", explained.why), ("action", explained.action)):
        yield f"\n{_say(key, language)}\n  {text}\n"
    yield f"\n{_say('evidence', language)}\n"
    for source in explained.sources:
        link = f" {source.url}" if source.url else ""
        sure = confidence_word(source.confidence, language)
        yield f"  - {source.text}{link} ({sure})\n"
    for key, shown in (("fails", explained.fails), ("passes", explained.passes)):
        yield f"\n{_say(key, language)} {shown.name}\n"
        yield from _example_text(shown, language)
    yield f"\n{_say('edition', language, edition=explained.edition)}\n"


def write_markdown(explained: Explanation, language: str) -> Iterator[str]:
    """An explanation as a section of Markdown."""
    word = explained.severity_word
    yield f"## {code_span(explained.code)}\n\n"
    yield f"**{escaped(explained.title)}** ({escaped(word)})\n\n"
    yield from (f"- {escaped(sentence)}\n" for sentence in explained.sentences)
    for key, text in (("why", explained.why), ("action", explained.action)):
        yield f"\n**{escaped(_say(key, language))}** {escaped(text)}\n"
    yield f"\n**{escaped(_say('evidence', language))}**\n\n"
    for source in explained.sources:
        text = escaped(source.text)
        link = f"[{text}]({source.url})" if source.url else text
        sure = confidence_word(source.confidence, language)
        yield f"- {link} ({escaped(sure)})\n"
    for key, shown in (("fails", explained.fails), ("passes", explained.passes)):
        yield f"\n**{escaped(_say(key, language))}** {escaped(shown.name)}\n\n"
        yield from _example_markdown(shown)
    edition = _say("edition", language, edition=explained.edition)
    yield f"\n{escaped(edition)}\n\n"


def write_json(explained: Explanation) -> Iterator[str]:
    """An explanation as JSON."""

    def example(shown: Shown) -> dict[str, object]:
        said = [{"place": place, "message": text} for place, text, _ in shown.said]
        return {
            "name": shown.name,
            "target": shown.target,
            "files": dict(shown.files),
            "said": said,
        }

    value = {
        "code": explained.code,
        "edition": explained.edition,
        "severity": explained.severity,
        "title": explained.title,
        "messages": list(explained.sentences),
        "why": explained.why,
        "action": explained.action,
        "evidence": [
            {"text": s.text, "url": s.url, "confidence": s.confidence}
            for s in explained.sources
        ],
        "fails": example(explained.fails),
        "passes": example(explained.passes),
    }
    yield json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _example_text(shown: Shown, language: str) -> Iterator[str]:
    for name, text in shown.files:
        lines = text.split("\n")
        yield f"  {name}\n"
        yield from (f"    {line}\n" for line in lines[:_MOST_LINES])
        if len(lines) > _MOST_LINES:
            yield f"    … {len(lines) - _MOST_LINES}\n"
    for place, message, excerpt in shown.said:
        yield f"  {place}: {message}\n"
        if excerpt is not None:
            yield from (f"  {line}" for line in excerpt_lines(excerpt.marked))
    if not shown.said:
        yield f"  {_say('silent', language)}\n"


def _example_markdown(shown: Shown) -> Iterator[str]:
    for name, text in shown.files:
        yield f"{code_span(name)}\n\n{''.join(fence(text + chr(10)))}"
    for place, message, _ in shown.said:
        yield f"- {code_span(place)} {escaped(message)}\n"


def _say(key: str, language: str, **details: str) -> str:
    return text_of(TEXTS, key, language, **details)
