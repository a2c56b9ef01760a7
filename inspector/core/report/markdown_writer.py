"""The report as Markdown, short enough for an issue: the answer comes first.

Source: GitHub Flavored Markdown 0.29 (2019-04-06). Logged values are foreign:
they may not start a link, a mention, a heading or a cell.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.report.columns import columns_of
from inspector.core.report.judgement_texts import (
    news_lines,
    news_sentence,
    outcome_sentence,
)
from inspector.core.report.replay_texts import SIGNS
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording, named_parts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.excerpt import Excerpt, ExcerptLine
    from inspector.core.report.report import Report, ReportFinding, ReportItem, Side

FINDINGS_SHOWN = 20
ROWS_SHOWN = 30
GAPS_SHOWN = 10

_SPECIAL = re.compile(
    r"[\\`*\[\]|~]"
    r"|[<>&@#]"
    r"|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])"  # within a word it is no emphasis
    r"|:(?=//|[a-z+-][\w+-]*:|100:|1234:)"  # a link, an emoji
    r"|\.(?<=\bwww\.)"
    r"|^\s*(?:[-+=]|\d+[.)])",
    re.IGNORECASE,
)
"""What means something to Markdown where it stands."""

_ENTITIES = {c: f"&#{ord(c)};" for c in "<>&@#:."}
_BACKTICKS = re.compile(r"`+")


def write_markdown(report: Report, language: str) -> Iterator[str]:
    """The report as Markdown."""
    writer = _MarkdownWriter(Wording(language))
    yield from writer.answer(report)
    yield from writer.judgement(report)
    yield from writer.summary(report)
    yield from writer.differences(report)
    yield from writer.schemas(report)
    for side in report.sides:
        yield from writer.gaps(side)
        yield from writer.items(side)
        yield from writer.findings(side)
    yield from writer.targets(report)
    yield from writer.portable(report)
    yield from writer.foot(report)


class _MarkdownWriter:
    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def answer(self, report: Report) -> Iterator[str]:
        wording = self._wording
        yield f"## {escaped(wording.answer(report))}\n\n"
        yield f"{escaped(wording.overview(report))}\n\n"
        if wording.replay(report):
            yield f"{escaped(wording.replay(report))}\n\n"
        for side in report.sides:
            for gated in side.inputs:
                facts = gated.facts
                yield (
                    f"- {code(wording.input_name(gated))}: "
                    f"{facts.read_as}, {gated.envelope}, {facts.size} B, "
                    f"sha256 {code(facts.sha256)}\n"
                )

    def judgement(self, report: Report) -> Iterator[str]:
        """What a policy and a baseline made of it."""
        if report.judgement is None:
            return
        wording, news = self._wording, report.judgement.news
        yield f"\n{escaped(outcome_sentence(report.judgement, wording))}\n"
        if news is not None:
            yield f"\n{escaped(news_sentence(news, wording))}\n\n"
            for line in news_lines(news, wording):
                yield f"- {escaped(line)}\n"

    def summary(self, report: Report) -> Iterator[str]:
        """Two logs in numbers, where that is what was asked."""
        if report.summary is not None:
            from inspector.core.report.summary_lines import (  # noqa: PLC0415 - rare
                summary_markdown,
            )

            yield "\n"
            yield from summary_markdown(report, self._wording, escaped)

    def differences(self, report: Report) -> Iterator[str]:
        """What differs, those first that mean most."""
        if not report.compares_items:
            return
        wording = self._wording
        yield f"\n### {wording.say('differences-title')}\n\n"
        for sentence in wording.compared(report):
            yield f"- {escaped(sentence)}\n"
        yield "\n"
        if not report.differences:
            yield f"{escaped(wording.say('no-difference'))}\n"
        for difference in report.differences[:FINDINGS_SHOWN]:
            severity = wording.say(f"severity.{difference.severity.value}")
            yield f"**{severity}** {code(difference.code)} "
            yield f"{escaped(wording.message(difference))}\n\n"
            for name, side, place in wording.places(report, difference):
                yield f"{name} {code(wording.place(side, place))}\n\n"
                if place.excerpt is not None:
                    yield from fenced(place.excerpt)
        yield self._more(len(report.differences), FINDINGS_SHOWN)

    def schemas(self, report: Report) -> Iterator[str]:
        """How each schema stands; those furthest from strict first."""
        if report.lint is None:
            return
        wording, side = self._wording, report.sides[0]
        head = (wording.say("item"), wording.say("level"), "name", "read as", "strict")
        yield f"\n### {escaped(wording.say('schemas-title'))}\n\n"
        yield _row(map(escaped, head)) + _row(["---"] * len(head))
        ordered = sorted(report.lint.schemas, key=lambda schema: -schema.faults)
        for schema in ordered[:ROWS_SHOWN]:
            name = wording.input_name(side.inputs[schema.input])
            values = (schema.name, schema.read_as, schema.strict)
            cells = (_code_cell(visible_text(v)) if v else "" for v in values)
            level = escaped(wording.level(schema.level))
            yield _row((_code_cell(f"{name}:{schema.site.line}"), level, *cells))
        yield self._more(len(ordered), ROWS_SHOWN)

    def gaps(self, side: Side) -> Iterator[str]:
        gaps = list(self._wording.gaps(side))
        if gaps:
            yield f"\n### {self._wording.say('incomplete')}\n\n"
            for place, sentence in gaps[:GAPS_SHOWN]:
                yield f"- {code(place)} {escaped(sentence)}\n"
            yield self._more(len(gaps), GAPS_SHOWN)

    def items(self, side: Side) -> Iterator[str]:
        """The blocked items first: a table in an issue is read from the top."""
        if not side.items:
            return
        wording = self._wording
        names = ("reason", "type", "name", "call_id")
        head = (wording.say("item"), *names, wording.say("verdict"))
        yield f"\n### {wording.say('items-title')}\n\n"
        yield _row(map(escaped, head)) + _row(["---"] * len(head))
        ordered = sorted(side.items, key=lambda item: not item.blocks)
        for item in ordered[:ROWS_SHOWN]:
            yield _row(self._cells(side, item))
        yield self._more(len(side.items), ROWS_SHOWN)

    def findings(self, side: Side) -> Iterator[str]:
        """The heaviest first, as not all of them may be shown."""
        if not side.findings:
            return
        yield f"\n### {self._wording.say('findings-title')}\n\n"
        ordered = sorted(side.findings, key=lambda found: found.severity.rank)
        for found in ordered[:FINDINGS_SHOWN]:
            yield from self._finding(side, found)
        yield self._more(len(side.findings), FINDINGS_SHOWN)

    def targets(self, report: Report) -> Iterator[str]:
        """What each target does with all of it, then item by item."""
        matrix = report.matrix
        if matrix is None:
            return
        wording = self._wording
        yield f"\n### {escaped(wording.say_of_replay('matrix-title'))}\n\n"
        yield f"{escaped(wording.say_of_replay('matrix-legend'))}\n\n"
        head = ("", "target", "together", "because")
        yield _row(escaped(wording.say_of_replay(key)) if key else "" for key in head)
        yield _row(["---"] * len(head))
        for sign, target, word, codes in wording.columns(matrix):
            said = code(codes) if codes else ""
            yield _row((escaped(sign), code(target), escaped(word), said))
        yield f"\n{_row(('', *map(code, matrix.targets)))}"
        yield _row(["---"] * (len(matrix.targets) + 1))
        side = report.sides[0]
        shown = list(zip(side.items, matrix.rows, strict=True))
        for item, row in shown[:ROWS_SHOWN]:
            name = wording.input_name(side.inputs[item.input])
            parts = " ".join((f"{name}:{item.site.line}", *named_parts(item)))
            yield _row((_code_cell(parts), *(escaped(SIGNS[c.takes]) for c in row)))
        yield self._more(len(shown), ROWS_SHOWN)

    def portable(self, report: Report) -> Iterator[str]:
        """What was written to be sent on, and what was not."""
        if report.portable is None:
            return
        wording = self._wording
        yield f"\n### {escaped(wording.say_of_replay('portable-title'))}\n\n"
        yield f"{escaped(wording.written(report.portable))}\n\n"
        lines = list(wording.left_out(report.sides[0], report.portable))
        yield from (f"- {escaped(line)}\n" for line in lines[:ROWS_SHOWN])
        yield self._more(len(lines), ROWS_SHOWN)

    def foot(self, report: Report) -> Iterator[str]:
        wording = self._wording
        yield f"\n---\n{escaped(wording.say('no-permission'))} "
        yield f"{escaped(wording.say('nothing-repaired'))}\n\n"
        made = wording.say(
            "made-by",
            version=report.tool_version,
            created=report.created,
            spec=report.specification,
            target=report.target,
        )
        yield f"{escaped(made)}\n"

    def _cells(self, side: Side, item: ReportItem) -> Iterator[str]:
        name = self._wording.input_name(side.inputs[item.input])
        yield _code_cell(f"{name}:{item.site.line}")
        yield _code_cell(item.reason)
        for value in (item.type, item.name, item.call_id):
            yield _code_cell(visible_text(value)) if value else ""
        yield escaped(self._wording.headline(item))

    def _finding(self, side: Side, found: ReportFinding) -> Iterator[str]:
        wording, place = self._wording, found.place
        severity = wording.say(f"severity.{found.severity.value}")
        yield (
            f"**{severity}** {code(found.code)} {code(wording.place(side, place))} "
            f"{code(wording.path(place)) if wording.path(place) else ''}\n\n"
        )
        yield f"{escaped(wording.message(found))}\n\n"
        if place.excerpt is not None:
            yield from fenced(place.excerpt)

    def _more(self, count: int, shown: int) -> str:
        if count <= shown:
            return ""
        return f"\n{escaped(self._wording.say('more', count=count - shown))}\n"


def escaped(text: str) -> str:
    """Text that means nothing to Markdown."""
    return _SPECIAL.sub(_escape, text)


def code(text: str) -> str:
    """A code span, whatever backticks the text holds; not for an empty text."""
    fence = "`" * (_longest_run(text) + 1)
    space = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{space}{text}{space}{fence}"


def fenced(excerpt: Excerpt) -> Iterator[str]:
    """The excerpt in a fence that nothing in it can close."""
    lines = list(_excerpt_lines(excerpt.lines))
    fence = "`" * max(_longest_run("".join(lines)) + 1, 3)
    yield from (f"{fence}text\n", *lines, f"{fence}\n\n")


def _excerpt_lines(lines: Iterable[ExcerptLine]) -> Iterator[str]:
    for line in lines:
        yield f"{line.number:>6} | {line.before}{line.marked or ''}{line.after}\n"
        if line.marked is not None:
            carets = "^" * max(columns_of(line.marked), 1)
            yield f"{'':>6} | {'':{columns_of(line.before)}}{carets}\n"


def _escape(match: re.Match[str]) -> str:
    before, last = match[0][:-1], match[0][-1]
    return before + _ENTITIES.get(last, f"\\{last}")


def _longest_run(text: str) -> int:
    return max(map(len, _BACKTICKS.findall(text)), default=0)


def _code_cell(text: str) -> str:
    return code(text).replace("|", "\\|")  # a table is cut before code is read


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"
