"""Look at a whole text: every item, its verdict and every finding.

The one way in for the window, the command line and the Python API. Rooms that most
items do not need (streams, declared tools, targets) are loaded when they are: a gate
in a pre-commit hook starts for one item.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.checks.envelope_checks import envelope_findings
from inspector.core.checks.item_judging import inspected_item
from inspector.core.checks.owners import shared_out
from inspector.core.checks.source_checks import source_findings
from inspector.core.checks.verdict import Reason
from inspector.core.items.body import BodyKind
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.progress import watched
from inspector.core.source.collector import collector_at_rest
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.targets.target import DEFAULT_TARGET, target_of
from inspector.core.tools.tool_sources import Sources, declared_tools

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.foreign_calls import InspectedCall
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.preceding import Preceding
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.items.envelope import Envelope
    from inspector.core.progress import Progress
    from inspector.core.source.document import Document
    from inspector.core.targets.target import Target
    from inspector.core.tools.declared_tools import ToolSet
    from inspector.core.tools.tool import Tool

SPECIFICATION_DATE = "2026-04-24"
"""The Open Responses specification that items are held against."""

PASTED = "pasted"
"""The label of a text that came from no file."""


@dataclass(frozen=True)
class Inspection:
    """Everything that is known of one text."""

    document: Document
    envelope: Envelope
    items: tuple[InspectedItem, ...]
    around: tuple[Finding, ...]
    """Findings on the text that stand on no item."""

    target: str = DEFAULT_TARGET
    specification: str = SPECIFICATION_DATE
    for_default: Inspection | None = None
    """The same for the default target, where this one is for another."""

    foreign_calls: tuple[InspectedCall, ...] = ()
    """The calls of other APIs in the text; what is found on them is in `findings`."""

    sources: Sources = field(default_factory=Sources)
    """What a person gave beside the text."""

    preceding: Preceding | None = None
    """What the log holds before this record; None for a text that is the whole."""

    @cached_property
    def given(self) -> tuple[GivenTools, ...]:
        """What is to be said of tools files that were given; their places are there.

        It is no part of `findings`, which are about this text alone.
        """
        if not self.sources.tools:
            return ()
        from inspector.core.checks.tool_checks import given_tools  # noqa: PLC0415

        return given_tools(self.sources.tools, self.target)

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """All findings in the order of the text."""
        own = [finding for item in self.items for finding in item.findings]
        return tuple(sorted([*self.around, *own], key=lambda f: f.place.span.start))

    @property
    def blocks(self) -> bool:
        """Whether anything in it may not be replayed."""
        return any(i.blocks for i in self.items) or any(f.blocks for f in self.around)

    @property
    def is_complete(self) -> bool:
        """Whether everything could be read and checked to the end."""
        sure = all(item.reason is not Reason.UNCHECKED for item in self.items)
        return sure and self.is_read

    @property
    def is_read(self) -> bool:
        """Whether everything could be read to the end."""
        whole = all(record.is_json for record in self.document.records)
        bodies = self.envelope.bodies
        whole = whole and not any(body.faults or body.is_cut for body in bodies)
        return whole and not self.document.encoding_faults


def inspect_content(
    content: str | bytes,
    sources: Sources | None = None,
    *,
    origin: Origin | None = None,
    target: str = DEFAULT_TARGET,
    progress: Progress | None = None,
) -> Inspection:
    """Inspect a text, or a file's bytes, whatever they hold.

    Args:
        content: A pasted text or the bytes of a file.
        sources: Schemas and tools that a person gave; they come before those
            that the document itself declares.
        origin: How to name the text in places and reports.
        target: What it is to be replayed on.
        progress: Who is told how far it is, in code points, and may cancel.

    Raises:
        InspectorError: there is no such target.
        CancelledError: nobody waits for the answer any more.
    """
    document = read_document(content, origin or Origin(PASTED))
    return inspect_document(document, sources, target, progress=progress)


def inspect_document(
    document: Document,
    sources: Sources | None = None,
    target: str = DEFAULT_TARGET,
    *,
    progress: Progress | None = None,
) -> Inspection:
    """Inspect a document that has been read; pure, and the same every time.

    Raises:
        InspectorError: there is no such target.
    """
    with collector_at_rest():
        inspection = _inspect(document, sources or Sources(), progress)
        return for_target(inspection, target)


def for_target(inspection: Inspection, target: str) -> Inspection:
    """The same inspection for another target: nothing is read or validated again.

    Reasons stay what they are; findings are weighed anew, and the target's own are
    added. From any target to any other is one step.

    Raises:
        InspectorError: there is no such target.
    """
    rules = target_of(target)
    default = inspection.for_default or inspection
    if target == DEFAULT_TARGET:
        return default
    return _weighed_for(default, target, rules)


def _weighed_for(default: Inspection, target: str, rules: Target) -> Inspection:
    from inspector.core.checks.preceding import NOTHING  # noqa: PLC0415
    from inspector.core.checks.target_checks import findings_for  # noqa: PLC0415
    from inspector.core.checks.tool_checks import tool_findings  # noqa: PLC0415
    from inspector.core.checks.weighed_items import weighed_items  # noqa: PLC0415

    document, envelope = default.document, default.envelope
    items, around = weighed_items(
        default.items,
        default.around,
        rules,
        text=document.text,
        bodies=envelope.bodies,
        before=default.preceding or NOTHING,
    )
    # What is told of tools without a target gave way to all that this one says.
    of_tools = tool_findings(document, envelope, target)
    loose, items = shared_out(findings_for((*of_tools,), (), None, rules), items)
    around = tuple(sorted([*around, *loose], key=lambda f: f.place.span.start))
    return replace(
        default, items=items, around=around, target=target, for_default=default
    )


def _inspect(
    document: Document, given: Sources, progress: Progress | None
) -> Inspection:
    envelope = read_envelope(document)
    declared = {id(body): declared_tools(document, body) for body in envelope.bodies}
    own_tools = _own_tools(envelope, declared)
    items = tuple(
        inspected_item(item, document, given, own_tools[id(item.body)])
        for item in watched(
            items_of(document, envelope),
            progress,
            lambda item: item.span.start,
            len(document.text),
        )
    )
    beside: list[Finding] = []
    if [body.kind for body in envelope.bodies] != [BodyKind.ITEM]:
        from inspector.core.checks.body_findings import (  # noqa: PLC0415 - see above
            body_findings,
            with_promises,
        )

        items = with_promises(document, envelope, items, given)
        beside.extend(body_findings(document, envelope, items, declared))
    calls = _calls_of_others(document, envelope, given, own_tools)
    over_all = [
        *source_findings(document, envelope),
        *envelope_findings(document, envelope),
        *(finding for call in calls for finding in call.findings),
        *beside,
    ]
    loose, items = shared_out(over_all, items)
    return Inspection(
        document,
        envelope,
        items,
        tuple(loose),
        foreign_calls=calls,
        sources=given,
    )


def _own_tools(
    envelope: Envelope, declared: Mapping[int, ToolSet]
) -> Mapping[int, ToolSet]:
    """The tools of each body, by its `id`: of a response, else of its request."""
    if len(envelope.bodies) <= 1:
        return declared
    from inspector.core.checks.request.exchange import exchanges  # noqa: PLC0415

    own = {**declared}
    for request, response in exchanges(envelope.bodies):
        own[id(response)] = own[id(response)] or own[id(request)]
    return own


def _calls_of_others(
    document: Document,
    envelope: Envelope,
    given: Sources,
    own_tools: Mapping[int, tuple[Tool, ...]],
) -> tuple[InspectedCall, ...]:
    if not envelope.foreign_calls:
        return ()
    from inspector.core.checks.foreign_calls import inspect_calls  # noqa: PLC0415

    return inspect_calls(document, envelope, given, own_tools)
