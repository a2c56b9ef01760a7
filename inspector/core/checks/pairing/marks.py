"""What is kept of an item until its other half comes.

A mark is small and holds no tree and no text, so that a log of any size can be
paired line by line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.finding import Finding
from inspector.core.checks.pairing.conversations import is_loose
from inspector.core.checks.places import item_place, member_place
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_nodes import json_type

if TYPE_CHECKING:
    from inspector.core.checks.finding import Detail, Place
    from inspector.core.items.item import Item

W = TypeVar("W")


class Told(NamedTuple, Generic[W]):
    """A finding, and what was handed in with the item that it stands on."""

    where: W
    finding: Finding


class Named(NamedTuple):
    """How a sentence names an item, and where it says that it stands."""

    name: str
    at: str


class Mark(NamedTuple):
    """An item as it is named and underlined.

    Texts are as they were logged; what a sentence shows of them is made when one is
    needed, since most items never are in one.
    """

    item: int
    """Number of the item in the document."""

    at: str
    """Where it stands, in words."""

    place: Place
    """What is underlined: the member with its id, else the item."""

    type_text: str
    name_text: str | None
    id_text: str | None
    """The id that is underlined; None where there is none."""

    @property
    def type(self) -> str:
        """The type, short enough for a sentence."""
        return excerpt(self.type_text)

    @property
    def name(self) -> str:
        """The name of the function; the type where there is none."""
        return excerpt(self.name_text or self.type_text)

    @property
    def id(self) -> str:
        """The id in quotes; its place where there is none."""
        return self.at if self.id_text is None else f'"{excerpt(self.id_text)}"'

    @property
    def named(self) -> Named:
        """Its name and place alone, for whoever keeps many."""
        return Named(self.name, self.at)

    def finding(self, code: str, variant: str = "", /, **details: Detail) -> Finding:
        """A finding on the marked item."""
        said = tuple(details.items())
        weight = severity_of(code)
        return Finding(code, weight, self.place, self.item, variant, said)


def mark_of(item: Item, member: str | None) -> Mark:
    """Mark an item by one of its members, or as a whole where that is no string."""
    id_text, place = None, item_place(item)
    if member is not None:
        id_text = item.text(member)
        place = place if id_text is None else member_place(item, member)
    kind = item.type_text or ""
    at = where_in_words(item)
    return Mark(item.index, at, place, kind, item.name, id_text)


def number_of(index: int) -> str:
    """An item by its number, where a pointer would not tell it from another."""
    return f"#{index}"


def where_in_words(item: Item, passed: int = 0) -> str:
    """Where an item stands in its conversation.

    Args:
        item: The item.
        passed: Items of the log before its record.

    Returns:
        A pointer; its number where it stands loose, since the same pointer leads to
        an item in each record of a log.
    """
    is_told_by_number = is_loose(item.body) or not item.pointer
    return number_of(passed + item.index) if is_told_by_number else item.pointer


def described(item: Item) -> str:
    """An item as a sentence names it: its type, and the role of a message."""
    role = item.text("role")
    kind = item.type_text or ("message" if role else json_type(item.node))
    return excerpt(f"{kind} ({role})" if kind == "message" and role else kind)
