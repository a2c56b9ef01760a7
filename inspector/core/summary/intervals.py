"""How far a difference between two samples may be off: intervals of 95 %.

Shares: E. B. Wilson, "Probable inference", JASA 22 (1927), and for the difference of
two of them R. G. Newcombe, "Interval estimation for the difference between
independent proportions", Statistics in Medicine 17 (1998), method 10. Means: B. L.
Welch, Biometrika 34 (1947). Quantiles of Student's t: M. Abramowitz and I. Stegun,
"Handbook of Mathematical Functions" (1964), 26.7.5.
"""

from __future__ import annotations

from math import fsum, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_Z = 1.959963984540054
"""The 0.975 quantile of the normal distribution."""

_FEWEST_FREE = 3
"""Degrees of freedom from which the expansion of the quantile is right to 0.5 %."""


class Interval(NamedTuple):
    """From where to where."""

    low: float
    high: float


class Difference(NamedTuple):
    """The right side less the left one."""

    value: float
    interval: Interval | None
    """None where there is too little to say how far it may be off."""


def wilson(hits: int, total: int) -> Interval:
    """The interval of one share.

    Example:
        >>> [round(bound, 4) for bound in wilson(81, 263)]
        [0.2553, 0.3662]
    """
    share, square = hits / total, _Z * _Z
    middle = (share + square / (2 * total)) / (1 + square / total)
    spread = share * (1 - share) / total + square / (4 * total * total)
    reach = _Z * sqrt(spread) / (1 + square / total)
    return Interval(max(middle - reach, 0.0), min(middle + reach, 1.0))


def difference_of_shares(left: tuple[int, int], right: tuple[int, int]) -> Difference:
    """How much larger the right share is; both totals are at least 1.

    Args:
        left: Hits and total.
        right: Hits and total.
    """
    shares = left[0] / left[1], right[0] / right[1]
    bounds = wilson(*left), wilson(*right)
    value = shares[1] - shares[0]
    down = sqrt((shares[1] - bounds[1].low) ** 2 + (bounds[0].high - shares[0]) ** 2)
    up = sqrt((bounds[1].high - shares[1]) ** 2 + (shares[0] - bounds[0].low) ** 2)
    return Difference(value, Interval(value - down, value + up))


def difference_of_means(left: Sequence[float], right: Sequence[float]) -> Difference:
    """How much larger the right mean is; there is a value on both sides."""
    means = mean_of(left), mean_of(right)
    value = means[1] - means[0]
    parts = _squared_error(left, means[0]), _squared_error(right, means[1])
    error = sum(parts)
    if min(len(left), len(right)) < 2:  # noqa: PLR2004 - one value has no spread
        return Difference(value, None)
    if not error:
        return Difference(value, Interval(value, value))
    sizes = len(left) - 1, len(right) - 1
    below = sum(part * part / size for part, size in zip(parts, sizes, strict=True))
    free = error * error / below
    if free < _FEWEST_FREE:
        return Difference(value, None)
    reach = t_quantile(free) * sqrt(error)
    return Difference(value, Interval(value - reach, value + reach))


def mean_of(values: Sequence[float]) -> float:
    """The mean of at least one value."""
    return fsum(values) / len(values)


def t_quantile(free: float) -> float:
    """The 0.975 quantile of Student's t.

    Args:
        free: Degrees of freedom, at least 3.
    """
    z = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / free**power for power, term in enumerate(terms, 1))


def _squared_error(values: Sequence[float], mean: float) -> float:
    """The variance of the mean; 0 for one value."""
    if len(values) == 1:
        return 0.0
    spread = fsum((value - mean) ** 2 for value in values)
    return spread / (len(values) - 1) / len(values)
