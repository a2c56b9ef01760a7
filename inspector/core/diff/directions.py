"""Whether one side may be sent where the other came from, and the other way round.

Both directions are asked because they may have two answers: a call of the portable
core may be sent to a provider that writes a prefix, a prefixed one may not be sent
back. What a side says of its origin is what it holds: the prefixes and types in it.

Source: Open Responses specification 2026-04-24, "Items are extensible"; the finding
catalogue, ``diff/``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.finding import Label
from inspector.core.diff.pair_comparison import listed_rank
from inspector.core.items.item_types import Portability

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from inspector.core.diff.alignment import Pair
    from inspector.core.diff.comparison import ComparedSide, Comparison
    from inspector.core.diff.finding import DiffFinding
    from inspector.core.items.item import Item

_COMPLETED = "completed"


class Answer(StrEnum):
    """May it be sent? The later ones outweigh the earlier ones."""

    YES = "yes"
    DIFFERS = "differs"
    """It would be taken, but it is not the same conversation."""

    UNKNOWN = "unknown"
    """Not everything could be read or checked."""

    NO = "no"

    @property
    def rank(self) -> int:
        """0 for the lightest."""
        return list(Answer).index(self)


class SentSide(StrEnum):
    """Which side is sent where the other one came from."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Direction:
    """The answer for one side, as far as the differences go."""

    sent: SentSide
    answer: Answer
    because: tuple[DiffFinding, ...]
    """What the answer comes from, namespace and call_id first; empty for `YES`."""


class _Origin(NamedTuple):
    """What the other side says of where it came from."""

    types: frozenset[str]
    prefixes: frozenset[str]

    def takes(self, item: Item | None) -> bool:
        """Whether items of such a type are known to come from there."""
        if item is None or item.portable is Portability.CORE:
            return True
        if item.portable is Portability.EXTENSION:
            return _prefix(item.type_text or "") in self.prefixes
        return item.type_text in self.types


class _Case(NamedTuple):
    """One finding, seen in one direction."""

    finding: DiffFinding
    sent: Item | None
    origin: _Origin
    is_right: bool

    @property
    def is_absent(self) -> bool:
        """Whether the sent side lacks what the finding is about."""
        finding = self.finding
        return (finding.right if self.is_right else finding.left) is None

    @property
    def is_only_sent(self) -> bool:
        """Whether only the sent side has it."""
        finding = self.finding
        return (finding.left if self.is_right else finding.right) is None

    @property
    def shown(self) -> str:
        """What the finding says stands on the sent side."""
        return str(dict(self.finding.details).get("right" if self.is_right else "left"))


def directions_of(comparison: Comparison) -> tuple[Direction, Direction]:
    """Both directions: the right side sent to the left's origin, then the other.

    Differences that are set aside say nothing; what is wrong with a side by itself is
    not asked here.
    """
    return (
        _direction(comparison, SentSide.RIGHT, _origin(comparison.left)),
        _direction(comparison, SentSide.LEFT, _origin(comparison.right)),
    )


def _direction(comparison: Comparison, sent: SentSide, origin: _Origin) -> Direction:
    answer = Answer.YES
    because: dict[Answer, list[DiffFinding]] = {each: [] for each in Answer}
    for compared in comparison.pairs:
        item = _sent_item(compared.pair, sent)
        for finding in compared.findings:
            case = _Case(finding, item, origin, sent is SentSide.RIGHT)
            found = _judged(case)
            because[found].append(finding)
            answer = max(answer, found, key=lambda each: each.rank)
    named = because[answer] if answer is not Answer.YES else []
    return Direction(sent, answer, tuple(sorted(named, key=listed_rank)))


def _judged(case: _Case) -> Answer:
    return _JUDGES.get(case.finding.code, _by_label)(case)


def _by_label(case: _Case) -> Answer:
    """Another value is another conversation; another spelling or name is not."""
    label = case.finding.change.label
    return Answer.DIFFERS if label is Label.MEANING else Answer.YES


def _of_arguments(case: _Case) -> Answer:
    """Arguments encoded once more have another meaning for the tool."""
    return Answer.DIFFERS if case.finding.blocks else Answer.YES


def _of_namespace_member(_: _Case) -> Answer:
    return Answer.DIFFERS


def _never(_: _Case) -> Answer:
    return Answer.NO


def _of_namespace(case: _Case) -> Answer:
    """A type of the core is taken everywhere, a prefixed one where it is known."""
    return Answer.YES if case.origin.takes(case.sent) else Answer.NO


def _of_type(case: _Case) -> Answer:
    return Answer.DIFFERS if case.origin.takes(case.sent) else Answer.NO


def _of_call_id(case: _Case) -> Answer:
    """The outputs that are kept at the origin answer another call_id."""
    return Answer.DIFFERS if case.is_only_sent else Answer.NO


def _of_status(case: _Case) -> Answer:
    is_done = not case.is_absent and case.shown == _COMPLETED
    return Answer.YES if is_done else Answer.NO


def _of_arguments_type(case: _Case) -> Answer:
    return Answer.YES if case.shown == "string" else Answer.NO


def _of_lone_item(case: _Case) -> Answer:
    return Answer.DIFFERS if case.is_absent else _of_type(case)


_JUDGES: dict[str, Callable[[_Case], Answer]] = {
    "diff/type-namespace": _of_namespace,
    "diff/call-id": _of_call_id,
    "diff/type": _of_type,
    "diff/status": _of_status,
    "diff/arguments": _of_arguments,
    "diff/namespace-member": _of_namespace_member,
    "diff/arguments-type": _of_arguments_type,
    "diff/envelope": _never,
    "diff/only-left": _of_lone_item,
    "diff/only-right": _of_lone_item,
}
"""Rules whose answer is not that the sides differ."""


def _sent_item(pair: Pair, sent: SentSide) -> Item | None:
    return pair.right if sent is SentSide.RIGHT else pair.left


def _origin(side: ComparedSide) -> _Origin:
    types = frozenset(_types(side.items))
    return _Origin(types, frozenset(map(_prefix, types)) - {""})


def _types(items: Iterable[Item]) -> Iterable[str]:
    return (item.type_text for item in items if item.type_text is not None)


def _prefix(type_text: str) -> str:
    return type_text.rpartition(":")[0]
