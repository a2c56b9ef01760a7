"""One item of a side, and what it can be paired by.

Two items are partners where they have the same key; a key of None has no partner.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.fields import Fields, Role, fields_of
from inspector.core.diff.item_digest import content_digest, spelled_content

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from inspector.core.items.item import Item


class Entry(NamedTuple):
    """One item and what it is paired by."""

    item: Item
    fields: Fields
    text: str
    """The text of the item's document."""


def entries_of(items: Sequence[Item], text: str) -> tuple[Entry, ...]:
    """Read what items are paired by; linear."""
    return tuple(Entry(item, fields_of(item), text) for item in items)


def spelled(entry: Entry) -> Hashable:
    """What it says, in the characters of its text."""
    return spelled_content(entry.item, entry.fields, entry.text)


def digested(entry: Entry) -> Hashable:
    """What it says, however it is spelled."""
    return content_digest(entry.item, entry.fields, entry.text)


def call_key(entry: Entry) -> Hashable:
    """What a call and its output have in common, each with those of its kind."""
    call_id = entry.fields.call_id
    text = call_id.text if call_id else None
    return None if text is None else (entry.fields.role, text)


def id_key(entry: Entry, repeated: set[str]) -> Hashable:
    """The item's own id, where it names one item and there is no call_id."""
    item_id = entry.item.item_id
    if item_id is None or item_id in repeated or entry.fields.call_id is not None:
        return None
    return entry.fields.kind, item_id


def repeated_ids(entries: Sequence[Entry]) -> set[str]:
    """The ids that several items have."""
    counts = Counter(entry.item.item_id for entry in entries)
    return {name for name, count in counts.items() if name is not None and count > 1}


def same_name(entry: Entry) -> Hashable:
    """Its type and the function that it calls."""
    name = entry.fields.name
    return entry.fields.kind, name.text if name else None


def same_kind(entry: Entry) -> Hashable:
    """Whether it is a call, an output, or which other type it is of."""
    is_other = entry.fields.role is Role.OTHER
    return entry.fields.kind if is_other else entry.fields.role
