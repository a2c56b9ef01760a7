"""Half of a pair with what stands before its part.

Source: the finding catalogue, "pairing/".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from inspector.core.bulk.pairing.events import Keyed, Seen
from inspector.core.bulk.rows.patterns import are_plain

if TYPE_CHECKING:
    from inspector.core.bulk.rows.rows import Base

TYPE, NAME, _ID = map(Seen._fields.index, ("type_text", "name_text", "id_text"))
"""Where a `Seen` has them."""


class PlacedHalf:
    """Half of a pair with what stands before its part."""

    __slots__ = ("_seen", "base", "keyed")

    def __init__(self, event: tuple[Any, ...], base: Base) -> None:
        self.keyed = Keyed(*event)
        self.base = base
        self._seen: Seen | None = None

    @property
    def marked(self) -> tuple[Any, ...]:
        """The values of the item (`Seen`)."""
        return self.keyed.seen or ()

    @property
    def type_text(self) -> str:
        """What it is."""
        type_text: str = self.marked[TYPE]
        return type_text

    @property
    def name_text(self) -> str | None:
        """What it calls."""
        name: str | None = self.marked[NAME]
        return name

    @property
    def seen(self) -> Seen:
        """The item; most are never told of."""
        if self._seen is None:
            self._seen = Seen(*self.marked)
        return self._seen

    @property
    def is_named(self) -> bool:
        """Whether it pairs by an id that stands in a sentence as it is."""
        id_text = self.marked[_ID]
        is_text = type(self.keyed.key) is str and id_text is not None
        return is_text and are_plain(id_text)

    @property
    def number(self) -> int:
        """Its number in the run."""
        item: int = self.marked[0]
        return item + self.base.items

    @property
    def stretch(self) -> int:
        """Turns of the log that ended before it."""
        return self.base.stretch + self.keyed.stretch
