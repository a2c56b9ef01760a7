"""Look into the strings of a wrapper that hold a text of their own.

Trace stores and gateways keep a provider's shape as a string, sometimes a string in a
string, sometimes a whole event stream. What is plain text stays plain text; what was
to be a call and cannot be read is a fault, not nothing.

Source: rule book, section 5 (Langfuse, OpenTelemetry); RFC 8259 (December 2017).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.items.stream import streams_in
from inspector.core.items.stream_capture import event_text_in
from inspector.core.source.document import read_inside
from inspector.core.source.event_stream import is_event
from inspector.core.source.json_nodes import ArrayNode, StringNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.stream import Stream
    from inspector.core.source.document import Document
    from inspector.core.source.form import ReadForm
    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.located import Located

_OF_CALLS = ("call_id", "function_call", "tool_calls", "tool_use", "functionCall")
"""Words without which a text that is no JSON is taken for what a model wrote."""


class BrokenText(NamedTuple):
    """A string that was to hold calls and cannot be read."""

    at: Located
    faults: tuple[JsonFault, ...]


class TextOpener:
    """Opens the strings of one document; see `wrappers.wrapper.Opener`."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._broken: list[BrokenText] = []
        self._streams: list[Stream] = []

    def __call__(self, at: Located | None) -> Iterator[Located]:
        """The value itself, or what a string holds; nothing for anything else."""
        if at is None:
            return
        if isinstance(at.node, StringNode):
            read = read_inside(at.node, self._document)
            yield from self._held(at, read) if read is not None else ()
        elif at.is_object or at.is_array:
            yield at

    def taken_streams(self) -> list[Stream]:
        """The streams that strings held since this was asked last."""
        taken, self._streams = self._streams, []
        return taken

    def taken_broken(self) -> list[BrokenText]:
        """The strings that could not be read since this was asked last."""
        taken, self._broken = self._broken, []
        return taken

    def _held(self, at: Located, read: ReadForm) -> Iterator[Located]:
        roots = [r.root for r in read.records if r.is_json and r.root is not None]
        faults = [fault for r in read.records if not r.is_json for fault in r.faults]
        streams = streams_in(event_text_in(at, read), self._document.text)
        is_captured = any(len(s.events) > 1 or s.is_marked_done for s in streams)
        if faults and (is_captured or any(w in (at.string or "") for w in _OF_CALLS)):
            self._broken.append(BrokenText(at, tuple(faults)))
        if is_captured:
            self._streams.extend(streams)
            return
        if read.framing is not None and not any(map(is_event, roots)) and roots:
            # All as one, for another API.
            roots = [ArrayNode(roots[0][0], roots[-1][1], tuple(roots))]
        yield from (at._replace(node=root) for root in roots)
