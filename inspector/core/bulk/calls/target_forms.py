"""What a target asks of the ids of lines that are alike, as one look ahead.

What is said of a line holds for all like it, provided that their ids are spelled as the
target wants them just as its own are. One that is not spelled so is quoted, so that
such a line stands for no other.

Source: the rules ``member-form`` of the targets' files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from inspector.core.targets.rule_kinds import MemberForm
    from inspector.core.targets.target import Target

_IDS = ("id", "call_id")
"""A name is no such member: what is said of a call is known by its name."""


def forms_asked(
    target: Target | None, type_text: str, role: str | None
) -> Mapping[str, bytes]:
    """Look aheads for members that are ids, by their names.

    Args:
        target: What items are to be replayed on; None for the default one.
        type_text: Of an item.
        role: Of the item.
    """
    asked: dict[str, bytes] = {}
    if target is None or not target.rules:
        return asked
    from inspector.core.targets.rule_kinds import MemberForm  # noqa: PLC0415 - rare

    for rule in target.of_kind(MemberForm):
        if rule.member in _IDS and rule.is_about(type_text, role):
            ahead = b"".join(_ahead(rule))
            asked[rule.member] = asked.get(rule.member, b"") + ahead
    return asked


def _ahead(rule: MemberForm) -> Iterator[bytes]:
    if rule.prefix:
        yield b"(?=%b)" % rule.prefix.encode()
    if rule.pattern:
        yield b'(?=(?:%b)")' % rule.pattern.encode()
    if rule.longest:
        yield b'(?=[^"]{0,%d}")' % rule.longest
