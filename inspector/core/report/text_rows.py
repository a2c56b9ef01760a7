"""Rows of the report for a terminal: lines as compilers write them, and carets."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from inspector.core.report.columns import columns_of
from inspector.core.report.wording import Wording, named_parts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.excerpt import Excerpt, ExcerptLine
    from inspector.core.report.report import ReportFinding, ReportItem, Side
    from inspector.core.report.rows import Piece

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


class Style:
    """How a text is shown on a terminal.

    Args:
        colour: Whether there are ANSI colours.
    """

    def __init__(self, *, colour: bool) -> None:
        self._colour = colour

    def of(self, text: str, style: str) -> str:
        """A text in a style."""
        return f"\x1b[{_COLOURS[style]}m{text}\x1b[0m" if self._colour else text

    def excerpt(self, excerpt: Excerpt, style: str) -> Iterator[str]:
        """The lines of an excerpt, what is marked underlined."""
        shown = excerpt.marked
        if not any(line.before or line.marked for line in shown):
            shown = excerpt.lines  # a fault on an empty line: say behind what
        gutter = len(str(shown[-1].number))
        for line in shown:
            number = self.of(f"{line.number:>{gutter + 2}} |", "dim")
            yield f"{number} {line.before}{line.marked or ''}{line.after}\n"
            if line.marked is not None:
                bar = self.of(f"{'':{gutter + 2}} |", "dim")
                yield f"{bar} {self._carets(line, style)}\n"

    def _carets(self, line: ExcerptLine, style: str) -> str:
        carets = "^" * max(columns_of(line.marked or ""), 1)
        return " " * columns_of(line.before) + self.of(carets, style)


class TextRows:
    """Writes items and findings of a side as lines (a `RowWriter`).

    Args:
        side: The side.
        language: A language of the texts.
        colour: Whether there are ANSI colours.
    """

    is_grouped = True

    def __init__(self, side: Side, language: str, *, colour: bool) -> None:
        self._wording = Wording(language)
        self._style = Style(colour=colour)
        self._names = [*map(self._wording.input_name, side.inputs)]

    def item(self, _: int, item: ReportItem) -> str:
        """An item, and what it is refused for."""
        name = self._names[item.input]
        reason = self._style.of(item.reason, _style_of(item))
        parts = " ".join(named_parts(item))
        said = f"{name}:{item.site.line}: {reason} {parts}\n"
        if not (item.blocks or item.reason == "unchecked" or item.verdict.is_refusal):
            return said
        return f"{said}  {self._style.of(self._wording.headline(item), 'strong')}\n"

    def finding(self, found: ReportFinding) -> str:
        """A finding, and the characters that it is about."""
        place, severity = found.place, found.severity.value
        said = (
            f"{self._names[place.input]}:{place.site.line}:{place.site.column}: "
            f"{self._style.of(severity, severity)} "
            f"{found.code} {self._wording.message(found)}\n"
        )
        excerpt = place.excerpt
        if excerpt is None:
            return said
        shown = (*self._style.excerpt(excerpt, severity), *self._decoded_place(found))
        return said + "".join(shown)

    def joined(self, pieces: Iterable[Piece]) -> tuple[str, ...]:
        """All of it is one section."""
        both = chain.from_iterable(pieces)
        return ("".join(chain.from_iterable(both)),)

    def _decoded_place(self, found: ReportFinding) -> Iterator[str]:
        """Where a fault inside of a string stands, as its reader sees it."""
        place = found.place
        if place.inner and place.excerpt is not None:
            gutter = len(str(place.excerpt.lines[-1].number))
            sign = self._style.of(f"{'':{gutter + 2}} =", "dim")
            yield f"{sign} {self._wording.path(place)}\n"


def _style_of(item: ReportItem) -> str:
    if item.blocks:
        return "block"
    return item.reason if item.reason in ("ok", "unchecked") else "info"
