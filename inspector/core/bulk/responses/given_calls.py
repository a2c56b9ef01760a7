"""What is known of a call by the tools that a person gave.

What is said of a call is what its own members and its tool say; whatever its response
adds to that it adds to all calls of one shape. So where one of them is known, another
name is looked at by itself, without a response around it.

Source: `item_judging`, which says of an item what it says wherever that stands.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from inspector.core.bulk.responses.known_parts import known_item
from inspector.core.checks.item_checks import item_findings
from inspector.core.checks.item_judging import judged_item
from inspector.core.items.arguments import read_arguments
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.json_reader import read_json
from inspector.core.tools.tool import LookupStatus

if TYPE_CHECKING:
    from inspector.core.bulk.responses.known_kind import Fitted
    from inspector.core.bulk.responses.known_parts import KnownItem
    from inspector.core.tools.tool_sources import Sources


def given_call(line: bytes, fitted: Fitted, sources: Sources) -> KnownItem | None:
    """What is known of a call with a name that was not met before.

    Args:
        line: Its response.
        fitted: The call.
        sources: What a person gave; a name that no tool of these has may be that of a
            tool of the response.

    Returns:
        None where none like it is known, where no tools were given, and where others
        cannot be known by it.
    """
    kind = fitted.kind
    like = next(chain(kind.any.values(), kind.own.values()), None)
    if like is None or not fitted.name:
        return None
    try:
        text = line[fitted.start : fitted.end].decode()
    except UnicodeDecodeError:
        return None
    reading = read_json(text)
    if not reading.is_json or not isinstance(reading.root, ObjectNode):
        return None
    node, first = reading.root, like.judged.item
    item = replace(first, node=node, arguments=read_arguments(node, text))
    lookup = sources.lookup(item, ())
    if lookup.status is LookupStatus.NO_TOOLS:
        return None
    judged = judged_item(item, lookup, item_findings(item, text), in_json=True)
    return known_item(judged, text, like.target)
