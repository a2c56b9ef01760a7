"""What is wrong with the name that something is given: a tool, or a format.

Source: Open Responses specification 2026-04-24, ``FunctionToolParam.name``;
openai-openapi v2.3.0; for a target, its file's ``tool-form``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of, named_characters

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from inspector.core.checks.finding import Detail
    from inspector.core.source.json_nodes import StringNode
    from inspector.core.targets.rule_kinds import ToolForm

    Fault: TypeAlias = tuple[str, dict[str, Detail]]
    """Which message of ``request/name`` fits, and its values."""

PORTABLE_NAME = 64
LONGEST_NAME = 128
"""Of a function on OpenAI's Responses; the specification has `PORTABLE_NAME`."""

_ALLOWED = re.compile(r"[a-zA-Z0-9_-]+")


def name_faults(
    node: StringNode, text: str, longest: int = LONGEST_NAME
) -> Iterator[Fault]:
    """What is wrong with a name wherever it is sent.

    Args:
        node: The name.
        text: The document's text.
        longest: Characters that any API takes.
    """
    shown, length = literal_of(node, text), len(node.text)
    strange = _ALLOWED.sub("", node.text)
    if not node.text:
        yield "empty", {}
    if strange:
        yield "", {"name": shown, "characters": named_characters(strange)}
    if length > PORTABLE_NAME:
        is_refused = length > longest
        limit = longest if is_refused else PORTABLE_NAME
        variant = "too-long" if is_refused else "length"
        yield variant, {"name": shown, "length": length, "limit": limit}


def form_faults(rule: ToolForm, node: StringNode, text: str) -> Iterator[Fault]:
    """What a target does not take of a name.

    Args:
        rule: What it takes.
        node: The name.
        text: The document's text.
    """
    shown, length = literal_of(node, text), len(node.text)
    if rule.pattern and not re.fullmatch(rule.pattern, node.text):
        yield "target-pattern", {"name": shown, "pattern": rule.pattern}
    if rule.longest and length > rule.longest:
        limits: dict[str, Detail] = {"length": length, "limit": rule.longest}
        yield "target-longest", {"name": shown, **limits}
