"""The two ids of an item: ``call_id``, which pairs, and ``id``, which names.

Source: Open Responses specification 2026-04-24, ``FunctionCallItemParam.call_id``
(1 to 64 characters); for the rest provider pages and public reports, named in the
rules' sources.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt, literal_of, named_characters
from inspector.core.checks.member_checks import is_required
from inspector.core.checks.places import finding_on, item_place, member_place
from inspector.core.items.item_types import known_type
from inspector.core.source.json_nodes import StringNode, is_null

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item

LONGEST_ID = 64
_PORTABLE = re.compile(r"[A-Za-z0-9_-]")
_BEDROCK = re.compile(r"[A-Za-z0-9_.:-]")
_OTHER_NAMES = ("callId", "tool_call_id", "toolCallId", "tool_use_id", "toolUseId")
_PREFIXES = {
    "function_call": "fc",
    "message": "msg",
    "reasoning": "rs",
    "custom_tool_call": "ctc",
}
"""What OpenAI checks an id that is sent to begin with; an underscore follows."""


def findings_on(item: Item, text: str) -> Iterator[Finding]:
    """Findings on ``call_id`` and ``id``."""
    call_id = item.get("call_id")
    if isinstance(call_id, StringNode):
        yield from _of_call_id(item, call_id, text)
    elif call_id is None or is_null(call_id):
        yield from _without_call_id(item, is_absent=call_id is None)
    item_id = item.get("id")
    if isinstance(item_id, StringNode):
        yield from _of_id(item, item_id, text)


def _without_call_id(item: Item, *, is_absent: bool) -> Iterator[Finding]:
    known = known_type(item.type_text)
    rule = known.members.get("call_id") if known else None
    if known is None or rule is None or not is_required(item, rule):
        return
    other = next((name for name in _OTHER_NAMES if item.text(name)), "")
    variant = "output" if known.output_type is None else ""
    if other or not is_absent:
        variant = "other-name" if other else "null"
    yield finding_on(
        "item/call-id-missing",
        item,
        member_place(item, "call_id") if not is_absent else item_place(item),
        variant,
        type=known.name,
        other=other,
    )


def _of_call_id(item: Item, node: StringNode, text: str) -> Iterator[Finding]:
    length = len(node.text)
    if length > LONGEST_ID:
        yield finding_on(
            "item/call-id-length",
            item,
            member_place(item, "call_id"),
            "",
            length=length,
            limit=LONGEST_ID,
        )
    strange = _PORTABLE.sub("", node.text)
    if strange:
        yield finding_on(
            "item/call-id-charset",
            item,
            member_place(item, "call_id"),
            "composite" if "|" in strange else "",
            call_id=literal_of(node, text),
            characters=named_characters(strange),
            targets=_refusing(strange),
        )


def _refusing(strange: str) -> tuple[str, ...]:
    """The targets that are known to refuse an id with these characters."""
    if _BEDROCK.sub("", strange):
        return ("Anthropic", "Amazon Bedrock")
    return ("Anthropic",)


def _of_id(item: Item, node: StringNode, text: str) -> Iterator[Finding]:
    variant = _id_variant(item, node.text)
    if variant is not None:
        yield finding_on(
            "item/id-prefix",
            item,
            member_place(item, "id"),
            variant,
            id=literal_of(node, text),
            type=excerpt(item.type_text or ""),
            prefix=_PREFIXES.get(item.type_text or "", ""),
        )
    length = len(node.text)
    if length > LONGEST_ID:
        yield finding_on(
            "item/id-length",
            item,
            member_place(item, "id"),
            "",
            length=length,
            limit=LONGEST_ID,
        )


def _id_variant(item: Item, item_id: str) -> str | None:
    """What is wrong with an id; None where nothing is."""
    prefix = _PREFIXES.get(item.type_text or "")
    is_foreign = prefix is not None and not item_id.startswith(prefix)
    if item_id and item_id == item.call_id and _is_sent_elsewhere(item):
        return "call-id" if is_foreign else "same-as-call-id"
    return "" if is_foreign else None


def _is_sent_elsewhere(item: Item) -> bool:
    """A provider may number the items of its own types as it likes."""
    known = known_type(item.type_text)
    return known is not None and (known.is_closed or known.name in _PREFIXES)
