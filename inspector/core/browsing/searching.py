"""Search through all items of a log, decoded and escaped alike.

What `wish` says is held against each item exactly as in a text that is held whole. Most
lines are passed over without being read: neither they nor what their escapes mean
contain the word.
"""

from __future__ import annotations

import re
import time
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast

from inspector.core.browsing.row_batch import NO_ITEM
from inspector.core.browsing.wish import in_item
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.source.document import read_line
from inspector.core.source.origin import Origin

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

    from inspector.core.browsing.channel import Channel, Reach
    from inspector.core.browsing.wish import Term

PIECE = 256 * 1024
SECONDS = 0.1
MOST_HITS = 4000
"""Hits of a message at most: they are taken in a turn of the window."""

_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_CODE = re.compile(r"\\+u([0-9a-fA-F]{4})()")
"""The same for a character by its number, however deep in strings of JSON."""

_OF_PYTHON = re.compile(r"\\[xNU]")
_LEVELS = 4
"""So often may JSON stand in a string of JSON."""

_SHORT = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_ESCAPED_SHORTLY = re.compile(r'["\\/\x00-\x1f]')
_HALVES = re.compile("[\ud800-\udbff][\udc00-\udfff]")


class Hits(NamedTuple):
    """Items that were found."""

    offsets: bytes
    """Where the record of each begins, as an array of type ``Q``."""

    items: bytes
    """Its number in the record, as an array of type ``I``; `NO_ITEM` for a record
    that has none."""

    place: int
    """Bytes that were searched."""

    is_waiting: bool = False
    """Whether all that may be read was searched."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for, and where."""

    path: str
    terms: tuple[Term, ...]


def search_log(channel: Channel, search: Search) -> None:
    """Search a log as far as the other end says, and further when it says so.

    Args:
        channel: Gives `Reach`, takes `Hits`.
        search: What is looked for.

    Raises:
        EOFError: nobody waits for hits any more.
        OSError: the same, or the log cannot be read any more.
    """
    with Path(search.path).open("rb") as file:
        _Searcher(channel, search.terms, file).run()


class _Searcher:
    def __init__(
        self, channel: Channel, terms: tuple[Term, ...], file: BinaryIO
    ) -> None:
        self._channel = channel
        self._terms = terms
        self._file = file
        self._offsets, self._items = array("Q"), array("I")
        self._since = time.monotonic()
        self._place = 0

    def run(self) -> None:
        while True:
            reach = cast("Reach", self._channel.recv())
            for lines in self._blocks(reach):
                self._look_through(lines)
                self._place += len(lines)
                if time.monotonic() - self._since > SECONDS:
                    self._tell()
            self._tell(is_waiting=True)

    def _blocks(self, reach: Reach) -> Iterator[bytes]:
        """Whole lines; half a line only at the end of a whole log."""
        self._file.seek(self._place)
        left, rest = reach.end - self._place, b""
        while left > 0:
            piece = self._file.read(min(PIECE, left))
            if not piece:
                break
            left -= len(piece)
            end = piece.rfind(b"\n") + 1
            if end:
                yield rest + piece[:end]
                rest = b""
            rest += piece[end:]
        if rest and reach.is_whole:
            yield rest

    def _look_through(self, lines: bytes) -> None:
        text = lines.decode("utf-8", "surrogateescape")
        if not all(_may_be_in(term, text) for term in self._terms):
            return
        offset = self._place
        for line in lines.split(b"\n"):
            self._look_at(line, offset)
            offset += len(line) + 1

    def _look_at(self, line: bytes, offset: int) -> None:
        text = line.decode("utf-8", "surrogateescape")
        if not all(_may_be_in(term, text) for term in self._terms):
            return
        for item in found_in(line, self._terms):
            self._offsets.append(offset)
            self._items.append(item)
        is_full = len(self._items) >= MOST_HITS
        if is_full or time.monotonic() - self._since > SECONDS:
            self._tell()

    def _tell(self, *, is_waiting: bool = False) -> None:
        found = self._offsets.tobytes(), self._items.tobytes()
        hits = Hits(*found, self._place, is_waiting)
        self._channel.send(hits)
        self._offsets, self._items = array("Q"), array("I")
        self._since = time.monotonic()


def found_in(line: bytes, terms: tuple[Term, ...]) -> list[int]:
    """The numbers of the items of a record in which all terms hold."""
    if not line.strip():
        return []
    document = read_line(line.rstrip(b"\r"), Origin(""))
    items = list(items_of(document, read_envelope(document)))
    if items:
        return [
            item.index
            for item in items
            if all(in_item(term, item, document.text) for term in terms)
        ]
    is_found = all(not t.field and t.pattern.search(document.text) for t in terms)
    return [NO_ITEM] if is_found else []


def _may_be_in(term: Term, text: str) -> bool:
    """Whether a term can hold in a text, or in what its escapes mean; seldom wrong."""
    if _is_in(term, text):
        return True
    if _OF_PYTHON.search(text):
        return True
    if not any(map(_ESCAPED_SHORTLY.search, term.spellings)):
        return "\\u" in text and _is_in(term, _joined(_CODE.sub(_meaning, text)))
    for _ in range(_LEVELS):  # its own escapes, and those of JSON in its strings
        if "\\" not in text:
            return False
        text = _joined(_ESCAPE.sub(_meaning, text))
        if _is_in(term, text):
            return True
    return False


def _is_in(term: Term, text: str) -> bool:
    if text.isascii() and all(map(str.isascii, term.spellings)):
        lower = text.lower()  # ten times as fast as a pattern that ignores case
        return any(spelling.lower() in lower for spelling in term.spellings)
    return bool(term.pattern.search(text))


def _meaning(match: re.Match[str]) -> str:
    code, short = match.groups()
    return chr(int(code, 16)) if code else _SHORT.get(short, short)


def _joined(text: str) -> str:
    """A text whose characters beyond 16 bits are whole."""
    return _HALVES.sub(_one_of_two, text)


def _one_of_two(match: re.Match[str]) -> str:
    high, low = map(ord, match[0])
    return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
