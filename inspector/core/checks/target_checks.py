"""All that a target says of a document, beside what the catalogue says anyway.

A kind of rule is checked by one function; adding one is adding a function and a line
in a table. What a target finds at a place takes the place of the same finding of the
catalogue there.

Source: the finding catalogue, "Severity", and the files of the targets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from inspector.core.checks.pairing.conversations import conversations_of, is_loose
from inspector.core.checks.pairing.pair_findings import PAIRING
from inspector.core.checks.preceding import NOTHING
from inspector.core.checks.target import (
    form_rules,
    list_rules,
    member_rules,
    part_rules,
    request_rules,
)
from inspector.core.checks.target.stating import Asked
from inspector.core.checks.target.weighing import weighed
from inspector.core.targets.rule_kinds import (
    ItemTypes,
    Last,
    MemberForm,
    MemberRefused,
    MemberRequired,
    MemberValue,
    ObjectArguments,
    Order,
    PartForm,
    Parts,
    RequestMember,
    TargetRule,
    ToolForm,
    ToolTypes,
    UniqueIds,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.preceding import Preceding
    from inspector.core.items.envelope import Body
    from inspector.core.items.item import Item
    from inspector.core.targets.target import Target

_OF_ITEM: Mapping[type[TargetRule], Callable[[Any, Item, Asked], Iterator[Finding]]] = {
    ItemTypes: member_rules.of_type,
    MemberRequired: member_rules.required,
    MemberRefused: member_rules.refused,
    MemberValue: member_rules.of_value,
    ObjectArguments: member_rules.of_arguments,
    MemberForm: form_rules.of_form,
    Parts: part_rules.of_parts,
    PartForm: part_rules.of_part_form,
    Last: list_rules.of_end,
}
_OF_LIST: Mapping[
    type[TargetRule],
    Callable[[Any, Sequence[Item], Asked, Preceding], Iterator[Finding]],
] = {UniqueIds: list_rules.of_ids, Order: list_rules.of_order}
_OF_BODY: Mapping[type[TargetRule], Callable[[Any, Body, Asked], Iterator[Finding]]] = {
    RequestMember: request_rules.of_member,
    ToolTypes: request_rules.of_tools,
    ToolForm: request_rules.of_names,
}


def target_findings(
    items: Sequence[Item],
    bodies: Iterable[Body],
    text: str,
    target: Target,
    before: Preceding = NOTHING,
) -> Iterator[Finding]:
    """What a target's own rules find; cost is linear.

    Args:
        items: All items of a document in order, whatever is wrong with them.
        bodies: The values that hold them.
        text: The document's text.
        target: What is asked about.
        before: What the log holds before this text, if it is a line of one.
    """
    asked = Asked(target.title, text)
    meant: dict[int, list[Item]] = {}
    for (type_text, role), alike in _alike(items).items():
        for number in target.about(type_text, role):
            meant.setdefault(number, []).extend(alike)
    for number, rule in enumerate(target.rules):
        kind = type(rule)
        if kind in _OF_ITEM:
            for item in meant.get(number, ()):
                yield from _OF_ITEM[kind](rule, item, asked)
        elif kind in _OF_BODY:
            for body in bodies:
                yield from _OF_BODY[kind](rule, body, asked)
        elif kind in _OF_LIST:
            for conversation in conversations_of(items):
                known = before if is_loose(conversation[0].body) else NOTHING
                yield from _OF_LIST[kind](rule, conversation, asked, known)


def list_findings(
    items: Sequence[Item], text: str, target: Target
) -> Iterator[Finding]:
    """What of that only the list shows.

    Args:
        items: All items of one body.
        text: The document's text.
        target: What is asked about.
    """
    asked = Asked(target.title, text)
    for rule in target.rules:
        if type(rule) in _OF_LIST:
            yield from _OF_LIST[type(rule)](rule, items, asked, NOTHING)


def _alike(
    items: Iterable[Item],
) -> Mapping[tuple[str | None, str | None], Sequence[Item]]:
    """Items by type and role, so that each rule is asked once for all of a sort."""
    alike: dict[tuple[str | None, str | None], list[Item]] = {}
    for item in items:
        alike.setdefault((item.type_text, item.text("role")), []).append(item)
    return alike


def findings_for(
    findings: Iterable[Finding],
    own: Sequence[Finding],
    item: Item | None,
    target: Target,
) -> tuple[Finding, ...]:
    """The findings of one item, or of the text around items, for a target.

    Args:
        findings: With their weights for the default target.
        own: What the target's rules found there.
        item: The item; None for the text around items.
        target: What is asked about.

    Returns:
        All of them in the order of the text; at one place what pairing says comes
        last, since of a line of a log it is known last.
    """
    if not own:  # the order stays what it was
        return tuple(weighed(finding, item, target) for finding in findings)
    said = {_key(finding) for finding in own}
    kept = (finding for finding in findings if _key(finding) not in said)
    found = [*(weighed(finding, item, target) for finding in kept), *own]
    return tuple(sorted(found, key=_in_the_text))


def _in_the_text(finding: Finding) -> tuple[int, bool]:
    return finding.place.span.start, finding.code.startswith(PAIRING)


def _key(finding: Finding) -> tuple[object, ...]:
    return (finding.code, finding.place.pointer, finding.place.span)
