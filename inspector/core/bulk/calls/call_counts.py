"""Count calls that differ from one that is fine in their arguments alone.

What is said of such a call is what the checks say of the first one with those arguments
in it. It is worked out once for arguments that break the same keywords at the same
places, and once for a short text; others are looked at one by one.

Source: `item_judging.judged_item`, which says of a call what it says of any item.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import orjson

from inspector.core.bulk.calls.near_json import ENCODED, step_of
from inspector.core.bulk.calls.shape import ARGUMENTS
from inspector.core.bulk.calls.sure_arguments import is_fine, sure_object
from inspector.core.checks.item_judging import judged_item
from inspector.core.checks.schema_checks import is_wrapper
from inspector.core.checks.weighed_items import weighed_item
from inspector.core.gate.tally import tally_of
from inspector.core.items.arguments import read_arguments
from inspector.core.source.json_nodes import Member, ObjectNode, StringNode
from inspector.core.targets.target import DEFAULT_TARGET, target_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.gate.tally import Tally
    from inspector.core.targets.target import Target
    from inspector.core.tools.contract import SureSchema
    from inspector.core.tools.near_texts import NearTexts

FINE = -1
"""The outcome of arguments of which nothing is to be said."""

_MOST_OUTCOMES = 1000
_MOST_KEPT = 10_000
_SHORT = 64
"""Bytes of a text that is worth keeping."""


class CallKind(NamedTuple):
    """Calls that differ in ids and arguments alone."""

    first: InspectedItem
    said: Sequence[Finding]
    """What is said of it without its arguments."""

    schema: SureSchema | None
    is_checked: bool
    """Whether arguments are held against a schema."""


class CallCounts:
    """What calls with other arguments add to the counts.

    Args:
        target: What they are to be replayed on.
    """

    def __init__(self, target: str = DEFAULT_TARGET) -> None:
        self._target = target_of(target)
        self.tallies: list[Tally] = []
        """By the numbers of outcomes: each is another one."""

        self._numbers: dict[tuple[object, ...], int] = {}
        self._known: dict[tuple[object, ...], int | None] = {}
        self._kinds: dict[int, tuple[CallKind, int]] = {}
        """Kinds by their identity, each with the number of those that are judged as
        it is."""

        self._judged: dict[tuple[object, ...], int] = {}

    def outcome(self, kind: CallKind, raw: bytes, text: bytes) -> int | None:
        """What is counted of a call.

        Args:
            kind: What it is like.
            raw: Its arguments as they stand in the line, in sound UTF-8.
            text: What they say.

        Returns:
            `FINE` where it adds what the first one adds, with arguments that are fine;
            else the number of what it adds. None where more is known than is worth it.
        """
        value, (_, _, schema, is_checked) = sure_object(text), kind
        if is_fine(value, len(text), schema, is_checked=is_checked):
            return FINE
        pattern = _pattern_of(kind, value, text)
        if pattern is None:
            return self._numbered(_judged(kind, raw, text, self._target))
        number = self._number_of(kind)
        if (number, pattern) not in self._known:
            found = self._numbered(_judged(kind, raw, text, self._target))
            if len(self._known) >= _MOST_KEPT:
                return found
            self._known[number, pattern] = found
        return self._known[number, pattern]

    def _number_of(self, kind: CallKind) -> int:
        """The number of kinds of which all arguments make the same."""
        found = self._kinds.get(id(kind))
        if found is None:
            number = self._judged.setdefault(_judged_by(kind), len(self._judged))
            found = self._kinds[id(kind)] = kind, number
        return found[1]

    def _numbered(self, tally: Tally) -> int | None:
        said = (*tally.reasons, tally.blocking, *tally.rules.items())
        number = self._numbers.get(said)
        if number is None and len(self.tallies) < _MOST_OUTCOMES:
            number = self._numbers[said] = len(self.tallies)
            self.tallies.append(tally)
        return number


class Variants:
    """Numbers for what is counted of kinds with outcomes, as many as are worth it."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[int, int], int] = {}

    def number(
        self, kind: int, outcome: int, new: Callable[[int, int], int]
    ) -> int | None:
        """The number of a kind with an outcome; None where there are too many.

        Args:
            kind: Its number.
            outcome: Its number.
            new: Makes the number of one that was not met before.
        """
        found = self._numbers.get((kind, outcome))
        if found is None and len(self._numbers) < _MOST_KEPT:
            found = self._numbers[kind, outcome] = new(kind, outcome)
        return found


def _judged_by(kind: CallKind) -> tuple[object, ...]:
    """All that arguments are judged by, and what is said beside them.

    The same call may stand loose, and in responses of several shapes; and functions
    may differ in nothing but their names and what describes them.
    """
    first, lookup = kind.first, kind.first.lookup
    found: tuple[object, ...] = ()
    if lookup is not None:
        meaning = None if kind.schema is None else kind.schema.meaning
        found = (lookup.status, meaning or id(lookup.tool))
    said = tuple((f.code, f.severity) for f in (*kind.said, *first.findings))
    item = first.item
    named = (item.type_text, item.namespace, item.name is None)
    return (*named, first.reason, kind.is_checked, *found, said)


def _pattern_of(
    kind: CallKind, value: dict[str, object] | None, text: bytes
) -> object | None:
    """What arguments have in common of which the same is said."""
    if value is None or kind.schema is None:
        step = _step_of(kind, text) if value is None else None
        if step is not None or len(text) > _SHORT:
            return step
        # In an object a member may have the name that is called.
        return text, kind.first.item.name if b"{" in text else None
    if _may_wrap(kind, value):
        return None
    return kind.schema.violation_pattern(value, len(text))


def _step_of(kind: CallKind, text: bytes) -> object | None:
    """What keeps a text from being a sure object, and what that breaks."""
    step = step_of(text)
    if step is None or step[0] != ENCODED:
        return step
    if kind.schema is None:
        return None if kind.is_checked else step
    broken = kind.schema.violation_pattern(orjson.loads(text), len(text))
    return None if broken is None else (step, broken)


def near_texts_of(kind: CallKind) -> NearTexts | None:
    """Arguments of which all is said by what is wrong in them; None for none."""
    texts = None if kind.schema is None else kind.schema.near_texts
    called = kind.first.item.name
    if texts is None or any(is_wrapper(name, called) for name in texts.names):
        return None  # what is right within may be said to belong one level higher
    return texts


def _may_wrap(kind: CallKind, value: dict[str, object]) -> bool:
    called = kind.first.item.name
    return any(
        type(each) is dict and is_wrapper(name, called) for name, each in value.items()
    )


def _judged(kind: CallKind, raw: bytes, text: bytes, target: Target) -> Tally:
    """Let the checks look at the first call with other arguments in it."""
    first, document_text = kind.first.item, f'"{raw.decode()}"'
    literal = StringNode(0, len(document_text), text.decode())
    node = first.node
    assert isinstance(node, ObjectNode)
    members = tuple(
        Member(m.name, literal) if m.name.text == ARGUMENTS else m for m in node.members
    )
    node = ObjectNode(node.start, node.end, members)
    arguments = read_arguments(node, document_text)
    item = replace(first, node=node, arguments=arguments)
    judged = judged_item(item, kind.first.lookup, kind.said, in_json=True)
    return tally_of(weighed_item(judged, document_text, target))
