"""Put a response together of parts that were inspected before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.bulk.responses.known_parts import Placing, inspected
from inspector.core.bulk.responses.known_tools import moved_to
from inspector.core.checks.owners import shared_out
from inspector.core.checks.pairing_checks import pairing_findings
from inspector.core.checks.target.weighing import weighed
from inspector.core.checks.target_checks import list_findings
from inspector.core.items.envelope import Envelope
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.bulk.responses.response_reading import PartsReading
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.item import Item
    from inspector.core.source.origin import Origin
    from inspector.core.targets.target import Target


def composed(
    reading: PartsReading, origin: Origin, target: Target
) -> Inspection | None:
    """A response of which all parts are known.

    Args:
        reading: Its parts.
        origin: Of the line.
        target: What it is to be replayed on; the parts are known for that.

    Returns:
        None where one of its items is new after all.
    """
    frame, line = reading.known.frame, reading.line
    try:
        text = line.decode()
    except UnicodeDecodeError:
        return None
    count: Callable[[int], int] = _same
    if not line.isascii():

        def count(end: int) -> int:
            return len(line[:end].decode())

    placings: list[Placing] = []
    nodes = []
    for place in reading.places():
        known, places, start, _, tool = place
        placing = Placing(known, line, places, count, start, tool)
        node = placing.node(place.end)
        if node is None:
            return None
        placings.append(placing)
        nodes.append(node)
    items = tuple((f"/output/{number}", node) for number, node in enumerate(nodes))
    body = replace(frame.body, items=items)
    entries = tuple(
        inspected(placing, node, body, number, text)
        for number, (placing, node) in enumerate(zip(placings, nodes, strict=True))
    )
    around = _of_tools(reading, count)
    items_alone = [entry.item for entry in entries]
    _, entries = shared_out(list_findings(items_alone, text, target), entries)
    if _may_pair(items_alone):
        told = (
            weighed(each, _named_by(each, items_alone), target)
            for each in pairing_findings(items_alone)
        )
        loose, entries = shared_out(told, entries)
        around += loose
    before = frame.inspection
    decoded = replace(before.document.decoded, text=text)
    document = replace(before.document, origin=origin, decoded=decoded)
    return replace(
        before,
        document=document,
        envelope=Envelope((body,)),
        items=entries,
        around=tuple(around),
        target=target.name,
    )


def _named_by(finding: Finding, items: list[Item]) -> Item | None:
    return None if finding.item is None else items[finding.item]


def _may_pair(items: list[Item]) -> bool:
    """Whether anything can be said of pairs: there is more than calls and messages."""
    ids = [item.call_id for item in items if item.is_function_call]
    others = [item for item in items if not item.is_function_call]
    is_quiet = all(item.type_text == "message" for item in others)
    return not is_quiet or len(set(ids)) < len(ids)


def _same(count: int) -> int:
    return count


def _of_tools(reading: PartsReading, count: Callable[[int], int]) -> list[Finding]:
    found = []
    for number, (_, tool, first) in enumerate(reading.tools):
        begin = count(first) if tool.found else 0
        for finding in tool.found:
            start, end = finding.place.span
            pointer = f"/tools/{number}{finding.place.pointer}"
            span = Span(start + begin, end + begin)
            found.append(moved_to(finding, pointer, span, None))
    return found
