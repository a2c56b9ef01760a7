"""A call that is like another but for its arguments, without reading its line again.

What is said of the item without its arguments is that of the other call; they alone
are read and held against the tool, by the same checks.

Source: `item_judging.judged_item`, which says of both what it says of any item.
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from inspector.core.bulk.calls.shape import ARGUMENTS
from inspector.core.checks.inspection import Inspection
from inspector.core.checks.item_checks import item_findings
from inspector.core.checks.item_judging import judged_item
from inspector.core.items.arguments import read_arguments
from inspector.core.items.body import Body
from inspector.core.items.envelope import Envelope
from inspector.core.items.item import Item
from inspector.core.source.decoding import DecodedText
from inspector.core.source.document import Document
from inspector.core.source.json_nodes import Member, ObjectNode, StringNode
from inspector.core.source.reading import Reading
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Callable

    from _typeshed import DataclassInstance

    from inspector.core.bulk.calls.anchors import Anchor, Places
    from inspector.core.bulk.calls.shape import Shape
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.source.origin import Origin
    from inspector.core.tools.tool import Lookup

_node = tuple.__new__  # what a NamedTuple's own __new__ calls, in half the time


class _Bone(NamedTuple):
    """One member of the object, whose value is a string.

    Its places are counted from the end of a slot: all from that of the one before the
    value, but the end of a value that is a slot from its own.
    """

    name: str
    name_start: int
    name_end: int
    before: int
    """Number of the slot before the value; -1 for none."""

    value: str
    value_start: int
    value_end: int
    behind: int
    """Number of the slot that the value is; that before it where it is none."""


class _Said(NamedTuple):
    """What is said of the item whatever its arguments are."""

    finding: Finding
    start: Anchor
    end: Anchor


class _Flesh(NamedTuple):
    """The members of each value that are as in the first of the calls."""

    body: dict[str, Any]
    item: dict[str, Any]
    decoded: dict[str, Any]
    document: dict[str, Any]
    record: dict[str, Any]
    inspection: dict[str, Any]


class Skeleton(NamedTuple):
    """What calls that are alike have in common."""

    bones: tuple[_Bone, ...]
    said: tuple[_Said, ...]
    flesh: _Flesh
    lookup: Lookup | None
    arguments: int
    """The slot of the arguments."""

    start: int
    """Of the object in its line."""

    margin: int
    """White space behind the object."""


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
        inspection: Of its line, for any target.
        item: The call.
    """
    node, text = item.item.node, inspection.document.text
    if ARGUMENTS not in shape.roles or not isinstance(node, ObjectNode):
        return None
    own = item_findings(item.item, text)
    again = judged_item(item.item, item.lookup, own, in_json=True)
    default = inspection.for_default or inspection
    (entry,) = default.items
    bones = [_bone(member, anchor) for member in node.members]
    said = [_said(finding, anchor) for finding in own]
    if again.findings != entry.findings or None in bones or None in said:
        return None  # something else is said of it, too
    return Skeleton(
        tuple(bone for bone in bones if bone is not None),
        tuple(each for each in said if each is not None),
        _flesh(default, item.item),
        item.lookup,
        shape.roles[ARGUMENTS],
        node.start,
        len(text) - node.end,
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
    flesh = skeleton.flesh
    ends = [end for _, end in places]
    ends.append(0)  # of what is before the first of them, whose number is -1
    node = _object(skeleton, text, places, ends, arguments)
    body = Body(**flesh.body, node=node, items=(("", node),))
    read = read_arguments(node, text)
    item = Item(**flesh.item, body=body, node=node, arguments=read)
    said = [_moved(each, ends) for each in skeleton.said]
    judged = judged_item(item, skeleton.lookup, said, in_json=True)
    span = Span(0, len(text))
    record = Reading(**flesh.record, span=span, root=node, values=(node,))
    decoded = DecodedText(**flesh.decoded, text=text)
    document = Document(
        **flesh.document, origin=origin, decoded=decoded, records=(record,)
    )
    return Inspection(
        **flesh.inspection,
        document=document,
        envelope=Envelope((body,)),
        items=(judged,),
    )


def _bone(member: Member, anchor: Callable[[int], Anchor | None]) -> _Bone | None:
    name, value = member
    if not isinstance(value, StringNode):
        return None
    # A slot begins behind the quote: its number is that of the one which ends there.
    places = (anchor(name.start), anchor(name.end), anchor(value.start))
    behind = anchor(value.end)
    start, end, first = (place or (None, 0) for place in places)
    if behind is None or first[0] is None or not start[0] == end[0] == first[0]:
        return None
    return _Bone(
        name.text, start[1], end[1], first[0], value.text, first[1], *behind[::-1]
    )


def _said(finding: Finding, anchor: Callable[[int], Anchor | None]) -> _Said | None:
    start, end = anchor(finding.place.span.start), anchor(finding.place.span.end)
    return None if start is None or end is None else _Said(finding, start, end)


def _flesh(inspection: Inspection, item: Item) -> _Flesh:
    document = inspection.document
    return _Flesh(
        _rest(item.body, "node", "items"),
        _rest(item, "body", "node", "arguments"),
        _rest(document.decoded, "text"),
        _rest(document, "origin", "decoded", "records"),
        _rest(document.records[0], "span", "root", "values"),
        _rest(inspection, "document", "envelope", "items"),
    )


def _rest(value: DataclassInstance, *others: str) -> dict[str, Any]:
    """The members of a value but for some: `replace` would ask for them each time."""
    members = ((n, d, getattr(value, n)) for n, d in _members_of(type(value)))
    return {
        name: own
        for name, default, own in members
        if name not in others and own is not default
    }


@cache
def _members_of(kind: type[DataclassInstance]) -> tuple[tuple[str, object], ...]:
    """Names and defaults."""
    return tuple((each.name, each.default) for each in fields(kind))


def _moved(said: _Said, ends: list[int]) -> Finding:
    finding, (before, start), (behind, end) = said
    span = Span(ends[before] + start, ends[behind] + end)
    return replace(finding, place=replace(finding.place, span=span))


def _object(
    skeleton: Skeleton, text: str, places: Places, ends: list[int], arguments: str
) -> ObjectNode:
    members = []
    for bone in skeleton.bones:
        name, name_start, name_end, before, value, start, end, slot = bone
        if slot != before:
            value = (
                arguments if slot == skeleton.arguments else text[slice(*places[slot])]
            )
        base = ends[before]
        named = _node(StringNode, (base + name_start, base + name_end, name))
        held = _node(StringNode, (base + start, ends[slot] + end, value))
        members.append(_node(Member, (named, held)))
    whole = (skeleton.start, len(text) - skeleton.margin, tuple(members))
    return _node(ObjectNode, whole)
