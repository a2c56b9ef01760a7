"""What is said of lines that are alike, worked out once.

The first line of a shape (for calls, of a shape and a function) is inspected as any
other. What is said of it then holds for all like it, provided that their arguments are
certainly as good as its own; a line of which that is not certain is inspected itself.

Source: `shape` for which lines are alike, `sure_arguments` for what is certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.noting import marks_of
from inspector.core.bulk.once import once_key
from inspector.core.bulk.shape import ARGUMENTS, CALL_ID, ID, NAME, anchor_of, shape_of
from inspector.core.bulk.skeleton import skeleton_of
from inspector.core.bulk.sure_arguments import decoded, sure_object
from inspector.core.checks.pairing.halves import half_of
from inspector.core.checks.pairing.marks import mark_of
from inspector.core.gate.tally import Tallying
from inspector.core.items.body import BodyKind
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.tools.contract import sure_schema
from inspector.core.tools.validation import Outcome

if TYPE_CHECKING:
    from inspector.core.bulk.noting import Marks
    from inspector.core.bulk.shape import Shape
    from inspector.core.bulk.skeleton import Skeleton
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.pairing.marks import Mark
    from inspector.core.gate.tally import Tally
    from inspector.core.tools.contract import SureSchema

_MOST_SHAPES = 32
_MOST_NAMES = 500
_MOST_MISSES = 64
"""Lines of a shape that no name fits, before it is given up."""

_TELLING = 8
"""Characters by which a quotation is known, be it cut off."""

Anchor = tuple[int, int]
"""Number of the slot before a place, and how far behind it the place is."""


class Anchored(NamedTuple):
    """A finding on all lines that are alike."""

    finding: Finding
    start: Anchor
    end: Anchor


class Template(NamedTuple):
    """What is said of all lines that are alike."""

    inspected: InspectedItem
    """The item of the first of them."""

    inspection: Inspection
    tally: Tally
    findings: tuple[Anchored, ...]
    schema: SureSchema | None
    """What arguments are held against; None where there is nothing."""

    marks: Marks
    """What it is to order and pairing."""

    seen: tuple[Mark, Anchor, Anchor]
    """Its id underlined."""

    kind: tuple[Mark, Anchor, Anchor]
    """Its type underlined."""

    skeleton: Skeleton | None
    """For a call: what is the same whatever its arguments are."""


class Fit(NamedTuple):
    """A line that is like another."""

    shape: Shape
    template: Template
    places: list[tuple[int, int]]
    """Of the slots, in bytes of the line."""

    arguments: bytes | None
    """The decoded arguments of a call."""

    is_sure: bool
    """Whether nothing is to be said of them."""


class _Kind:
    """A shape with what is known of its lines."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.templates: dict[bytes, Template | None] = {}
        self.hits = 0
        self.id = shape.roles.get(ID)
        self.call_id = shape.roles.get(CALL_ID)
        self.name = shape.roles.get(NAME)
        self.arguments = shape.roles.get(ARGUMENTS)


class Alike:
    """The shapes that a run has met, and what is said of them."""

    def __init__(self) -> None:
        self._kinds: list[_Kind] = []
        self._misses = 0

    def fit(self, line: bytes) -> Fit | None:
        """What is known of a line; None where it has to be inspected.

        Args:
            line: Without its end.

        Returns:
            Where `Fit.is_sure`, all that is said of the other line is said of this
            one; else all but what its arguments make of it.
        """
        for number, kind in enumerate(self._kinds):
            places = kind.shape.fit(line)
            if places is not None:
                kind.hits += 1
                if number and kind.hits > self._kinds[number - 1].hits:
                    kinds = self._kinds
                    kinds[number - 1 : number + 1] = kind, kinds[number - 1]
                return _fitted(kind, line, places)
        return None

    def learn(self, line: bytes, inspection: Inspection) -> None:
        """Keep what was said of a line, if others may be like it.

        Args:
            line: Without its end.
            inspection: Of that line alone.
        """
        item = _lone(inspection)
        if item is None or not isinstance(item.item.node, ObjectNode):
            return
        kind, places = self._kind_of(line)
        if kind is None:
            if len(self._kinds) >= _MOST_SHAPES:
                return
            shape = shape_of(inspection.document.text, item.item.node)
            places = shape.fit(line) if shape is not None else None
            if shape is None or places is None:
                return
            kind = _Kind(shape)
            self._kinds.append(kind)
        assert places is not None
        name = b"" if kind.name is None else line[slice(*places[kind.name])]
        if name not in kind.templates and len(kind.templates) < _MOST_NAMES:
            is_sure, template = _template(kind, line, places, inspection, item)
            if is_sure:
                kind.templates[name] = template

    def _kind_of(
        self, line: bytes
    ) -> tuple[_Kind | None, list[tuple[int, int]] | None]:
        for kind in self._kinds:
            places = kind.shape.fit(line)
            if places is not None:
                return kind, places
        return None, None


