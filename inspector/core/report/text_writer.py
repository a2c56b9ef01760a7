"""The report for a terminal: lines as compilers write them, and carets."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from inspector.core.report.columns import columns_of
from inspector.core.report.judgement_texts import (
    news_lines,
    news_sentence,
    outcome_sentence,
)
from inspector.core.report.records import records_of
from inspector.core.report.replay_texts import SIGNS
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording, named_parts
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.excerpt import Excerpt, ExcerptLine
    from inspector.core.report.report import Report, ReportFinding, ReportItem, Side

_COLOURS = {
    "block": "1;31",
    "warn": "33",
    "info": "34",
    "ok": "32",
    "unchecked": "33",
    "dim": "2",
    "strong": "1",
}
"""Select Graphic Rendition parameters: ECMA-48, section 8.3.117."""

_LEVELS = {"clean": "ok", "normalisable": "warn", "not-strict": "block"}
_LEVELS |= {"accepted": "ok", "refused": "block"}


def write_text(report: Report, language: str, *, colour: bool = False) -> Iterator[str]:
    """The report as lines of text.

    Args:
        report: What to write.
        language: A language of the texts.
        colour: Add ANSI colours; words say the same without them.
    """
    writer = _TextWriter(Wording(language), colour=colour)
    if report.summary is not None:
        from inspector.core.report.summary_lines import (  # noqa: PLC0415 - rare
            summary_lines,
        )

        yield from summary_lines(report, writer.wording)
    yield from writer.differences(report)
    yield from writer.schemas(report)
    for side in report.sides:
        yield from writer.side(side)
    yield from writer.targets(report)
    yield from writer.portable(report)
    yield from writer.summary(report)


def write_rows(side: Side, language: str, *, colour: bool = False) -> Iterator[str]:
    """Items and findings alone, for whoever shows them as they come."""
    yield from _TextWriter(Wording(language), colour=colour).side(side)


class _TextWriter:
    def __init__(self, wording: Wording, *, colour: bool) -> None:
        self.wording = wording
        self._colour = colour

    def differences(self, report: Report) -> Iterator[str]:
        """What differs, each side under the other."""
        for difference in report.differences:
            severity = difference.severity.value
            message = self.wording.message(difference)
            places = self.wording.places(report, difference)
            for number, (name, side, place) in enumerate(places):
                said = f"({name})" if number else f"{difference.code} {message}"
                where = self.wording.place(side, place)
                yield f"{where}: {self._styled(severity, severity)} {said}\n"
                if place.excerpt is not None:
                    yield from self._excerpt(place.excerpt, severity)

    def schemas(self, report: Report) -> Iterator[str]:
        """How each schema stands, one a line."""
        for schema in report.lint.schemas if report.lint is not None else ():
            name = self.wording.input_name(report.sides[0].inputs[schema.input])
            level = self._styled(
                self.wording.level(schema.level), _LEVELS.get(schema.level, "dim")
            )
            parts = ", ".join(self.wording.schema_parts(schema))
            yield f"{name}:{schema.site.line}: {level} {parts}\n"

    def side(self, side: Side) -> Iterator[str]:
        """Items and findings in the order of the text."""
        for record in records_of(side):
            if record.item is not None:
                yield self._item(side, record.item)
            for found in record.findings:
                yield self._finding(side, found)

    def targets(self, report: Report) -> Iterator[str]:
        """Every target, numbered, then every item against those numbers."""
        matrix = report.matrix
        if matrix is None:
            return
        wording = self.wording
        title = self._styled(wording.say_of_replay("matrix-title"), "strong")
        yield f"{title}: {wording.say_of_replay('matrix-legend')}\n"
        longest = max(map(len, matrix.targets))
        for number, column in enumerate(wording.columns(matrix), 1):
            sign, target, _, codes = column
            yield f"{number:>3} {sign} {target:<{longest}}  {codes}".rstrip() + "\n"
        numbers = range(1, len(matrix.targets) + 1)
        yield f"{''.join(f'{number:>3}' for number in numbers)}\n"
        for item, cells in wording.rows(report.sides[0], matrix):
            signs = "".join(f"{SIGNS[cell.takes]:>3}" for cell in cells)
            yield f"{signs}  {item}\n"

    def portable(self, report: Report) -> Iterator[str]:
        """What was written to be sent on, and what was not."""
        if report.portable is None:
            return
        written = self.wording.written(report.portable)
        yield f"{self._styled(written, 'strong')}\n"
        for line in self.wording.left_out(report.sides[0], report.portable):
            yield f"  {line}\n"

    def summary(self, report: Report) -> Iterator[str]:
        """The counts and the answer, last: that is where a terminal is read."""
        wording = self.wording
        kind = {"blocked": "block", "clear": "ok"}.get(report.answer, "unchecked")
        for sentence in wording.compared(report):
            yield f"{sentence}\n"
        yield f"{wording.overview(report)}\n"
        yield f"{self._styled(wording.answer(report), kind)}\n"
        for side in report.sides:
            yield from self._sampled(side)
        if report.is_chosen or report.redaction is not None:
            from inspector.core.report.closing import notes  # noqa: PLC0415 - rare

            for note in notes(report, wording):
                yield f"{self._styled(note, 'strong')}\n"
        if wording.replay(report):
            yield f"{wording.replay(report)}\n"
        yield from self._judgement(report)
        yield from self._again(report)
        if report.lint is None:
            yield f"{self._styled(wording.say('no-permission'), 'dim')}\n"

    def _sampled(self, side: Side) -> Iterator[str]:
        """What was left out on purpose, which stands first; no finding tells of it."""
        sentences = zip(side.gaps, self.wording.gaps(side), strict=False)
        for _, told in takewhile(lambda each: each[0].cause == "sample", sentences):
            yield f"{self._styled(': '.join(told), 'strong')}\n"

    def _judgement(self, report: Report) -> Iterator[str]:
        if report.judgement is None:
            return
        wording, news = self.wording, report.judgement.news
        if news is not None:
            yield f"{self._styled(news_sentence(news, wording), 'strong')}\n"
            for line in news_lines(news, wording):
                yield f"  {line}\n"
        kind = "block" if report.judgement.failing else "strong"
        yield f"{self._styled(outcome_sentence(report.judgement, wording), kind)}\n"

    def _item(self, side: Side, item: ReportItem) -> str:
        wording = self.wording
        name = wording.input_name(side.inputs[item.input])
        reason = self._styled(item.reason, _style_of(item))
        parts = " ".join(named_parts(item))
        said = f"{name}:{item.site.line}: {reason} {parts}\n"
        if not (item.blocks or item.reason == "unchecked" or item.verdict.is_refusal):
            return said
        return f"{said}  {self._styled(wording.headline(item), 'strong')}\n"

    def _finding(self, side: Side, found: ReportFinding) -> str:
        wording, severity = self.wording, found.severity.value
        said = (
            f"{wording.place(side, found.place)}: {self._styled(severity, severity)} "
            f"{found.code} {wording.message(found)}\n"
        )
        excerpt = found.place.excerpt
        if excerpt is None:
            return said
        shown = (*self._excerpt(excerpt, severity), *self._decoded_place(found))
        return said + "".join(shown)

    def _decoded_place(self, found: ReportFinding) -> Iterator[str]:
        """Where a fault inside of a string stands, as its reader sees it."""
        place = found.place
        if place.inner and place.excerpt is not None:
            gutter = len(str(place.excerpt.lines[-1].number))
            sign = self._styled(f"{'':{gutter + 2}} =", "dim")
            yield f"{sign} {self.wording.path(place)}\n"

    def _again(self, report: Report) -> Iterator[str]:
        """How one finding alone is shown again."""
        if report.only or not any(len(side.findings) for side in report.sides):
            return
        from inspector.core.report.again import again_for_any  # noqa: PLC0415 - rare

        command = again_for_any(report)
        if command:
            said = text_of("formats", "alone", self.wording.language, command=command)
            yield f"{self._styled(visible_text(said), 'dim')}\n"

    def _excerpt(self, excerpt: Excerpt, style: str) -> Iterator[str]:
        shown = excerpt.marked
        if not any(line.before or line.marked for line in shown):
            shown = excerpt.lines  # a fault on an empty line: say behind what
        gutter = len(str(shown[-1].number))
        for line in shown:
            number = self._styled(f"{line.number:>{gutter + 2}} |", "dim")
            yield f"{number} {line.before}{line.marked or ''}{line.after}\n"
            if line.marked is not None:
                bar = self._styled(f"{'':{gutter + 2}} |", "dim")
                yield f"{bar} {self._carets(line, style)}\n"

    def _carets(self, line: ExcerptLine, style: str) -> str:
        carets = "^" * max(columns_of(line.marked or ""), 1)
        return " " * columns_of(line.before) + self._styled(carets, style)

    def _styled(self, text: str, style: str) -> str:
        return f"\x1b[{_COLOURS[style]}m{text}\x1b[0m" if self._colour else text


def _style_of(item: ReportItem) -> str:
    if item.blocks:
        return "block"
    return item.reason if item.reason in ("ok", "unchecked") else "info"
