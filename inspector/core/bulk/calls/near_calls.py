"""Calls of responses by what is wrong in their arguments.

Source: `near_texts`, for which arguments are known by that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.calls.call_counts import near_texts_of
from inspector.core.bulk.calls.late_pattern import LatePattern
from inspector.core.bulk.calls.sure_arguments import is_utf8

if TYPE_CHECKING:
    from typing import TypeAlias

    from inspector.core.bulk.calls.call_counts import CallKind

    Wrong: TypeAlias = tuple[bytes | None, ...]

_MOST_KEPT = 1000


class Held(NamedTuple):
    """How a call is counted that was held against its schema."""

    number: int
    is_blocked: bool
    is_fine: bool
    """Whether nothing is to be said of its arguments."""


class NearCalls:
    """How calls of one kind are counted, by what is wrong in their arguments.

    Args:
        kind: What they are like.
    """

    def __init__(self, kind: CallKind) -> None:
        self._kind = kind
        self._longest = 0 if kind.schema is None else kind.schema.longest_listed
        self._pattern = LatePattern(self._written)
        self._known: dict[Wrong, Held] = {}

    def wrong_in(self, raw: bytes) -> Wrong | None:
        """What is wrong in arguments, as they stand in a line; None where unknown."""
        if len(raw) > self._longest:
            return None
        match = self._pattern.fullmatch(raw)
        return match.groups() if match is not None and is_utf8(raw) else None

    def get(self, wrong: Wrong | None) -> Held | None:
        """How calls are counted in which that is wrong; None before one was kept."""
        return None if wrong is None else self._known.get(wrong)

    def keep(self, wrong: Wrong | None, held: Held) -> None:
        """Keep how they are counted, if that is worth it."""
        if wrong is not None and len(self._known) < _MOST_KEPT:
            self._known[wrong] = held

    def _written(self) -> bytes | None:
        texts = near_texts_of(self._kind)
        return None if texts is None else texts.pattern
