"""Two sides of a comparison for tests, and what is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from findings import as_text
from inspector.core.diff.comparison import ComparedSide, Comparison, compare_items
from inspector.core.diff.foreign_items import foreign_items
from inspector.core.diff.scope import Scope
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin

if TYPE_CHECKING:
    from inspector.core.diff.finding import Change, DiffFinding


def a_side(content: object) -> ComparedSide:
    """One side from a text, or from a value that is written as JSON first."""
    document = read_document(as_text(content), Origin("pasted"))
    envelope = read_envelope(document)
    items = tuple(items_of(document, envelope))
    others = foreign_items(document, envelope.bodies, items)
    return ComparedSide(document, (*items, *others), envelope.bodies)


def an_item_scope(content: object) -> Scope:
    """The first item of a side, seen from its root."""
    side = a_side(content)
    return Scope(side.items[0], side.document.text, side.items[0].pointer)


def compared(left: object, right: object, **options: object) -> Comparison:
    """Compare two texts or values."""
    return compare_items(a_side(left), a_side(right), **options)


def codes_between(left: object, right: object) -> list[str]:
    """The rules that have something to say, in the order of the list."""
    return [finding.code for finding in compared(left, right).findings]


def said_between(left: object, right: object) -> list[tuple[str, str, str, str]]:
    """Rule, variant, and the characters pointed at on both sides."""
    result = compared(left, right)
    return [(f.code, f.variant, *pointed_at(result, f.change)) for f in result.findings]


def pointed_at(result: Comparison, change: Change) -> tuple[str, str]:
    """The characters of a change on the left and on the right."""
    places = (change.left, result.left), (change.right, result.right)
    left, right = (
        side.document.text[slice(*place.span)] if place else ""
        for place, side in places
    )
    return left, right


def differing(result: Comparison, finding: DiffFinding) -> tuple[list[str], list[str]]:
    """The characters that a finding says differ, on the left and on the right."""
    places = (finding.left, result.left), (finding.right, result.right)
    left, right = (
        [side.document.text[slice(*part)] for part in place.ranges] if place else []
        for place, side in places
    )
    return left, right
