"""What there is to say of a rule, as the window shows it: texts, evidence, examples."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.rich_text import escaped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.progress import Progress
    from inspector.core.report.excerpt import Excerpt
    from inspector.core.report.explanation import Explanation, Shown
    from inspector.core.rules.catalogue import Source
    from inspector.core.source.json_tokens import Tokens
    from inspector.core.source.span import Span
    from inspector.ui.models.workbench import Workbench

_TEXTS = "explain"
_CUT = "…"
"""What an excerpt begins with where the line was cut before it."""


class ExampleFile(NamedTuple):
    """One file of an example."""

    name: str
    text: str
    tokens: Tokens
    faults: tuple[Span, ...]
    """What the rule speaks of, code points of `text`."""


class ShownExample(NamedTuple):
    """An example and what is said of it."""

    heading: str
    files: tuple[ExampleFile, ...]
    said: str
    """Rich text."""


class RulePage(NamedTuple):
    """One rule in one language, ready to be shown."""

    code: str
    severity: str
    title: str
    weight: str
    """The severity in a word."""

    meaning: str
    """What the rule says, why it matters, what to do, and the evidence: rich text."""

    examples: tuple[ShownExample, ...]
    foot: str
    markdown: str


def rule_in_view(workbench: Workbench) -> str | None:
    """The rule that a person most likely wonders about.

    That of the chosen finding, else the heaviest on the chosen item, else the heaviest
    around the items.
    """
    choice, inspection = workbench.choice, workbench.inspection
    if choice.finding is not None:
        return choice.finding.code
    if inspection is None:
        return None
    here = choice.item.findings if choice.item is not None else ()
    heaviest = _heaviest(here) or _heaviest(inspection.around)
    return heaviest.code if heaviest is not None else None


def _heaviest(findings: Sequence[Finding]) -> Finding | None:
    return min(findings, key=lambda f: f.severity.rank, default=None)


def all_rules() -> list[str]:
    """The ids of all rules, in the order of the catalogue."""
    from inspector.core.rules.catalogue import rules  # noqa: PLC0415 - when asked

    return list(rules())


def explaining_of(code: str, language: str) -> Callable[[Progress], RulePage]:
    """Explain a rule, to be run on a thread: its examples are inspected."""

    def work(_: Progress) -> RulePage:
        from inspector.core.report.explanation import explanation_of  # noqa: PLC0415
        from inspector.core.report.explanation_writers import (  # noqa: PLC0415
            write_markdown,
        )

        explained = explanation_of(code, language)
        return RulePage(
            code,
            explained.severity,
            explained.title,
            explained.severity_word,
            "".join(_meaning(explained, language)),
            (
                _example("fails", explained.fails, language),
                _example("passes", explained.passes, language),
            ),
            _say("edition", language, edition=explained.edition),
            "".join(write_markdown(explained, language)),
        )

    return work


def _meaning(explained: Explanation, language: str) -> Iterator[str]:
    yield _list([escaped(sentence) for sentence in explained.sentences])
    for key, text in (("why", explained.why), ("action", explained.action)):
        yield f"<p><b>{escaped(_say(key, language))}</b> {escaped(text)}</p>"
    yield f"<p><b>{escaped(_say('evidence', language))}</b></p>"
    yield _list([_source(source, language) for source in explained.sources])


def _list(entries: list[str]) -> str:
    rows = "".join(f'<li style="margin-bottom:2px">{entry}</li>' for entry in entries)
    return f'<ul style="margin-left:-24px">{rows}</ul>' if rows else ""


def _source(source: Source, language: str) -> str:
    from inspector.core.report.explanation import confidence_word  # noqa: PLC0415

    text = escaped(source.text)
    if source.url:
        text = f'<a href="{escaped(source.url)}">{text}</a>'
    return f"{text} ({escaped(confidence_word(source.confidence, language))})"


def _example(key: str, shown: Shown, language: str) -> ShownExample:
    from inspector.core.source.json_tokens import tokenize  # noqa: PLC0415

    files = tuple(
        ExampleFile(name, text, tokenize(text), tuple(_faults(name, text, shown)))
        for name, text in shown.files
    )
    said = [
        f"<code>{escaped(where)}</code> {escaped(message)}"
        for where, message, _ in shown.said
    ]
    silent = f"<p>{escaped(_say('silent', language))}</p>"
    heading = f"{_say(key, language)} {shown.name}"
    return ShownExample(heading, files, _list(said) or silent)


def _faults(name: str, text: str, shown: Shown) -> Iterator[Span]:
    """Where in a file the rule speaks; what an excerpt cannot place is left out."""
    for where, _, excerpt in shown.said:
        if excerpt is not None and where.startswith(f"{name}:"):
            yield from _spans(text.split("\n"), excerpt)


def _spans(lines: list[str], excerpt: Excerpt) -> Iterator[Span]:
    from inspector.core.source.span import Span  # noqa: PLC0415 - see above

    for line in excerpt.marked:
        if not 0 < line.number <= len(lines):
            continue
        begin = sum(len(each) + 1 for each in lines[: line.number - 1])
        before, marked = line.before.removeprefix(_CUT), line.marked or ""
        found = lines[line.number - 1].find(before + marked)
        if found >= 0:
            start = begin + found + len(before)
            yield Span(start, start + len(marked))


def _say(key: str, language: str, **details: str) -> str:
    from inspector.core.texts import text_of  # noqa: PLC0415 - see above

    return text_of(_TEXTS, key, language, **details)
