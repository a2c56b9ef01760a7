"""Notes what order and pairing need of a part, while its records pass by."""

from __future__ import annotations

import marshal
from functools import partial
from typing import TYPE_CHECKING
from zlib import crc32

from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.pairing.events import (
    CALL,
    ELSEWHERE,
    LISTED,
    MENTION,
    NAMED,
    OUTPUT,
    Course,
    Ending,
    Leader,
    Seen,
)
from inspector.core.bulk.pairing.marks import (
    HEAPS,
    Marks,
    Noted,
    digest_of,
    heap_of,
    marks_of,
)
from inspector.core.bulk.pairing.neighbours import OrderNotes
from inspector.core.checks.pairing.conversations import (
    conversations_of,
    is_loose,
)
from inspector.core.checks.pairing.dangling import REASONING
from inspector.core.checks.pairing.halves import call_key, half_of
from inspector.core.checks.pairing.lost_reasoning import is_sent_whole
from inspector.core.checks.pairing.marks import mark_of
from inspector.core.checks.pairing.parties import is_from_client
from inspector.core.checks.target.list_rules import are_ids_asked, id_of
from inspector.core.report.collection import site_of
from inspector.core.targets.target import DEFAULT_TARGET, target_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.bulk.pairing.events import Called
    from inspector.core.bulk.rows.rows import Where
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document

_STRETCH = 6
"""Where `Keyed` has its stretch."""


class Notes:
    """What is noted of a part.

    Args:
        target: What the items are to be replayed on: it may ask for their own ids, too,
            and for what stands directly before them.
    """

    def __init__(self, target: str = DEFAULT_TARGET) -> None:
        self.keeps_ids = are_ids_asked(target)
        self.order = OrderNotes(target_of(target))
        self.items = 0
        """Items of the records so far."""

        self._heaps: list[list[tuple[object, ...]]] = [[] for _ in range(HEAPS)]
        self._loose = self._went_on_at = 0
        self._has_reference = self._has_reasoning = False
        self._is_answered = self._is_answer = False
        self._first_call: Ending | None = None
        self._ends: list[Ending] = []
        self._leading: list[tuple[object, ...]] = []
        self._waiting = self._leading
        self._decider: tuple[bool, str] | None = None
        self._followed: list[tuple[tuple[object, ...], str]] = []

    def see(
        self, items: Iterable[InspectedItem], document: Document, where: Where
    ) -> None:
        """Take the items of the next record.

        Raises:
            OrderNeededError: of several loose items in one record, where the list is
                asked for, only who knows all before them can say what they follow.
        """
        is_alone = len(document.records) == 1
        count = 0
        held: list[Item] = []
        for inspected in items:
            count += 1
            if not is_loose(inspected.item.body):
                held.append(inspected.item)
            elif is_alone:
                self._see_loose(inspected, document, where)
            elif self.keeps_ids or self.order.is_asked:
                raise OrderNeededError
        if held:
            self._note_elsewhere(held)
        self.items += count

    def see_called(self, called: Iterable[Called], items: int) -> None:
        """Take a response that is counted.

        Args:
            called: Its calls.
            items: How many items it has.
        """
        heaps = self._heaps
        for key, is_reasoned, same in called:
            event = (ELSEWHERE, key.decode(), is_reasoned, False, same)
            heaps[crc32(key) % HEAPS].append(event)  # as `heap_of`
        self.items += items

    def see_orphan(
        self, inspected: InspectedItem, document: Document, where: Where
    ) -> None:
        """Take an output in a list whose call is not there."""
        half = half_of(inspected.item)
        if half is not None and half.key is not None:
            seen = self._seen(inspected, half.id_member, document, where)
            keyed = (LISTED, half.key, seen, half.id_member, True, 0, 0, None, 0)
            self._heaps[heap_of(half.key)].append(keyed)

    def take(self, marks: Marks, noted: Noted) -> None:
        """Take the next loose item.

        Args:
            marks: What it is to order and pairing.
            noted: What differs from others like it.
        """
        item, key, seen, kind, digest = noted
        self._loose = loose = self._loose + 1
        self._is_answer = marks.is_answer
        if marks.is_reference:
            self._has_reference = True
        role = marks.role
        # As `Turns.take`; nothing is taken for answered before the part.
        if role == CALL and loose == 1:
            self._first_call = Ending(marks.described, item)
        if role == OUTPUT:
            self._is_answered = True
        elif role != CALL or self._is_answered:
            self._is_answered = False
            self._ends.append(Ending(marks.described, item))
        if marks.goes_on:
            self._went_on_at = loose
        if marks.is_reasoning:
            self._waiting.append(seen)
            self._has_reasoning = True
        elif not marks.is_aside and (self._waiting or self._decider is None):
            self._follow(marks.client)
        if role is None or key is None:
            return
        if role == MENTION:
            self._heaps[heap_of(key)].append((role, key))
            return
        self._heaps[heap_of(key)].append(
            (
                *(role, key, seen, marks.id_member, marks.is_owed),
                *(loose, len(self._ends), kind, digest),
            )
        )

    def name(self, item_id: str, seen: tuple[object, ...]) -> None:
        """Take a loose item by its own id.

        Args:
            item_id: The id.
            seen: A `Seen` of it.
        """
        self._heaps[heap_of(item_id)].append((NAMED, item_id, seen))

    def course(self) -> Course:
        """All that depends on order."""
        trailing = [] if self._waiting is self._leading else self._waiting
        return Course(
            self.items,
            self._loose,
            self._went_on_at,
            self._has_reference,
            self._first_call,
            self._ends[0] if self._ends else None,
            len(self._ends),
            self._is_answered,
            self._is_answer,
            self._has_reasoning,
            tuple(self._leading),
            self._decider,
            tuple(self._followed),
            tuple(trailing),
            self.order.noted(),
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
        return (*keyed, *self._ends[stretch], True)

    def _follow(self, client: str) -> None:
        """As `ReasoningWatch.feed`, of what follows reasoning."""
        if self._decider is None:
            self._decider = (bool(client), client)
        elif client:
            self._followed += [(seen, client) for seen in self._waiting]
        self._waiting = []

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

    def _see_loose(
        self, inspected: InspectedItem, document: Document, where: Where
    ) -> None:
        item = inspected.item
        item_id = id_of(item) if self.keeps_ids else None
        if item_id:
            self.name(item_id, self._seen(inspected, "id", document, where))
        half = half_of(item)
        marks = marks_of(item, half)
        if self.order.is_asked:
            leader = Leader(item.type_text, marks.described, self.items + item.index)
            see = partial(self._seen, inspected, None, document, where)
            self.order.take(leader, item.text("role"), see)
        seen: tuple[object, ...] = ()
        if marks.is_reasoning or marks.role in (CALL, OUTPUT):
            member = marks.id_member or "id"
            seen = self._seen(inspected, member, document, where)
        is_output = marks.role == OUTPUT
        noted = Noted(
            self.items + item.index,
            half.key if half is not None else None,
            seen,
            self._seen(inspected, "type", document, where) if is_output else None,
            digest_of(item) if marks.role == CALL else 0,
        )
        self.take(marks, noted)

    def _seen(
        self,
        inspected: InspectedItem,
        member: str | None,
        document: Document,
        where: Where,
    ) -> tuple[object, ...]:
        mark = mark_of(inspected.item, member)
        span = mark.place.span
        return tuple(
            Seen(
                self.items + inspected.item.index,
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
