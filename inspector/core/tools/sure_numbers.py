"""Numbers that certainly keep to a schema, as regular expressions.

Only numerals without an exponent and of at most 15 digits, which every reader takes for
the same number.

Source: RFC 8259, section 6; JSON Schema, validation, 6.2.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_MOST_INTEGER = 10**15 - 1
_MOST_WHOLE = 10**8 - 1
"""Before a fraction, of which there are so many digits at most:"""

_FRACTION = rb"\.[0-9]{1,7}"
_MAY_BE_FRACTION = b"(?:" + _FRACTION + b")?+"


def integers(schema: Mapping[str, Any]) -> bytes | None:
    """The integers that keep to a schema; None where none is sure."""
    bounds = _bounds(schema)
    if bounds is None:
        return None
    ways = [*_signed(max(bounds[0], -_MOST_INTEGER), min(bounds[1], _MOST_INTEGER))]
    return _one_of(ways)


def numbers(schema: Mapping[str, Any]) -> bytes | None:
    """The numbers that keep to a schema; None where none is sure."""
    bounds = _bounds(schema)
    if bounds is None:
        return None
    # What lies beyond is no bound that a numeral of so few digits could reach.
    low, high = max(bounds[0], -_MOST_WHOLE - 1), min(bounds[1], _MOST_WHOLE + 1)
    ways = [way + _MAY_BE_FRACTION for way in _digits(max(low, 0), high - 1)]
    for way in _digits(max(-high, 0), -low - 1):
        ways.append(b"-" + way + (_FRACTION if way == b"0" else _MAY_BE_FRACTION))
    # Of the bounds themselves no fraction is left.
    ways += [b"%d" % end for end in {low, high} if low <= high and _is_in_reach(end)]
    return _one_of(ways)


def _is_in_reach(bound: int) -> bool:
    return abs(bound) <= _MOST_WHOLE


def _one_of(ways: list[bytes]) -> bytes | None:
    """A numeral to its end, so that nobody has to come back to it."""
    return b"(?:" + b"|".join(ways) + b")(?![0-9.])" if ways else None


def _bounds(schema: Mapping[str, Any]) -> tuple[int, int] | None:
    """The least and the greatest integer; None where that cannot be told."""
    low, high = -(10**16), 10**16
    for keyword, is_lower in (
        ("minimum", True),
        ("exclusiveMinimum", True),
        ("maximum", False),
        ("exclusiveMaximum", False),
    ):
        if keyword not in schema:
            continue
        bound = schema[keyword]
        if type(bound) not in (int, float) or not abs(bound) < 10**16:
            return None
        if is_lower:
            least = math.floor(bound) + 1 if "ex" in keyword else math.ceil(bound)
            low = max(low, least)
        else:
            most = math.ceil(bound) - 1 if "ex" in keyword else math.floor(bound)
            high = min(high, most)
    return low, high


def _signed(low: int, high: int) -> Iterator[bytes]:
    """Integers from one to another."""
    yield from _digits(max(low, 0), high)
    for way in _digits(max(-high, 1), -low):
        yield b"-" + way


def _digits(low: int, high: int) -> Iterator[bytes]:
    """Integers from one that is not negative to another, each in one way only."""
    if low == 0 <= high:
        yield b"0"
    whole: list[int] = []
    for length in range(len(str(max(low, 1))), len(str(max(high, 0))) + 1):
        least, most = 10 ** (length - 1), 10**length - 1
        if low <= least and most <= high:
            whole.append(length)
        elif max(low, least) <= min(high, most):
            yield from _between(str(max(low, least)), str(min(high, most)))
    if whole:
        yield b"[1-9][0-9]{%d,%d}" % (whole[0] - 1, whole[-1] - 1)


def _between(low: str, high: str) -> Iterator[bytes]:
    """Rows of digits from one to another of the same length."""
    rest = len(low) - 1
    least, most = "0" * rest, "9" * rest
    first, last = int(low[0]), int(high[0])
    if rest and first == last:
        yield from _behind(first, low[1:], high[1:])
        return
    if low[1:] != least:
        yield from _behind(first, low[1:], most)
        first += 1
    if high[1:] != most:
        yield from _behind(last, least, high[1:])
        last -= 1
    if first <= last:
        yield b"[%d-%d]" % (first, last) + b"[0-9]" * rest


def _behind(digit: int, low: str, high: str) -> Iterator[bytes]:
    return (b"%d%b" % (digit, way) for way in _between(low, high))
