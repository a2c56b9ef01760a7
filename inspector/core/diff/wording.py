"""How a finding names a value and its place: as the sides spell them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.diff.finding import Change, ChangeKind, Label

if TYPE_CHECKING:
    from inspector.core.diff.finding import DiffPlace
    from inspector.core.diff.scope import Scope

_LONGEST_SHOWN = 80
"""Code points of a value that a message names; the place shows the rest."""


def variant_of(change: Change) -> str:
    """The message for what became of the value."""
    if change.label is Label.SPELLING:
        return "spelling"
    return "" if change.kind is ChangeKind.REPLACED else change.kind.value


def value_details(change: Change, left: Scope, right: Scope) -> dict[str, str]:
    """What a message about one changed value may name.

    Args:
        change: Its places are below both scopes.
        left: What the left value was read from.
        right: What the right value was read from.
    """
    return {
        "place": shown_place(change.left or change.right),
        "target": shown_place(change.right or change.left),
        "left": shown_value(left, change.left),
        "right": shown_value(right, change.right),
    }


def shown_value(scope: Scope, place: DiffPlace | None) -> str:
    """The value at a place as its own text spells it, cut where it is long."""
    if place is None:
        return ""
    span = place.span if place.inner_span is None else place.inner_span
    return shortened(scope.text[span.start : span.end])


def shown_place(place: DiffPlace | None) -> str:
    """The member, and the place inside its text: ``/arguments > /region``."""
    if place is None:
        return ""
    return f"{place.pointer} > {place.inner}" if place.inner else place.pointer


def shortened(text: str) -> str:
    """A value for a sentence."""
    return text if len(text) <= _LONGEST_SHOWN else f"{text[: _LONGEST_SHOWN - 1]}…"
