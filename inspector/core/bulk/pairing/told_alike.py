"""Rows of what pairing says alike of many items: the first is worded, others follow it.

Source: `pair_findings`, which words the first of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.bulk.pairing.placed_half import PlacedHalf
    from inspector.core.bulk.rows.packing import Packed


class ToldAlike:
    """What was said, by what decides the words but for ids and places of items."""

    def __init__(self) -> None:
        self._known: dict[object, Packed] = {}

    def learn(self, key: object, row: Packed) -> None:
        """Keep what is said of an item.

        Args:
            key: What decides its words.
            row: What `told_of` reads.
        """
        self._known[key] = row[1][9:]

    def row(
        self, key: object, half: PlacedHalf, said: Mapping[str, str], *, is_own: bool
    ) -> Packed | None:
        """What is said of another item, as `told_row` makes it.

        Args:
            key: What decides its words.
            half: The item, which is named.
            said: Details that are its own, beside its ``call_id``.
            is_own: Whether it was known when its record came.

        Returns:
            None where nothing was said yet.
        """
        known = self._known.get(key)
        if known is None:
            return None
        item, pointer, start, end, site, _, _, _, id_text, _ = half.marked
        inner, excerpt, code, severity, variant, details, *rest = known
        own = {"call_id": f'"{id_text}"', **said}
        details = tuple([(name, own.get(name, value)) for name, value in details])
        line, column, offset, length, end_line, end_column = site
        base = half.base
        item += base.items
        found = (
            *(base.input, line + base.lines, column, offset + base.offset, length),
            *(end_line + base.lines if end_line else 0, end_column, item, pointer),
            *(inner, excerpt, code, severity, variant, details, *rest),
        )
        return (item, found, start, end, is_own)
