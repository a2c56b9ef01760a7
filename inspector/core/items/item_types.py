"""The item types that are known, whose they are, and what members they have.

The table is ``resources/item_types.json``.

Source: Open Responses specification 2026-04-24; for types of one provider the
public types of that provider's SDK, named in the table.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple

import orjson

from inspector.assets import read_resource


class Portability(StrEnum):
    """How far an item of a type travels."""

    CORE = "core"
    """message, function_call, function_call_output."""

    SPEC = "spec"
    """In the specification, but bound to the provider or its state."""

    EXTENSION = "extension"
    """A provider's own, with a prefix."""

    PROVIDER = "provider"
    """A provider's own, without prefix."""

    UNKNOWN = "unknown"


class MemberRule(NamedTuple):
    """What an item type says of one of its members."""

    types: tuple[str, ...]
    """JSON type names that the value may have; empty: any."""

    required_on_input: bool = False
    required_on_output: bool = False
    values: tuple[str, ...] = ()
    """The strings that it may be; empty: any."""

    output_values: tuple[str, ...] = ()
    """Strings that it may be beside them, in an answer alone."""

    longest: int = 0
    """Characters that it may have; 0: any number."""

    owner: str = ""
    """The provider that adds the member to a type of the specification."""

    is_output_only: bool = False
    """Whether only an answer may have it: it is to be left out of what is sent."""


class ItemType(NamedTuple):
    """One known item type."""

    name: str
    portable: Portability
    owner: str
    """``open-responses``, or the provider whose type it is."""

    members: dict[str, MemberRule]
    """By name; ``action/type`` is the member ``type`` of the member ``action``."""

    is_closed: bool
    """Whether a member outside of `members` is not the type's."""

    output_type: str | None
    """The type that answers it, for the kinds that are answered by the client."""


def portability_of(type_text: str | None) -> Portability:
    """How far a type travels; a type that is missing is unknown."""
    if type_text is None:
        return Portability.UNKNOWN
    if ":" in type_text:
        return Portability.EXTENSION
    known = known_type(type_text)
    return known.portable if known else Portability.UNKNOWN


def known_type(type_text: str | None) -> ItemType | None:
    """The table's entry for a type, or None."""
    return item_types().get(type_text or "")


@cache
def item_types() -> dict[str, ItemType]:
    """All known types by name, read once."""
    return {name: _item_type(name, e) for name, e in _table()["types"].items()}


@cache
def part_types() -> dict[str, dict[str, MemberRule]]:
    """The members of every kind of content part, by the part's ``type``."""
    return {name: _member_rules(entry) for name, entry in _table()["parts"].items()}


@cache
def least_limit() -> int:
    """What no text of an item is longer than, if the item is no longer than that."""
    forms = [kind.members for kind in item_types().values()]
    forms += part_types().values()
    limits = (rule.longest for form in forms for rule in form.values())
    return min(limit for limit in limits if limit)


@cache
def foreign_members() -> dict[str, str]:
    """Names that stray into items, and where from: ``sdk``, ``stream``, ``chat``."""
    return dict(_table()["foreign_members"])


def owner_name(owner: str) -> str:
    """How an owner of types is called in a sentence."""
    return str(_table()["owners"].get(owner, owner))


@cache
def _table() -> dict[str, Any]:
    table: dict[str, Any] = orjson.loads(read_resource("item_types.json"))
    return table


def _item_type(name: str, entry: dict[str, object]) -> ItemType:
    output = entry.get("output_type")
    return ItemType(
        name,
        Portability(str(entry["portable"])),
        str(entry["owner"]),
        _member_rules(entry),
        is_closed=bool(entry.get("closed")),
        output_type=str(output) if output else None,
    )


def _member_rules(entry: dict[str, object]) -> dict[str, MemberRule]:
    members = entry.get("members")
    rules = members if isinstance(members, dict) else {}
    return {name: _member_rule(rule) for name, rule in rules.items()}


def _member_rule(rule: dict[str, object]) -> MemberRule:
    required = str(rule.get("required", "")).split()
    return MemberRule(
        tuple(str(rule.get("types", "")).split()),
        required_on_input="input" in required,
        required_on_output="output" in required,
        values=_strings(rule, "values"),
        output_values=_strings(rule, "output_values"),
        longest=_number(rule, "longest"),
        owner=str(rule.get("owner", "")),
        is_output_only=bool(rule.get("output_only")),
    )


def _strings(rule: dict[str, object], name: str) -> tuple[str, ...]:
    values = rule.get(name, [])
    return tuple(values) if isinstance(values, list) else ()


def _number(rule: dict[str, object], name: str) -> int:
    value = rule.get(name, 0)
    return value if isinstance(value, int) else 0
