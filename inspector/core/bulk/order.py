"""Said where parts of a log cannot be judged apart."""

from __future__ import annotations


class OrderNeededError(Exception):
    """Something depends on the order of records that parts cannot tell.

    The inputs are to be read once more, from one end to the other.
    """


def is_order_needed(
    reasoned: set[object],
    bare: set[object],
    loose: set[object],
    *,
    has_loose_reasoning: bool,
) -> bool:
    """Whether reasoning may have got lost on the way of a call to another record.

    Args:
        reasoned: Calls with reasoning before them, in bodies of their own.
        bare: Calls without, in bodies of their own that were sent whole.
        loose: Calls that stand loose.
        has_loose_reasoning: Whether there is reasoning that stands loose.
    """
    return not (
        reasoned.isdisjoint(bare)
        and reasoned.isdisjoint(loose)
        and (not has_loose_reasoning or bare.isdisjoint(loose))
    )
