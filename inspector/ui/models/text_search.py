r"""Find characters in a text, however the text spells them.

A person types what is meant, and the log may have it escaped, once inside of a JSON
string and twice inside of ``arguments``: ``"``, ``\"`` and ``\\\"`` are all found by
``"``, and ``é`` is found as ``\u00e9`` too. What is found is whole escapes.

Source: RFC 8259, section 7 (December 2017).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.progress import Progress

MOST_FOUND = 10_000
"""Places that are counted and shown; nobody steps through more."""

_STRETCH = 200_000
"""Code points that are searched in some milliseconds: other threads wait meanwhile."""

_BACKSLASHES = 8
"""Before one character: enough for a string in a string in a string."""

_SHORT = {"\n": "n", "\t": "t", "\r": "r", "\b": "b", "\f": "f"}
_LONGEST_SPELLING = 2 * (_BACKSLASHES + len("u0000"))


class Query(NamedTuple):
    """What is looked for."""

    text: str
    is_exact: bool = False
    """Whether capital and small letters differ."""


class Found(NamedTuple):
    """Where it stands in a text."""

    text: str
    """The text that was searched."""

    query: Query
    spans: tuple[Span, ...] = ()
    """In the order of the text; none overlaps another."""

    is_all: bool = True
    """False where there are more than `MOST_FOUND`."""

    def index_from(self, place: int) -> int | None:
        """The first one that does not begin before a place, else the first of all."""
        if not self.spans:
            return None
        later = (n for n, span in enumerate(self.spans) if span.start >= place)
        return next(later, 0)


def search(text: str, query: Query, progress: Progress | None = None) -> Found:
    """Find every place; linear in the text.

    Args:
        text: The text to search in.
        query: What is looked for; nothing is found by an empty one.
        progress: May cancel the search.
    """
    if not query.text:
        return Found(text, query)
    spans: list[Span] = []
    for span in _places(text, query, progress):
        if len(spans) == MOST_FOUND:
            return Found(text, query, tuple(spans), is_all=False)
        spans.append(span)
    return Found(text, query, tuple(spans))


def _places(text: str, query: Query, progress: Progress | None) -> Iterator[Span]:
    """Place by place, in stretches that overlap by the longest spelling."""
    pattern = _pattern_of(query)
    reach = len(query.text) * _LONGEST_SPELLING
    place = 0
    for start in range(0, len(text), _STRETCH):
        if progress is not None and progress.cancelled():
            return
        behind = start + _STRETCH
        while match := pattern.search(text, max(place, start), behind + reach):
            if match.start() >= behind:
                break
            place = match.end()
            yield Span(*match.span())


def _pattern_of(query: Query) -> re.Pattern[str]:
    flags = re.NOFLAG if query.is_exact else re.IGNORECASE
    return re.compile("".join(map(_spellings, query.text)), flags)


def _spellings(character: str) -> str:
    """A pattern for all the ways in which one character may stand in a log."""
    many = rf"\\{{1,{_BACKSLASHES}}}"
    if character in _SHORT:
        return rf"(?:{re.escape(character)}|{many}{_SHORT[character]})"
    if character == "\\":
        return many
    if character in '"/':
        return rf"\\{{0,{_BACKSLASHES}}}{character}"
    if character.isascii() and character.isprintable():
        return re.escape(character)
    units = character.encode("utf-16-be", "surrogatepass").hex()
    halves = (units[n : n + 4] for n in range(0, len(units), 4))
    escaped = "".join(rf"{many}u(?i:{half})" for half in halves)
    return rf"(?:{re.escape(character)}|{escaped})"
