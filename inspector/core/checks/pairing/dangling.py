"""Reasoning without the item that it led to.

Source: Open Responses specification 2026-04-24, "Reasoning"; OpenAI's message
"was provided without its required following item", in the rule's sources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple

from inspector.core.checks.pairing.conversations import is_answer
from inspector.core.checks.pairing.marks import Mark, Told, W, described, mark_of
from inspector.core.checks.pairing.parties import is_from_client
from inspector.core.source.json_nodes import ObjectNode, StringNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.envelope import Body
    from inspector.core.items.item import Item

REASONING = "reasoning"
_ASIDE = ("additional_tools", "configuration_update", "mcp_list_tools")
"""Settings: nobody's answer and nobody's question."""

_RUNNING = ("in_progress", "queued")
_CUT = ("incomplete", "failed", "cancelled")


class _Waiting(NamedTuple, Generic[W]):
    mark: Mark
    where: W


class ReasoningWatch(Generic[W]):
    """Holds the reasoning that has nothing behind it yet."""

    def __init__(self) -> None:
        self._waiting: list[_Waiting[W]] = []

    def feed(self, item: Item, where: W) -> Iterator[Told[W]]:
        """Take the next item. Several reasoning items may lead to one."""
        if item.type_text == REASONING:
            self._waiting.append(_Waiting(mark_of(item, "id"), where))
        elif self._waiting and not is_aside(item):
            if is_from_client(item):
                yield from self._told("followed", next=described(item))
            self._waiting.clear()

    def close(self, body: Body) -> Iterator[Told[W]]:
        """Judge what nothing came behind."""
        status = body.member("status")
        text = status.text if isinstance(status, StringNode) else ""
        if not is_answer(body):
            yield from self._told("")
        elif text not in _RUNNING:
            yield from self._told("cut" if text in _CUT else "response")

    def _told(self, variant: str, **details: str) -> Iterator[Told[W]]:
        for mark, where in self._waiting:
            code = "pairing/reasoning-dangling"
            finding = mark.finding(code, variant, id=mark.id, **details)
            yield Told(where, finding)


def is_aside(item: Item) -> bool:
    """Whether an item is a setting, which neither follows anything nor is followed."""
    return item.type_text in _ASIDE or not isinstance(item.node, ObjectNode)
