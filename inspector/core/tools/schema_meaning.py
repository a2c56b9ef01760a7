"""A schema without what only describes it, to know those that bind the same.

Source: JSON Schema 2020-12, validation, section 9.1: a description binds nothing.
"""

from __future__ import annotations

import re
from functools import lru_cache

import orjson

_VALUES = frozenset({"const", "default", "enum", "examples"})
"""Keywords that hold values: a description in one of these is part of the value."""

_CLOSER_LOOK = re.compile(rb'Ref"|\$ref"|[0-9][eE]|[0-9]{16}')
"""What points into a schema may point at a description, and numbers that are not read
as they are written may become equal."""

_MOST_KEPT = 500


@lru_cache(_MOST_KEPT)
def meaning_of(spelled: bytes) -> bytes:
    """The same for schemas of which all that is said of a value is the same.

    Args:
        spelled: The schema as compact JSON.

    Returns:
        What it binds, as JSON; all of it where that cannot be told.
    """
    if _CLOSER_LOOK.search(spelled):
        return spelled
    return orjson.dumps(_binding(orjson.loads(spelled)))


def _binding(value: object) -> object:
    if isinstance(value, list):
        return [_binding(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        name: held if name in _VALUES else _binding(held)
        for name, held in value.items()
        if name != "description" or not isinstance(held, str)
    }
