"""What an item is to order and pairing, whatever its ids are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from inspector.core.bulk.pairing.events import (
    CODES,
)
from inspector.core.checks.pairing.conversations import (
    is_answer,
)
from inspector.core.checks.pairing.dangling import REASONING, is_aside
from inspector.core.checks.pairing.marks import described
from inspector.core.checks.pairing.parties import goes_on, is_from_client

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.checks.pairing.halves import Half, Key
    from inspector.core.items.item import Item

HEAPS = 64
"""Ids are dealt out over so many heaps, each of which is paired by itself: that is
what bounds the memory that a log of any size takes."""

_BYTES_OF_HEAP = 64 * 1024 * 1024
"""Of a log: the ids of so many take some 20 MB while they are paired."""

REFERENCE = "item_reference"


def heaps_for(sizes: Iterable[int | None]) -> int:
    """How many heaps are worth it where only counts are wanted: a power of 2.

    Args:
        sizes: Bytes of each input, where they are known.
    """
    largest = max(
        (HEAPS * _BYTES_OF_HEAP if s is None else s for s in sizes), default=0
    )
    count = 2  # two can be paired at a time
    while count < HEAPS and count * _BYTES_OF_HEAP < largest:
        count *= 2
    return count


def heap_of(key: Key | bytes) -> int:
    """The heap of an id, the same on every machine."""
    return crc32(key_bytes(key)) % HEAPS


def key_bytes(key: Key | bytes) -> bytes:
    """An id as bytes; those of approvals are no text, so they are nobody else's."""
    if isinstance(key, bytes):
        return key
    if isinstance(key, str):
        return key.encode("utf-8", "surrogatepass")
    return b"\xff" + "\0".join(key).encode("utf-8", "surrogatepass")


def digest_of(call: Item) -> int:
    """A checksum of what a call says."""
    text = call.text("arguments") or call.text("input") or ""
    return digest_of_text(text.encode("utf-8", "surrogatepass"))


def digest_of_text(text: bytes) -> int:
    """A checksum of a text as a JSON string spells it that escapes what it must.

    That of most arguments is a checksum of what stands in the line.
    """
    return crc32(text.replace(b"\\", b"\\\\").replace(b'"', b'\\"'))


class Marks(NamedTuple):
    """What an item is to order and pairing, whatever its ids are."""

    role: int | None
    """None for what has nothing to do with pairs."""

    id_member: str
    is_owed: bool
    goes_on: bool
    is_reference: bool
    is_reasoning: bool
    is_aside: bool
    client: str
    """What it is, where a client wrote it."""

    described: str
    is_answer: bool


class Noted(NamedTuple):
    """One loose item."""

    item: int
    """Its number in the part."""

    key: Key | None
    """What it pairs by."""

    seen: tuple[object, ...]
    """A `Seen` of its id."""

    kind: tuple[object, ...] | None
    """Of an output, a `Seen` of its type."""

    digest: int
    """Of a call, a checksum of what it says."""


def marks_of(item: Item, half: Half | None) -> Marks:
    """What an item is to order and pairing.

    Args:
        item: A loose item.
        half: What it is in a pair.
    """
    is_keyed = half is not None and half.key is not None
    said = described(item)
    return Marks(
        CODES[half.role] if half is not None else None,
        half.id_member if half is not None and is_keyed else "",
        half is not None and half.is_owed,
        goes_on(item),
        item.type_text == REFERENCE,
        item.type_text == REASONING,
        is_aside(item),
        said if is_from_client(item) else "",
        said,
        is_answer(item.body),
    )
