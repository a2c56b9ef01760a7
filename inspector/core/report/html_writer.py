"""The report as one page that stands alone: no script, nothing loaded.

Every logged value is escaped and made visible, so that no name or value of a
log can become part of the page. Shapes and words say what colours say.

Source: WCAG 2.2, success criterion 1.4.1; WHATWG HTML, section 13.3 (escaping).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.assets import read_resource
from inspector.core.report.html_judgement import judgement_section
from inspector.core.report.html_targets import portable_section, targets_section
from inspector.core.report.html_text import escaped
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording
from inspector.core.rules.catalogue import action_of, rule_of, title_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.excerpt import Excerpt, ExcerptLine
    from inspector.core.report.report import (
        Report,
        ReportDifference,
        ReportFinding,
        ReportItem,
        Side,
    )

FINDINGS_SHOWN = 1000
ROWS_SHOWN = 1000
GAPS_SHOWN = 100

_LEVELS = {"clean": "ok", "normalisable": "info", "not-strict": "block"}
_LEVELS |= {"accepted": "ok", "refused": "block"}
_SHAPES = {"blocked": "block", "clear": "ok", "incomplete": "unchecked"}


def write_html(report: Report, language: str) -> Iterator[str]:
    """The report as one HTML page, to be written as UTF-8."""
    writer = _HtmlWriter(Wording(language))
    head, _, foot = _page(writer.title(report), language).partition("{{body}}")
    yield head
    yield from writer.answer(report)
    yield from judgement_section(report, writer.wording)
    if report.summary is not None:
        from inspector.core.report.summary_html import (  # noqa: PLC0415 - rare
            summary_section,
        )

        yield from summary_section(report, writer.wording)
    yield from writer.differences(report)
    yield from writer.schemas(report)
    for side in report.sides:
        yield from writer.gaps(side)
        yield from writer.findings(side)
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
        wording, shape = self.wording, _SHAPES[report.answer]
        yield f'<header class="banner {shape}">{_shape(shape)}<div>\n'
        yield f"<h1>{escaped(wording.answer(report))}</h1>\n"
        yield f"<p>{escaped(wording.overview(report))}</p>\n"
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

    def differences(self, report: Report) -> Iterator[str]:
        if not report.compares_items:
            return
        wording = self.wording
        yield f"<h2>{escaped(wording.say('differences-title'))}</h2>\n"
        for sentence in wording.compared(report):
            yield f"<p>{escaped(sentence)}</p>\n"
        if not report.differences:
            yield f"<p>{escaped(wording.say('no-difference'))}</p>\n"
        for difference in report.differences[:FINDINGS_SHOWN]:
            yield from self._difference(report, difference)
        yield self._more(len(report.differences), FINDINGS_SHOWN)

    def schemas(self, report: Report) -> Iterator[str]:
        """How each schema stands, in the order of the text."""
        if report.lint is None:
            return
        wording, side = self.wording, report.sides[0]
        head = (wording.say("item"), wording.say("level"), "name", "read as", "strict")
        cells = "".join(f'<th scope="col">{escaped(name)}</th>' for name in head)
        yield f"<h2>{escaped(wording.say('schemas-title'))}</h2>\n"
        yield f'<div class="scroll"><table>\n<thead><tr>{cells}</tr></thead>\n<tbody>\n'
        for schema in report.lint.schemas[:ROWS_SHOWN]:
            name = wording.input_name(side.inputs[schema.input])
            shape = _LEVELS.get(schema.level, "info")
            level = escaped(wording.level(schema.level))
            values = (schema.name, schema.read_as, schema.strict)
            row = [
                f"<code>{escaped(f'{name}:{schema.site.line}')}</code>",
                f'<span class="{shape}">{_shape(shape)} {level}</span>',
                *(f"<code>{shown(value)}</code>" for value in values),
            ]
            yield f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n"
        yield "</tbody></table></div>\n"
        yield self._more(len(report.lint.schemas), ROWS_SHOWN)

    def gaps(self, side: Side) -> Iterator[str]:
        gaps = list(self.wording.gaps(side))
        if gaps:
            yield f"<h2>{escaped(self.wording.say('incomplete'))}</h2>\n<ul>\n"
            for place, sentence in gaps[:GAPS_SHOWN]:
                yield f"<li><code>{escaped(place)}</code> {escaped(sentence)}</li>\n"
            yield f"</ul>\n{self._more(len(gaps), GAPS_SHOWN)}"

    def findings(self, side: Side) -> Iterator[str]:
        if not side.findings:
            return
        yield f"<h2>{escaped(self.wording.say('findings-title'))}</h2>\n"
        for found in side.findings[:FINDINGS_SHOWN]:
            yield from self._finding(side, found)
        yield self._more(len(side.findings), FINDINGS_SHOWN)

    def items(self, side: Side) -> Iterator[str]:
        if not side.items:
            return
        wording = self.wording
        head = (wording.say("item"), "reason", "type", "name", "call_id")
        cells = "".join(f'<th scope="col">{escaped(name)}</th>' for name in head)
        yield f"<h2>{escaped(wording.say('items-title'))}</h2>\n"
        yield f'<div class="scroll"><table>\n<thead><tr>{cells}'
        yield f'<th scope="col">{escaped(wording.say("verdict"))}</th></tr></thead>\n'
        yield "<tbody>\n"
        for item in side.items[:ROWS_SHOWN]:
            yield self._row(side, item)
        yield "</tbody></table></div>\n"
        yield self._more(len(side.items), ROWS_SHOWN)

    def foot(self, report: Report) -> Iterator[str]:
        made = self.wording.say(
            "made-by",
            version=report.tool_version,
            created=report.created,
            spec=report.specification,
            target=report.target,
        )
        yield f"<footer><p>{escaped(made)}</p></footer>\n"

    def _difference(
        self, report: Report, difference: ReportDifference
    ) -> Iterator[str]:
        wording = self.wording
        yield from self._heading(difference.code, difference.severity.value)
        label = wording.say(f"label.{difference.finding.change.label.value}")
        yield f'<p class="muted"><code>{difference.code}</code> {escaped(label)}</p>\n'
        yield f"<p>{escaped(wording.message(difference))}</p>\n"
        for name, side, place in wording.places(report, difference):
            where = escaped(wording.place(side, place))
            yield f'<p class="muted">{escaped(name)} <code>{where}</code> '
            yield f"<code>{escaped(wording.path(place))}</code></p>\n"
            if place.excerpt is not None:
                yield _excerpt(place.excerpt)
        yield "</article>\n"

    def _heading(self, rule: str, severity: str) -> Iterator[str]:
        wording = self.wording
        word = escaped(wording.say(f"severity.{severity}"))
        title = escaped(title_of(rule, wording.language))
        yield '<article class="finding">\n'
        yield f'<h3><span class="{severity}">{_shape(severity)} '
        yield f'<span class="word">{word}</span></span> {title}</h3>\n'

    def _row(self, side: Side, item: ReportItem) -> str:
        name = self.wording.input_name(side.inputs[item.input])
        shape = _shape_of(item)
        cells = [
            f"<code>{escaped(f'{name}:{item.site.line}')}</code>",
            f'<span class="{shape}">{_shape(shape)} <code>{item.reason}</code></span>',
            *(f"<code>{shown(v)}</code>" for v in (item.type, item.name, item.call_id)),
            escaped(self.wording.headline(item)),
        ]
        return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>\n"

    def _finding(self, side: Side, found: ReportFinding) -> Iterator[str]:
        wording, place = self.wording, found.place
        yield from self._heading(found.code, found.severity.value)
        yield f'<p class="muted"><code>{found.code}</code> '
        yield f"<code>{escaped(wording.place(side, place))}</code> "
        yield f"<code>{escaped(wording.path(place))}</code></p>\n"
        yield f"<p>{escaped(wording.message(found))}</p>\n"
        if place.excerpt is not None:
            yield _excerpt(place.excerpt)
        yield f"<p>{escaped(action_of(found.code, wording.language))}</p>\n"
        yield from self._evidence(found)
        yield "</article>\n"

    def _evidence(self, found: ReportFinding) -> Iterator[str]:
        """Links that a reader may follow; the page itself loads none of them."""
        sources = found.finding.basis or rule_of(found.code).sources
        if sources:
            yield f'<p class="muted">{escaped(self.wording.say("evidence"))} '
            yield ", ".join(
                f"{_link(s.text, s.url)} ({escaped(s.confidence)})" for s in sources
            )
            yield "</p>\n"

    def _more(self, count: int, shown: int) -> str:
        if count <= shown:
            return ""
        more = self.wording.say("more", count=count - shown)
        return f'<p class="muted">{escaped(more)}</p>\n'


def shown(value: str | None) -> str:
    """A logged value, visible and escaped."""
    return escaped(visible_text(value)) if value else ""


def _page(title: str, language: str) -> str:
    page = read_resource("report", "page.html").decode("utf-8")
    style = read_resource("report", "page.css").decode("utf-8")
    page = page.replace("{{language}}", language).replace("{{style}}", style)
    return page.replace("{{title}}", escaped(title))


def _excerpt(excerpt: Excerpt) -> str:
    return f"<pre>{''.join(map(_excerpt_row, excerpt.lines))}</pre>\n"


def _excerpt_row(line: ExcerptLine) -> str:
    number = f'<span class="number">{line.number}</span>'
    marked = "" if line.marked is None else _mark(line.marked)
    text = f"{escaped(line.before)}{marked}{escaped(line.after)}"
    return f'<span class="row">{number}{text}\n</span>'


def _mark(marked: str) -> str:
    between = "" if marked else ' class="between"'
    return f"<mark{between}>{escaped(marked)}</mark>"


def _shape(name: str) -> str:
    return f'<svg class="shape" aria-hidden="true"><use href="#{name}"/></svg>'


def _shape_of(item: ReportItem) -> str:
    if item.blocks:
        return "block"
    return item.reason if item.reason in ("ok", "unchecked") else "info"


def _link(text: str, url: str | None) -> str:
    if url is None or not url.startswith("https://"):
        return escaped(text)
    return f'<a href="{escaped(url)}" rel="noreferrer">{escaped(text)}</a>'
