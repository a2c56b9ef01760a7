"""What pairing says of the items of a response, as rows beside those of its parts.

Source: `pair_counts`, which has it said of items like those of the response.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.bulk.calls.shape import CALL_ID, ID
from inspector.core.bulk.responses.pair_counts import told_of_items
from inspector.core.bulk.rows.packing import packed_at
from inspector.core.checks.excerpts import excerpt
from inspector.core.report.report import Site

if TYPE_CHECKING:
    from inspector.core.bulk.parts.alike_rows import Line
    from inspector.core.bulk.responses.counted_response import KnownPlace
    from inspector.core.bulk.responses.response_reading import PartsReading
    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.bulk.rows.rows import Base
    from inspector.core.checks.finding import Finding

_NAMING = {
    "pairing/orphan-output": CALL_ID,
    "pairing/unverifiable": CALL_ID,
    "pairing/reasoning-dangling": ID,
}
"""Rules that name no item but the one that they are said of, and its id."""


def told_rows(
    line: Line, reading: PartsReading, places: list[KnownPlace], base: Base
) -> list[Packed] | None:
    """What pairing says of a response, as rows that `heap.told_of` reads.

    Args:
        line: The response.
        reading: Its parts.
        places: Its items.
        base: What stands before the response in its part: items alone.

    Returns:
        None where something is said that names other items, too.
    """
    rows = []
    for index, finding in told_of_items(reading.items):
        row = _row(line, places[index], index, finding, base)
        if row is None:
            return None
        rows.append(row)
    return rows


def _row(
    line: Line, place: KnownPlace, index: int, finding: Finding, base: Base
) -> Packed | None:
    role = _NAMING.get(finding.code)
    slot = place.known.shape.roles.get(role) if role is not None else None
    if role is None or slot is None or not finding.place.pointer.endswith(f"/{role}"):
        return None
    text = line.text[slice(*place.places[slot])].decode()
    details = dict(finding.details)
    if role not in details:
        return None
    said = replace(finding, details=(*{**details, role: f'"{excerpt(text)}"'}.items(),))
    first, last = place.places[slot][0] - 1, place.places[slot][1] + 1  # the quotes
    start, end = line.characters(first), line.characters(last)
    site = Site(
        *(line.number, start + 1, line.offset + first, last - first),
        *(line.number, end + 1),
    )
    item = base.items + index
    pointer = f"/output/{index}/{role}"
    found = packed_at(said, item, pointer, site, base.input)
    return (item, found, start, end, True)
