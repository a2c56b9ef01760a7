"""Texts in which little is wrong, and just what that is, as one regular expression.

A model leaves out a member, invents one, or writes a value that is no such value. What
is to be said of such a text depends on that alone: the members of an object are held
against their schemas one by one. The groups of the expression are what is wrong.

Source: `sure_texts`, for all that is right; JSON Schema 2020-12, core, section 10.3.2.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import orjson

from inspector.core.tools.sure_strings import literal
from inspector.core.tools.sure_texts import COLON, COMMA, LONGEST, Writing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.tools.sure_texts import Schema

_MOST_KEPT = 500

_BINDING = frozenset({"type", "properties", "required", "additionalProperties"})
"""Keywords of a schema that looks at each member by itself."""

_QUOTE = rb"\\\""
_WORD = _QUOTE + rb"[A-Za-z0-9_ -]{0,24}+" + _QUOTE
_NUMBER = rb"(?:0|[1-9][0-9]{0,8}+)(?:\.[0-9]{1,6}+)?+(?![0-9.eE])"
_SCALAR = b"(?:null|true|false|" + _NUMBER + b"|" + _WORD + b")"
_SMALL = b"|".join(
    (
        _SCALAR,
        rb"\{(?:" + _WORD + COLON + _SCALAR + rb")?+\}",
        rb"\[(?:" + _SCALAR + rb")?+\]",
    )
)
"""Values that may stand where another was wanted."""

_NEXT = b"(?:" + COMMA + b"(?=" + _QUOTE + rb")|(?=\}))"
"""Behind a member: another one, or the end."""

_NAME = rb"([A-Za-z_][A-Za-z0-9_-]{0,40}+)"


class NearTexts(NamedTuple):
    """The texts of one schema."""

    pattern: bytes
    """As that of `sure_texts`, but with groups. A text that leaves out nothing, invents
    nothing and has no odd value keeps to the schema; of two that have the same groups
    the same is to be said."""

    groups: int
    names: tuple[str, ...]
    """Members that the schema names."""


@lru_cache(_MOST_KEPT)
def near_texts(spelled: bytes, *, asserts_format: bool) -> NearTexts | None:
    """The expression for a schema; None where there is none for it.

    Args:
        spelled: The schema as JSON; what keeps to it is an object.
        asserts_format: Whether ``format`` decides or is a note.
    """
    schema = orjson.loads(spelled)
    if not isinstance(schema, dict) or schema.get("type") != "object":
        return None
    writing = Writing(schema, asserts_format=asserts_format)
    members, required = schema.get("properties"), schema.get("required", [])
    is_plain = writing.binding(schema) <= _BINDING and "$id" not in schema
    if not is_plain or not isinstance(members, dict) or not isinstance(required, list):
        return None
    if not all(isinstance(name, str) and name in members for name in required):
        return None
    pieces = [*_members(writing, members, frozenset(required))]
    if None in pieces:
        return None
    if schema.get("additionalProperties") in (None, True, False):
        pieces.append((_invented(members), 1))
    known = [piece for piece in pieces if piece is not None]
    pattern = b"".join((rb"\{", *(text for text, _ in known), rb"\}"))
    if len(pattern) > LONGEST:
        return None
    return NearTexts(pattern, sum(groups for _, groups in known), tuple(members))


def _members(
    writing: Writing, members: Schema, required: frozenset[str]
) -> Iterator[tuple[bytes, int] | None]:
    """Each with what may be wrong with it, and how many groups say so.

    None is for one that has to be there and has no expression.
    """
    for name, schema in members.items():
        named, texts = literal(name), writing.of(schema, 1)
        if named is None or texts is None:
            yield None if name in required else (b"", 0)
            continue
        member = named + COLON + b"(?:" + texts + b"|(" + _SMALL + b"))" + _NEXT
        if name in required:
            yield b"(?>" + member + b"|())", 2
        else:
            yield b"(?>" + member + b"|)", 1


def _invented(members: Schema) -> bytes:
    """A member at the end that the schema does not name."""
    known = b"|".join(re.escape(name.encode()) for name in members)
    is_new = b"(?!(?:" + known + b")" + _QUOTE + b")" if members else b""
    parts = (_QUOTE, is_new, _NAME, _QUOTE, COLON, _SCALAR, rb"(?=\})")
    return b"(?:" + b"".join(parts) + b")?+"
