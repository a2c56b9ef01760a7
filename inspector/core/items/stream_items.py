"""Which events of one stream are about the same item.

By output_index, then by call_id, then by the item's id: some providers change ids in
mid-stream, or leave the index out. Where an event names none of them, or an id that
nobody has, the order decides: its item is the oldest open one of its type that no such
id has spoken for yet.

Source: Open Responses specification 2026-04-24, "Streaming"; for ids that change
mistral.rs#1944 and recorded streams of GitHub Copilot.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.items.stream_events import ITEM_ADDED, ITEM_DONE, event_types

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.items.stream_events import StreamEvent
    from inspector.core.source.json_nodes import ObjectNode

_LIFE = (ITEM_ADDED, ITEM_DONE)


@dataclass(frozen=True, slots=True)
class ItemLife:
    """All events of one stream that are about one item, in order; at least one."""

    events: tuple[StreamEvent, ...]

    @property
    def added(self) -> StreamEvent | None:
        """The event that began it."""
        return self._first(ITEM_ADDED)

    @property
    def done(self) -> StreamEvent | None:
        """The event that closed it."""
        return self._first(ITEM_DONE)

    @property
    def node(self) -> ObjectNode | None:
        """The last whole item that an event carried."""
        whole = (event.item for event in reversed(self.events) if event.kind in _LIFE)
        return next((item for item in whole if item is not None), None)

    @property
    def item_type(self) -> str | None:
        """The type of the item, else the one that its events are about."""
        node = self.node
        if node is not None:
            return node.text("type")
        known = (event_types().get(event.kind) for event in self.events)
        return next((one.item_type for one in known if one and one.item_type), None)

    @property
    def output_index(self) -> int | None:
        """The index that its events name."""
        named = (event.output_index for event in self.events)
        return next((index for index in named if index is not None), None)

    def _first(self, kind: str) -> StreamEvent | None:
        return next((event for event in self.events if event.kind == kind), None)


def lives_in(events: Iterable[StreamEvent]) -> tuple[ItemLife, ...]:
    """The items of one stream, in the order in which they were first named."""
    sorter = _Sorter()
    for event in events:
        if event.kind in _LIFE:
            sorter.take_whole(event)
        elif is_about_an_item(event):
            sorter.take_part(event)
    return tuple(ItemLife(tuple(life.events)) for life in sorter.lives)


def is_about_an_item(event: StreamEvent) -> bool:
    """Whether an event speaks of one item of the output."""
    known = event_types().get(event.kind)
    if known is not None and "output_index" not in known.required:
        return False
    is_named = event.output_index is not None or event.item_id is not None
    return known is not None or is_named


class _Life:
    """One item while its events are being sorted."""

    __slots__ = ("events", "index", "is_claimed", "is_open", "item", "type")

    def __init__(self, index: int | None, item_type: str | None) -> None:
        self.events: list[StreamEvent] = []
        self.item: ObjectNode | None = None
        """The last whole one."""

        self.index = index
        self.type = item_type
        self.is_open = True
        self.is_claimed = False
        """Whether an id that its own item does not have was taken for it."""


_ByType = defaultdict[str | None, OrderedDict[int, _Life]]
"""Items by their type, the oldest first; a plain dict is slow to find its first."""


class _Sorter:
    """Gives each event to an item; each look-up is one step."""

    def __init__(self) -> None:
        self.lives: list[_Life] = []
        self._by_index: dict[int, _Life] = {}
        self._by_call: dict[str, _Life] = {}
        self._by_id: dict[str, _Life] = {}
        self._open: _ByType = defaultdict(OrderedDict)
        self._unclaimed: _ByType = defaultdict(OrderedDict)

    def take_whole(self, event: StreamEvent) -> None:
        """An event that carries the item itself."""
        item = event.item
        item_type = item.text("type") if item else None
        is_done = event.kind == ITEM_DONE
        life = self._named(event, item, is_new=not is_done)
        if life is None and is_done and event.output_index is None:
            life = self._oldest(self._open, item_type)
        if life is None:
            life = self._begun(event, item_type)
        self._learn(life, event, item)
        self._close(life)  # under the type that was known so far
        life.type = life.type or item_type
        life.item = item or life.item
        if not is_done:
            self._reopen(life)
        life.events.append(event)

    def take_part(self, event: StreamEvent) -> None:
        """An event that brings a part of an item."""
        known = event_types().get(event.kind)
        item_type = known.item_type if known else None
        life = self._named(event, None) or self._by_order(event, item_type)
        if life is None:
            life = self._begun(event, item_type)
        self._learn(life, event, None)
        life.events.append(event)

    def _named(
        self, event: StreamEvent, item: ObjectNode | None, *, is_new: bool = False
    ) -> _Life | None:
        """The item that the event names, by the first of its names that is known."""
        index = event.output_index
        call = self._by_call.get(_call_id(event, item) or "")
        own = self._by_id.get(_own_id(event, item) or "")
        if index is None:
            return call or own
        there = self._by_index.get(index)
        if there is None:
            return None if is_new else call or own
        same = next((one for one in (call, own) if one and one.index == index), None)
        return same or (None if is_new and _is_another(there, item) else there)

    def _by_order(self, event: StreamEvent, item_type: str | None) -> _Life | None:
        if event.output_index is not None:
            return None
        if item_type is None:
            return self.lives[-1] if self.lives and self.lives[-1].is_open else None
        if event.item_id is not None:
            life = self._oldest(self._unclaimed, item_type)
            if life is not None:
                life.is_claimed = True
                self._unclaimed[life.type].pop(id(life), None)
                return life
        return next(reversed(self._open[item_type].values()), None)

    def _oldest(self, among: _ByType, item_type: str | None) -> _Life | None:
        return next(iter(among[item_type].values()), None)

    def _begun(self, event: StreamEvent, item_type: str | None) -> _Life:
        life = _Life(event.output_index, item_type)
        self.lives.append(life)
        self._reopen(life)
        return life

    def _learn(self, life: _Life, event: StreamEvent, item: ObjectNode | None) -> None:
        """Remember every name that the event gives to its item."""
        index = event.output_index
        if index is not None:
            life.index = index if life.index is None else life.index
            self._by_index[index] = life
        for names, name in (
            (self._by_call, _call_id(event, item)),
            (self._by_id, _own_id(event, item)),
        ):
            if name is not None:
                names[name] = life

    def _reopen(self, life: _Life) -> None:
        life.is_open = True
        self._open[life.type][id(life)] = life
        if not life.is_claimed:
            self._unclaimed[life.type][id(life)] = life

    def _close(self, life: _Life) -> None:
        life.is_open = False
        for among in (self._open, self._unclaimed):
            among[life.type].pop(id(life), None)


def _is_another(life: _Life, item: ObjectNode | None) -> bool:
    """Whether an item that is added is not the one that has its index already.

    One that only had parts so far is it; so is one that is added once more.
    """
    known = life.item
    if known is None or item is None:
        return False
    named = [(known.text(name), item.text(name)) for name in ("call_id", "id")]
    told = [(old, new) for old, new in named if old is not None and new is not None]
    return bool(told) and all(old != new for old, new in told)


def _call_id(event: StreamEvent, item: ObjectNode | None) -> str | None:
    return event.node.text("call_id") or (item.text("call_id") if item else None)


def _own_id(event: StreamEvent, item: ObjectNode | None) -> str | None:
    return event.item_id or (item.text("id") if item else None)
