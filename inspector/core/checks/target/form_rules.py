"""How ids and names are spelled, as a target wants them.

Where the catalogue has a rule for such a thing, that one is used: a target only
weighs it and says what it takes.

Source: the rules ``member-form`` of the targets' files.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import literal_of
from inspector.core.checks.places import member_place
from inspector.core.checks.target.stating import Asked, stated
from inspector.core.source.json_nodes import StringNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.targets.rule_kinds import MemberForm

_CODES = {
    ("id", "prefix"): "item/id-prefix",
    ("id", "longest"): "item/id-length",
    ("call_id", "pattern"): "item/call-id-charset",
    ("call_id", "longest"): "item/call-id-length",
    ("name", "pattern"): "item/name-pattern",
    ("name", "longest"): "item/name-pattern",
    ("namespace", "pattern"): "item/namespace-member",
    ("namespace", "longest"): "item/namespace-member",
}
"""The catalogue's rule for each member and what is asked of it."""


def of_form(rule: MemberForm, item: Item, asked: Asked) -> Iterator[Finding]:
    """A string that is not spelled as the target wants it."""
    node = item.get(rule.member)
    if not isinstance(node, StringNode):
        return
    for aspect in _broken(rule, node.text):
        yield stated(
            _CODES[rule.member, aspect],
            asked,
            rule,
            member_place(item, rule.member),
            f"target-{aspect}" if rule.is_verified else f"unverified-{aspect}",
            item=item,
            member=rule.member,
            value=literal_of(node, asked.text),
            prefix=rule.prefix,
            pattern=rule.pattern,
            length=len(node.text),
            limit=rule.longest,
        )


def codes_of(rule: MemberForm) -> frozenset[str]:
    """The rules of the catalogue whose place a target's rule takes."""
    asked = (name for name in ("prefix", "pattern", "longest") if getattr(rule, name))
    return frozenset(_CODES[rule.member, aspect] for aspect in asked)


def _broken(rule: MemberForm, text: str) -> Iterator[str]:
    """What is asked and does not hold."""
    if not text.startswith(rule.prefix):
        yield "prefix"
    if rule.pattern and not re.fullmatch(rule.pattern, text):
        yield "pattern"
    if rule.longest and len(text) > rule.longest:
        yield "longest"
