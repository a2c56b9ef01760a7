"""The report as Markdown for an issue or a pull request.

What a reader needs stands first and is short; everything else is folded below it. All
of it fits into an issue, whatever was found.

Source: GitHub Docs, "Organizing information with collapsed sections" (2026); an issue
holds 65,536 characters.
"""

from __future__ import annotations

from heapq import nsmallest
from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.report.again import again, again_for_difference
from inspector.core.report.closing import made_by, notes
from inspector.core.report.judgement_texts import (
    news_lines,
    news_sentence,
    outcome_sentence,
)
from inspector.core.report.markdown_targets import (
    portable_section,
    targets_section,
)
from inspector.core.report.markdown_text import (
    code,
    code_cell,
    escaped,
    fenced,
    more,
    row,
)
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import (
        Report,
        ReportDifference,
        ReportFinding,
        ReportItem,
        Side,
    )

FINDINGS_SHOWN = 20
ROWS_SHOWN = 30
GAPS_SHOWN = 10
INPUTS_SHOWN = 10
BRIEF_SHOWN = 10
"""Findings that stand before the fold."""

MOST_FOLDED = 50_000
"""Characters of the folded part."""

_BRIEF_LENGTH = 200


def write_markdown(report: Report, language: str) -> Iterator[str]:
    """The report as Markdown."""
    writer = _MarkdownWriter(report, Wording(language))
    yield from writer.answer(report)
    yield from writer.judgement(report)
    yield from writer.summary(report)
    yield from writer.brief(report)
    yield from writer.folded(report)
    yield from writer.foot(report)


