"""The characters that differ between two texts that are not the same.

What both begin and end with is cut off first; words are compared in what is
left, as long as that is short: nobody reads more, and the cost stays bounded.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, TypeAlias

from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Callable

Ranges: TypeAlias = tuple[Span, ...]

_WORD = re.compile(r"\w+|\s+|[^\w\s]")
_CHARACTERS_COMPARED = 4000
_WORD_PAIRS_COMPARED = 40_000
"""Words of the left times words of the right; the matcher is quadratic."""


def changed_ranges(left: str, right: str) -> tuple[Ranges, Ranges]:
    """Where each of two texts differs from the other, in code points."""
    shorter = min(len(left), len(right))
    start = _agreeing(shorter, lambda n: left[:n] == right[:n])
    end = _agreeing(
        shorter - start,
        lambda n: left[len(left) - n :] == right[len(right) - n :],
    )
    middle_left = left[start : len(left) - end]
    middle_right = right[start : len(right) - end]
    if max(len(middle_left), len(middle_right)) <= _CHARACTERS_COMPARED:
        words = _WORD.findall(middle_left), _WORD.findall(middle_right)
        if 0 < len(words[0]) * len(words[1]) <= _WORD_PAIRS_COMPARED:
            return _word_ranges(*words, start)
    return _range(start, len(middle_left)), _range(start, len(middle_right))


def _agreeing(limit: int, agrees: Callable[[int], bool]) -> int:
    """The largest length up to a limit that agrees, by halving."""
    low, high = 0, limit
    while low < high:
        length = (low + high + 1) // 2
        if agrees(length):
            low = length
        else:
            high = length - 1
    return low


def _word_ranges(
    left: list[str], right: list[str], start: int
) -> tuple[Ranges, Ranges]:
    places = _offsets(left, start), _offsets(right, start)
    ranges: tuple[list[Span], list[Span]] = ([], [])
    matcher = SequenceMatcher(None, left, right, autojunk=False)
    for tag, *bounds in matcher.get_opcodes():
        if tag == "equal":
            continue
        for side, (first, last) in enumerate((bounds[:2], bounds[2:])):
            if first < last:
                ranges[side].append(Span(places[side][first], places[side][last]))
    return tuple(ranges[0]), tuple(ranges[1])


def _offsets(words: list[str], start: int) -> list[int]:
    offsets = [start]
    for word in words:
        offsets.append(offsets[-1] + len(word))
    return offsets


def _range(start: int, length: int) -> Ranges:
    return (Span(start, start + length),) if length else ()
