"""Compare single members: type, status, the named ones, outputs, and the rest.

Source: Open Responses specification 2026-04-24, ``FunctionCall``,
``FunctionCallOutput`` and "Extending the protocol" (the prefix of a type).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.diff.changes import compare_values
from inspector.core.diff.finding import Change, Label
from inspector.core.diff.wording import shortened, variant_of
from inspector.core.items.item import FUNCTION_CALL
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode

if TYPE_CHECKING:
    from inspector.core.diff.fields import Field
    from inspector.core.diff.pair_report import PairReport
    from inspector.core.diff.scope import Scope

_COMPLETED = "completed"
_NAMES_ONLY = ("diff/call-id", "diff/namespace-member")
"""Rules about what an item is called, not about what it says."""


def compare_type(report: PairReport, left: Field | None, right: Field | None) -> None:
    """Note a prefix that came, went or changed, and another type behind it."""
    mine, other = left.text if left else None, right.text if right else None
    if mine is None or other is None:
        compare_named(report, "diff/type", left, right)
        return
    prefixes, kinds = zip(_cut_type(mine), _cut_type(other), strict=True)
    if prefixes[0] != prefixes[1]:
        variant = "" if all(prefixes) else "gained" if prefixes[1] else "lost"
        compare_named(report, "diff/type-namespace", left, right, variant)
    if kinds[0] != kinds[1]:
        compare_named(report, "diff/type", left, right)
    if mine == other:
        compare_named(report, "diff/type", left, right)


def compare_status(
    report: PairReport, left: Field | None, right: Field | None, kind: str
) -> None:
    """Note a status that began or ceased to be ``completed``.

    The specification's input form leaves the status away; only a call needs it.
    """
    texts = {left.text if left else None, right.text if right else None}
    counts = (left is not None and right is not None) or kind == FUNCTION_CALL
    if _COMPLETED in texts and len(texts) > 1 and counts:
        compare_named(report, "diff/status", left, right)
    else:
        compare_other(report, left, right, kind)


def compare_named(
    report: PairReport,
    code: str,
    left: Field | None,
    right: Field | None,
    variant: str = "",
) -> None:
    """Note a difference in a member that has a rule of its own.

    Args:
        report: What the pair has to say.
        code: The rule.
        left: The member on the left, if it is there.
        right: The member on the right, if it is there.
        variant: The message, where it is not what became of the value.
    """
    details = {
        "left": _shown(report.left, left),
        "right": _shown(report.right, right),
    }
    for change in _changes(report, left, right):
        if change.label is Label.SPELLING:
            report.add_value("diff/member", change, report.left, report.right)
        else:
            is_name = code in _NAMES_ONLY
            told = replace(change, label=Label.IDENTITY) if is_name else change
            report.add(code, told, variant or variant_of(told), **details)


def compare_free_input(
    report: PairReport, left: Field | None, right: Field | None
) -> None:
    """Compare what a tool that takes free text is given: every character counts."""
    for change in _changes(report, left, right):
        is_spelling = change.label is Label.SPELLING
        code = "diff/member" if is_spelling else "diff/arguments"
        report.add_value(code, change, report.left, report.right)


def compare_output(
    report: PairReport, left: Field | None, right: Field | None, kind: str
) -> None:
    """Compare what two calls gave back: by value where both texts are JSON."""
    if left and right:
        mine = report.left.literal_of(left.node)
        if mine == report.right.literal_of(right.node):
            return
    scopes = _inside(report.left, left), _inside(report.right, right)
    roots = [scope and _container(scope) for scope in scopes]
    if not (scopes[0] and scopes[1] and roots[0] and roots[1]):
        compare_other(report, left, right, kind)
        return
    changes = compare_values(roots[0], scopes[0], roots[1], scopes[1])
    if all(change.label is Label.SPELLING for change in changes):
        report.changes.extend(changes)
        spelled = _whole(report, left, right, Label.SPELLING)
        report.add_value("diff/member", spelled, report.left, report.right)
        return
    for change in changes:
        if change.label is Label.MEANING:
            report.add_member_value(change, kind, scopes[0], scopes[1])
        else:
            report.changes.append(change)


def compare_text(report: PairReport, left: Field, right: Field, kind: str) -> None:
    """Compare the words of two messages; how a log escapes them says nothing."""
    if left.text != right.text:
        compare_other(report, left, right, kind)


def compare_other(
    report: PairReport, left: Field | None, right: Field | None, kind: str
) -> None:
    """Compare a member that no rule of its own looks at.

    The order of members in a body is the logger's and says nothing.
    """
    for change in _changes(report, left, right):
        if change.way != "order":
            report.add_member_value(change, kind, report.left, report.right)


def _changes(
    report: PairReport, left: Field | None, right: Field | None
) -> tuple[Change, ...]:
    if left is None or right is None:
        return (_whole(report, left, right, Label.MEANING),)
    return compare_values(
        left.node,
        report.left.below(left.pointer),
        right.node,
        report.right.below(right.pointer),
    )


def _whole(
    report: PairReport, left: Field | None, right: Field | None, label: Label
) -> Change:
    return report.whole(
        report.left.place_of(left.pointer, left.node) if left else None,
        report.right.place_of(right.pointer, right.node) if right else None,
        label,
    )


def _cut_type(text: str) -> tuple[str, str]:
    prefix, _, kind = text.rpartition(":")
    return prefix, kind


def _shown(item: Scope, field: Field | None) -> str:
    """A text as it reads, any other value as it is spelled."""
    if field is None:
        return ""
    text = field.text
    return shortened(item.literal_of(field.node) if text is None else text)


def _inside(item: Scope, field: Field | None) -> Scope | None:
    if field is None or not isinstance(field.node, StringNode):
        return None
    return item.inside(field.pointer, field.node)


def _container(scope: Scope) -> ObjectNode | ArrayNode | None:
    """The object or array that a text is, if it is one."""
    reading = scope.string.reading if scope.string else None
    if reading is None or not reading.is_json:
        return None
    return reading.root if isinstance(reading.root, (ObjectNode, ArrayNode)) else None
