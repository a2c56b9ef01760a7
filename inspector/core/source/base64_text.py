"""A text that stands in a string as base64, and where each character stands.

Nothing is stored for that: three bytes are four characters.

Source: RFC 4648 (October 2006), section 4.
"""

from __future__ import annotations

import binascii
from array import array
from collections.abc import Sequence
from typing import overload

from inspector.core.source.layer import Layer, composed
from inspector.core.source.span import Span
from inspector.core.source.string_map import StringMap

_GROUP, _BYTES = 4, 3


def layer_in_base64(below: Layer) -> Layer | None:
    """The UTF-8 text that a text spells in base64; None where it spells none."""
    try:
        data = binascii.a2b_base64(below.text, strict_mode=True)
        text = data.decode("utf-8")
    except ValueError:
        return None
    places: Sequence[int] = range(len(text) + 1)
    if not text.isascii():
        places = _byte_places(text)
    is_plain = len(below.runs.inner) == 1  # no escapes: as it stands in the document
    offset = below.runs.outer[0] if is_plain else 0
    whole = below.runs.literal if is_plain else Span(0, len(below.text))
    starts = _Places(places, 0, 0, offset)
    ends = _Places(places, 1, _BYTES - 1, offset)
    runs = StringMap(whole, len(text), range(len(text)), starts, ends)
    return Layer(text, runs if is_plain else composed(runs, below))


class _Places(Sequence[int]):
    """Where each character begins, or ends, among the characters of base64."""

    def __init__(
        self, places: Sequence[int], step: int, rounding: int, offset: int
    ) -> None:
        self._places = places
        self._step = step
        self._rounding = rounding
        self._offset = offset

    def __len__(self) -> int:
        return len(self._places) - 1

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...

    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        place = self._places[index % len(self) + self._step]
        return self._offset + (place * _GROUP + self._rounding) // _BYTES


def _byte_places(text: str) -> Sequence[int]:
    places = array("L", [0])
    for character in text:
        places.append(places[-1] + len(character.encode()))
    return places
