"""JSON as every writer writes it: valid UTF-8, whatever a log held."""

from __future__ import annotations

import json
import re
from json.encoder import encode_basestring
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

_SURROGATE = re.compile("[\ud800-\udfff]")

encoded = json.JSONEncoder(ensure_ascii=False).encode
quoted = encode_basestring
"""A value and a string as JSON text that may hold half a surrogate pair: what is made
of it has to be made `storable`."""


def json_text(value: object) -> str:
    """JSON text; half a surrogate pair can be written as an escape only."""
    return storable(encoded(value))


def storable(text: str) -> str:
    """JSON text with half a surrogate pair as an escape."""
    if text.isascii():
        return text
    return _SURROGATE.sub(lambda half: f"\\u{ord(half[0]):04x}", text)


def pattern_of(value: Mapping[str, object], holes: Collection[str]) -> str:
    """An object of which some members are left open, to be filled in with ``%``.

    Args:
        value: The object.
        holes: Members whose JSON text is to be filled in, in the order of the object.
    """
    members = []
    for name, member in value.items():
        text = "%s" if name in holes else encoded(member).replace("%", "%%")
        members.append(f"{encoded(name).replace('%', '%%')}: {text}")
    return f"{{{', '.join(members)}}}"
