"""Mask a document: what was named, what is known to be secret, or every value."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import chain, islice
from typing import TYPE_CHECKING

from inspector.core.report.redaction.asked import VALUES
from inspector.core.report.redaction.detectors import is_secret_name, secrets_in
from inspector.core.report.redaction.edits import Edits, Shifts
from inspector.core.report.redaction.fragments import joined_strings
from inspector.core.report.redaction.stand_ins import masked_number
from inspector.core.report.redaction.walk import Chooser, Place, Walk
from inspector.core.source.json_nodes import (
    NumberNode,
    StandInNumber,
    StringNode,
    is_null,
    span_of,
)
from inspector.core.source.layer import string_map_of
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.redaction.asked import Asked
    from inspector.core.report.redaction.stand_ins import StandIns
    from inspector.core.report.redaction.walk import Visited
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.reading import Reading

_PROTOCOL = frozenset(
    {
        *("type", "status", "role", "object", "name", "namespace", "model", "strict"),
        *("event", "encoding", "mimeType", "finish_reason", "stop_reason", "phase"),
        *("tool_choice", "truncation", "service_tier", "effort", "verbosity", "detail"),
        *("$ref", "$schema", "$id", "pattern", "format", "required", "method"),
    }
)
"""Members whose words are the protocol's own, outside of what somebody said."""

_COUNTERS = frozenset(
    {"sequence_number", "output_index", "content_index", "summary_index", "index"}
)
_VALUES_OF_SCHEMAS = frozenset({"default", "const", "enum", "examples", "example"})
_WORDS_OF_SCHEMAS = frozenset({"description", "title", "$comment"})
_CONSTANTS = frozenset({"true", "false", "null", "none"})
_WHOLE_FORMS = frozenset({"json", "jsonl"})
"""Forms that have nothing but values outside of their strings."""

_ESCAPE = re.compile(r"\\(?:u[0-9a-fA-F]{4}|.)", re.DOTALL)
_WORD = re.compile(r"[^\W_]+")
_ID_PREFIX = re.compile("[a-z]{1,12}[_-]")
_FRAMING = re.compile(
    r"^(?:(?:event|data|id|retry):|:|\s*(?:```|~~~)).*?(?=[{\[]|$)", re.M
)


class Masking:
    """Masks documents alike: one value has one mask in all of them.

    Args:
        asked: What is to be masked.
        stand_ins: Gives the masks out.
    """

    def __init__(self, asked: Asked, stand_ins: StandIns) -> None:
        self._asked = asked
        self._stand_ins = stand_ins
        self._chooser = Chooser(asked.names, asked.pointers)

    def masked(
        self,
        document: Document,
        items: Iterable[JsonNode] = (),
        *,
        is_schema: bool = False,
    ) -> tuple[str, Shifts] | None:
        """The text with its masks; None where nothing had to be masked.

        Args:
            document: What is to be masked; it may be read in any form.
            items: Nodes of it that are items: pointers may be from them.
            is_schema: Whether it is one bare JSON Schema.
        """
        masker = _Masker(document, self._asked, self._stand_ins, self._chooser)
        masker.values(items, Place(in_schema=is_schema))
        masker.text_around()
        return masker.edits.finish() if masker.edits else None


