"""What a provider may vary in an item without meaning anything by it.

One data file a dialect in ``resources/dialects``, with its evidence; adding one
is adding a file and its name here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import orjson

from inspector.assets import read_resource
from inspector.core.source.pointer import pointer_tokens

if TYPE_CHECKING:
    from inspector.core.texts import Localized

DIALECTS = ("open-responses", "openai", "openai-agents")
"""The dialects that are known, the first that lets a member pass is named."""

_ANY = "*"


@dataclass(frozen=True, slots=True)
class Dialect:
    """One set of members that vary without meaning."""

    name: str
    title: Localized
    members: dict[str, tuple[tuple[str, ...], ...]]
    """Per item type without prefix, or ``*`` for all: where such members stand
    below the item, as reference tokens; ``*`` is any index."""

    def covers(self, kind: str, pointer: str) -> bool:
        """Whether a value of an item, or one above it, may vary.

        Args:
            kind: The item's type without prefix.
            pointer: The value's place below the item.
        """
        tokens = pointer_tokens(pointer)
        patterns = (*self.members.get(_ANY, ()), *self.members.get(kind, ()))
        return any(_matches(pattern, tokens) for pattern in patterns)


@cache
def dialect(name: str) -> Dialect:
    """Read a dialect once.

    Raises:
        KeyError: there is no such dialect.
    """
    if name not in DIALECTS:
        raise KeyError(name)
    entry = orjson.loads(read_resource("dialects", f"{name}.json"))
    members = {
        kind: tuple(pointer_tokens(pointer) for pointer in pointers)
        for kind, pointers in entry["members"].items()
    }
    return Dialect(name, entry["title"], members)


def _matches(pattern: tuple[str, ...], tokens: tuple[str, ...]) -> bool:
    return len(tokens) >= len(pattern) and all(
        expected in (_ANY, token)
        for expected, token in zip(pattern, tokens, strict=False)
    )
