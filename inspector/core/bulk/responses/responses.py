"""Puts responses together of parts that were inspected before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.bulk.responses.composing import composed
from inspector.core.bulk.responses.frame import Frame, frame_of
from inspector.core.bulk.responses.given_calls import given_call
from inspector.core.bulk.responses.known_kind import ANY, NO_TOOLS, UNDECLARED
from inspector.core.bulk.responses.known_parts import known_item
from inspector.core.bulk.responses.known_tools import KnownTool, known_tools
from inspector.core.bulk.responses.new_parts import cut_down
from inspector.core.bulk.responses.response_counts import ResponseCounts
from inspector.core.bulk.responses.response_reading import KnownResponse, PartsReading
from inspector.core.checks.inspection import for_target, inspect_document
from inspector.core.checks.target.list_rules import are_ids_asked, are_lists_asked
from inspector.core.items.body import BodyKind
from inspector.core.source.document import read_line
from inspector.core.source.origin import Origin
from inspector.core.targets.target import DEFAULT_TARGET, target_of
from inspector.core.tools.tool import LookupStatus

if TYPE_CHECKING:
    from inspector.core.bulk.responses.counted_response import CountedResponse
    from inspector.core.bulk.responses.known_kind import Key
    from inspector.core.bulk.responses.known_parts import KnownItem
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.tools.tool_sources import Sources

_NOWHERE = Origin("")
_MOST_FRAMES = 8

_PATIENCE, _EARNED = 20, 3
"""So often parts are inspected that teach nothing, and for each that did so often more:
some cannot be known, and would be inspected twice in each response."""


class Responses:
    """The responses that a run has met.

    Args:
        sources: Schemas and tools that a person gave.
        target: What items are to be replayed on.
    """

    def __init__(self, sources: Sources, target: str = DEFAULT_TARGET) -> None:
        self._sources = sources
        self._target = target_of(target)
        self._are_ids_asked = are_ids_asked(target)
        self._are_lists_asked = are_lists_asked(target)
        self.counts = ResponseCounts(target)
        self._known: list[KnownResponse] = []
        self._patience = _PATIENCE

    def read(self, line: bytes, *, only_counts: bool = False) -> PartsReading | None:
        """Read a response of which the frame and all parts are known.

        Args:
            line: Without its end.
            only_counts: Whether nothing is said in words (see `PartsReading`).
        """
        for known in self._known:
            reading = PartsReading(known, line, only_counts=only_counts)
            if reading.fits() and reading.fitted and reading.is_known():
                return reading
        return None

    def begins(self, line: bytes) -> bool:
        """Whether a line begins as a response with a frame that is known."""
        return any(known.course[0](line, 0) is not None for known in self._known)

    def count(self, line: bytes) -> CountedResponse | None:
        """Count a response of which the frame and all parts are known.

        Args:
            line: With its end or without.
        """
        for known in self._known:
            reading = PartsReading(known, line, only_counts=True)
            if reading.fits() and reading.fitted:
                return self.counted(reading)
        return None

    def met(self, line: bytes, *, only_counts: bool = False) -> PartsReading | None:
        """Read a response as `read` does, and get to know what is new in it.

        Args:
            line: Without its end.
            only_counts: Whether nothing is said in words.

        Returns:
            None where it has to be inspected as a whole.
        """
        if not only_counts and b"\r" in line:
            return None  # a line break within: what is behind it stands further down
        reading = self.read(line, only_counts=only_counts)
        if reading is None and self._learn_calls(line, only_counts=only_counts):
            reading = self.read(line, only_counts=only_counts)
        if reading is None and self._learn_parts(line):
            reading = self.read(line, only_counts=only_counts)
            self._patience += _EARNED if reading is not None else 0
        return reading

    def _learn_calls(self, line: bytes, *, only_counts: bool) -> bool:
        """Look at calls by names that were not met before; whether all are known."""
        readings = (
            PartsReading(known, line, only_counts=only_counts) for known in self._known
        )
        reading = next((each for each in readings if each.fits()), None)
        if reading is None:
            return False
        for fitted in reading.new():
            found = given_call(line, fitted, self._sources)
            if found is None:
                return False
            key = ANY
            if found.judged.tool is None:
                if not only_counts or not reading.is_undeclared(fitted.name.decode()):
                    return False
                key = UNDECLARED
            fitted.kind.keep((fitted.name, key), found)
        return True

    def _learn_parts(self, line: bytes) -> bool:
        """Inspect those parts of a response that are new; whether there are any."""
        if self._patience <= 0:
            return False
        parts = (cut_down(known, line) for known in self._known)
        part = next((part for part in parts if part is not None), None)
        if part is None:
            return False
        self._patience -= 1
        document = replace(read_line(part, _NOWHERE), is_line=True)
        self.learn(inspect_document(document, self._sources))
        return True

    def counted(self, reading: PartsReading) -> CountedResponse | None:
        """A response as it is counted.

        Returns:
            None where one of its parts is new after all, and where the target may have
            something to say of its items as a list.
        """
        if self._are_lists_asked and not self._has_own_ids(reading):
            return None
        return self.counts.counted(reading)

    def _has_own_ids(self, reading: PartsReading) -> bool:
        """Whether nothing but ids is asked of a list, and those of this one differ."""
        return self._are_ids_asked and reading.is_known() and reading.is_unique()

    def inspection(self, reading: PartsReading, origin: Origin) -> Inspection | None:
        """A response, put together; None where one of its parts is new after all.

        Args:
            reading: The response.
            origin: Of its line.
        """
        return composed(reading, origin, self._target)

    def learn(self, inspection: Inspection) -> None:
        """Keep what was said of a response and of its parts.

        Args:
            inspection: For the default target.
        """
        if not _is_plain(inspection):
            return
        frame = frame_of(inspection.document.text, inspection)
        tools = known_tools(for_target(inspection, self._target.name))
        if frame is None or tools is None:
            return
        known = self._known_by(frame)
        if known is None:
            return
        for raw, tool in tools:
            known.add_tool(raw, tool)
        for entry in inspection.items:
            key = self._key_of(entry, tools)
            if key is not None:
                text = inspection.document.text
                found = known_item(entry, text, self._target)
                _keep_item(known, found, entry.item.namespace, key)

    def _known_by(self, frame: Frame) -> KnownResponse | None:
        for known in self._known:
            if (known.frame.pieces, known.frame.lists) == (frame.pieces, frame.lists):
                return known
        if len(self._known) >= _MOST_FRAMES:
            return None
        self._known.append(KnownResponse(frame))
        return self._known[-1]

    def _key_of(
        self, entry: InspectedItem, tools: list[tuple[bytes, KnownTool]]
    ) -> Key | None:
        """What others have to have in common with an item to be like it."""
        if entry.lookup is None:
            return (b"", ANY)
        item, name = entry.item, (entry.item.name or "").encode()
        if self._sources.lookup(item, ()).tool is not None:
            return (name, ANY)  # whatever the response declares
        if entry.lookup.status is LookupStatus.NO_TOOLS and not tools:
            return (name, NO_TOOLS)
        called = (item.namespace, item.name)
        if entry.lookup.status is LookupStatus.UNDECLARED and tools:
            is_other = all(item.name != n for _, t in tools for _, n in t.names)
            return (name, UNDECLARED) if is_other else None
        raws = [raw for raw, tool in tools if called in tool.names]
        if entry.tool is None or len(raws) != 1:
            return None
        return (name, raws[0])


def _keep_item(
    known: KnownResponse, found: KnownItem | None, namespace: str | None, key: Key
) -> None:
    if found is None:
        return
    kind = known.kind_of(found.shape, namespace)
    if kind is not None:
        kind.keep(key, found)


def _is_plain(inspection: Inspection) -> bool:
    """Whether a record is one response and nothing else."""
    document, bodies = inspection.document, inspection.envelope.bodies
    if len(bodies) != 1 or len(document.records) != 1:
        return False
    body, record = bodies[0], document.records[0]
    return (
        body.kind is BodyKind.RESPONSE
        and body.stream is None
        and not (body.wrapper or body.foreign or body.faults or body.pointer)
        and record.is_json
        and not (record.faults or record.wrappings or document.encoding_faults)
        and document.decoded.encoding == "utf-8"
        and not document.decoded.mark_length
        and body.node is record.root
    )
