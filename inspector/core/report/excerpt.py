"""The raw characters of a finding, with what stands around them.

Nothing is decoded: an excerpt shows the text as it was logged, escapes and all,
and says where in it the fault sits.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.report.visible_text import visible_text
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.document import Document

WIDTH = 100
"""Code points of a line that are shown; the rest is cut around the mark."""

MARKED_LINES = 3
"""Lines of one fault that are shown; the last one may stand for more."""

LEAST_AROUND = 24
"""Code points around a mark that are shown even where it fills the width."""

CUT = "…"
_TAB = "    "
_INDENT = re.compile(r"[ \t]*")


class ExcerptLine(NamedTuple):
    """One line of an excerpt, every character of it visible."""

    number: int
    """1-based line of the file."""

    before: str
    """What stands before the mark; the whole line where there is no mark."""

    marked: str | None = None
    """The faulty characters; empty where the fault lies between two of them,
    such as at the end of the text; None on a line that is only context."""

    after: str = ""


class Excerpt(NamedTuple):
    """Lines around a fault, in the order of the text."""

    lines: tuple[ExcerptLine, ...]

    @property
    def marked(self) -> tuple[ExcerptLine, ...]:
        """The lines on which the fault stands."""
        return tuple(line for line in self.lines if line.marked is not None)


def excerpt_of(document: Document, span: Span, *, width: int = WIDTH) -> Excerpt:
    """Cut the surroundings of a span out of a document.

    Args:
        document: The text that the span belongs to.
        span: The faulty characters; may be empty.
        width: Code points of a line that are shown.

    Returns:
        One line of context, the marked lines, one line of context. Cost does
        not grow with the length of the text or of its lines.
    """
    lines = document.lines
    first = lines.at(span.start).line
    last = lines.at(max(span.end - 1, span.start)).line
    return Excerpt(tuple(_lines(document, span, range(first, last + 1), width)))


def _lines(
    document: Document, span: Span, marked: range, width: int
) -> Iterator[ExcerptLine]:
    shift = document.origin.line_number - 1
    shown = marked[:MARKED_LINES]
    for number in range(marked[0] - 1, marked[-1] + 2):
        if not 1 <= number <= len(document.lines):
            continue
        line = _line_span(document, number)
        if number in shown:
            start, end = (min(max(at, line.start), line.end) for at in span)
            before, middle, after = _cut(document.text, line, Span(start, end), width)
            yield ExcerptLine(number + shift, before, middle, after)
        elif number not in marked and line.length:
            yield ExcerptLine(number + shift, _beginning(document.text, line, width))


def _line_span(document: Document, number: int) -> Span:
    """A line without its end; nothing is copied, a line may be the whole file."""
    lines, text = document.lines, document.text
    end = lines.start_of(number + 1) if number < len(lines) else len(text)
    while end > lines.start_of(number) and text[end - 1] in "\r\n":
        end -= 1
    return Span(lines.start_of(number), end)


def _cut(text: str, line: Span, mark: Span, width: int) -> tuple[str, str, str]:
    """What is shown before, under and after a mark: the mark comes first."""
    middle = _middle_cut(text, mark, width)
    room = max(width - mark.length, LEAST_AROUND)
    right = min(line.end - mark.end, max(room // 2, room - mark.start + line.start))
    left = min(mark.start - line.start, room - right)
    start, end = mark.start - left, mark.end + right
    before = _shown(text[start : mark.start], at_line_start=start == line.start)
    after = visible_text(text[mark.end : end])
    return (
        before if start == line.start else CUT + before,
        middle,
        after if end == line.end else after + CUT,
    )


def _beginning(text: str, line: Span, width: int) -> str:
    shown = _shown(text[line.start : min(line.end, line.start + width)])
    return shown if line.length <= width else shown + CUT


def _middle_cut(text: str, mark: Span, width: int) -> str:
    if mark.length <= width:
        return visible_text(text[mark.start : mark.end])
    head, tail = width * 2 // 3, width // 3
    return CUT.join(
        (
            visible_text(text[mark.start : mark.start + head]),
            visible_text(text[mark.end - tail : mark.end]),
        )
    )


def _shown(text: str, *, at_line_start: bool = True) -> str:
    """Tabs that indent are shown as space; anywhere else they are a fault."""
    indent = _INDENT.match(text) if at_line_start else None
    length = indent.end() if indent else 0
    return text[:length].replace("\t", _TAB) + visible_text(text[length:])
