"""Compare the two items of a pair, each member by the rule that looks at it.

Two items of one API are compared member by member; of two items of different
APIs only what both have in some form: call_id, name, arguments, output.

Source: Open Responses specification 2026-04-24, "Items".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.diff.call_arguments import compare_arguments
from inspector.core.diff.fields import (
    CUSTOM_CALL,
    RESPONSES,
    Field,
    Role,
    fields_of,
)
from inspector.core.diff.finding import Label
from inspector.core.diff.member_changes import (
    compare_free_input,
    compare_named,
    compare_other,
    compare_output,
    compare_status,
    compare_text,
    compare_type,
)
from inspector.core.diff.partners import member_partners
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.pointer import joined, pointer_tokens

if TYPE_CHECKING:
    from inspector.core.diff.fields import Fields
    from inspector.core.diff.pair_report import PairReport
    from inspector.core.source.json_nodes import Member


def compare_pair(report: PairReport) -> None:
    """Note every difference between the two items of a pair."""
    mine, other = report.left.item.node, report.right.item.node
    if report.left.literal_of(mine) == report.right.literal_of(other):
        return
    left, right = fields_of(report.left.item), fields_of(report.right.item)
    if left.api != right.api:
        _compare_apis(report, left, right)
    elif left.api != RESPONSES and left.role is right.role is Role.CALL:
        _compare_foreign(report, left, right)
    elif isinstance(mine, ObjectNode) and isinstance(other, ObjectNode):
        _compare_members(report, (left, mine), (right, other))
    else:
        kind = _common_kind(left, right)
        compare_other(report, Field("", mine), Field("", other), kind)


def _compare_apis(report: PairReport, left: Fields, right: Fields) -> None:
    change = report.whole(
        report.left.place_of("", report.left.item.node),
        report.right.place_of("", report.right.item.node),
        Label.MEANING,
    )
    report.add("diff/envelope", change, left=left.api, right=right.api)
    if left.role is right.role is Role.OTHER and left.payload and right.payload:
        compare_text(report, left.payload, right.payload, left.kind)
    if left.role is not right.role or left.role is Role.OTHER:
        return
    compare_named(report, "diff/call-id", left.call_id, right.call_id)
    if left.role is Role.CALL:
        compare_named(report, "diff/name", left.name, right.name)
        compare_arguments(report, left.payload, right.payload, is_form_compared=False)
    else:
        compare_output(report, left.payload, right.payload, left.kind)


def _compare_foreign(report: PairReport, left: Fields, right: Fields) -> None:
    """Two calls of one API that is not Responses: its parts, then what else it has."""
    compare_named(report, "diff/call-id", left.call_id, right.call_id)
    compare_named(report, "diff/name", left.name, right.name)
    compare_arguments(report, left.payload, right.payload)
    mine, other = report.left.item.node, report.right.item.node
    if not (isinstance(mine, ObjectNode) and isinstance(other, ObjectNode)):
        return
    parts = {_first_name(f) for side in (left, right) for f in side[-3:]}
    for place in member_partners(mine, other):
        one = mine.members[place.left] if place.left is not None else None
        two = other.members[place.right] if place.right is not None else None
        name = (one or two or mine.members[0]).name.text
        if name not in parts:
            compare_other(report, _field(one), _field(two), left.kind)


def _compare_members(
    report: PairReport,
    left: tuple[Fields, ObjectNode],
    right: tuple[Fields, ObjectNode],
) -> None:
    is_call = Role.CALL in (left[0].role, right[0].role)
    kind = _common_kind(left[0], right[0])
    mine, other = left[1].members, right[1].members
    for place in member_partners(left[1], right[1]):
        one = mine[place.left] if place.left is not None else None
        two = other[place.right] if place.right is not None else None
        if one and two and _is_same_text(report, one, two):
            continue
        name = _ruling_name(one, left[1]) or _ruling_name(two, right[1])
        fields = _field(one), _field(two)
        _compare_member(report, name, fields, kind, is_call=is_call)


def _compare_member(
    report: PairReport,
    name: str,
    fields: tuple[Field | None, Field | None],
    kind: str,
    *,
    is_call: bool,
) -> None:
    if name == "type":
        compare_type(report, *fields)
    elif name == "call_id":
        compare_named(report, "diff/call-id", *fields)
    elif name == "name" and is_call:
        compare_named(report, "diff/name", *fields)
    elif name == "namespace":
        compare_named(report, "diff/namespace-member", *fields)
    elif name == "status":
        compare_status(report, *fields, kind)
    elif name == "arguments" and is_call:
        compare_arguments(report, *fields)
    elif name == "input" and kind == CUSTOM_CALL:
        compare_free_input(report, *fields)
    elif name == "output":
        compare_output(report, *fields, kind)
    else:
        compare_other(report, *fields, kind)


def _common_kind(left: Fields, right: Fields) -> str:
    """The kind whose members may vary; two kinds have only those of all."""
    return left.kind if left.kind == right.kind else ""


def _is_same_text(report: PairReport, left: Member, right: Member) -> bool:
    return report.left.literal_of(left.value) == report.right.literal_of(right.value)


def _ruling_name(member: Member | None, node: ObjectNode) -> str:
    """The name, if of its namesakes this is the one that readers keep."""
    if member is None or node.member(member.name.text) is not member:
        return ""
    return member.name.text


def _first_name(part: object) -> str:
    """The member of a call in which one of its parts stands."""
    tokens = pointer_tokens(part.pointer) if isinstance(part, Field) else ()
    return tokens[0] if tokens else ""


def _field(member: Member | None) -> Field | None:
    return Field(joined("", member.name.text), member.value) if member else None
