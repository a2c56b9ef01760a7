"""Compare one pair of items, or say that an item has no partner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.diff.fields import fields_of
from inspector.core.diff.finding import Change, ChangeKind, DiffFinding, Label
from inspector.core.diff.item_changes import compare_pair
from inspector.core.diff.pair_report import PairReport
from inspector.core.diff.scope import Scope
from inspector.core.rules.catalogue import severity_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.diff.alignment import Pair
    from inspector.core.diff.dialects import Dialect
    from inspector.core.diff.finding import DiffPlace
    from inspector.core.items.item import Item

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


def listed_rank(finding: DiffFinding) -> int:
    """Where a finding comes in every list."""
    return _RANK.get(finding.code, len(_RANK))


def compare_aligned(
    pair: Pair, texts: tuple[str, str], dialects: Sequence[Dialect]
) -> tuple[tuple[Change, ...], tuple[DiffFinding, ...]]:
    """Everything that differs in a pair.

    Args:
        pair: Two items, or one that has no partner.
        texts: Of the documents that they stand in.
        dialects: Which members may vary without meaning.

    Returns:
        Changes in the order of the left, findings in that of `FIRST_IN_EVERY_LIST`.
    """
    left, right = _root(pair.left, texts[0]), _root(pair.right, texts[1])
    if left is None or right is None:
        return _alone(left, right)
    report = PairReport(left, right, dialects)
    compare_pair(report)
    if pair.moved:
        change = Change(ChangeKind.MOVED, Label.MEANING, _place(left), _place(right))
        numbers = str(left.item.index), str(right.item.index)
        shown = _shown(left.item)
        report.add(
            "diff/reordered", change, item=shown, left=numbers[0], right=numbers[1]
        )
    return tuple(report.changes), tuple(sorted(report.findings, key=listed_rank))


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
