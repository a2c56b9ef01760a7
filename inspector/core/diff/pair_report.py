"""Collects what differs between the two items of one pair.

A finding's weight and words are its rule's; this decides which rule it is and
which of the rule's messages.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.diff.finding import Change, ChangeKind, DiffFinding, Label
from inspector.core.diff.wording import value_details, variant_of
from inspector.core.rules.catalogue import severity_of
from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.diff.dialects import Dialect
    from inspector.core.diff.finding import DiffPlace
    from inspector.core.diff.scope import Scope


ENCODING = "encoding"
"""The one way to spell a value otherwise that a tool notices: it gets a string."""


class PairReport:
    """The changes and findings of one pair, in the order of the left."""

    def __init__(
        self, left: Scope, right: Scope, dialects: Sequence[Dialect] = ()
    ) -> None:
        self.left = left
        """The left item, from its root."""

        self.right = right
        self.changes: list[Change] = []
        self.findings: list[DiffFinding] = []
        self._dialects = dialects

    def add(self, code: str, change: Change, variant: str = "", **details: str) -> None:
        """Note a change and what a rule has to say about it."""
        if self.changes[-1:] != [change]:  # two rules may look at one member
            self.changes.append(change)
        self.find(code, change, variant, **details)

    def find(
        self, code: str, change: Change, variant: str = "", **details: str
    ) -> None:
        """Say something about changes that are noted by themselves."""
        is_harmless = change.label is Label.SPELLING and change.way != ENCODING
        severity = Severity.INFO if is_harmless else severity_of(code)
        named = tuple(details.items())
        self.findings.append(DiffFinding(code, severity, change, variant, named))

    def add_value(self, code: str, change: Change, left: Scope, right: Scope) -> None:
        """Note one changed value, in words that name it on both sides.

        Args:
            code: The rule.
            change: What the comparison of the values has found.
            left: What the left value was read from.
            right: What the right value was read from.
        """
        details = value_details(change, left, right)
        self.add(code, change, variant_of(change), **details)

    def add_member_value(
        self, change: Change, kind: str, left: Scope, right: Scope
    ) -> None:
        """Note a changed value that no rule but `diff/member` looks at.

        Args:
            change: What the comparison of the member has found.
            kind: The item's type without prefix, for the dialects.
            left: What the left value was read from.
            right: What the right value was read from.
        """
        passing = self._passing(change, kind)
        if passing is None:
            self.add_value("diff/member", change, left, right)
            return
        if change.label is Label.MEANING:
            change = replace(change, label=Label.IDENTITY, dialect=passing.name)
        self.add_value("diff/identity", change, left, right)

    def whole(
        self,
        left: DiffPlace | None,
        right: DiffPlace | None,
        label: Label,
        way: str = "",
    ) -> Change:
        """A change of a value as a whole; None where a side does not have it."""
        if left is None:
            return Change(ChangeKind.ADDED, label, None, right)
        kind = ChangeKind.REMOVED if right is None else ChangeKind.REPLACED
        return Change(kind, label, left, right, way)

    def _passing(self, change: Change, kind: str) -> Dialect | None:
        place, scope = change.left, self.left
        if place is None:
            place, scope = change.right, self.right
        pointer = place.pointer[len(scope.pointer) :] if place else ""
        return next((d for d in self._dialects if d.covers(kind, pointer)), None)
