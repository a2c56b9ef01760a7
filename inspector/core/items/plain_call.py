"""Know a call that stands alone, exactly as the specification has it.

It is what is gated most often, by hooks that start for one item, and nothing else can
be meant by it: no wrapper and no other API has these members and no others. So it is
answered for without loading what tells those apart; `body_search` says the same of it.

Source: Open Responses specification 2026-04-24, ``FunctionCall``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.body import Body, BodyKind
from inspector.core.source.json_nodes import ObjectNode, StringNode

if TYPE_CHECKING:
    from inspector.core.source.document import Document

_MEMBERS = frozenset({"type", "id", "call_id", "name", "arguments", "status"})


def plain_call(document: Document) -> Body | None:
    """The body of a document that is one plain call; None for any other."""
    if len(document.records) != 1 or document.framing is not None:
        return None
    root = document.records[0].root
    if not isinstance(root, ObjectNode) or root.text("type") != "function_call":
        return None
    has_only_its_own = _MEMBERS.issuperset(root.names())
    if not has_only_its_own or not isinstance(root.get("call_id"), StringNode):
        return None
    return Body(BodyKind.ITEM, 0, "", root, (("", root),), is_mixed=True)
