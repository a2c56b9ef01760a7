"""Redact documents and inspections, and tell which verdicts the masks have changed."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.inspection import inspect_document
from inspector.core.gate.gate import GateResult
from inspector.core.gate.tally import Tally, Tallying
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.report.redaction.asked import VALUES
from inspector.core.report.redaction.document import redacted_document
from inspector.core.report.redaction.free_text import is_surely_free
from inspector.core.report.redaction.masking import Masking, is_bare
from inspector.core.report.redaction.stand_ins import StandIns
from inspector.core.source.forms.plain_json import JSON
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.tool_sources import Sources, read_schema, read_tools

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.report.redaction.asked import Asked
    from inspector.core.source.document import Document
    from inspector.core.tools.tool import Tool


class VerdictChange(NamedTuple):
    """An item whose answer is another one for the masked text."""

    input: str
    """The name of the input."""

    line: int
    """1-based line of the file on which the item begins."""

    pointer: str
    before: str
    """The gate's reason for the text as it was logged; with ``+`` where a finding
    blocks the item beside that."""

    after: str


class Redaction(NamedTuple):
    """What was masked, and what that changed."""

    mode: str
    values: int
    """Different values that were masked."""

    changes: tuple[VerdictChange, ...]


class Redactor:
    """Masks everything of one report alike.

    Args:
        asked: What is to be masked.
        sources: Schemas and tools that a person gave, as they are.
        target: What items are to be replayed on.
    """

    def __init__(
        self,
        asked: Asked,
        sources: Sources | None = None,
        target: str = DEFAULT_TARGET,
    ) -> None:
        self._asked = asked
        self._stand_ins = StandIns(asked.mode)
        self._masking = Masking(asked, self._stand_ins)
        self._given = sources or Sources()
        self._target = target
        self._changes: list[VerdictChange] = []
        self._before, self._after = Tallying(), Tallying()
        self.sources = self._redacted_sources(self._given)
        """The schemas and tools with the same masks."""

    @property
    def redaction(self) -> Redaction:
        """What was masked so far."""
        return Redaction(self._asked.mode, len(self._stand_ins), tuple(self._changes))

    def document(self, document: Document) -> Document:
        """The document with its masks; itself where nothing had to be masked.

        It is inspected twice, to tell which verdicts have changed.
        """
        redacted = self._masked(document)
        if redacted is not document or self.sources is not self._given:
            before = inspect_document(document, self._given, self._target)
            after = inspect_document(redacted, self.sources, self._target)
            self._note(before, after)
        return redacted

    def inspection(self, inspection: Inspection) -> Inspection:
        """The inspection of the masked text, for the same target.

        Its sources must be those that this was made with.
        """
        redacted = self._masked(inspection.document)
        if redacted is inspection.document and self.sources is self._given:
            return inspection
        after = inspect_document(redacted, self.sources, inspection.target)
        self._note(inspection, after)
        return after

    def exit_code(self, tally: Tally) -> int:
        """What the run answers: masks must not turn a verdict, neither way.

        Args:
            tally: Of the masked texts, all that were read.

        Returns:
            See `GateResult.exit_code`, for the texts as they were logged. Where the
            masks leave something unchecked it counts as unchecked.
        """
        before, after = self._before.tally(), self._after.tally()
        told = replace(
            tally,
            blocking=tally.blocking - after.blocking + before.blocking,
            complete=tally.complete and before.complete,
        )
        return GateResult((), told).exit_code

    def _note(self, before: Inspection, after: Inspection) -> None:
        self._before.count(before)
        self._after.count(after)
        self._changes.extend(changes_between(before, after))

    def _masked(self, document: Document) -> Document:
        if self._is_free(document):
            return document
        nodes = [item.node for item in items_of(document, read_envelope(document))]
        masked = self._masking.masked(document, nodes)
        if masked is None:
            return document
        return redacted_document(document, *masked)

    def _is_free(self, document: Document) -> bool:
        """Whether there surely is nothing to mask in a line of a log."""
        asked = self._asked
        if asked.mode == VALUES or asked.pointers or asked.patterns:
            return False
        is_plain = document.form == JSON and all(map(is_bare, document.records))
        return is_plain and is_surely_free(document.text, asked.names)

    def _redacted_sources(self, sources: Sources) -> Sources:
        """Values that a schema names get the masks that they get in calls."""
        schema = sources.schema and self._given_schema(sources.schema)
        named = tuple(map(self._given_schema, sources.named))
        tools = tuple(self._given_tools(sources.tools))
        made = replace(sources, schema=schema, named=named, tools=tools)
        return made if made != sources else sources

    def _given_schema(self, tool: Tool) -> Tool:
        masked = self._masking.masked(tool.document, is_schema=tool.node is None)
        if masked is None:
            return tool
        document = redacted_document(tool.document, *masked)
        read = read_schema(document, tool.name)
        return replace(read, asserts_format=tool.asserts_format)

    def _given_tools(self, tools: Sequence[Tool]) -> Iterator[Tool]:
        """Tools of files are read anew, file by file."""
        for _, group in groupby(tools, lambda tool: id(tool.document)):
            of_file = list(group)
            document = self._masked(of_file[0].document)
            is_same = document is of_file[0].document
            yield from of_file if is_same else read_tools(document)


def changes_between(before: Inspection, after: Inspection) -> Iterator[VerdictChange]:
    """Where the masked text gets another answer than the one that was logged."""
    document = before.document
    for entry, other in zip_longest(before.items, after.items):
        answers = _answer(entry), _answer(other)
        if answers[0] == answers[1]:
            continue
        line, pointer = 1, ""
        if entry is not None:
            line = document.lines.at(entry.item.span.start).line
            pointer = entry.item.pointer
        yield VerdictChange(
            document.origin.label,
            document.origin.line_number - 1 + line,
            pointer,
            *answers,
        )


def _answer(entry: InspectedItem | None) -> str:
    if entry is None:
        return ""
    is_more = entry.blocks and not entry.reason.blocks
    return f"{entry.reason.value}+" if is_more else entry.reason.value
