"""What a JSON Patch makes of a value, for tests.

Source: RFC 6902 (April 2013), section 4, for ``add``, ``remove`` and ``replace``.
"""

from __future__ import annotations

import copy
import json
from decimal import Decimal


def applied(patch: str, value: object) -> object:
    """The value that a patch gives; a step that the standard forbids fails."""
    root = [copy.deepcopy(value)]
    for step in loaded(patch):
        names = step["path"].split("/")[1:]
        tokens = [name.replace("~1", "/").replace("~0", "~") for name in names]
        holder, last = root, 0
        for token in tokens:
            holder = holder[last]
            last = int(token) if isinstance(holder, list) else token
        _take(step, holder, last, is_root=holder is root)
    return root[0]


def loaded(text: str) -> object:
    """The steps of a patch; no digit is lost."""
    return json.loads(text, parse_float=Decimal)


def exactly(value: object) -> str:
    """A value as text in which True is not 1."""
    return json.dumps(value, sort_keys=True, default=str)


def _take(step: dict, holder, last, *, is_root: bool) -> None:
    if step["op"] == "add" and isinstance(holder, list) and not is_root:
        assert 0 <= last <= len(holder)
        holder.insert(last, step["value"])
    elif step["op"] == "remove":
        del holder[last]
    elif step["op"] == "add":
        holder[last] = step["value"]
    else:
        assert step["op"] == "replace"
        holder[last]  # what is replaced must be there
        holder[last] = step["value"]
