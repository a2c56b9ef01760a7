"""Notes what order and pairing need of a part, while its records pass by."""

from __future__ import annotations

import marshal
from typing import TYPE_CHECKING
from zlib import crc32

from inspector.core.bulk.events import (
    CODES,
    ELSEWHERE,
    LISTED,
    MENTION,
    OUTPUT,
    Course,
    Ending,
    Seen,
)
from inspector.core.checks.pairing.conversations import (
    conversations_of,
    is_answer,
    is_loose,
)
from inspector.core.checks.pairing.dangling import REASONING, is_aside
from inspector.core.checks.pairing.halves import Role, call_key, half_of
from inspector.core.checks.pairing.lost_reasoning import is_sent_whole
from inspector.core.checks.pairing.marks import described, mark_of
from inspector.core.checks.pairing.parties import goes_on, is_from_client
from inspector.core.report.collection import site_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.bulk.rows import Where
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.pairing.halves import Half, Key
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document

HEAPS = 64
"""Ids are dealt out over so many heaps, each of which is paired by itself: that is
what bounds the memory that a log of any size takes."""

REFERENCE = "item_reference"
_STRETCH = 6
"""Where `Keyed` has its stretch."""


def heap_of(key: Key) -> int:
    """The heap of an id, the same on every machine."""
    text = key if isinstance(key, str) else "\0".join(key)
    return crc32(text.encode("utf-8", "surrogatepass")) % HEAPS


def digest_of(call: Item) -> int:
    """A checksum of what a call says."""
    text = call.text("arguments") or call.text("input") or ""
    return crc32(text.encode("utf-8", "surrogatepass"))


class Notes:
    """What is noted of a part."""

    def __init__(self) -> None:
        self._heaps: list[list[tuple[object, ...]]] = [[] for _ in range(HEAPS)]
        self._course = Course()
        self._ends: list[Ending] = []
        self._leading: list[tuple[object, ...]] = []
        self._waiting = self._leading
        self._followed: list[tuple[tuple[object, ...], str]] = []

    def see(
        self, items: Iterable[InspectedItem], document: Document, where: Where
    ) -> None:
        """Take the items of the next record."""
        is_alone = len(document.records) == 1
        count = 0
        held: list[Item] = []
        for inspected in items:
            count += 1
            if not is_loose(inspected.item.body):
                held.append(inspected.item)
            elif is_alone:
                self._take(inspected, document, where)
        if held:
            self._note_elsewhere(held)
        self._course = self._course._replace(items=self._course.items + count)

    def see_orphan(
        self, inspected: InspectedItem, document: Document, where: Where
    ) -> None:
        """Take an output in a list whose call is not there."""
        half = half_of(inspected.item)
        if half is not None and half.key is not None:
            seen = self._seen(inspected, half.id_member, document, where)
            keyed = (LISTED, half.key, seen, half.id_member, True, 0, 0, None, 0)
            self._heaps[heap_of(half.key)].append(keyed)

    def course(self) -> Course:
        """All that depends on order."""
        trailing = [] if self._waiting is self._leading else self._waiting
        return self._course._replace(
            first_end=self._ends[0] if self._ends else None,
            stretches=len(self._ends),
            leading=tuple(self._leading),
            followed=tuple(self._followed),
            trailing=tuple(trailing),
        )

    def heaps(self) -> tuple[bytes, ...]:
        """The halves of pairs, heap by heap."""
        return tuple(
            marshal.dumps([self._with_end(each) for each in heap]) if heap else b""
            for heap in self._heaps
        )

    def _with_end(self, keyed: tuple[object, ...]) -> tuple[object, ...]:
        stretch = keyed[_STRETCH] if len(keyed) > _STRETCH else None
        if not isinstance(stretch, int) or stretch >= len(self._ends):
            return keyed
        return (*keyed, *self._ends[stretch])

    def _note_elsewhere(self, items: list[Item]) -> None:
        """Calls in bodies of their own: whether reasoning stands before them."""
        for conversation in conversations_of(items):
            is_reasoned = False
            for item in conversation:
                key = call_key(item)
                if item.type_text == REASONING:
                    is_reasoned = True
                elif is_from_client(item):
                    is_reasoned = False
                elif key is not None:
                    is_bare = not is_reasoned and is_sent_whole(item)
                    same = (item.type_text, item.name, digest_of(item))
                    event = (ELSEWHERE, key, is_reasoned, is_bare, same)
                    self._heaps[heap_of(key)].append(event)

    def _take(self, inspected: InspectedItem, document: Document, where: Where) -> None:
        item = inspected.item
        half = half_of(item)
        course = self._course
        loose = course.loose + 1
        self._course = course._replace(
            loose=loose,
            went_on_at=loose if goes_on(item) else course.went_on_at,
            is_answer=is_answer(item.body),
            has_reference=course.has_reference or item.type_text == REFERENCE,
        )
        self._turn(item, half)
        self._reason(inspected, document, where)
        if half is None or half.key is None:
            return
        role = CODES[half.role]
        keyed: tuple[object, ...] = (role, half.key)
        if role != MENTION:
            seen = self._seen(inspected, half.id_member, document, where)
            is_output = role == OUTPUT
            kind = self._seen(inspected, "type", document, where) if is_output else None
            keyed += (seen, half.id_member, half.is_owed, loose, len(self._ends), kind)
            keyed += (0 if is_output else digest_of(item),)
        self._heaps[heap_of(half.key)].append(keyed)

    def _turn(self, item: Item, half: Half | None) -> None:
        """As `Turns.take`; nothing is taken for answered before the part."""
        role = half.role if half is not None else None
        course = self._course
        if course.loose == 1 and role is Role.CALL:
            self._course = course._replace(first_call=self._ending(item))
        if role is Role.OUTPUT:
            self._course = self._course._replace(is_answered=True)
        elif role is not Role.CALL or course.is_answered:
            self._course = self._course._replace(is_answered=False)
            self._ends.append(self._ending(item))

    def _reason(
        self, inspected: InspectedItem, document: Document, where: Where
    ) -> None:
        """As `ReasoningWatch.feed`."""
        item = inspected.item
        if item.type_text == REASONING:
            self._waiting.append(self._seen(inspected, "id", document, where))
            self._course = self._course._replace(has_reasoning=True)
            return
        if is_aside(item) or (self._course.decider and not self._waiting):
            return
        what = described(item) if is_from_client(item) else ""
        if self._course.decider is None:
            self._course = self._course._replace(decider=(bool(what), what))
        elif what:
            self._followed += [(seen, what) for seen in self._waiting]
        self._waiting = []

    def _ending(self, item: Item) -> Ending:
        return Ending(described(item), self._course.items + item.index)

    def _seen(
        self,
        inspected: InspectedItem,
        member: str,
        document: Document,
        where: Where,
    ) -> tuple[object, ...]:
        mark = mark_of(inspected.item, member)
        span = mark.place.span
        return tuple(
            Seen(
                self._course.items + inspected.item.index,
                mark.place.pointer,
                span.start,
                span.end,
                tuple(site_of(document, span)),
                tuple(where),
                mark.type_text,
                mark.name_text,
                mark.id_text,
                inspected.blocks,
            )
        )
