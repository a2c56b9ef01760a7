"""Compare two documents item by item: the one way in to this room."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from inspector.core.diff.alignment import Pair, PairBy, align_within, entries_of
from inspector.core.diff.dialects import DIALECTS, dialect
from inspector.core.diff.fields import fields_of
from inspector.core.diff.finding import Change, ChangeKind, DiffFinding, Label
from inspector.core.diff.item_changes import compare_pair
from inspector.core.diff.pair_report import PairReport
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.diff.response_pairing import (
    ONE_LIST,
    PairedResponses,
    ResponseSide,
    pair_responses,
)
from inspector.core.diff.scope import Scope
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.collector import collector_at_rest

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from inspector.core.diff.dialects import Dialect
    from inspector.core.diff.finding import DiffPlace
    from inspector.core.items.body import Body
    from inspector.core.items.envelope import Envelope
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document

FIRST_IN_EVERY_LIST = (
    "diff/type-namespace",
    "diff/call-id",
    "diff/type",
    "diff/name",
    "diff/status",
    "diff/arguments",
    "diff/arguments-type",
    "diff/possible-repair",
    "diff/envelope",
    "diff/only-left",
    "diff/only-right",
    "diff/namespace-member",
    "diff/member",
    "diff/reordered",
    "diff/arguments-spelling",
    "diff/identity",
)
"""The rules in the order in which their findings are listed."""

_RANK = {code: rank for rank, code in enumerate(FIRST_IN_EVERY_LIST)}


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
    bodies: tuple[Body, ...] = ()
    """The responses, requests and lists that the items stand in."""


@dataclass(frozen=True, slots=True)
class ComparedPair:
    """One pair and everything that differs in it."""

    pair: Pair
    changes: tuple[Change, ...] = ()
    """In the order of the left."""

    findings: tuple[DiffFinding, ...] = ()
    """In the order of `FIRST_IN_EVERY_LIST`."""

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

    @cached_property
    def findings(self) -> tuple[DiffFinding, ...]:
        """All findings: by rule as in `FIRST_IN_EVERY_LIST`, then by pair."""
        found = [finding for pair in self.pairs for finding in pair.findings]
        return tuple(sorted(found, key=_rank))

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """All changes, by pair."""
        return tuple(change for pair in self.pairs for change in pair.changes)

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
) -> Comparison:
    """Compare two inspected documents.

    Args:
        left: The side that the other one is held against.
        right: The other side.
        dialects: Whose members may vary without meaning; a change in them is
            one of identity and stays counted.
        responses_by: What the responses of files with several are paired by.

    Raises:
        KeyError: there is no such dialect.
    """
    return compare_items(
        _side(left), _side(right), dialects=dialects, responses_by=responses_by
    )


def compare_items(
    left: ComparedSide,
    right: ComparedSide,
    *,
    dialects: Collection[str] = DIALECTS,
    responses_by: ResponsesBy = ResponsesBy.AUTO,
) -> Comparison:
    """Compare the items of two documents; see `compare`."""
    texts = left.document.text, right.document.text
    allowed = [dialect(name) for name in dialects]
    with collector_at_rest():
        responses = pair_responses(_bodies(left), _bodies(right), responses_by)
        entries = entries_of(left.items, texts[0]), entries_of(right.items, texts[1])
        aligned = align_within(responses, *entries)
        pairs = tuple(_compared(pair, texts, allowed) for pair in aligned)
    return Comparison(left, right, pairs, responses)


def _side(inspected: Inspected) -> ComparedSide:
    items = tuple(entry.item for entry in inspected.items)
    return ComparedSide(inspected.document, items, inspected.envelope.bodies)


def _bodies(side: ComparedSide) -> ResponseSide:
    return ResponseSide(side.document, side.bodies, side.items)


def _compared(
    pair: Pair, texts: tuple[str, str], dialects: list[Dialect]
) -> ComparedPair:
    left, right = _root(pair.left, texts[0]), _root(pair.right, texts[1])
    if left is None or right is None:
        return ComparedPair(pair, *_alone(left, right))
    report = PairReport(left, right, dialects)
    compare_pair(report)
    if pair.moved:
        change = Change(ChangeKind.MOVED, Label.MEANING, _place(left), _place(right))
        numbers = str(left.item.index), str(right.item.index)
        shown = _shown(left.item)
        report.add(
            "diff/reordered", change, item=shown, left=numbers[0], right=numbers[1]
        )
    return ComparedPair(
        pair, tuple(report.changes), tuple(sorted(report.findings, key=_rank))
    )


def _alone(
    left: Scope | None, right: Scope | None
) -> tuple[tuple[Change, ...], tuple[DiffFinding, ...]]:
    """What is to be said of an item that has no partner."""
    scope = left or right
    if scope is None:
        return (), ()
    code = "diff/only-left" if left else "diff/only-right"
    kind = ChangeKind.REMOVED if left else ChangeKind.ADDED
    places = _place(left) if left else None, _place(right) if right else None
    change = Change(kind, Label.MEANING, *places)
    details = (("item", _shown(scope.item)),)
    finding = DiffFinding(code, severity_of(code), change, details=details)
    return (change,), (finding,)


def _root(item: Item | None, text: str) -> Scope | None:
    return Scope(item, text, item.pointer) if item is not None else None


def _place(scope: Scope) -> DiffPlace:
    return scope.place_of("", scope.item.node)


def _shown(item: Item) -> str:
    """An item's type, name and call_id, as far as it has them."""
    fields = fields_of(item)
    texts = (field.text for field in (fields.name, fields.call_id) if field)
    return " ".join(filter(None, (item.type_text or fields.kind, *texts)))


def _rank(finding: DiffFinding) -> int:
    return _RANK.get(finding.code, len(_RANK))
