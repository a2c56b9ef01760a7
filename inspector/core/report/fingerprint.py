"""Names for findings that stay the same from run to run.

Line numbers and indices change with every line that is added above, so no
fingerprint holds one: it is made of the rule, of the item that the finding stands on,
and of the place within that item. Two findings may share a fingerprint, such as the
same fault in a call that was logged twice; whoever compares runs has to count.

Source: SARIF 2.1.0 (OASIS, 27 March 2020), section 3.27.17 and appendix B.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from typing import TYPE_CHECKING, NamedTuple

import orjson

from inspector.core.report.visible_text import visible_text

if TYPE_CHECKING:
    from inspector.core.report.rows import (
        ReportDifference,
        ReportFinding,
        ReportItem,
        ReportPlace,
        Side,
    )

VERSION = "v1"
"""Raised when a fingerprint is made of something else."""

_DIGITS = 32
"""Hexadecimal digits that are kept: 128 bits."""

_INDEX = re.compile(r"/\d+(?=/|$)")


class Fingerprint(NamedTuple):
    """What a finding is known by."""

    exact: str
    """Of this finding: the input's name and the ids of its item are part of it."""

    alike: str
    """Of all that are wrong in the same way: the same log of another day, with other
    ids under another name, has the same ones."""


def fingerprint_of(found: ReportFinding, side: Side) -> Fingerprint:
    """The fingerprint of what a check said.

    Args:
        found: A finding of the side.
        side: Where its item and its input are.
    """
    finding, place = found.finding, found.place
    kind = (found.code, finding.keyword, *_within(place, side))
    return _fingerprint(kind, _ids(place, side))


def fingerprint_of_difference(
    difference: ReportDifference, sides: tuple[Side, ...]
) -> Fingerprint:
    """The fingerprint of what a comparison said."""
    kind: list[object] = [difference.code]
    ids: list[object] = []
    both = (difference.left, difference.right)
    for place, side in zip(both, sides, strict=True):
        kind.append(_within(place, side) if place is not None else None)
        ids.append(_ids(place, side) if place is not None else None)
    return _fingerprint(kind, ids)


def fingerprint_of_item(item: ReportItem, side: Side) -> Fingerprint:
    """The fingerprint of an item's answer, where no finding says why it is blocked."""
    kind = (f"verdict/{item.reason}", item.type, item.name)
    name = _normal(side.inputs[item.input].facts.name)
    return _fingerprint(kind, (name, item.id, item.call_id))


def _fingerprint(kind: object, ids: object) -> Fingerprint:
    return Fingerprint(_digest([VERSION, kind, ids]), _digest([VERSION, kind]))


def _digest(value: object) -> str:
    try:
        text = orjson.dumps(value)
    except TypeError:  # half a surrogate pair, which a log may hold
        text = orjson.dumps(_shown(value))
    return hashlib.sha256(text).hexdigest()[:_DIGITS]


def _shown(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return [_shown(each) for each in value]
    return visible_text(value) if isinstance(value, str) else value


def _within(place: ReportPlace, side: Side) -> tuple[object, ...]:
    """What the place is in, and where in it."""
    if place.item is None:
        # Nothing names what it stands on, and an index would move.
        return (None, None, _INDEX.sub("/*", place.pointer), place.inner)
    item = side.items[place.item]
    pointer = place.pointer.removeprefix(item.pointer)
    return (item.type, item.name, pointer, place.inner)


def _ids(place: ReportPlace, side: Side) -> tuple[str | None, ...]:
    name = _normal(side.inputs[place.input].facts.name)
    if place.item is None:
        return (name, None, None)
    item = side.items[place.item]
    return (name, item.id, item.call_id)


def _normal(name: str) -> str:
    """One name for ``./a.json`` and ``a.json``, however a system separates folders."""
    return posixpath.normpath(name.replace("\\", "/"))
