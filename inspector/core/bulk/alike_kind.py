"""A shape, with what is known of its lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.shape import ARGUMENTS, CALL_ID, ID, NAME, is_sound

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Mapping

    from inspector.core.bulk.call_counts import CallKind
    from inspector.core.bulk.shape import Shape
    from inspector.core.bulk.template import Template


class Called(NamedTuple):
    """Calls of one name."""

    number: int
    """How those are counted that have fine arguments."""

    digest: Callable[[bytes], int | None]
    """Of arguments that are fine, see `digests_where_sure`."""

    kind: CallKind
    """What others are held against."""


class Kind:
    """A shape with what is known of its lines."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.match = shape.whole.fullmatch
        self.templates: dict[bytes, Template | None] = {}
        self.numbers: dict[bytes, int] = {}
        """How lines are counted, by the name that is called."""

        self.calls: dict[bytes, Called] = {}
        """The same of calls."""

        self.id, self.call_id, self.name, self.arguments = (
            _group(shape.roles.get(role)) for role in (ID, CALL_ID, NAME, ARGUMENTS)
        )
        self.spoken = _group(next(iter(shape.spoken), None))
        self.parts = (self.id, self.arguments, self.call_id, self.name)

    def is_own(self, match: re.Match[bytes]) -> bool:
        """Whether no check looks closer at the texts and ids of a line.

        An ``id`` that is the ``call_id`` over again has a finding.
        """
        if self.spoken and not is_sound(match[self.spoken]):
            return False
        return not (self.id and self.call_id) or match[self.id] != match[self.call_id]

    def met(self, counts: Mapping[int, int]) -> int:
        """How many lines of it are among those that were counted."""
        return sum(counts.get(number, 0) for number in self.numbers.values())

    def called(self, match: re.Match[bytes]) -> bytes:
        """The name that is called; nothing where no function is."""
        return match[self.name] if self.name else b""


def _group(slot: int | None) -> int:
    """The group of a slot; 0 for none."""
    return 0 if slot is None else slot + 1
