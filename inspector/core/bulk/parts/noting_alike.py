"""Notes what order and pairing need of lines that are like others.

Source: the finding catalogue, "pairing/"; `Notes.see` does the same of any record.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from inspector.core.bulk.calls.shape import CALL_ID
from inspector.core.bulk.pairing.events import OUTPUT, Leader
from inspector.core.bulk.pairing.marks import Noted, digest_of_text
from inspector.core.bulk.parts.alike_rows import (
    kind_of,
    named_of,
    seen_of,
    text_of,
    whole_of,
)

if TYPE_CHECKING:
    from inspector.core.bulk.alike.alike import Fit
    from inspector.core.bulk.pairing.noting import Notes
    from inspector.core.bulk.parts.alike_rows import Line


def noted_alike(fit: Fit, line: Line, number: int, *, with_rows: bool) -> Noted:
    """What differs from others in a line of which all is known.

    Args:
        fit: What the line is like.
        line: The line.
        number: Of its item in the part.
        with_rows: Whether places are wanted.
    """
    marks = fit.template.marks
    key = text_of(fit, line, CALL_ID) if marks.id_member else None
    seen: tuple[object, ...] = ()
    kind: tuple[object, ...] | None = None
    if key is not None or marks.is_reasoning:
        seen = seen_of(fit, line, number, with_rows=with_rows)
        if marks.role == OUTPUT:
            kind = kind_of(fit, line, number, with_rows=with_rows)
    return Noted(number, key, seen, kind, digest_of_text(fit.arguments or b""))


def noted_call(
    fit: Fit, line: Line, number: int, *, is_blocked: bool, with_rows: bool
) -> Noted:
    """The same of a call of which its arguments say more.

    Args:
        fit: What the line is like.
        line: The line.
        number: Of its item in the part.
        is_blocked: Whether they block it.
        with_rows: Whether places are wanted.
    """
    seen = seen_of(fit, line, number, with_rows=with_rows)
    key = text_of(fit, line, CALL_ID) if fit.template.marks.id_member else None
    digest = digest_of_text(fit.arguments or b"")
    return Noted(number, key, (*seen[:-1], is_blocked), None, digest)


def note(notes: Notes, fit: Fit, line: Line, noted: Noted, *, with_rows: bool) -> None:
    """Note the item of a line."""
    template = fit.template
    if notes.keeps_ids:
        named = named_of(fit, line, noted, with_rows=with_rows)
        if named is not None:
            notes.name(*named)
    if notes.order.is_asked:
        item = template.inspected.item
        leader = Leader(item.type_text, template.marks.described, noted.item)
        see = partial(whole_of, fit, line, noted, with_rows=with_rows)
        notes.order.take(leader, item.text("role"), see)
    notes.take(template.marks, noted)
    notes.items += 1
