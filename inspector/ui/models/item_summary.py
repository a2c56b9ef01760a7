"""One item in a few words, for a row of a list and for whoever cannot see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from inspector.core.checks.inspected_item import InspectedItem


class Summary(NamedTuple):
    """What a row says of an item."""

    mark: str
    """One of the marks: ``block``, ``warn``, ``neutral``, ``ok``, ``unchecked``."""

    number: str
    title: str
    """The item's ``type``."""

    subtitle: str
    """Name, call_id, role or id: whatever tells it from the others."""

    more: str
    """The call_id or the id, where another name stands before it."""

    reason: str
    partner: str
    """The number of the output of a call, or of the call of an output."""

    spoken: str
    """All of it as one sentence."""


def summary_of(inspected: InspectedItem, partner: int | None = None) -> Summary:
    """Say one item in a few words.

    Args:
        inspected: The item.
        partner: The number of the other half of its pair.
    """
    item = inspected.item
    title = item.type_text or QCoreApplication.translate("Items", "no type")
    names = (item.name, item.call_id)
    if not any(names):
        names = (item.text("role"), item.item_id)
    parts = [part for part in names if part] or [""]
    mark, reason = mark_of(inspected), inspected.reason.value
    spoken = (str(item.index), title, *parts, reason, mark_word(mark), _pair(partner))
    return Summary(
        mark,
        str(item.index),
        one_line(title),
        one_line(parts[0]),
        one_line(parts[1]) if parts[1:] else "",
        reason,
        "" if partner is None else str(partner),
        ", ".join(one_line(part) for part in spoken if part),
    )


def _pair(partner: int | None) -> str:
    if partner is None:
        return ""
    words = QCoreApplication.translate("Items", "linked with item {number}")
    return words.format(number=partner)


def mark_of(inspected: InspectedItem) -> str:
    """The mark of an item; an item that is no call and blocks nothing is neutral."""
    if inspected.blocks:
        return "block"
    reason = inspected.reason.value
    if reason in {"ok", "unchecked"}:
        return reason
    is_warned = any(f.severity.value == "warn" for f in inspected.findings)
    return "warn" if is_warned else "neutral"


def mark_word(mark: str) -> str:
    """What a mark says, in a word."""
    translate = QCoreApplication.translate
    words = {
        "block": translate("Marks", "blocked"),
        "warn": translate("Marks", "warning"),
        "info": translate("Marks", "note"),
        "neutral": translate("Marks", "nothing blocks it"),
        "ok": translate("Marks", "ok"),
        "unchecked": translate("Marks", "not checked"),
    }
    return words[mark]


_LONGEST = 200


def one_line(text: str, longest: int = _LONGEST) -> str:
    """A logged value fit for one row: cut, and without line breaks."""
    cut = text if len(text) <= longest else text[:longest] + "…"
    shown = "".join(c if c.isprintable() else "\ufffd" for c in cut)
    return shown.encode("utf-8", "replace").decode("utf-8")
