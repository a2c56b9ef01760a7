"""The report for a terminal: lines as compilers write them, and carets."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from inspector.core.report.judgement_texts import (
    news_lines,
    news_sentence,
    outcome_sentence,
)
from inspector.core.report.replay_texts import SIGNS
from inspector.core.report.text_rows import Style, TextRows
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording
from inspector.core.report.written import written_records
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import Report, Side

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
        yield from write_rows(side, language, colour=colour)
    yield from writer.targets(report)
    yield from writer.portable(report)
    yield from writer.summary(report)


def write_rows(side: Side, language: str, *, colour: bool = False) -> Iterator[str]:
    """Items and findings alone, for whoever shows them as they come."""
    writer = TextRows(side, language, colour=colour)
    for (text,) in written_records(side, writer):
        yield text


class _TextWriter:
    def __init__(self, wording: Wording, *, colour: bool) -> None:
        self.wording = wording
        self._style = Style(colour=colour)
        self._styled = self._style.of

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
                    yield from self._style.excerpt(place.excerpt, severity)

    def schemas(self, report: Report) -> Iterator[str]:
        """How each schema stands, one a line."""
        for schema in report.lint.schemas if report.lint is not None else ():
            name = self.wording.input_name(report.sides[0].inputs[schema.input])
            level = self._styled(
                self.wording.level(schema.level), _LEVELS.get(schema.level, "dim")
            )
            parts = ", ".join(self.wording.schema_parts(schema))
            yield f"{name}:{schema.site.line}: {level} {parts}\n"

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
        sampled = takewhile(lambda gap: gap.cause == "sample", side.gaps)
        for _, told in zip(sampled, self.wording.gaps(side), strict=False):
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

    def _again(self, report: Report) -> Iterator[str]:
        """How one finding alone is shown again."""
        if report.only or not any(len(side.findings) for side in report.sides):
            return
        from inspector.core.report.again import again_for_any  # noqa: PLC0415 - rare

        command = again_for_any(report)
        if command:
            said = text_of("formats", "alone", self.wording.language, command=command)
            yield f"{self._styled(visible_text(said), 'dim')}\n"
