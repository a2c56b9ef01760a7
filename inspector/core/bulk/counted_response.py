"""A response as it is counted: of known parts, each with its number.

Source: `response_counts`, which counts it; `response_rows`, which places it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from inspector.core.bulk.known_parts import KnownItem


class Called(NamedTuple):
    """A call in a body of its own, as `Notes` notes it."""

    key: bytes
    is_reasoned: bool
    same: tuple[str, str | None, int] | None
    """What it is and says; None where nobody asks, since no reasoning is before it."""


class KnownPlace(NamedTuple):
    """An item of a response where it stands in the line, by its bytes."""

    known: KnownItem
    places: list[tuple[int, int]]
    """Of its slots."""

    start: int
    end: int
    tool: int | None
    """The number of the tool of the response that it calls."""

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

    places: list[KnownPlace]
    """Its items."""

    called: list[Called]
    envelope: str
    is_plain: bool
    """Whether nothing is to be said of arguments and of pairs."""
