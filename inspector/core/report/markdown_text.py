"""Text that may stand in Markdown, and the pieces that a report is made of.

Source: GitHub Flavored Markdown 0.29 (2019-04-06). Logged values are foreign:
they may not start a link, a mention, a heading or a cell.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.report.columns import columns_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.excerpt import Excerpt, ExcerptLine
    from inspector.core.report.wording import Wording

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
    return fence("".join(excerpt_lines(excerpt.lines)))


def fence(text: str) -> Iterator[str]:
    """Lines of text in a fence that nothing in them can close."""
    ticks = "`" * max(_longest_run(text) + 1, 3)
    yield from (f"{ticks}text\n", text, f"{ticks}\n\n")


def excerpt_lines(lines: Iterable[ExcerptLine]) -> Iterator[str]:
    """Lines with their numbers, and carets under the fault."""
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


def code_cell(text: str) -> str:
    """A code span in a cell of a table; not for an empty text."""
    return code(text).replace("|", "\\|")  # a table is cut before code is read


def row(cells: Iterable[str]) -> str:
    """A row of a table; the cells mean nothing to Markdown already."""
    return f"| {' | '.join(cells)} |\n"


def more(wording: Wording, count: int, shown: int) -> str:
    """How many are not shown, where there are such."""
    if count <= shown:
        return ""
    return f"\n{escaped(wording.say('more', count=count - shown))}\n"
