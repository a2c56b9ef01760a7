"""Items and tools of responses that were inspected before, ready to be placed anew."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.calls.anchors import anchor_of, anchored_at
from inspector.core.bulk.calls.shape import ARGUMENTS, Shape, shape_of
from inspector.core.bulk.calls.sure_arguments import decoded, is_fine, sure_object
from inspector.core.bulk.responses.known_tools import moved_to, speaks_of
from inspector.core.checks.item_checks import item_findings
from inspector.core.checks.item_judging import judged_item
from inspector.core.checks.pairing.pair_findings import PAIRING
from inspector.core.checks.weighed_items import weighed_item
from inspector.core.items.arguments import read_arguments
from inspector.core.items.item import Item
from inspector.core.source.json_nodes import (
    Member,
    ObjectNode,
    StringNode,
    span_of,
)
from inspector.core.source.span import Span
from inspector.core.tools.contract import sure_schema
from inspector.core.tools.validation import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inspector.core.bulk.calls.anchors import Anchor, Places
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.items.body import Body
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.targets.target import Target
    from inspector.core.tools.contract import SureSchema


class Bone(NamedTuple):
    """A member whose value is a string."""

    name: str
    spans: tuple[Anchor, Anchor, Anchor, Anchor]
    """Where its name and its value begin and end."""

    slot: int | None
    text: str


class Anchored(NamedTuple):
    """A finding on an item, wherever it stands."""

    finding: Finding
    start: Anchor
    end: Anchor
    pointer: str
    """Below the item."""


class KnownItem(NamedTuple):
    """An item of a response, with another like it."""

    shape: Shape
    bones: tuple[Bone, ...]
    said: tuple[Anchored, ...]
    """What is said of it without its arguments, for the default target."""

    all: tuple[Anchored, ...]
    """What is said of one whose arguments are fine."""

    judged: InspectedItem
    """The first of them, by itself."""

    target: Target

    schema: SureSchema | None
    is_checked: bool
    """Whether arguments are held against a schema."""


class Placing(NamedTuple):
    """A known item at a place of a line."""

    known: KnownItem
    line: bytes
    places: Places
    """Of its slots, in bytes of the line."""

    count: Callable[[int], int]
    start: int
    """Its first byte."""

    tool: int | None = None
    """The number of the tool of the response that it calls."""

    def judged(self) -> InspectedItem:
        """What is known of the item, with its tool at its place in this response."""
        judged = self.known.judged
        lookup = judged.lookup
        if self.tool is None or lookup is None or lookup.tool is None:
            return judged
        tool, before = lookup.tool, lookup.tool.pointer.split("/")[2]
        old, new = f"/tools/{before}", f"/tools/{self.tool}"
        moved = replace(
            tool,
            pointer=new + tool.pointer[len(old) :],
            parameters_pointer=new + tool.parameters_pointer[len(old) :],
            node_pointer=new + tool.node_pointer[len(old) :],
        )
        return replace(judged, lookup=replace(lookup, tool=moved))

    def at(self, anchor: Anchor) -> int:
        """An anchored place as a character of the line."""
        return self.count(anchored_at(anchor, self.places, self.start))

    def node(self, end: int) -> ObjectNode | None:
        """What of the item anything but its own checks looks at.

        Args:
            end: The byte behind it.

        Returns:
            None where its arguments are no sound string.
        """
        members = []
        argument = self.known.shape.roles.get(ARGUMENTS)
        for bone in self.known.bones:
            value = bone.text
            if bone.slot is not None:
                raw = self.line[slice(*self.places[bone.slot])]
                text = decoded(raw) if bone.slot == argument else raw
                if text is None:
                    return None
                value = text.decode()
            a, b, c, d = map(self.at, bone.spans)
            name = StringNode(a, b, bone.name)
            members.append(Member(name, StringNode(c, d, value)))
        return ObjectNode(self.count(self.start), self.count(end), tuple(members))

    def moved(
        self, said: Sequence[Anchored], pointer: str, index: int
    ) -> list[Finding]:
        """Findings at their places in the line."""
        return [
            moved_to(
                each.finding,
                pointer + each.pointer,
                Span(self.at(each.start), self.at(each.end)),
                index,
            )
            for each in said
        ]

    def is_sure(self) -> bool:
        """Whether nothing is to be said of its arguments."""
        raw = self.known.shape.slot(self.line, self.places, ARGUMENTS)
        if raw is None:
            return True
        text = decoded(raw)
        if text is None:
            return False
        schema, is_checked = self.known.schema, self.known.is_checked
        return is_fine(sure_object(text), len(text), schema, is_checked=is_checked)


def inspected(
    placing: Placing, node: ObjectNode, body: Body, index: int, text: str
) -> InspectedItem:
    """A known item in a response, with what its arguments make of it.

    Args:
        placing: Where it stands.
        node: From `Placing.node`.
        body: The response.
        index: Its number in it.
        text: The line.
    """
    known = placing.known
    pointer = f"/output/{index}"
    first = known.judged.item
    is_sure = known.judged.lookup is None or placing.is_sure()
    # Of arguments that are fine nobody asks more; those of the first are fine, too.
    arguments = first.arguments if is_sure else read_arguments(node, text)
    item = Item(index, body, index, pointer, node, arguments)
    judged = placing.judged()
    if is_sure:
        found = tuple(placing.moved(known.all, pointer, index))
        return replace(judged, item=item, findings=found)
    said = placing.moved(known.said, pointer, index)
    judged = judged_item(item, judged.lookup, said, in_json=True)
    return weighed_item(judged, text, known.target)


def known_item(entry: InspectedItem, text: str, target: Target) -> KnownItem | None:
    """What is to be kept of an item of a response.

    Args:
        entry: The item, for the default target.
        text: The document's text.
        target: What it is to be replayed on.

    Returns:
        None where others cannot be known by it.
    """
    item = entry.item
    start, end = span_of(item.node)
    raw, node = text[start:end], item.node
    shape = None
    if isinstance(node, ObjectNode):
        shape = shape_of(raw, node, start, target=target)
    line = raw.encode()
    places = shape.fit(line) if shape is not None else None
    if shape is None or places is None or item.status == "incomplete":
        return None
    said = item_findings(item, text)
    judged = judged_item(item, entry.lookup, said, in_json=True)
    own = [f for f in entry.findings if not f.code.startswith(PAIRING)]
    if [*judged.findings] != own:
        return None  # the response around it says something of it, too
    judged = weighed_item(judged, text, target)
    schema, is_checked = None, judged.validation is not None
    number = shape.roles.get(ARGUMENTS)
    if number is not None:
        argument = decoded(line[slice(*places[number])])
        is_fine = argument is not None and sure_object(argument) is not None
        if not is_fine or (
            judged.validation is not None
            and judged.validation.outcome is not Outcome.VALID
        ):
            return None
        schema = sure_schema(judged.tool) if is_checked else None

    is_ascii = len(line) == len(raw)

    def anchor(offset: int) -> Anchor | None:
        count = offset - start
        return anchor_of(places, count if is_ascii else len(raw[:count].encode()))

    spoken = {line[slice(*place)].decode()[:8] for place in places}
    spoken -= {"", (item.name or "")[:8]}
    anchored = [_anchored(f, anchor, item.pointer, spoken) for f in judged.findings]
    of_item = [_anchored(f, anchor, item.pointer, spoken) for f in said]
    bones = [_bone(m, anchor) for m in _flat(item.node)]
    if None in anchored or None in of_item or None in bones:
        return None
    return KnownItem(
        shape,
        tuple(bone for bone in bones if bone is not None),
        tuple(each for each in of_item if each is not None),
        tuple(each for each in anchored if each is not None),
        judged,
        target,
        schema,
        is_checked,
    )


def _flat(node: JsonNode) -> list[Member]:
    members = node.members if isinstance(node, ObjectNode) else ()
    return [member for member in members if isinstance(member.value, StringNode)]


def _bone(member: Member, anchor: Callable[[int], Anchor | None]) -> Bone | None:
    name, value = member
    offsets = (*span_of(name), *span_of(value))
    spans = [anchor(offset) for offset in offsets]
    found = tuple(span for span in spans if span is not None)
    if len(found) != len(spans):
        return None
    a, b, c, d = found
    slot = d[0] if d[0] != c[0] else None
    text = value.text if isinstance(value, StringNode) else ""
    return Bone(name.text, (a, b, c, d), slot, text)


def _anchored(
    finding: Finding,
    anchor: Callable[[int], Anchor | None],
    pointer: str,
    spoken: set[str],
) -> Anchored | None:
    place = finding.place
    start, end = anchor(place.span.start), anchor(place.span.end)
    is_below = place.pointer.startswith(pointer)
    if start is None or end is None or place.inner is not None or not is_below:
        return None
    if finding.violation is not None or speaks_of(finding, {*spoken, pointer}):
        return None
    return Anchored(finding, start, end, place.pointer[len(pointer) :])
