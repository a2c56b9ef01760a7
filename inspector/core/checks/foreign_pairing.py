"""Calls and results of other APIs over a whole conversation.

What pairs is an id, or the function's name where an API has no ids. A call or result
that was taken out of its conversation is in no list that it could miss anything in.

Source: the finding catalogue ("the rooms ``json/``, ``arguments/`` and ``pairing/``
still speak about its calls"); rule book, section 5, for the place of id and result,
and section 3.6 (RP-AN, RP-GE, RP-CC) for what servers refuse.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.finding import Finding, Place
from inspector.core.checks.foreign_turns import Turns, parts_of
from inspector.core.checks.pairing.matching import Match, Matcher, MatchKind
from inspector.core.items.foreign.foreign_call import ForeignCall
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_nodes import StringNode, span_of
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Detail
    from inspector.core.items.envelope import Envelope
    from inspector.core.items.foreign.foreign_call import Foreign, ForeignResult
    from inspector.core.source.located import Located

FOREIGN, NAMED = "foreign", "foreign-named"
"""The variants of a rule's message that speak of another API."""

_LONGEST = 200
"""Characters of a pointer that a sentence can carry."""


def foreign_pairing_findings(envelope: Envelope) -> Iterator[Finding]:
    """What is wrong with the pairs of other APIs; cost is linear."""
    for body in envelope.bodies:
        for foreign in body.foreign:
            yield from _Conversation(foreign).findings()


class _Half(NamedTuple):
    """A call or a result, and the number of the turn that it stands in."""

    part: ForeignCall | ForeignResult
    turn: int

    @property
    def at(self) -> Located:
        """What is underlined: the id, else the name of a call, else the part."""
        if isinstance(self.part, ForeignCall):
            return self.part.call_id or self.part.name or self.part.at
        return self.part.id_at or self.part.at

    @property
    def id(self) -> str | None:
        """What both halves have in common."""
        part = self.part
        if isinstance(part, ForeignCall):
            return part.call_id.string if part.call_id else None
        return part.call_id

    @property
    def name(self) -> str | None:
        """Of the function."""
        part = self.part
        if isinstance(part, ForeignCall):
            return part.name.string if part.name else None
        return part.name

    @property
    def shown(self) -> str:
        """The id in quotes, else the place, as a sentence has it."""
        return self.where if self.id is None else f'"{excerpt(self.id)}"'

    @property
    def where(self) -> str:
        """Where it stands, short enough for a sentence."""
        return excerpt(self.part.at.pointer or "/", _LONGEST)

    @property
    def is_owed(self) -> bool:
        """Whether it is a call that the client has to answer."""
        return isinstance(self.part, ForeignCall) and self.part.is_owed

    @property
    def list_of(self) -> tuple[int, str]:
        """The list that it is an element of."""
        at = self.part.at
        return at.record, at.pointer.rpartition("/")[0]


class _Keys:
    """What halves pair by: the id, or a number where there is only a name.

    Some APIs leave ids out, some clients do so in the result alone.
    """

    def __init__(self) -> None:
        self._open: set[str] = set()
        self._by_name: dict[str, deque[str]] = {}
        self._count = 0

    def of_call(self, call: _Half) -> str:
        """The key of a call."""
        key = self._new() if call.id is None else f"id {call.id}"
        self._open.add(key)
        self._by_name.setdefault(call.name or "", deque()).append(key)
        return key

    def of_result(self, result: _Half) -> str:
        """The key of the call that a result answers; a new one where there is none."""
        key = self._new() if result.id is None else f"id {result.id}"
        if key not in self._open:
            key = self._named_key(result) or key
        self._open.discard(key)
        return key

    def _named_key(self, result: _Half) -> str | None:
        """The first open call of the name that a result says."""
        waiting = self._by_name.get(result.name) if result.name else None
        while waiting:
            first = waiting[0]
            if first in self._open:
                # Another id is another call; only one that has none may be meant.
                is_meant = result.id is None or first.startswith("number")
                return waiting.popleft() if is_meant else None
            waiting.popleft()
        return None

    def _new(self) -> str:
        self._count += 1
        return f"number {self._count}"


class _Conversation:
    """Goes through the calls and results of one API in their order."""

    def __init__(self, foreign: Foreign) -> None:
        self._foreign = foreign
        self._turns = Turns(foreign)
        self._keys = _Keys()
        self._matcher: Matcher[_Half, _Half] = Matcher(lambda call: call)

    def findings(self) -> Iterator[Finding]:
        """Everything that can be said."""
        given = {id(result.at.node) for result in self._foreign.results}
        for half in self._halves():
            part = half.part
            if not isinstance(part, ForeignCall):
                yield from self._of_result(half)
                continue
            key = self._keys.of_call(half)
            for match in self._matcher.call(key, half):
                yield from self._of_call(match)
            if part.result is not None and id(part.result.node) not in given:
                list(self._matcher.output(key, half))  # it has its result in itself
        if self._turns:
            yield from self._missing()

    def _halves(self) -> list[_Half]:
        parts = parts_of(self._foreign)
        halves = [_Half(part, self._turns.of(part.at)) for part in parts]
        return sorted(halves, key=lambda half: half.part.at.node.start)

    def _of_call(self, match: Match[_Half, _Half]) -> Iterator[Finding]:
        """A call against those before it, or a result that stands before it."""
        half, other = match.one, match.other
        if other is None:
            return  # the id was used before, and that call has been answered
        if match.kind is MatchKind.EARLY:
            if self._turns:
                yield self._said("pairing/output-before-call", half, other)
        elif self._turns or half.list_of == other.list_of:
            yield self._said("pairing/duplicate-call-id", half, other)

    def _of_result(self, result: _Half) -> Iterator[Finding]:
        for match in self._matcher.output(self._keys.of_result(result), result):
            if match.past is not None:
                yield self._said("pairing/duplicate-output", result, match.past)
            elif match.other is not None:
                yield from self._of_order(result, match.other)

    def _of_order(self, result: _Half, call: _Half) -> Iterator[Finding]:
        between = self._turns.between(call.turn, result.turn)
        if between is not None and call.is_owed:
            yield self._said(
                "pairing/not-adjacent",
                result,
                call,
                between=excerpt(between.text("role") or between.text("type") or "?"),
                at=excerpt(between.pointer, _LONGEST),
            )

    def _missing(self) -> Iterator[Finding]:
        for match in self._matcher.close():
            half = match.one
            if match.kind is MatchKind.ORPHAN:
                is_named = half.id is None
                yield self._said(
                    "pairing/orphan-output",
                    half,
                    variant=NAMED if is_named else FOREIGN,
                )
            elif half.is_owed and self._turns.goes_on_behind(half.turn):
                yield self._said("pairing/unanswered-call", half)

    def _said(
        self,
        code: str,
        half: _Half,
        other: _Half | None = None,
        /,
        *,
        variant: str = FOREIGN,
        **more: Detail,
    ) -> Finding:
        named = other or half
        details: dict[str, Detail] = {
            "api": self._foreign.api.title,
            "call_id": half.shown,
            "name": excerpt(named.name or half.name or "?"),
            "other": named.where,
            **more,
        }
        place, said = _place_of(half.at), tuple(details.items())
        return Finding(code, severity_of(code), place, None, variant, said)


def _place_of(at: Located) -> Place:
    """A string, or the first character of anything else."""
    span = span_of(at.node)
    if not isinstance(at.node, StringNode):
        span = Span(span.start, min(span.start + 1, span.end))
    return Place(at.record, at.pointer, span)
