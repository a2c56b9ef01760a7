"""On which line of a TOML text something is set; its reader does not tell.

A text that ends after a whole statement is TOML itself, so the first line that names
a key, and whose statement makes the key be there, is the one that sets it.

Source: TOML 1.0.0 (2021-01-11), "Key/Value Pair" and "Table".
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_AT_LINE = re.compile(r"^(.*) \(at line (\d+), column \d+\)$", re.DOTALL)
_AT_END = re.compile(r"^(.*) \(at end of document\)$", re.DOTALL)


def line_of(text: str, path: Sequence[str]) -> int:
    """The 1-based line that sets a key or opens a table.

    Args:
        text: What tomllib has read.
        path: Keys from the outside in; what is in an array stands where that begins.

    Returns:
        The line; 1 where the key is spelled so that it cannot be found.
    """
    keys = list(_keys_of_tables(tomllib.loads(text), path))
    if not keys:
        return 1
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if keys[-1] in line and _holds(_first_whole(lines, index), keys):
            return index + 1
    return 1


def fault_of(error: tomllib.TOMLDecodeError, text: str) -> tuple[int, str]:
    """The 1-based line of what is no TOML, and why it is none."""
    said = str(error)
    if found := _AT_LINE.match(said):
        return int(found[2]), found[1]
    at_end = _AT_END.match(said)
    return len(text.rstrip("\n").split("\n")), at_end[1] if at_end else said


def _keys_of_tables(value: object, path: Sequence[str]) -> Iterator[str]:
    """The keys of a path as far as they are not within an array."""
    for key in path:
        if isinstance(value, list):
            return
        yield key
        value = value.get(key) if isinstance(value, dict) else None


def _first_whole(lines: list[str], index: int) -> object:
    """What the text says when the statement that holds a line has ended."""
    for beginning in _beginnings(lines, index):
        try:
            return tomllib.loads(beginning)
        except tomllib.TOMLDecodeError:
            continue  # within a value of several lines
    return {}


def _beginnings(lines: list[str], index: int) -> Iterator[str]:
    return ("\n".join(lines[: end + 1]) + "\n" for end in range(index, len(lines)))


def _holds(value: object, keys: list[str]) -> bool:
    for key in keys:
        if not isinstance(value, dict) or key not in value:
            return False
        value = value[key]
    return True
