"""A response as it is counted: of known parts, each with its number.

Source: `response_counts`, which counts it; `response_rows`, which places it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.bulk.calls.call_counts import CallKind
    from inspector.core.bulk.calls.near_calls import NearCalls
    from inspector.core.bulk.pairing.events import Called
    from inspector.core.bulk.responses.known_parts import KnownItem


NEITHER, REASONS, FROM_CLIENT, CALLS = range(4)
"""What an item is to reasoning that a later record may have lost."""


class CallTrait(NamedTuple):
    """What is counted of calls that differ in ids and arguments alone."""

    digest: Callable[[bytes], int | None]
    """Of arguments that are fine, see `digests_where_sure`."""

    kind: CallKind
    """What others are held against."""

    named: tuple[str, str | None]
    """What it is and what it calls."""

    near: NearCalls
    """Those in which little is wrong."""


class Trait(NamedTuple):
    """What is counted of an item, whatever its ids and its arguments are."""

    number: int
    is_blocked: bool
    call: CallTrait | None
    role: int
    """`NEITHER`, `REASONS`, `FROM_CLIENT` or `CALLS`."""

    kind: int
    """Items with the same number differ in nothing that pairing looks at but ids."""


class KnownPlace(NamedTuple):
    """An item of a response where it stands in the line, by its bytes."""

    known: KnownItem
    places: list[tuple[int, int]]
    """Of its slots."""

    start: int
    end: int
    tool: int | None
    """The number of the tool of the response that it calls; None for what does not
    depend on the tools of the response."""

    def slot(self, line: bytes, role: str) -> str | None:
        """The text of the slot with a role; None where there is none."""
        said = self.known.shape.slot(line, self.places, role)
        return None if said is None else said.decode()


class CountedResponse(NamedTuple):
    """A response as it is counted."""

    numbers: list[int]
    """Of its parts and its pattern among `ResponseCounts.tallies`."""

    blocking: int
    """Items that are blocked."""

    called: list[Called]
    items: int
    envelope: str
    is_fine: bool
    """Whether nothing is to be said of arguments."""

    is_plain: bool
    """Whether nothing is to be said of pairs either."""
