r"""What of a pattern's syntax providers cannot hold a model to.

Read token by token, so that ``\(?=`` and ``[(?=]`` are no look-around.

Source: ECMA-262 (2025), section 22.2.1; the rule book: ANT-1, XAI-5, OAI-K04, LC-1,
COH-1.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_TOKEN = re.compile(
    r"""
    (?P<property>\\[pP]\{)
  | (?P<boundary>\\[bB])
  | (?P<backreference>\\[1-9]|\\k<)
  | \\.
  | (?P<lookaround>\(\?(?:<?[=!]))
  | (?P<flags>\(\?[a-zA-Z-]+[:)])
  | (?P<repeat>\{\d+,\d+\})
  | (?P<anchors>[\^$])
  | (?P<class>\[\^?)
  | .
    """,
    re.VERBOSE | re.DOTALL,
)
_IN_CLASS = re.compile(r"(?P<property>\\[pP]\{)|\\.|(?P<end>\])|.", re.DOTALL)

_ORDER = (
    *("lookaround", "backreference", "boundary", "property", "flags"),
    *("repeat", "anchors", "unanchored"),
)


def traits_of(pattern: str) -> Iterator[str]:
    """The traits of a pattern, each once; ``unanchored`` where an end is open."""
    found = set(_traits(pattern))
    if not (pattern.startswith("^") and _ends_anchored(pattern)):
        found.add("unanchored")
    return (trait for trait in _ORDER if trait in found)


def _traits(pattern: str) -> Iterator[str]:
    place, in_class = 0, False
    while place < len(pattern):
        token = (_IN_CLASS if in_class else _TOKEN).match(pattern, place)
        if token is None:  # a lone backslash at the end
            return
        place = token.end()
        if token.lastgroup == "class":
            in_class = True
        elif token.lastgroup == "end":
            in_class = False
        elif token.lastgroup is not None:
            yield token.lastgroup


def _ends_anchored(pattern: str) -> bool:
    if not pattern.endswith("$"):
        return False
    before = pattern[:-1]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 0
