"""Every check of a stream, in one table.

A check is a module with one function ``findings_on(stream, text)``; adding one is
adding a module and a line here. An item's own checks know nothing of streams and run
as well.

Source: the finding catalogue, "stream/".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from inspector.core.checks import (
    stream_end_checks,
    stream_id_checks,
    stream_markup_checks,
    stream_member_checks,
    stream_order_checks,
    stream_text_checks,
)
from inspector.core.checks.finding import Finding
from inspector.core.items.stream import Stream

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.items.item import Item

StreamCheck: TypeAlias = Callable[[Stream, str], Iterator[Finding]]
"""A finding names the item by its number in the stream."""

CHECKS: Sequence[StreamCheck] = (
    stream_member_checks.findings_on,
    stream_order_checks.findings_on,
    stream_id_checks.findings_on,
    stream_text_checks.findings_on,
    stream_markup_checks.findings_on,
    stream_end_checks.findings_on,
)


def stream_findings(
    streams: Iterable[Stream | None], items: Iterable[Item], text: str
) -> Iterator[Finding]:
    """Everything that can be said of the streams of a document.

    Args:
        streams: The streams of the document's bodies; None is passed over.
        items: The items of the document, which findings are to name by their index.
        text: The document's text.
    """
    numbers: dict[tuple[int, int | None], int] = {
        (id(item.body.stream), item.position): item.index for item in items
    }
    for stream in streams:
        if stream is None:
            continue
        for check in CHECKS:
            for finding in check(stream, text):
                item = numbers.get((id(stream), finding.item))
                yield replace(finding, item=item)
