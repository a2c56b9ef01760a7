"""What a rule means, why it matters, what it rests on, and what to do about it.

With an example that fails and one that passes, which are inspected like any other
text: what is shown of them is what a report would show.

Source: the design's command line, ``explain RULE``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector import __version__
from inspector.core.report.examples import examples_of, name_in, report_of
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording
from inspector.core.rules.catalogue import action_of, rule_of, title_of
from inspector.core.rules.edition import edition_of
from inspector.core.texts import filled, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.examples import Example
    from inspector.core.report.excerpt import Excerpt
    from inspector.core.report.report import Report
    from inspector.core.rules.catalogue import Source

TEXTS = "explain"
_OPEN = "…"
"""What stands for a value in the sentence of a rule."""


class Shown(NamedTuple):
    """One example and what is said of it."""

    name: str
    """What the case is about, in a few words."""

    target: str
    files: tuple[tuple[str, str], ...]
    """Names and texts, every character visible."""

    said: tuple[tuple[str, str, Excerpt | None], ...]
    """Where the rule speaks, what it says, and the raw characters."""


class Explanation(NamedTuple):
    """All that there is to say of one rule, in one language."""

    code: str
    edition: str
    severity: str
    """For the default target; another target may weigh it differently."""

    severity_word: str
    title: str
    sentences: tuple[str, ...]
    """What it says, with an ellipsis for each value."""

    why: str
    action: str
    sources: tuple[Source, ...]
    fails: Shown
    passes: Shown


class _Open(dict[str, str]):
    """Fills every place of a template with the same sign."""

    def __missing__(self, _: str) -> str:
        return _OPEN


def explanation_of(code: str, language: str) -> Explanation:
    """Explain a rule.

    Raises:
        KeyError: there is no such rule.
    """
    rule, examples = rule_of(code), examples_of(code)
    messages = (filled(text, language, _Open()) for text in rule.messages.values())
    return Explanation(
        code,
        edition_of(code),
        rule.severity.value,
        Wording(language).say(f"severity.{rule.severity.value}"),
        title_of(code, language),
        tuple(dict.fromkeys(messages)),
        filled(rule.why, language, {}),
        action_of(code, language),
        rule.sources,
        _shown(examples.fails, code, language),
        _shown(examples.passes, code, language),
    )


def confidence_word(confidence: str, language: str) -> str:
    """How sure a source is, in words."""
    return text_of(TEXTS, f"confidence.{confidence}", language)


def _shown(example: Example, code: str, language: str) -> Shown:
    report = report_of(example, __version__)
    files = (
        (name, "\n".join(map(visible_text, _lines(data))))
        for name, data in example.files.items()
    )
    said = _said(report, code, Wording(language))
    name = name_in(language, example.name)
    return Shown(name, example.target, tuple(files), tuple(said))


def _lines(data: bytes) -> list[str]:
    return data.decode("utf-8", "surrogateescape").rstrip("\n").split("\n")


def _said(
    report: Report, code: str, wording: Wording
) -> Iterator[tuple[str, str, Excerpt | None]]:
    for difference in report.differences:
        if difference.code == code:
            for _, side, place in wording.places(report, difference):
                where = wording.place(side, place)
                yield where, wording.message(difference), place.excerpt
    for side in report.sides:
        for found in side.findings:
            if found.code == code:
                where = wording.place(side, found.place)
                yield where, wording.message(found), found.place.excerpt
