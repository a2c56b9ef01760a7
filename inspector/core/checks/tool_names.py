"""Names of tools that stand in no request: in a tools list, or in a file of tools.

Those of a request are told with it (`request.tool_list`, `target.request_rules`).

Source: as for `name_faults`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.finding import Finding, Place
from inspector.core.checks.name_faults import form_faults, name_faults
from inspector.core.checks.target.stating import Asked, told
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_nodes import StringNode, span_of
from inspector.core.source.pointer import joined
from inspector.core.targets.target import TARGETS, target_of
from inspector.core.tools.tool import ToolShape
from inspector.core.tools.tool_types import FUNCTION

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.targets.rule_kinds import ToolForm
    from inspector.core.tools.tool import Tool

_CODE = "request/name"
_OF_OPENAI = (ToolShape.FUNCTION, ToolShape.CHAT)


def tool_name_findings(tool: Tool, target: str) -> Iterator[Finding]:
    """What is wrong with the name of a tool.

    Args:
        tool: One in the spelling of OpenAI; others are named by other rules.
        target: What it is to be sent to; nothing is said for one that is not known.
    """
    name = tool.node.get("name") if tool.node is not None else None
    is_meant = tool.shape in _OF_OPENAI and target in TARGETS
    if not is_meant or not isinstance(name, StringNode):
        return
    place = Place(tool.record, joined(tool.node_pointer, "name"), span_of(name))
    rules, text = target_of(target), tool.document.text
    # The default target has no rules, and their kinds need not be loaded for it.
    forms = _forms_of(target) if rules.rules else ()
    for rule in forms:
        asked = Asked(rules.title, text)
        for variant, details in form_faults(rule, name, text):
            yield told(_CODE, asked, rule, place, variant, details=details)
    if not forms:
        for variant, details in name_faults(name, text):
            found = tuple(details.items())
            yield Finding(_CODE, severity_of(_CODE), place, None, variant, found)


def _forms_of(target: str) -> tuple[ToolForm, ...]:
    from inspector.core.targets.rule_kinds import ToolForm  # noqa: PLC0415

    forms = target_of(target).of_kind(ToolForm)
    return tuple(rule for rule in forms if FUNCTION in rule.tools)
