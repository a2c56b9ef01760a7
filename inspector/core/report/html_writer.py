"""The report as one page that stands alone: nothing is loaded, and it needs no script.

What can be found and filtered is marked as an entry; the one script of the page hides
what was not asked for.

Source: WCAG 2.2; W3C Content Security Policy Level 3.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from inspector.assets import read_resource
from inspector.core.report.closing import made_by, notes
from inspector.core.report.html_filter import filter_form, script, script_hash
from inspector.core.report.html_findings import (
    FURTHER_SHOWN,
    ROWS_SHOWN,
    FindingsWriter,
)
from inspector.core.report.html_judgement import judgement_section
from inspector.core.report.html_targets import portable_section, targets_section
from inspector.core.report.html_text import (
    entry,
    escaped,
    head_row,
    more,
    row,
    shape,
    shown,
)
from inspector.core.report.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import Report, ReportItem, Side

GAPS_SHOWN = 100

_LEVELS = {"clean": "ok", "normalisable": "info", "not-strict": "block"}
_LEVELS |= {"accepted": "ok", "refused": "block"}
_SHAPES = {"blocked": "block", "clear": "ok", "incomplete": "unchecked"}


def write_html(
    report: Report, language: str, *, further: int = FURTHER_SHOWN
) -> Iterator[str]:
    """The report as one HTML page, to be written as UTF-8.

    Args:
        report: What to write.
        language: A language of the texts.
        further: Findings that have a row, behind those that are shown in full.
    """
    writer = _HtmlWriter(Wording(language))
    found = FindingsWriter(report, writer.wording, further)
    head, _, foot = _page(writer.title(report), language).partition("{{body}}")
    yield head
    yield from writer.answer(report)
    yield from filter_form(language)
    yield from judgement_section(report, writer.wording)
    if report.summary is not None:
        from inspector.core.report.summary_html import (  # noqa: PLC0415 - rare
            summary_section,
        )

        yield from summary_section(report, writer.wording)
    yield from found.differences()
    yield from writer.schemas(report)
    for side in report.sides:
        yield from writer.gaps(side)
        yield from found.findings(side)
        yield from writer.items(side)
    yield from targets_section(report, writer.wording, ROWS_SHOWN)
    yield from portable_section(report, writer.wording, ROWS_SHOWN)
    yield from writer.foot(report)
    yield foot


class _HtmlWriter:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def title(self, report: Report) -> str:
        return f"{self.wording.answer(report)} - Open Responses Inspector"

    def answer(self, report: Report) -> Iterator[str]:
        wording, sign = self.wording, _SHAPES[report.answer]
        yield f'<header class="banner {sign}">{shape(sign)}<div>\n'
        yield f"<h1>{escaped(wording.answer(report))}</h1>\n"
        yield f"<p>{escaped(wording.overview(report))}</p>\n"
        for note in notes(report, wording):
            yield f'<p class="word">{escaped(note)}</p>\n'
        if wording.replay(report):
            yield f"<p>{escaped(wording.replay(report))}</p>\n"
        yield f"<p>{escaped(wording.say('no-permission'))} "
        yield f"{escaped(wording.say('nothing-repaired'))}</p>\n"
        for side in report.sides:
            for gated in side.inputs:
                facts = gated.facts
                yield (
                    f"<p><code>{escaped(wording.input_name(gated))}</code> "
                    f'<span class="muted">{facts.read_as}, {gated.envelope}, '
                    f"{facts.size} B, sha256 <code>{facts.sha256}</code></span></p>\n"
                )
        yield "</div></header>\n"

    def schemas(self, report: Report) -> Iterator[str]:
        """How each schema stands, in the order of the text."""
        if report.lint is None:
            return
        wording, side = self.wording, report.sides[0]
        head = (wording.say("item"), wording.say("level"), "name", "read as", "strict")
        yield f"<h2>{escaped(wording.say('schemas-title'))}</h2>\n"
        yield f'<div class="scroll"><table>\n{head_row(map(escaped, head))}<tbody>\n'
        for schema in report.lint.schemas[:ROWS_SHOWN]:
            name = wording.input_name(side.inputs[schema.input])
            sign = _LEVELS.get(schema.level, "info")
            level = escaped(wording.level(schema.level))
            values = (schema.name, schema.read_as, schema.strict)
            cells = [
                f"<code>{escaped(f'{name}:{schema.site.line}')}</code>",
                f'<span class="{sign}">{shape(sign)} {level}</span>',
                *(f"<code>{shown(value)}</code>" for value in values),
            ]
            yield row(cells)
        yield "</tbody></table></div>\n"
        yield more(wording, len(report.lint.schemas), ROWS_SHOWN)

    def gaps(self, side: Side) -> Iterator[str]:
        gaps = list(islice(self.wording.gaps(side), GAPS_SHOWN))
        if gaps:
            yield f"<h2>{escaped(self.wording.say('incomplete'))}</h2>\n<ul>\n"
            for place, sentence in gaps:
                yield f"<li><code>{escaped(place)}</code> {escaped(sentence)}</li>\n"
            yield f"</ul>\n{more(self.wording, len(side.gaps), GAPS_SHOWN)}"

    def items(self, side: Side) -> Iterator[str]:
        if not side.items:
            return
        wording = self.wording
        names = ("reason", "type", "name", "call_id")
        head = (wording.say("item"), *names, wording.say("verdict"))
        yield f"<h2>{escaped(wording.say('items-title'))}</h2>\n"
        yield f'<div class="scroll"><table>\n{head_row(map(escaped, head))}<tbody>\n'
        for item in islice(side.items, ROWS_SHOWN):
            yield self._row(side, item)
        yield "</tbody></table></div>\n"
        yield more(wording, len(side.items), ROWS_SHOWN)

    def foot(self, report: Report) -> Iterator[str]:
        yield f"<footer><p>{escaped(made_by(report, self.wording))}</p></footer>\n"

    def _row(self, side: Side, item: ReportItem) -> str:
        name = self.wording.input_name(side.inputs[item.input])
        sign = _shape_of(item)
        cells = [
            f"<code>{escaped(f'{name}:{item.site.line}')}</code>",
            f'<span class="{sign}">{shape(sign)} <code>{item.reason}</code></span>',
            *(f"<code>{shown(v)}</code>" for v in (item.type, item.name, item.call_id)),
            escaped(self.wording.headline(item)),
        ]
        return row(cells, entry(verdict=item.reason, tool=item.name))


def _page(title: str, language: str) -> str:
    page = read_resource("report", "page.html").decode("utf-8")
    style = read_resource("report", "page.css").decode("utf-8")
    page = page.replace("{{language}}", language).replace("{{style}}", style)
    page = page.replace("{{script-hash}}", script_hash())
    page = page.replace("{{script}}", script())
    return page.replace("{{title}}", escaped(title))


def _shape_of(item: ReportItem) -> str:
    if item.blocks:
        return "block"
    return item.reason if item.reason in ("ok", "unchecked") else "info"
