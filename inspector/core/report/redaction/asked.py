"""What a person asked to be masked.

Source: the design's command line, ``--redact``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.errors import InspectorError
from inspector.core.report.visible_text import visible_text
from inspector.core.source.pointer import pointer_tokens

if TYPE_CHECKING:
    from collections.abc import Iterable

SECRETS = "secrets"
"""Known secrets, and what was named, are masked."""

VALUES = "values"
"""Every value is: names, types and lengths stay."""

MODES = (SECRETS, VALUES)

_NO_ESCAPE = re.compile("~(?![01])")
"""What RFC 6901, section 3, does not let a JSON Pointer have."""


class Asked(NamedTuple):
    """What is to be masked."""

    mode: str = SECRETS
    names: frozenset[str] = frozenset()
    """Of members whose values are masked, wherever they stand."""

    pointers: frozenset[tuple[str, ...]] = frozenset()
    """Tokens of JSON Pointers from a record, an item, or a decoded string."""

    patterns: tuple[re.Pattern[str], ...] = ()
    """What they match in a decoded string is masked."""


def asked_for(
    mode: str = SECRETS,
    *,
    members: Iterable[str] = (),
    patterns: Iterable[str] = (),
) -> Asked:
    """Read what a person wrote.

    Args:
        mode: One of `MODES`.
        members: Names, and JSON Pointers, which begin with a slash.
        patterns: Regular expressions of Python.

    Raises:
        InspectorError: there is no such mode, or a name, pointer or expression is none.
    """
    if mode not in MODES:
        raise InspectorError("redact-mode", name=mode, known=", ".join(MODES))
    pointers, names = [], []
    for member in members:
        if member.startswith("/"):
            if _NO_ESCAPE.search(member):
                raise InspectorError("redact-member", name=visible_text(member))
            pointers.append(pointer_tokens(member))
        else:
            names.append(member)
    compiled = tuple(map(_compiled, patterns))
    return Asked(mode, frozenset(names), frozenset(pointers), compiled)


def _compiled(pattern: str) -> re.Pattern[str]:
    try:
        return re.compile(pattern)
    except re.error as error:
        raise InspectorError(
            "redact-pattern", pattern=visible_text(pattern), reason=str(error)
        ) from error