class _Masker:
    """Masks one document."""

    def __init__(
        self, document: Document, asked: Asked, stand_ins: StandIns, chooser: Chooser
    ) -> None:
        self._document = document
        self._asked = asked
        self._stand_ins = stand_ins
        self._chooser = chooser
        self._hides_all = asked.mode == VALUES
        self.edits = Edits(document.text)
        self._runs: dict[int, list[Span]] = {}
        """Of strings that were opened, by the identity of those that are kept."""
        self._opened: list[StringNode] = []

    def values(self, items: Iterable[JsonNode], place: Place) -> None:
        """Mask within strings, names and other values, what came in pieces first."""
        walk = Walk(self._document, self._chooser, items)
        for name, node in joined_strings(self._document):
            walk.under(node, Place(name=name), self._visit)
        for record in self._document.records:
            if record.root is not None:
                walk.under(record.root, place, self._visit)

    def text_around(self) -> None:
        """Mask what stands outside of all values, or could not be read."""
        document = self._document
        if document.form in _WHOLE_FORMS and all(map(is_bare, document.records)):
            return
        text = document.text
        if self._hides_all:
            for match in _FRAMING.finditer(text):
                self.edits.decide(Span(*match.span()))
            self._mask_raw(Span(0, len(text)))
            return
        for start, end in secrets_in(text, self._asked.patterns):
            self._mask_raw(Span(start, end))

    def _visit(self, visited: Visited) -> None:
        node, place = visited.node, visited.place
        if isinstance(node, StringNode) and visited.is_name:
            self._name(node, place)
        elif isinstance(node, StringNode):
            self._string(node, place, visited)
        else:
            if self._is_hidden(place) and not is_null(node):
                self._scalar(node, place)
            self._decide(node)

    def _decide(self, node: JsonNode) -> None:
        """What was not masked stays; not what stands between pieces."""
        span = span_of(node)
        raw = self._document.text[span.start : span.end]
        if isinstance(node, NumberNode):
            is_in_place = raw == node.literal
        else:
            is_in_place = raw.lower() in _CONSTANTS
        if is_in_place:
            self.edits.decide(span)

    def _scalar(self, node: JsonNode, place: Place) -> None:
        span = span_of(node)
        if isinstance(node, StandInNumber):
            return  # NaN holds nothing, and is a fault that stays one
        if isinstance(node, NumberNode):
            kept = self._hides_all and not place.in_data and place.name in _COUNTERS
            if not kept:
                self._number(node, span, place)
        elif place.in_data or place.in_schema or place.is_chosen:
            is_python = self._document.text[span.start].isupper()
            mask = "False" if is_python else "false"
            for piece in self._pieces(span, place.within):
                self.edits.replace(piece, mask)
                mask = ""  # all of it stands in the first piece

    def _number(self, node: NumberNode, span: Span, place: Place) -> None:
        """Mask the digits where they stand, be they in several pieces."""
        text = self._document.text
        for piece in self._pieces(span, place.within):
            raw = text[piece.start : piece.end]
            self.edits.replace(piece, masked_number(raw))

    def _name(self, name: StringNode, place: Place) -> None:
        """Mask a name that is a secret; else it stays, in however many pieces."""
        is_secret = any(True for _ in self._secrets(name.text))
        for piece in self._pieces(span_of(name), place.within):
            if is_secret:
                self._mask_raw(piece)
            self.edits.decide(piece)

    def _pieces(self, span: Span, within: StringNode | None) -> Iterator[Span]:
        """The stretches that spell a name or a number of an opened string."""
        if within is None or type(within) is StringNode:
            yield span  # it stands between its own quotes
            return
        runs = self._runs.get(id(within))
        if runs is None:
            where = string_map_of(within, self._document.text)
            runs = self._runs[id(within)] = sorted(where.outer_runs())
            self._opened.append(within)
        first = max(bisect_right(runs, (span.start, span.end)) - 1, 0)
        for start, end in islice(runs, first, None):
            if start >= span.end:
                return
            piece = Span(max(start, span.start), min(end, span.end))
            if piece.start < piece.end:
                yield piece

    def _string(self, node: StringNode, place: Place, visited: Visited) -> None:
        masks = self._masks(node.text, visited)
        if type(node) is StringNode:  # all of it stands between its quotes
            inside = Span(node.start + 1, node.end - 1)
            if not node.text or self.edits.is_decided(inside.start):
                return
            first = next(masks, None)
            if first is None:
                self.edits.decide(inside)
                return
            masks = chain((first,), masks)
        where = string_map_of(node, self._document.text)
        if not node.text or self.edits.is_decided(where.outer[0]):
            return
        for start, mask in masks:
            if not self.edits.mask(where, node.text, start, mask):
                self._mask_raw(where.literal)
        for run in where.outer_runs():
            self.edits.decide(run)

    def _masks(self, text: str, visited: Visited) -> Iterator[tuple[int, str]]:
        """What of a string is masked: where it starts, and the mask."""
        opened, place = visited.opened, visited.place
        if opened is not None and all(record.is_json for record in opened.records):
            return  # what is in it has been masked value by value
        if not self._is_hidden(place):
            stretches = self._secrets(text)
        elif opened is not None:
            # Broken it was, and broken in the same way it has to stay.
            stretches = (word.span() for word in _WORD.finditer(text))
        else:
            kept = _ID_PREFIX.match(text) if self._is_id(place) else None
            stretches = iter([(kept.end() if kept else 0, len(text))])
        for start, end in stretches:
            yield start, self._stand_ins.mask(text[start:end])

    def _is_id(self, place: Place) -> bool:
        name = place.name or ""
        return not place.in_data and (name == "id" or name.endswith("_id"))

    def _secrets(self, text: str) -> Iterator[tuple[int, int]]:
        """Stretches that do not overlap, in order; the one that begins first counts."""
        end = 0
        for start, stop in sorted(secrets_in(text, self._asked.patterns)):
            if stop > end:
                yield max(start, end), stop
                end = stop

    def _is_hidden(self, place: Place) -> bool:
        """Whether the whole value is masked, whatever it looks like."""
        if place.in_schema:
            return self._is_hidden_in_schema(place)
        if place.is_chosen:
            return True
        if self._hides_all:
            return place.in_data or place.name not in _PROTOCOL
        if place.in_data:  # all of an object that is named as a secret is
            return any(map(is_secret_name, (*place.tokens, place.label or "")))
        return is_secret_name(place.label or place.name or "")

    def _is_hidden_in_schema(self, place: Place) -> bool:
        """Values that a schema names get the masks that they get in calls."""
        name = _property_of(place.tokens)
        if name is None:
            return self._hides_all and place.name in _WORDS_OF_SCHEMAS
        return self._hides_all or place.is_chosen or is_secret_name(name)

    def _mask_raw(self, span: Span) -> None:
        """Mask letters and digits of the text itself; escapes stay what they are."""
        text = self._document.text
        place = span.start
        for escape in _ESCAPE.finditer(text, *span):
            self._mask_words(Span(place, escape.start()))
            place = escape.end()
        self._mask_words(Span(place, span.end))

    def _mask_words(self, span: Span) -> None:
        for word in _WORD.finditer(self._document.text, *span):
            where = Span(*word.span())
            if not self.edits.is_decided(where.start):
                self.edits.replace(where, self._stand_ins.mask(word[0]))


def is_bare(record: Reading) -> bool:
    """Whether it is one JSON value with nothing around it."""
    return record.is_json and not record.wrappings


def _property_of(tokens: tuple[str, ...]) -> str | None:
    """The property whose value a schema names here; None where it names none."""
    for index in (len(tokens) - 1, len(tokens) - 2):
        if index > 0 and tokens[index] in _VALUES_OF_SCHEMAS:
            owner = tokens[index - 1]
            return None if owner == "properties" else owner
    is_bare = any(token in _VALUES_OF_SCHEMAS for token in tokens[:1])
    return "" if is_bare else None
