"""What the catalogue's findings weigh for a target.

Three things move a weight: a target's own word on the rule, its list of item types,
and its own form of an id or name, of a tool, too, which takes the place of the general
one.

Source: the finding catalogue, "Severity": a rule may carry another severity for
another target.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.checks.target.form_rules import codes_of
from inspector.core.rules.severity import Severity
from inspector.core.targets.rule_kinds import Effect, ItemTypes, MemberForm, ToolForm
from inspector.core.tools.tool_types import FUNCTION

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding
    from inspector.core.targets.rule_kinds import TargetRule
    from inspector.core.targets.target import Subject, Target

_is_name_of_tool = re.compile(r"(?:/.+)?/tools/\d+/name").fullmatch
_OF_TYPES = ("item/type-provider", "item/type-unknown")


def weighed(finding: Finding, item: Subject | None, target: Target) -> Finding:
    """A finding with its weight for a target, and the evidence for that.

    Args:
        finding: With the weight for the default target.
        item: The item that it stands on; None where it stands on none.
        target: What is asked about.
    """
    weight = target.weight_of(finding.code, item, finding.variant)
    if weight is not None:
        return _moved(finding, weight.severity, weight)
    if item is None:
        return _by_tool_form(finding, target)
    if finding.code in _OF_TYPES:
        return _by_type(finding, item, target)
    return _by_form(finding, item, target)


def _by_type(finding: Finding, item: Subject, target: Target) -> Finding:
    """A target's own type is no fault there; one that it ignores is only lost."""
    for rule in target.of_kind(ItemTypes):
        if not rule.is_verified or not rule.accepts:
            continue
        if rule.takes(item.type_text or ""):
            return _moved(finding, Severity.INFO, rule)
        if rule.effect is Effect.IGNORED:
            return _moved(finding, rule.severity, rule)
    return finding


def _by_form(finding: Finding, item: Subject, target: Target) -> Finding:
    """The target has a form of its own, and its own finding where that is broken."""
    for rule in target.of_kind(MemberForm):
        is_its = rule.is_verified and rule.is_about(item.type_text, item.text("role"))
        if is_its and finding.code in codes_of(rule):
            return _moved(finding, Severity.INFO, rule)
    return finding


def _by_tool_form(finding: Finding, target: Target) -> Finding:
    """The same for the name of a tool."""
    if finding.code != "request/name" or not _is_name_of_tool(finding.place.pointer):
        return finding
    for rule in target.of_kind(ToolForm):
        if rule.is_verified and FUNCTION in rule.tools:
            return _moved(finding, Severity.INFO, rule)
    return finding


def _moved(finding: Finding, severity: Severity, rule: TargetRule) -> Finding:
    return replace(finding, severity=severity, basis=rule.sources)
