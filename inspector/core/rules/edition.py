"""Which edition of the rules was used: two reports can be told apart by it.

A digest of what the rules weigh, say and rest on: nobody can forget to raise it.
"""

from __future__ import annotations

import hashlib
from functools import cache

import orjson

from inspector.core.rules.catalogue import ROOMS, rule_of, rules_in

_DIGITS = 12


@cache
def edition() -> str:
    """The edition of the whole catalogue, in hexadecimal."""
    digest = hashlib.sha256()
    for room in ROOMS:
        for code in rules_in(room):
            digest.update(f"{code} {edition_of(code)}\n".encode())
    return digest.hexdigest()[:_DIGITS]


@cache
def edition_of(code: str) -> str:
    """The edition of one rule, in hexadecimal.

    Raises:
        KeyError: there is no such rule.
    """
    entry = orjson.dumps(rule_of(code), tuple, orjson.OPT_SORT_KEYS)
    return hashlib.sha256(entry).hexdigest()[:_DIGITS]
