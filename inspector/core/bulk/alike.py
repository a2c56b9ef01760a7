"""What is said of lines that are alike, worked out once.

The first line of a shape (for calls, of a shape and a function) is inspected as any
other. What is said of it then holds for all like it, provided that their arguments are
certainly as good as its own; a line of which that is not certain is inspected itself.

Source: `shape` for which lines are alike, `sure_arguments` for what is certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.responses import Responses
from inspector.core.bulk.shape import ARGUMENTS, CALL_ID, ID, NAME, shape_of
from inspector.core.bulk.sure_arguments import decoded, sure_object
from inspector.core.bulk.template import Template, template_of
from inspector.core.items.body import BodyKind
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.tools.tool_sources import Sources

if TYPE_CHECKING:
    from inspector.core.bulk.shape import Shape
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection

_MOST_SHAPES = 32
_MOST_NAMES = 500


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
    """The shapes that a run has met, and what is said of them.

    Args:
        sources: Schemas and tools that a person gave.
    """

    def __init__(self, sources: Sources | None = None) -> None:
        self.responses = Responses(sources or Sources())
        self._kinds: list[_Kind] = []

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
        self.responses.learn(inspection)
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
            is_sure, template = template_of(kind.shape, line, places, inspection, item)
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