class _MarkdownWriter:
    def __init__(self, report: Report, wording: Wording) -> None:
        self._report = report
        self._wording = wording

    def answer(self, report: Report) -> Iterator[str]:
        wording = self._wording
        yield f"## {escaped(wording.answer(report))}\n\n"
        yield f"{escaped(wording.overview(report))}\n\n"
        if wording.replay(report):
            yield f"{escaped(wording.replay(report))}\n\n"
        for note in notes(report, wording):
            yield f"{escaped(note)}\n\n"
        inputs = [gated for side in report.sides for gated in side.inputs]
        for gated in inputs[:INPUTS_SHOWN]:
            facts = gated.facts
            yield (
                f"- {code(wording.input_name(gated))}: "
                f"{facts.read_as}, {gated.envelope}, {facts.size} B, "
                f"sha256 {code(facts.sha256)}\n"
            )
        yield more(self._wording, len(inputs), INPUTS_SHOWN)

    def brief(self, report: Report) -> Iterator[str]:
        """The heaviest of all that was found, a row each."""
        wording = self._wording
        gaps = sum(len(side.gaps) for side in report.sides)
        if gaps:
            yield f"\n**{escaped(wording.say('incomplete'))}**: {gaps}\n"
        rows = list(islice(self._brief_rows(report), BRIEF_SHOWN))
        if not rows:
            return
        names = ("filter.severity", "filter.rule")
        said = [text_of("formats", name, wording.language) for name in names]
        head = (said[0], wording.say("item"), said[1], "")
        yield f"\n{row(map(escaped, head))}{row(['---'] * len(head))}"
        yield from rows
        counted = len(report.differences) + sum(len(s.findings) for s in report.sides)
        yield more(self._wording, counted, BRIEF_SHOWN)

    def folded(self, report: Report) -> Iterator[str]:
        """Everything in detail, as much of it as fits."""
        if report.summary is not None:
            return  # it counts and lists nothing
        title = text_of("formats", "everything", self._wording.language)
        yield f"\n<details><summary>{escaped(title)}</summary>\n"
        room = MOST_FOLDED
        for piece in self._details(report):
            room -= len(piece)
            if room < 0:
                cut = text_of("formats", "cut", self._wording.language)
                yield f"\n{escaped(cut)}\n"
                break
            yield piece
        yield "\n</details>\n"

    def _details(self, report: Report) -> Iterator[str]:
        """Pieces behind each of which one may stop."""
        yield from self.differences(report)
        yield from self.schemas(report)
        for side in report.sides:
            yield from self.gaps(side)
            yield from self.items(side)
            yield from self.findings(side)
        yield from targets_section(report, self._wording, ROWS_SHOWN)
        yield from portable_section(report, self._wording, ROWS_SHOWN)

    def _brief_rows(self, report: Report) -> Iterator[str]:
        wording = self._wording
        for difference in nsmallest(BRIEF_SHOWN, report.differences, key=_weight):
            places = wording.places(report, difference)
            where = next((wording.place(side, at) for _, side, at in places), "")
            yield self._brief_row(difference, where)
        for side in report.sides:
            for found in nsmallest(BRIEF_SHOWN, side.findings, key=_weight):
                yield self._brief_row(found, wording.place(side, found.place))

    def _brief_row(self, found: ReportFinding | ReportDifference, where: str) -> str:
        wording = self._wording
        said = wording.message(found)
        if len(said) > _BRIEF_LENGTH:
            said = f"{said[:_BRIEF_LENGTH]}…"
        severity = wording.say(f"severity.{found.severity.value}")
        place = code_cell(where) if where else ""
        return row((escaped(severity), place, code_cell(found.code), escaped(said)))

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
            yield "".join(self._difference(report, difference))
        yield more(self._wording, len(report.differences), FINDINGS_SHOWN)

    def schemas(self, report: Report) -> Iterator[str]:
        """How each schema stands; those furthest from strict first."""
        if report.lint is None:
            return
        wording, side = self._wording, report.sides[0]
        head = (wording.say("item"), wording.say("level"), "name", "read as", "strict")
        yield f"\n### {escaped(wording.say('schemas-title'))}\n\n"
        yield row(map(escaped, head)) + row(["---"] * len(head))
        ordered = sorted(report.lint.schemas, key=lambda schema: -schema.faults)
        for schema in ordered[:ROWS_SHOWN]:
            name = wording.input_name(side.inputs[schema.input])
            values = (schema.name, schema.read_as, schema.strict)
            cells = (code_cell(visible_text(v)) if v else "" for v in values)
            level = escaped(wording.level(schema.level))
            yield row((code_cell(f"{name}:{schema.site.line}"), level, *cells))
        yield more(self._wording, len(ordered), ROWS_SHOWN)

    def gaps(self, side: Side) -> Iterator[str]:
        gaps = list(islice(self._wording.gaps(side), GAPS_SHOWN))
        if gaps:
            yield f"\n### {self._wording.say('incomplete')}\n\n"
            for place, sentence in gaps:
                yield f"- {code(place)} {escaped(sentence)}\n"
            yield more(self._wording, len(side.gaps), GAPS_SHOWN)

    def items(self, side: Side) -> Iterator[str]:
        """The blocked items first: a table in an issue is read from the top."""
        if not side.items:
            return
        wording = self._wording
        names = ("reason", "type", "name", "call_id")
        head = (wording.say("item"), *names, wording.say("verdict"))
        yield f"\n### {wording.say('items-title')}\n\n"
        yield row(map(escaped, head)) + row(["---"] * len(head))
        for item in nsmallest(ROWS_SHOWN, side.items, key=lambda item: not item.blocks):
            yield row(self._cells(side, item))
        yield more(self._wording, len(side.items), ROWS_SHOWN)

    def findings(self, side: Side) -> Iterator[str]:
        """The heaviest first, as not all of them may be shown."""
        if not side.findings:
            return
        yield f"\n### {self._wording.say('findings-title')}\n\n"
        for found in nsmallest(FINDINGS_SHOWN, side.findings, key=_weight):
            yield "".join(self._finding(side, found))
        yield more(self._wording, len(side.findings), FINDINGS_SHOWN)

    def foot(self, report: Report) -> Iterator[str]:
        wording = self._wording
        yield f"\n---\n{escaped(wording.say('no-permission'))} "
        yield f"{escaped(wording.say('nothing-repaired'))}\n\n"
        yield f"{escaped(made_by(report, wording))}\n"

    def _cells(self, side: Side, item: ReportItem) -> Iterator[str]:
        name = self._wording.input_name(side.inputs[item.input])
        yield code_cell(f"{name}:{item.site.line}")
        yield code_cell(item.reason)
        for value in (item.type, item.name, item.call_id):
            yield code_cell(visible_text(value)) if value else ""
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
        command = again(self._report, side, found)
        yield f"{code(visible_text(command))}\n\n" if command else ""

    def _difference(
        self, report: Report, difference: ReportDifference
    ) -> Iterator[str]:
        wording = self._wording
        severity = wording.say(f"severity.{difference.severity.value}")
        yield f"**{severity}** {code(difference.code)} "
        yield f"{escaped(wording.message(difference))}\n\n"
        for name, side, place in wording.places(report, difference):
            yield f"{name} {code(wording.place(side, place))}\n\n"
            if place.excerpt is not None:
                yield from fenced(place.excerpt)
        command = again_for_difference(report, difference)
        yield f"{code(visible_text(command))}\n\n" if command else ""


def _weight(found: ReportFinding | ReportDifference) -> int:
    return found.severity.rank
