"""What pairing must know of the bare items of a part, in few bytes.

`PairingScope` judges one conversation item by item. Here it is cut in two, so that
parts can be judged apart: what an item is in a pair is worked out in its part, and who
pairs with whom where the same ids of all parts come together (`matching`).

Source: the finding catalogue, "pairing/".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.checks.pairing.halves import Role

if TYPE_CHECKING:
    from inspector.core.checks.pairing.halves import Key

CALL, OUTPUT, MENTION, ELSEWHERE, LISTED, NAMED = range(6)
CODES = {Role.CALL: CALL, Role.OUTPUT: OUTPUT, Role.MENTION: MENTION}
"""Halves as small numbers. `ELSEWHERE` is a call in a body of its own, `LISTED` an
output in a list whose call may stand in another record, `NAMED` any loose item by its
own id, where a target asks for these."""


Called: TypeAlias = "tuple[bytes, bool, tuple[str, str | None, int] | None]"
"""A call in a body of its own, as `Notes` notes it: its id, whether reasoning stands
before it, and what it is and says; None where nobody asks, since none does."""


class Seen(NamedTuple):
    """An item that may be told of, with the member that is underlined.

    Plain values only: they are many, and `marshal` writes nothing else.
    """

    item: int
    """Its number in the part."""

    pointer: str
    """Of the underlined member."""

    start: int
    end: int
    site: tuple[int, ...]
    where: tuple[int, ...]
    """The record, see `rows.Where`."""

    type_text: str
    name_text: str | None
    id_text: str | None
    is_blocked: bool

    @property
    def is_unstored(self) -> bool:
        """A line of its own has no request around it."""
        return False

    def text(self, name: str) -> str | None:
        """What a target's weight may depend on beside the type (`Subject`).

        Of reasoning the id is underlined, and no other weight of what is said of
        pairs asks for more than a type.
        """
        return self.id_text if name == "id" else None


class Keyed(NamedTuple):
    """Half of a pair."""

    role: int
    key: Key
    seen: tuple[object, ...] | None
    """A `Seen`; None for what is only mentioned."""

    id_member: str = ""
    is_owed: bool = False
    position: int = 0
    """Its number among the loose items of the part, from 1."""

    stretch: int = 0
    """Turns that ended in the part before it."""

    type_seen: tuple[object, ...] | None = None
    """Of an output: its type underlined."""

    digest: int = 0
    """Of a call: a checksum of its arguments, to tell calls of one id apart."""

    what: str = ""
    """What its stretch ended with; empty where that is not in the part."""

    what_item: int = 0
    """The number of that in the part."""

    has_ended: bool = False
    """Whether it ended in the part."""


class Ending(NamedTuple):
    """An item that ends a stretch, as a sentence names it."""

    what: str
    item: int
    """Its number in the part."""


class Follower(NamedTuple):
    """An item that must not stand behind every other."""

    seen: tuple[object, ...]
    """A `Seen`, underlined as a whole."""

    role: str | None
    what: str
    """As a sentence names it."""


class Leader(NamedTuple):
    """An item that not every other may stand behind."""

    type_text: str | None
    what: str
    item: int
    """Its number in the part."""


class PartOrder(NamedTuple):
    """What a part says of it."""

    first: Follower | None = None
    """The first loose item of the part, if it is one."""

    found: tuple[tuple[Follower, Leader], ...] = ()
    last: Leader | None = None
    """The last loose item of the part, if it is one."""


class Course(NamedTuple):
    """How a part goes on from the one before it: all that depends on order."""

    items: int = 0
    loose: int = 0
    went_on_at: int = 0
    """Number of the last loose item that shows that calls have had their turn."""

    has_reference: bool = False
    first_call: Ending | None = None
    """The first loose item, where it is a call: it may end a stretch."""

    first_end: Ending | None = None
    """What the first stretch of the part ended with."""

    stretches: int = 0
    is_answered: bool = False
    """Whether a call behind the part begins another turn."""

    is_answer: bool = False
    """Whether the last loose item stands in what came back."""

    has_reasoning: bool = False
    """Whether there is reasoning among the loose items at all."""

    leading: tuple[tuple[object, ...], ...] = ()
    """Reasoning (`Seen`) before anything that follows reasoning."""

    decider: tuple[bool, str] | None = None
    """What first follows reasoning: whether a client wrote it, and what it is."""

    followed: tuple[tuple[tuple[object, ...], str], ...] = ()
    """Reasoning behind that, with what of a client follows it."""

    trailing: tuple[tuple[object, ...], ...] = ()
    """Reasoning behind that which nothing follows yet."""

    order: PartOrder = PartOrder()
    """What must not stand behind what."""
