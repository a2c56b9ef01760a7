"""What is said of a line, and of all that are like it.

Source: `shape` for which lines are alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.calls.anchors import anchor_of
from inspector.core.bulk.calls.shape import ARGUMENTS, ID
from inspector.core.bulk.calls.skeleton import skeleton_of
from inspector.core.bulk.calls.sure_arguments import decoded, sure_object
from inspector.core.bulk.pairing.marks import marks_of
from inspector.core.bulk.pairing.sequence import Step
from inspector.core.bulk.rows.once import once_key
from inspector.core.checks.pairing.halves import half_of
from inspector.core.checks.pairing.marks import mark_of
from inspector.core.checks.target.list_rules import id_of
from inspector.core.gate.tally import Tallying
from inspector.core.tools.contract import sure_schema
from inspector.core.tools.validation import Outcome

if TYPE_CHECKING:
    from inspector.core.bulk.calls.anchors import Anchor
    from inspector.core.bulk.calls.shape import Shape
    from inspector.core.bulk.calls.skeleton import Skeleton
    from inspector.core.bulk.pairing.marks import Marks
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.pairing.marks import Mark
    from inspector.core.gate.tally import Tally
    from inspector.core.tools.contract import SureSchema

_TELLING = 8
"""Characters by which a quotation is known, be it cut off."""


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

    named: tuple[Mark, Anchor, Anchor] | None
    """The same of its own id; None where it has none that must be its own."""

    whole: tuple[Mark, Anchor, Anchor]
    """The same underlined as a whole."""

    skeleton: Skeleton | None
    """For a call: what is the same whatever its arguments are."""


def template_of(
    shape: Shape,
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
    schema, number = None, shape.roles.get(ARGUMENTS)
    if number is not None:
        text = decoded(line[slice(*places[number])])
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
    named, has_id = None, bool(id_of(item.item))
    if has_id:
        named = _marked(ruler, item, "id")
    template, whole = None, _marked(ruler, item, None)
    is_named = has_id == (named is not None)
    if is_named and seen is not None and kinds is not None and whole is not None:
        tallying = Tallying()
        tallying.count(inspection)
        tally = tallying.tally()
        bones = skeleton_of(ruler.anchor, shape, inspection, item)
        template = Template(
            *(item, inspection, tally, kept, schema, marks),
            *(seen, kinds, named, whole, bones),
        )
    return True, template


def step_of(template: Template) -> Step:
    """What lines of a template are in a sequence."""
    mark, marks = template.seen[0], template.marks
    is_blocked = template.inspected.blocks
    seen: tuple[object, ...] = ()
    if marks.is_reasoning:
        named = (mark.type_text, mark.name_text, mark.id_text, is_blocked)
        seen = (0, mark.place.pointer, 0, 0, (), (), *named)
    return Step(marks, mark.type_text, mark.name_text, False, is_blocked, seen)


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
        is_ascii = self.text.isascii()
        count = offset if is_ascii else len(self.text[:offset].encode())
        return anchor_of(self.places, count)


def _marked(
    ruler: _Ruler, item: InspectedItem, member: str | None
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
