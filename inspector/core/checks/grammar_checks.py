"""Findings on the input of a custom tool, held against the tool's grammar.

Source: OpenAI, function calling guide (2026-11-30), "Custom tools"; openai 3.57.0,
``ResponseCustomToolCall.input``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.places import finding_on, member_place
from inspector.core.items.item import CUSTOM_CALL
from inspector.core.source.json_nodes import StringNode
from inspector.core.tools.custom_tools import Match, match_of
from inspector.core.tools.literals import string_literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.tools.custom_tools import CustomTool


def custom_tool_of(item: Item, tools: Iterable[CustomTool]) -> CustomTool | None:
    """The custom tool that an item calls; of two of one name the last counts."""
    if item.type_text != CUSTOM_CALL:
        return None
    named = [tool for tool in tools if tool.name == item.name]
    exact = [tool for tool in named if tool.namespace == item.namespace]
    return next(reversed(exact or named), None)


def grammar_findings(item: Item, tool: CustomTool | None) -> Iterator[Finding]:
    """What the grammar says of a call's input, or why nobody can tell."""
    node = item.get("input")
    grammar = tool.grammar if tool is not None else None
    if grammar is None or not isinstance(node, StringNode):
        return
    match = match_of(grammar, node.text)
    if match is Match.FITS:
        return
    is_broken = match is Match.BREAKS
    yield finding_on(
        "arguments/grammar" if is_broken else "arguments/grammar-unchecked",
        item,
        member_place(item, "input"),
        "" if is_broken else match.value,
        grammar=string_literal(grammar.definition),
        syntax=string_literal(grammar.syntax),
    )
