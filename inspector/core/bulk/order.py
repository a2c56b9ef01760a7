"""Said where parts of a log cannot be judged apart."""

from __future__ import annotations


class OrderNeededError(Exception):
    """Something depends on the order of records that parts cannot tell.

    The inputs are to be read once more, from one end to the other.
    """
