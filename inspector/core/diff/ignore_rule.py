"""Which differences a person does not want to see: one rule, and how it is written.

A rule is a place below the item, the name of a member at any depth, a kind, or a
dialect; one line of text says it on the command line and in saved settings.

Source: RFC 6901 (April 2013) for places, with ``*`` for any one reference token and
``**`` for any number of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.dialects import DIALECTS
from inspector.core.diff.finding import ChangeKind, Label
from inspector.core.errors import InspectorError
from inspector.core.rules.catalogue import rules_in
from inspector.core.source.pointer import pointer_tokens

if TYPE_CHECKING:
    from inspector.core.diff.finding import Change, DiffPlace

_ROOM = "diff"
_ANY, _ANY_DEPTH = "*", "**"
_INSIDE = re.compile(r"\s*>\s*(?=/|$)")
_PREFIX = re.compile(r"(pointer|member|kind|dialect):(.*)", re.DOTALL)

Tokens = tuple[str, ...]


class IgnoreKind(StrEnum):
    """What a rule goes by."""

    POINTER = "pointer"
    """A place below the item, and everything below that."""

    MEMBER = "member"
    """A member's name, wherever it stands, and everything below it."""

    KIND = "kind"
    """A label, what became of a value, or a rule id of the room ``diff/``."""

    DIALECT = "dialect"
    """What one dialect lets vary."""


class Difference(NamedTuple):
    """One difference as a rule sees it."""

    change: Change
    codes: tuple[str, ...]
    """The rules that have something to say of it."""

    roots: tuple[str, str]
    """Where the items of both sides stand in their records."""


@dataclass(frozen=True, slots=True)
class IgnoreRule:
    """One rule; equal rules are written alike."""

    kind: IgnoreKind
    pattern: str

    @property
    def text(self) -> str:
        """The rule as it is written; `parse_ignore_rule` reads it back."""
        return f"{self.kind.value}:{self.pattern}"

    def covers(self, difference: Difference) -> bool:
        """Whether a difference is one that nobody wants to see."""
        change = difference.change
        if self.kind is IgnoreKind.DIALECT:
            return change.dialect == self.pattern
        if self.kind is IgnoreKind.KIND:
            kinds = (change.label.value, change.kind.value, *difference.codes)
            return self.pattern in kinds
        places = zip((change.left, change.right), difference.roots, strict=True)
        return any(self._covers_place(place, root) for place, root in places if place)

    def _covers_place(self, place: DiffPlace, root: str) -> bool:
        outer = pointer_tokens(place.pointer[len(root) :])
        inner = None if place.inner is None else pointer_tokens(place.inner)
        if self.kind is IgnoreKind.MEMBER:
            return self.pattern in (*outer, *(inner or ()))
        around, inside = _parts(self.pattern)
        if inside is None:
            return _begins(around, outer)
        is_there = inner is not None and _begins(inside, inner)
        return is_there and _is_whole(around, outer)


def parse_ignore_rule(text: str) -> IgnoreRule:
    """Read a rule as a person writes it.

    Short forms: what begins with ``/`` is a place, a rule id of ``diff/`` a kind, and
    any other word without a colon a member's name.

    Raises:
        InspectorError: it is no rule; the text says why.

    Example:
        >>> parse_ignore_rule("/arguments > /trace_id").text
        'pointer:/arguments > /trace_id'
        >>> parse_ignore_rule("seed").text, parse_ignore_rule("diff/reordered").text
        ('member:seed', 'kind:diff/reordered')
    """
    written = text.strip()
    match = _PREFIX.fullmatch(written)
    if match is not None:
        kind, pattern = IgnoreKind(match[1]), match[2].strip()
    else:
        kind, pattern = _short_form(written), written
    problem = _problem(kind, pattern)
    if problem:
        known = ", ".join(_known(kind))
        raise InspectorError(f"ignore-{problem}", rule=text, known=known)
    if kind is IgnoreKind.POINTER:
        pattern = " > ".join(_INSIDE.split(pattern))
    return IgnoreRule(kind, pattern)


def _short_form(written: str) -> IgnoreKind:
    if written.startswith("/"):
        return IgnoreKind.POINTER
    is_rule = written.startswith(f"{_ROOM}/")
    return IgnoreKind.KIND if is_rule else IgnoreKind.MEMBER


def _problem(kind: IgnoreKind, pattern: str) -> str:
    """What keeps a rule from being one; empty where nothing does."""
    if not pattern:
        return "empty"
    if kind is IgnoreKind.POINTER:
        parts = _INSIDE.split(pattern)
        is_pointer = len(parts) <= len(("around", "inside"))
        return "" if is_pointer and all(p.startswith("/") for p in parts) else "pointer"
    known = _known(kind)
    return "unknown" if known and pattern not in known else ""


def _known(kind: IgnoreKind) -> tuple[str, ...]:
    """The patterns of a kind that has a fixed set of them."""
    if kind is IgnoreKind.DIALECT:
        return DIALECTS
    if kind is IgnoreKind.KIND:
        words = (*(label.value for label in Label), *(k.value for k in ChangeKind))
        return (*words, *sorted(rules_in(_ROOM)))
    return ()


def _parts(pattern: str) -> tuple[Tokens, Tokens | None]:
    around, *inside = _INSIDE.split(pattern)
    return pointer_tokens(around), pointer_tokens(inside[0]) if inside else None


def _begins(pattern: Tokens, tokens: Tokens) -> bool:
    """Whether the pattern names a value or one above it."""
    return any(_is_whole(pattern, tokens[:end]) for end in range(len(tokens) + 1))


def _is_whole(pattern: Tokens, tokens: Tokens) -> bool:
    """Whether the pattern names exactly this value."""
    reached = {0}
    for token in tokens:
        reached = _after_depths(pattern, reached)
        reached = {
            place if pattern[place] == _ANY_DEPTH else place + 1
            for place in reached
            if place < len(pattern) and pattern[place] in (_ANY, _ANY_DEPTH, token)
        }
    return len(pattern) in _after_depths(pattern, reached)


def _after_depths(pattern: Tokens, reached: set[int]) -> set[int]:
    """The places in a pattern that can be had from these without a token."""
    found = set(reached)
    for place in reached:
        following = place
        while following < len(pattern) and pattern[following] == _ANY_DEPTH:
            following += 1
            found.add(following)
    return found
