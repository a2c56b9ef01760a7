"""A call that is like another but for its arguments, without reading its line again.

What is said of the item without its arguments is that of the other call; they alone
are read and held against the tool, by the same checks.

Source: `item_judging.judged_item`, which says of both what it says of any item.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.shape import ARGUMENTS
from inspector.core.checks.item_checks import item_findings
from inspector.core.checks.item_judging import judged_item
from inspector.core.items.arguments import read_arguments
from inspector.core.items.envelope import Envelope
from inspector.core.source.json_nodes import Member, ObjectNode, StringNode
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.bulk.shape import Shape
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.source.origin import Origin

Anchor = tuple[int, int]
Places = list[tuple[int, int]]


class _Bone(NamedTuple):
    """One member of the object, whose value is a string."""

    name: str
    name_start: Anchor
    name_end: Anchor
    slot: int | None
    """The slot that its value is; None where that is the same in all lines."""

    value: str
    value_start: Anchor
    value_end: Anchor


class _Said(NamedTuple):
    """What is said of the item whatever its arguments are."""

    finding: Finding
    start: Anchor
    end: Anchor


class Skeleton(NamedTuple):
    """What calls that are alike have in common."""

    bones: tuple[_Bone, ...]
    said: tuple[_Said, ...]
    inspection: Inspection
    """Of the first of them."""

    item: InspectedItem
    arguments: int
    """The slot of the arguments."""


def skeleton_of(
    anchor: Callable[[int], Anchor | None],
    shape: Shape,
    inspection: Inspection,
    item: InspectedItem,
) -> Skeleton | None:
    """The skeleton of a call; None for anything that is more than flat strings.

    Args:
        anchor: Finds a character of its line in all that are like it.
        shape: Of its line.
        inspection: Of its line.
        item: The call.
    """
    node, text = item.item.node, inspection.document.text
    if ARGUMENTS not in shape.roles or not isinstance(node, ObjectNode):
        return None
    own = item_findings(item.item, text)
    again = judged_item(item.item, item.lookup, own, in_json=True)
    bones = [_bone(member, anchor) for member in node.members]
    said = [_said(finding, anchor) for finding in own]
    if again.findings != item.findings or None in bones or None in said:
        return None  # something else is said of it, too
    return Skeleton(
        tuple(bone for bone in bones if bone is not None),
        tuple(each for each in said if each is not None),
        inspection,
        item,
        shape.roles[ARGUMENTS],
    )


def inspection_of(
    skeleton: Skeleton, text: str, places: Places, arguments: str, origin: Origin
) -> Inspection:
    """A call with what its arguments make of it.

    Args:
        skeleton: What is known of it.
        text: Its line.
        places: Of its slots, in characters.
        arguments: What its arguments say.
        origin: Of its line.
    """
    node = _node(skeleton, text, places, arguments)
    before, first = skeleton.inspection, skeleton.item.item
    body = replace(first.body, node=node, items=(("", node),))
    item = replace(first, body=body, node=node, arguments=read_arguments(node, text))
    said = [
        replace(finding, place=replace(finding.place, span=_span(start, end, places)))
        for finding, start, end in skeleton.said
    ]
    judged = judged_item(item, skeleton.item.lookup, said, in_json=True)
    (record,) = before.document.records
    span = Span(0, len(text))
    record = replace(record, span=span, root=node, values=(node,))
    decoded = replace(before.document.decoded, text=text)
    document = replace(
        before.document, origin=origin, decoded=decoded, records=(record,)
    )
    return replace(
        before, document=document, envelope=Envelope((body,)), items=(judged,)
    )


def _bone(member: Member, anchor: Callable[[int], Anchor | None]) -> _Bone | None:
    name, value = member
    if not isinstance(value, StringNode):
        return None
    # A slot begins behind the quote: its number is that of the one which ends there.
    behind = anchor(value.end)
    places = (anchor(name.start), anchor(name.end), anchor(value.start), behind)
    if behind is None or any(place is None for place in places):
        return None
    start, end, value_start, value_end = (place or (-1, 0) for place in places)
    before = value_start[0]
    slot = value_end[0] if value_end[0] != before else None
    return _Bone(name.text, start, end, slot, value.text, value_start, value_end)


def _said(finding: Finding, anchor: Callable[[int], Anchor | None]) -> _Said | None:
    start, end = anchor(finding.place.span.start), anchor(finding.place.span.end)
    return None if start is None or end is None else _Said(finding, start, end)


def _at(anchor: Anchor, places: Places) -> int:
    number, behind = anchor
    return behind if number < 0 else places[number][1] + behind


def _span(start: Anchor, end: Anchor, places: Places) -> Span:
    return Span(_at(start, places), _at(end, places))


def _node(skeleton: Skeleton, text: str, places: Places, arguments: str) -> ObjectNode:
    members = []
    for bone in skeleton.bones:
        value = bone.value
        if bone.slot == skeleton.arguments:
            value = arguments
        elif bone.slot is not None:
            value = text[slice(*places[bone.slot])]
        name = StringNode(*_span(bone.name_start, bone.name_end, places), bone.name)
        span = _span(bone.value_start, bone.value_end, places)
        members.append(Member(name, StringNode(*span, value)))
    first = skeleton.item.item.node
    return ObjectNode(first[0], len(text) - _behind(skeleton), tuple(members))


def _behind(skeleton: Skeleton) -> int:
    """White space behind the object."""
    whole = len(skeleton.inspection.document.text)
    return whole - int(skeleton.item.item.node[1])
