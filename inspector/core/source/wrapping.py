"""What stood around a value in the text that was pasted, and how that is said.

Source: finding catalogue, room ``envelope/`` (``envelope/unwrapped`` and
``envelope/python-repr``).
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.source.span import Span


class WrappingKind(StrEnum):
    """The sorts of wrapping that are read through."""

    PREFIX = "log-prefix"
    """Other text before the value on its line, as logs have it."""

    STRING = "string"
    """A string, the text of which is the value."""

    FENCE = "fence"
    """A Markdown code fence, with or without prose around it."""

    REPR = "python-repr"
    """The value as Python's ``repr`` prints it."""

    HAR = "har"
    """A body in an HTTP archive."""


class Wrapping(NamedTuple):
    """One thing that was read through."""

    kind: WrappingKind
    span: Span
    """Its first characters: the prefix, the opening quote, the fence."""

    levels: int = 1
    """For strings, how many stood in each other."""

    name: str = ""
    """A class name for a repr, a JSON Pointer for a body in an archive."""


WORDS = {
    WrappingKind.PREFIX: "log lines (prefix)",
    WrappingKind.STRING: "json in a string",
    WrappingKind.FENCE: "code fence",
    WrappingKind.REPR: "python repr",
    WrappingKind.HAR: "har",
}
"""How each is called in ``read_as``; stable."""

_FORM_WORDS = {"json-seq": "json text sequence", "values": "json values"}
_IMPLIED = {"json", "fence", "har"}
"""Forms that go without saying once a wrapping was named."""


def around(outer: Wrapping, inner: tuple[Wrapping, ...]) -> tuple[Wrapping, ...]:
    """All wrappings from the outside in; strings in strings are counted as one."""
    if inner and outer.kind is inner[0].kind is WrappingKind.STRING:
        return (outer._replace(levels=outer.levels + inner[0].levels), *inner[1:])
    return (outer, *inner)


def described(form: str, wrappings: Iterable[Wrapping]) -> str:
    """How a text was read, in stable words, from the outside in.

    Args:
        form: Name of the form inside of all wrappings.
        wrappings: Those of all records; each kind is named once, strings with the
            deepest nesting.
    """
    levels: dict[WrappingKind, int] = {}
    for each in wrappings:
        levels[each.kind] = max(levels.get(each.kind, 0), each.levels)
    words = [_word(kind, count) for kind, count in levels.items()]
    is_implied = form in _IMPLIED or (form == "jsonl" and WrappingKind.PREFIX in levels)
    if not words or not is_implied:
        words.append(_FORM_WORDS.get(form, form))
    return ", ".join(words)


def _word(kind: WrappingKind, levels: int) -> str:
    if kind is not WrappingKind.STRING:
        return WORDS[kind]
    return f"{WORDS[kind]} ({levels} level{'s' * (levels > 1)})"
