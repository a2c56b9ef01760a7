"""Compare two documents item by item: the one way in to this room."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Protocol

from inspector.core.diff.alignment import Pair, PairBy, align_within
from inspector.core.diff.dialects import DIALECTS, dialect
from inspector.core.diff.entry import entries_of
from inspector.core.diff.finding import Change, DiffFinding, Label
from inspector.core.diff.foreign_items import foreign_items
from inspector.core.diff.pair_comparison import compare_aligned, listed_rank
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.diff.response_pairing import (
    ONE_LIST,
    PairedResponses,
    ResponseSide,
    pair_responses,
)
from inspector.core.progress import watched
from inspector.core.source.collector import collector_at_rest

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from inspector.core.diff.ignore_rule import IgnoreRule
    from inspector.core.items.body import Body
    from inspector.core.items.envelope import Envelope
    from inspector.core.items.item import Item
    from inspector.core.progress import Progress
    from inspector.core.source.document import Document


class InspectedItem(Protocol):
    """An item with whatever else is known of it."""

    @property
    def item(self) -> Item:
        """The item."""
        ...


class Inspected(Protocol):
    """A document whose items were looked at, such as an `Inspection`."""

    @property
    def document(self) -> Document:
        """The text."""
        ...

    @property
    def envelope(self) -> Envelope:
        """What its items were logged in."""
        ...

    @property
    def items(self) -> Sequence[InspectedItem]:
        """Its items in order."""
        ...


@dataclass(frozen=True, slots=True)
class ComparedSide:
    """One of the two documents."""

    document: Document
    items: tuple[Item, ...]
    """Behind those of its lists the calls and results of other APIs."""

    bodies: tuple[Body, ...] = ()
    """The responses, requests and lists that the items stand in."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """One difference that a rule of a person covers."""

    change: Change
    rule: IgnoreRule
    findings: tuple[DiffFinding, ...]
    """What would be said of it."""

    @property
    def blocks(self) -> bool:
        """Whether it would block."""
        return any(finding.blocks for finding in self.findings)


@dataclass(frozen=True, slots=True)
class ComparedPair:
    """One pair and everything that differs in it."""

    pair: Pair
    changes: tuple[Change, ...] = ()
    """In the order of the left."""

    findings: tuple[DiffFinding, ...] = ()
    """In the order of `FIRST_IN_EVERY_LIST`."""

    set_aside: tuple[SetAside, ...] = ()
    """What rules of a person cover; it is in neither of the above."""

    @property
    def is_same(self) -> bool:
        """Whether there is nothing to show, not even another spelling."""
        return not self.changes


@dataclass(frozen=True)
class Comparison:
    """Everything that differs between two documents."""

    left: ComparedSide
    right: ComparedSide
    pairs: tuple[ComparedPair, ...]
    """In the order of the left."""

    responses: PairedResponses = ONE_LIST
    """How the responses of both were paired, where each has several."""

    rules: tuple[IgnoreRule, ...] = ()
    """What is set aside; see `ignoring`."""

    whole: Comparison | None = None
    """The same with nothing set aside, where something is."""

    @cached_property
    def findings(self) -> tuple[DiffFinding, ...]:
        """All findings: by rule as in `FIRST_IN_EVERY_LIST`, then by pair."""
        found = [finding for pair in self.pairs for finding in pair.findings]
        return tuple(sorted(found, key=listed_rank))

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """All changes, by pair."""
        return tuple(change for pair in self.pairs for change in pair.changes)

    @cached_property
    def set_aside(self) -> tuple[SetAside, ...]:
        """Everything that rules cover, by pair."""
        return tuple(aside for pair in self.pairs for aside in pair.set_aside)

    @property
    def blocks(self) -> bool:
        """Whether the right side would not do what the left one does."""
        return any(finding.blocks for finding in self.findings)

    @cached_property
    def is_by_position(self) -> bool:
        """Whether most pairs have nothing in common that tells them from others.

        Then nothing but their places made them pairs: the cheapest match there is.
        """
        matched = [pair.pair.by for pair in self.pairs if pair.pair.by is not None]
        by_place = sum(by is PairBy.POSITION for by in matched)
        return len(matched) > 1 and by_place * 2 > len(matched)

    @cached_property
    def counts(self) -> dict[Label, int]:
        """How many changes there are of each label."""
        return {label: self._labels[label] for label in Label}

    @cached_property
    def ignored(self) -> dict[str, int]:
        """How many changes each dialect lets pass, by its name."""
        return dict(Counter(c.dialect for c in self.changes if c.dialect is not None))

    @cached_property
    def _labels(self) -> Counter[Label]:
        return Counter(change.label for change in self.changes)


def compare(
    left: Inspected,
    right: Inspected,
    *,
    dialects: Collection[str] = DIALECTS,
    responses_by: ResponsesBy = ResponsesBy.AUTO,
    progress: Progress | None = None,
) -> Comparison:
    """Compare two inspected documents.

    Args:
        left: The side that the other one is held against.
        right: The other side.
        dialects: Whose members may vary without meaning; a change in them is
            one of identity and stays counted.
        responses_by: What the responses of files with several are paired by.
        progress: Who is told how far it is, in pairs, and may cancel.

    Raises:
        KeyError: there is no such dialect.
        CancelledError: nobody waits for the answer any more.
    """
    return compare_items(
        _side(left),
        _side(right),
        dialects=dialects,
        responses_by=responses_by,
        progress=progress,
    )


def compare_items(
    left: ComparedSide,
    right: ComparedSide,
    *,
    dialects: Collection[str] = DIALECTS,
    responses_by: ResponsesBy = ResponsesBy.AUTO,
    progress: Progress | None = None,
) -> Comparison:
    """Compare the items of two documents; see `compare`."""
    texts = left.document.text, right.document.text
    allowed = [dialect(name) for name in dialects]
    with collector_at_rest():
        responses = pair_responses(_bodies(left), _bodies(right), responses_by)
        entries = entries_of(left.items, texts[0]), entries_of(right.items, texts[1])
        aligned = align_within(responses, *entries, progress)
        numbered = watched(enumerate(aligned), progress, itemgetter(0), len(aligned))
        pairs = tuple(
            ComparedPair(pair, *compare_aligned(pair, texts, allowed))
            for _, pair in numbered
        )
    return Comparison(left, right, pairs, responses)


def _side(inspected: Inspected) -> ComparedSide:
    items = tuple(entry.item for entry in inspected.items)
    bodies = inspected.envelope.bodies
    others = foreign_items(inspected.document, bodies, items)
    return ComparedSide(inspected.document, (*items, *others), bodies)


def _bodies(side: ComparedSide) -> ResponseSide:
    return ResponseSide(side.document, side.bodies, side.items)
