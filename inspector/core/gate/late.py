"""What becomes known of a record of a log only after it has passed.

A record is let go of as soon as the next one comes. What may still be said of it keeps
its text, to show the place; it is not read again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.document import Document

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.source.decoding import DecodedText
    from inspector.core.source.origin import Origin
    from inspector.core.targets.target import Subject


class LateFinding(NamedTuple):
    """What became known only later, of an item or of the text around items."""

    item: int | None
    """Number of the item in its input; None where it stands on none."""

    finding: Finding
    document: Document
    """The text of the record alone, to show the place."""

    blocks_first: bool
    """Whether it blocks what nothing had blocked before: an item, or the input."""

    subject: Subject | None
    """What a target's weight of the finding depends on."""


class Kept(NamedTuple):
    """What a weight may depend on, without the item."""

    type_text: str | None
    role: str | None
    id: str | None

    @property
    def is_unstored(self) -> bool:
        """A line of its own has no request around it."""
        return False

    def text(self, name: str) -> str | None:
        """The text of a member that is a string, else None."""
        return {"role": self.role, "id": self.id}.get(name)


class Line(NamedTuple):
    """An item that may still be told of, in few bytes."""

    item: int
    """Its number in its input."""

    is_blocked: bool
    kept: Kept
    origin: Origin
    decoded: DecodedText


def line_of(item: Item, number: int, document: Document, *, is_blocked: bool) -> Line:
    """What is kept of an item.

    Args:
        item: The item.
        number: Its number in its input.
        document: The record that holds it.
        is_blocked: Whether it is known to block.
    """
    kept = Kept(item.type_text, item.text("role"), item.item_id)
    return Line(number, is_blocked, kept, document.origin, document.decoded)


def text_alone(origin: Origin, decoded: DecodedText) -> Document:
    """A record's text, to show places in it."""
    return Document(origin, decoded, "json", ())
