"""Items of one shape in the lists of responses, and what is known of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.bulk.calls.shape import (
    ARGUMENTS,
    CALL_ID,
    ID,
    NAME,
    SAYING,
    TELLING,
    is_sound,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from inspector.core.bulk.calls.shape import Shape, TextPiece
    from inspector.core.bulk.responses.counted_response import Trait
    from inspector.core.bulk.responses.known_parts import KnownItem

UNDECLARED, NO_TOOLS = b"undeclared", b"no tools"
"""Stand for a tool that is not there among others, and where there are none; no tool
has these texts."""

ANY = b""
"""Stands for whatever a response declares."""

Key: TypeAlias = "tuple[bytes, bytes]"
"""The name that a call has, and the text of its tool where that is the response's."""

_MOST_NAMES = 500
_STRING = rb"((?:[ !#-\[\]-\xff]++|\\.)*+)"


class Fitted(NamedTuple):
    """An item in a line."""

    kind: KnownKind
    name: bytes
    """What it calls; nothing where it calls nothing."""

    call_id: bytes | None
    text: bytes
    """The longest between its quotes; of a call, its arguments."""

    head: re.Match[bytes]
    """What is before that text, or all of it."""

    tail: re.Match[bytes] | None
    """What is behind that."""

    end: int

    @property
    def start(self) -> int:
        """Its first byte."""
        return self.head.start()

    def places(self) -> list[tuple[int, int]]:
        """Of its slots, in bytes of the line."""
        head, tail = self.head, self.tail
        if tail is None:
            return [*head.regs[1:]]
        return [*head.regs[1:], (head.end(), tail.start()), *tail.regs[1:]]


_fitted = tuple.__new__  # what a NamedTuple's own __new__ calls, in half the time


class KnownKind:
    """Items of one shape, by what they call.

    Its longest text is looked for by what ends it; what is before and behind that is
    one expression each.
    """

    def __init__(self, shape: Shape, namespace: str | None = None) -> None:
        self.shape = shape
        self.namespace = namespace
        self.any: dict[bytes, KnownItem] = {}
        """Those that depend on no tool of a response, by the name that they have."""

        self.own: dict[Key, KnownItem] = {}
        """Those that do."""

        self.counted: dict[bytes, Trait] = {}
        """How those of `any` are counted that were met."""

        texts = _longest_first(shape)
        others = [n for n in range(len(shape.slots)) if n not in texts[:1]]
        self._speaks = bool(texts) and shape.slots[texts[0]].role != ARGUMENTS
        self._id, self._call_id, self._name = (
            others.index(shape.roles[role]) if role in shape.roles else None
            for role in (ID, CALL_ID, NAME)
        )
        self._spoken = tuple(map(others.index, texts[1:]))
        self._head, self._follow, self._tail = _around_longest(shape)

    def keep(self, key: Key, item: KnownItem) -> None:
        """Keep what is known of an item, where that is not known already."""
        if len(self.any) + len(self.own) >= _MOST_NAMES:
            return
        if key[1] == ANY:
            self.any.setdefault(key[0], item)
        else:
            self.own.setdefault(key, item)

    def fit_at(self, line: bytes, start: int) -> Fitted | None:
        """An item of the kind from a place on, of which no check looks closer.

        Its texts are sound, arguments aside, and its id is no call_id over again, of
        which something is said.
        """
        head = self._head(line, start)
        if head is None:
            return None
        here, tail, text = head.end(), None, b""
        values = head.groups()
        if self._tail is not None:
            end = line.find(self._follow, here)
            tail = self._tail(line, end) if end >= 0 else None
            if tail is None:
                return None
            text = line[here:end]
            values += tail.groups()
            here = tail.end()
        if self._speaks and not is_sound(text):
            return None
        for number in self._spoken:
            if not is_sound(values[number]):
                return None
        own, call_id, name = self._id, self._call_id, self._name
        key = None if call_id is None else values[call_id]
        if own is not None and values[own] == key:
            return None
        called = b"" if name is None else values[name]
        return _fitted(Fitted, (self, called, key, text, head, tail, here))


_Match: TypeAlias = "Callable[[bytes, int], re.Match[bytes] | None]"


def _longest_first(shape: Shape) -> list[int]:
    """The slots of texts."""
    texts = [n for n, slot in enumerate(shape.slots) if not slot.pattern]
    return sorted(texts, key=lambda n: shape.slots[n].start - shape.slots[n].end)


def _around_longest(shape: Shape) -> tuple[_Match, bytes, _Match | None]:
    """What is before the longest text, what ends that, and all that is behind it."""
    rest, first, texts = shape.rest, shape.first.pattern, _longest_first(shape)
    if not texts:
        return re.compile(first).match, b"", None
    longest = sorted(texts).index(texts[0])
    head = [first, *_pieces(rest[:longest])]
    if rest[longest].role is TELLING:
        head.append(SAYING)
    tail = [rest[longest].pattern.pattern, *_pieces(rest[longest + 1 :])]
    return (
        re.compile(b"".join(head), re.DOTALL).match,
        rest[longest].follow,
        re.compile(b"".join(tail), re.DOTALL).match,
    )


def _pieces(rest: Iterable[TextPiece]) -> Iterator[bytes]:
    """Texts as they are between quotes, each with what stands behind it."""
    for piece in rest:
        yield SAYING if piece.role is TELLING else b""
        yield _STRING + piece.pattern.pattern
