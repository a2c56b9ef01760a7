"""Where a caret goes: characters, words and lines of a plain text.

A character is what Unicode calls a grapheme, in its simple cases: a base with its
marks and joiners, and CR LF.

Source: UAX #29, section 3 (extended grapheme clusters), reduced.
"""

from __future__ import annotations

import re

from inspector.core.source.span import Span
from inspector.ui.widgets.text_grid import cells_of

_JOINER = "\u200d"
_LONGEST_CHARACTER = 64
_LONGEST_WORD = 65_536
_WORD = re.compile(r"\w+|[^\w\s]+|\n")
_GAP = re.compile(r"[^\S\n]+")
_LAST_WORD = re.compile(r"(?:\w+|[^\w\s]+|\n)[^\S\n]*\Z|[^\S\n]+\Z")
_AROUND = re.compile(r"\w+|[^\w\s]+|[^\S\n]+|\n")


def next_place(text: str, place: int) -> int:
    """The place after the character that begins at a place."""
    if place >= len(text):
        return len(text)
    if text.startswith("\r\n", place):
        return place + 2
    stop = place + 1
    limit = min(len(text), place + _LONGEST_CHARACTER)
    while stop < limit and _continues(text, stop):
        stop += 1
    return stop


def previous_place(text: str, place: int) -> int:
    """The place before the character that ends at a place."""
    if place <= 0:
        return 0
    if text.startswith("\r\n", place - 2) and place > 1:
        return place - 2
    start = place - 1
    limit = max(0, place - _LONGEST_CHARACTER)
    while start > limit and _continues(text, start):
        start -= 1
    return start


def _continues(text: str, place: int) -> bool:
    """Whether the code point at a place belongs to the character before it."""
    before, character = text[place - 1], text[place]
    if before in "\n\r\t" or character == "\t":
        return False
    return not cells_of(character) or before == _JOINER


def next_word(text: str, place: int) -> int:
    """The place where the next word begins."""
    word = _WORD.match(text, place)
    place = word.end() if word else place
    gap = _GAP.match(text, place)
    return gap.end() if gap else place


def previous_word(text: str, place: int) -> int:
    """The place where the word before begins."""
    low = max(0, place - 256)
    found = _LAST_WORD.search(text[low:place])
    if found and found.start() == 0 and low:
        low = max(0, place - _LONGEST_WORD)
        found = _LAST_WORD.search(text[low:place])
    return low + found.start() if found else 0


def word_around(text: str, place: int) -> Span:
    """The word, the sign or the blank that a place lies in."""
    low = max(0, text.rfind("\n", 0, place) + 1, place - _LONGEST_WORD)
    for match in _AROUND.finditer(text, low):
        if match.end() > place:
            break
    else:
        return Span(place, place)
    is_break = text[match.start()] in "\r\n"
    return Span(place, place) if is_break else Span(match.start(), match.end())


def line_around(text: str, place: int) -> Span:
    """The whole line that a place lies in, its line break included."""
    start = text.rfind("\n", 0, place) + 1
    end = text.find("\n", place) + 1
    return Span(start, end or len(text))