def _fitted(kind: _Kind, line: bytes, places: list[tuple[int, int]]) -> Fit | None:
    name = b"" if kind.name is None else line[slice(*places[kind.name])]
    template = kind.templates.get(name)
    if template is None or not _is_own_id(kind, line, places):
        return None
    if not line.isascii() and not _is_utf8(line):
        return None
    if kind.arguments is None:
        return Fit(kind.shape, template, places, None, is_sure=True)
    text = decoded(line[slice(*places[kind.arguments])])
    if text is None:
        return None
    value = sure_object(text)
    schema = template.schema
    is_sure = value is not None and (
        schema is None or schema.surely_takes(value, len(text))
    )
    if not is_sure and template.skeleton is None:
        return None
    return Fit(kind.shape, template, places, text, is_sure=is_sure)


def _is_own_id(kind: _Kind, line: bytes, places: list[tuple[int, int]]) -> bool:
    """Whether the ``id`` is not the ``call_id`` over again, which has a finding."""
    if kind.id is None or kind.call_id is None:
        return True
    return line[slice(*places[kind.id])] != line[slice(*places[kind.call_id])]


def _is_utf8(line: bytes) -> bool:
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return True


def _lone(inspection: Inspection) -> InspectedItem | None:
    """The item of a record that is one bare item and nothing else."""
    document, bodies = inspection.document, inspection.envelope.bodies
    if len(inspection.items) != 1 or len(bodies) != 1 or inspection.around:
        return None
    body, record = bodies[0], document.records[0]
    is_plain = (
        body.kind is BodyKind.ITEM
        and not (body.wrapper or body.foreign or body.faults or body.pointer)
        and len(document.records) == 1
        and record.is_json
        and not (record.faults or record.wrappings or document.encoding_faults)
        and document.decoded.encoding == "utf-8"
        and not document.decoded.mark_length
        and body.node is record.root
    )
    return inspection.items[0] if is_plain else None


def _template(
    kind: _Kind,
    line: bytes,
    places: list[tuple[int, int]],
    inspection: Inspection,
    item: InspectedItem,
) -> tuple[bool, Template | None]:
    """What is said of a line, and whether it can stand for others.

    Returns:
        False where the line itself is not one that is certain, so that another one
        may be. A template of None says that there is none for the name.
    """
    schema = None
    if kind.arguments is not None:
        text = decoded(line[slice(*places[kind.arguments])])
        is_checked = item.validation is not None
        if text is None or sure_object(text) is None or not _is_valid(item):
            return False, None
        schema = sure_schema(item.tool) if is_checked else None
        if is_checked and schema is None:
            return True, None
    if any(once_key(finding) is not None for finding in item.findings):
        return True, None
    spoken = {line[slice(*place)].decode()[:_TELLING] for place in places}
    spoken -= {"", (item.item.name or "")[:_TELLING]}
    ruler = _Ruler(inspection.document.text, places)
    findings = [_anchored(ruler, f, spoken) for f in item.findings]
    kept = tuple(each for each in findings if each is not None)
    if len(kept) != len(findings):
        return True, None
    marks = marks_of(item.item, half_of(item.item))
    seen = _marked(ruler, item, marks.id_member or ID)
    kinds = _marked(ruler, item, "type")
    template = None
    if seen is not None and kinds is not None:
        tallying = Tallying()
        tallying.count(inspection)
        tally = tallying.tally()
        bones = skeleton_of(ruler.anchor, kind.shape, inspection, item)
        template = Template(
            item, inspection, tally, kept, schema, marks, seen, kinds, bones
        )
    return True, template


def _is_valid(item: InspectedItem) -> bool:
    """Whether a call keeps to its schema, or nothing was there to be kept."""
    validation = item.validation
    return validation is None or validation.outcome is Outcome.VALID


class _Ruler(NamedTuple):
    """Finds places of a line again in those that are like it."""

    text: str
    places: list[tuple[int, int]]

    def anchor(self, offset: int) -> Anchor | None:
        """An anchor for a character."""
        return anchor_of(self.places, len(self.text[:offset].encode()))


def _marked(
    ruler: _Ruler, item: InspectedItem, member: str
) -> tuple[Mark, Anchor, Anchor] | None:
    mark = mark_of(item.item, member)
    start = ruler.anchor(mark.place.span.start)
    end = ruler.anchor(mark.place.span.end)
    return None if start is None or end is None else (mark, start, end)


def _anchored(ruler: _Ruler, finding: Finding, spoken: set[str]) -> Anchored | None:
    """A finding that says the same of every line; None where it does not."""
    place = finding.place
    said = [value for _, value in finding.details]
    if place.inner is not None or finding.violation is not None:
        return None
    if any(_speaks_of(value, spoken) for value in said):
        return None
    start, end = ruler.anchor(place.span.start), ruler.anchor(place.span.end)
    return None if start is None or end is None else Anchored(finding, start, end)


def _speaks_of(value: object, spoken: set[str]) -> bool:
    """Whether a detail quotes what differs from line to line."""
    if isinstance(value, tuple):
        return any(_speaks_of(each, spoken) for each in value)
    return isinstance(value, str) and any(text in value for text in spoken)
