"""The kinds of rule that a target's file is made of.

The vocabulary is small and says what is checked, not for whom: a rule is one object
of the file, ``kind`` names the class here, and every other member is a field of it.

Source: provider pages, SDK types and public reports, named by each rule of a file.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.rules.catalogue import Source

UNVERIFIED = "unverified"
"""The confidence of what nobody has shown: such a rule is a hint, never an error."""


class Effect(StrEnum):
    """What a target does with what it does not take."""

    REFUSED = "refused"
    """The whole request fails."""

    IGNORED = "ignored"
    """It is left out without a word, so that the loss does not show."""

    CHANGED = "changed"
    """It is read as something else."""


class When(StrEnum):
    """Which values of a member a rule is about."""

    PRESENT = "present"
    NULL = "null"
    NOT_NULL = "not-null"
    TRUE = "true"


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetRule:
    """What all kinds have in common."""

    severity: Severity
    sources: tuple[Source, ...]
    effect: Effect = Effect.REFUSED
    types: tuple[str, ...] = ()
    """The item types that it is about; empty: all."""

    roles: tuple[str, ...] = ()
    """The roles of messages that it is about; empty: all."""

    @property
    def is_verified(self) -> bool:
        """Whether any of its evidence has been seen to hold."""
        return any(source.confidence != UNVERIFIED for source in self.sources)

    def is_about(self, type_text: str | None, role: str | None = None) -> bool:
        """Whether it holds for an item of that type and role."""
        has_type = not self.types or type_text in self.types
        return has_type and (not self.roles or role in self.roles)


@dataclass(frozen=True, slots=True, kw_only=True)
class Weight(TargetRule):
    """A rule of the catalogue that weighs differently here."""

    code: str
    variants: tuple[str, ...] = ()
    """Of the rule's messages; empty: all."""

    having: str = ""
    """A member without which an item is not meant; empty: all are."""

    unstored: bool = False
    """Whether only items of a request with ``store: false`` are meant."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemTypes(TargetRule):
    """The item types that are taken, or those that are not."""

    accepts: tuple[str, ...] = ()
    refuses: tuple[str, ...] = ()
    """Names single types, where what is taken is not known as a whole."""

    def takes(self, type_text: str) -> bool:
        """Whether items of a type are not what this rule is about."""
        if self.accepts:
            return type_text in self.accepts
        return type_text not in self.refuses


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberRequired(TargetRule):
    """A member that must be there."""

    member: str
    is_filled: bool = False
    """Whether an empty list is as good as none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberRefused(TargetRule):
    """A member that must not be there."""

    member: str
    when: When = When.NOT_NULL


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberValue(TargetRule):
    """Strings that a member must not be."""

    member: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberForm(TargetRule):
    """How a string is spelled. All that is given must hold."""

    member: str
    prefix: str = ""
    pattern: str = ""
    """A regular expression for the whole text."""

    longest: int = 0
    """Code points; 0: any number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts(TargetRule):
    """The kinds of content part in a list; a text instead of a list is fine."""

    member: str
    accepts: tuple[str, ...] = ()
    refuses: tuple[str, ...] = ()
    """Used where `accepts` is empty; with both empty, no list is taken at all."""

    def takes(self, kind: str) -> bool:
        """Whether parts of a kind are taken."""
        if self.accepts:
            return kind in self.accepts
        return bool(self.refuses) and kind not in self.refuses


@dataclass(frozen=True, slots=True, kw_only=True)
class PartForm(TargetRule):
    """How a string of a content part is spelled, in whatever member it stands."""

    part: str
    """The part's ``type``."""

    member: str
    pattern: str
    """A regular expression for how the text begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectArguments(TargetRule):
    """The arguments of a call must spell an object, whatever its schema allows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UniqueIds(TargetRule):
    """No two items of one request may have the same ``id``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(TargetRule):
    """What may not stand directly behind another item."""

    not_after: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Last(TargetRule):
    """Items that nothing may follow in their list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestMember(TargetRule):
    """A member of the request, such as one that refers to what a server keeps."""

    member: str
    when: When = When.NOT_NULL


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolTypes(TargetRule):
    """The types that an entry of ``tools`` may have."""

    accepts: tuple[str, ...]
    """One that ends with a colon stands for all types with that prefix."""

    def takes(self, type_text: str) -> bool:
        """Whether a tool of a type is taken."""
        prefixes = tuple(name for name in self.accepts if name.endswith(":"))
        return type_text in self.accepts or type_text.startswith(prefixes)


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolForm(TargetRule):
    """How the name of a declared tool is spelled. All that is given must hold."""

    tools: tuple[str, ...]
    """The types of tools that it is about."""

    pattern: str = ""
    """A regular expression for the whole name."""

    longest: int = 0
    """Code points; 0: any number."""


KINDS: Mapping[str, type[TargetRule]] = {
    "weight": Weight,
    "item-types": ItemTypes,
    "member-required": MemberRequired,
    "member-refused": MemberRefused,
    "member-value": MemberValue,
    "member-form": MemberForm,
    "parts": Parts,
    "part-form": PartForm,
    "object-arguments": ObjectArguments,
    "unique-ids": UniqueIds,
    "order": Order,
    "last": Last,
    "request-member": RequestMember,
    "tool-types": ToolTypes,
    "tool-form": ToolForm,
}
"""By the name that a file has for them."""

_FRAME = ("kind", "evidence")
_ENUMS = {"severity": Severity, "effect": Effect, "when": When}


def rule_from(entry: Mapping[str, Any], evidence: Mapping[str, Source]) -> TargetRule:
    """Read one rule of a file.

    Args:
        entry: The object in the file.
        evidence: The file's evidence by key.

    Returns:
        The rule; a hint where none of its evidence is verified.

    Raises:
        KeyError, TypeError, ValueError: the entry is not of the vocabulary; the
            tests read every file, so this is a fault of ours.
    """
    kind = KINDS[entry["kind"]]
    sources = tuple(evidence[key] for key in entry["evidence"])
    if all(source.confidence == UNVERIFIED for source in sources):
        entry = {**entry, "severity": Severity.INFO}
    own = {name: value for name, value in entry.items() if name not in _FRAME}
    return kind(sources=sources, **{k: _value(k, v) for k, v in own.items()})


def _value(name: str, value: Any) -> Any:  # noqa: ANN401 - whatever the file says
    if name in _ENUMS:
        return _ENUMS[name](str(value))
    return tuple(value) if isinstance(value, list) else value
