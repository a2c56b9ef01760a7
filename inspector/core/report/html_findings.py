"""The parts of the HTML page about what was found, and what differs side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.again import again, again_for_difference
from inspector.core.report.html_text import (
    entry,
    escaped,
    excerpt_block,
    head_row,
    link,
    more,
    row,
    shape,
    shown,
)
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import named_parts
from inspector.core.rules.catalogue import action_of, rule_of, title_of
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import (
        Report,
        ReportDifference,
        ReportFinding,
        ReportPair,
        ReportPlace,
        Side,
    )
    from inspector.core.report.wording import Wording

FINDINGS_SHOWN = 1000
"""Findings with an excerpt and all that can be said of them."""

FURTHER_SHOWN = 19000
"""Further ones that have a row each: a browser holds no more."""

ROWS_SHOWN = 1000


class FindingsWriter:
    """Writes findings and differences of one report.

    Args:
        report: What is written.
        wording: Its language.
        further: Findings that have a row each, behind those shown in full.
    """

    def __init__(
        self, report: Report, wording: Wording, further: int = FURTHER_SHOWN
    ) -> None:
        self._most = FINDINGS_SHOWN + further
        self._report = report
        self._wording = wording

    def findings(self, side: Side) -> Iterator[str]:
        """The first findings in full, further ones as rows."""
        count = 0
        for count, found in enumerate(side.findings, 1):
            if count == 1:
                title = self._wording.say("findings-title")
                yield f"<h2>{escaped(title)}</h2>\n"
            if count <= FINDINGS_SHOWN:
                yield from self._finding(side, found)
            elif count <= self._most:
                if count == FINDINGS_SHOWN + 1:
                    yield from self._further()
                yield self._row(side, found)
        if count > FINDINGS_SHOWN:
            yield "</tbody></table></div>\n"
        yield more(self._wording, count, self._most)

    def differences(self) -> Iterator[str]:
        """What differs, the two sides of each next to each other."""
        report, wording = self._report, self._wording
        if not report.compares_items:
            return
        yield f"<h2>{escaped(wording.say('differences-title'))}</h2>\n"
        for sentence in wording.compared(report):
            yield f"<p>{escaped(sentence)}</p>\n"
        if not report.differences:
            yield f"<p>{escaped(wording.say('no-difference'))}</p>\n"
        for difference in report.differences[:FINDINGS_SHOWN]:
            yield from self._difference(difference)
        yield more(wording, len(report.differences), FINDINGS_SHOWN)
        yield from self._pairs()

    def _finding(self, side: Side, found: ReportFinding) -> Iterator[str]:
        wording, place = self._wording, found.place
        item = side.items[place.item] if place.item is not None else None
        yield from self._heading(
            found.code,
            found.severity.value,
            item.reason if item is not None else None,
            item.name if item is not None else None,
        )
        yield f'<p class="muted"><code>{found.code}</code> '
        yield f"<code>{escaped(wording.place(side, place))}</code> "
        yield f"<code>{escaped(wording.path(place))}</code></p>\n"
        yield f"<p>{escaped(wording.message(found))}</p>\n"
        if place.excerpt is not None:
            yield excerpt_block(place.excerpt)
        yield f"<p>{escaped(action_of(found.code, wording.language))}</p>\n"
        yield from self._evidence(found)
        yield self._again(again(self._report, side, found))
        yield "</article>\n"

    def _difference(self, difference: ReportDifference) -> Iterator[str]:
        wording = self._wording
        yield from self._heading(difference.code, difference.severity.value)
        label = wording.say(f"label.{difference.finding.change.label.value}")
        yield f'<p class="muted"><code>{difference.code}</code> {escaped(label)}</p>\n'
        yield f"<p>{escaped(wording.message(difference))}</p>\n"
        names = (wording.say("side.left"), wording.say("side.right"))
        places = (difference.left, difference.right)
        yield '<div class="sides">\n'
        for name, side, place in zip(names, self._report.sides, places, strict=True):
            yield from self._side(name, side, place)
        yield "</div>\n"
        yield self._again(again_for_difference(self._report, difference))
        yield "</article>\n"

    def _side(self, name: str, side: Side, place: ReportPlace | None) -> Iterator[str]:
        wording = self._wording
        if place is None:
            none = text_of("formats", "none", wording.language)
            yield f'<div><p class="muted">{escaped(name)}: {escaped(none)}</p></div>\n'
            return
        where = escaped(wording.place(side, place))
        yield f'<div><p class="muted">{escaped(name)} <code>{where}</code> '
        yield f"<code>{escaped(wording.path(place))}</code></p>\n"
        if place.excerpt is not None:
            yield excerpt_block(place.excerpt)
        yield "</div>\n"

    def _pairs(self) -> Iterator[str]:
        """Which item was held against which, in the order of the left side."""
        report, wording = self._report, self._wording
        if not report.pairs:
            return
        names = ("side.left", "side.right")
        head = [escaped(wording.say(name)) for name in names]
        head.append(escaped(text_of("formats", "pairs.by", wording.language)))
        title = text_of("formats", "pairs", wording.language)
        yield f"<h2>{escaped(title)}</h2>\n"
        yield f'<div class="scroll"><table>\n{head_row(head)}<tbody>\n'
        for pair in report.pairs[:ROWS_SHOWN]:
            yield row(self._pair(pair))
        yield "</tbody></table></div>\n"
        yield more(wording, len(report.pairs), ROWS_SHOWN)

    def _pair(self, pair: ReportPair) -> Iterator[str]:
        wording = self._wording
        numbers, others = (pair.left, pair.right), (pair.left_at, pair.right_at)
        both = zip(self._report.sides, numbers, others, strict=True)
        for side, number, other in both:
            parts: tuple[str, ...] = ()
            if number is not None:
                item = side.items[number]
                name = wording.input_name(side.inputs[item.input])
                parts = (f"{name}:{item.site.line}", *named_parts(item))
            elif other is not None:  # a call of another API
                name = wording.input_name(side.inputs[0])
                parts = (f"{name}:{other.line}", visible_text(other.pointer))
            none = escaped(text_of("formats", "none", wording.language))
            yield f"<code>{escaped(' '.join(parts))}</code>" if parts else none
        same = text_of("formats", "pairs.same", wording.language)
        said = [pair.by or "", same if pair.is_same else ""]
        yield escaped(", ".join(filter(None, said)))

    def _further(self) -> Iterator[str]:
        wording = self._wording
        title = text_of("formats", "further", wording.language)
        head = (wording.say("item"), "rule", "", "")
        yield f"<h3>{escaped(title)}</h3>\n"
        yield f'<div class="scroll"><table>\n{head_row(map(escaped, head))}<tbody>\n'

    def _row(self, side: Side, found: ReportFinding) -> str:
        wording, severity = self._wording, found.severity.value
        item = side.items[found.place.item] if found.place.item is not None else None
        rule = f"{shape(severity)} <code>{found.code}</code>"
        cells = (
            f"<code>{escaped(wording.place(side, found.place))}</code>",
            f'<span class="{severity}">{rule}</span>',
            f"<code>{escaped(wording.path(found.place))}</code>",
            escaped(wording.message(found)),
        )
        said = {"severity": wording.say(f"severity.{severity}"), "rule": found.code}
        if item is not None:
            said |= {"verdict": item.reason, "tool": item.name or ""}
        return row(cells, entry(**said))

    def _heading(
        self,
        rule: str,
        severity: str,
        verdict: str | None = None,
        tool: str | None = None,
    ) -> Iterator[str]:
        wording = self._wording
        word = wording.say(f"severity.{severity}")
        title = escaped(title_of(rule, wording.language))
        said = entry(severity=word, verdict=verdict, rule=rule, tool=tool)
        yield f'<article class="finding"{said}>\n'
        yield f'<h3><span class="{severity}">{shape(severity)} '
        yield f'<span class="word">{escaped(word)}</span></span> {title}</h3>\n'

    def _evidence(self, found: ReportFinding) -> Iterator[str]:
        """Links that a reader may follow; the page itself loads none of them."""
        sources = found.finding.basis or rule_of(found.code).sources
        if sources:
            yield f'<p class="muted">{escaped(self._wording.say("evidence"))} '
            yield ", ".join(
                f"{link(s.text, s.url)} ({escaped(s.confidence)})" for s in sources
            )
            yield "</p>\n"

    def _again(self, command: str) -> str:
        if not command:
            return ""
        said = escaped(text_of("formats", "again", self._wording.language))
        return f'<p class="muted again">{said} <code>{shown(command)}</code></p>\n'
