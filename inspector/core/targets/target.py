"""A target: what items are to be replayed on, and what it is known to take.

One data file a target in ``resources/targets``; adding one is adding a file and its
name here. Files are read when first asked for, and the kinds of rule are loaded with
the first file that has one: the default target has none, and most runs are for it.

Source: the files name theirs, rule by rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar

import orjson

from inspector.assets import read_resource
from inspector.core.errors import InspectorError
from inspector.core.rules.catalogue import Source

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from inspector.core.targets.rule_kinds import TargetRule, Weight

DEFAULT_TARGET = "open-responses"
"""The specification itself: the catalogue's own weights, and no rule beside them."""

TARGETS = (
    DEFAULT_TARGET,
    "openai",
    "azure-openai",
    "bedrock",
    "deepseek",
    "openrouter",
    "xai",
    "groq",
    "mistral",
    "llamacpp",
    "ollama",
    "lmstudio",
    "vllm",
    "anthropic",
    "gemini",
)
"""All targets, in the order in which they are offered."""

Kind = TypeVar("Kind", bound="TargetRule")


class Subject(Protocol):
    """What a weight may depend on: an item, or the little that is kept of one."""

    @property
    def type_text(self) -> str | None:
        """``type`` where it is a string."""
        ...

    @property
    def is_unstored(self) -> bool:
        """Whether its request asks for nothing to be stored."""
        ...

    def text(self, name: str) -> str | None:
        """The text of a member that is a string, else None."""
        ...


@dataclass(frozen=True)
class Target:
    """One target and its rules."""

    name: str
    title: str
    """Its name as people write it; the same in every language."""

    rules: tuple[TargetRule, ...]

    def of_kind(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """The rules of one kind, in the order of the file."""
        return tuple(rule for rule in self.rules if isinstance(rule, kind))

    def about(self, type_text: str | None, role: str | None) -> Iterator[int]:
        """The numbers of the rules that hold for items of that type and role."""
        numbers = self._by_type.get(type_text) or self._by_type[None]
        return (n for n in numbers if self.rules[n].is_about(type_text, role))

    @cached_property
    def _by_type(self) -> Mapping[str | None, tuple[int, ...]]:
        """The rules that may be about a type; for None those about any other one."""
        named = {name for rule in self.rules for name in rule.types}
        return {
            name: tuple(
                number
                for number, rule in enumerate(self.rules)
                if not rule.types or name in rule.types
            )
            for name in (None, *sorted(named))
        }

    def weight_of(
        self, code: str, item: Subject | None = None, variant: str = ""
    ) -> Weight | None:
        """What this target says of a finding; None where it says nothing.

        Args:
            code: The rule's id.
            item: The item that the finding stands on; None where it stands on none.
            variant: Which of the rule's messages was said.
        """
        return next(
            (w for w in self._weights.get(code, ()) if _is_meant(w, item, variant)),
            None,
        )

    @cached_property
    def _weights(self) -> Mapping[str, tuple[Weight, ...]]:
        from inspector.core.targets.rule_kinds import Weight  # noqa: PLC0415

        weights: dict[str, tuple[Weight, ...]] = {}
        for weight in self.of_kind(Weight):
            weights[weight.code] = (*weights.get(weight.code, ()), weight)
        return weights


def _is_meant(weight: Weight, item: Subject | None, variant: str) -> bool:
    if weight.variants and variant not in weight.variants:
        return False
    if item is None:
        return not (weight.types or weight.roles or weight.having or weight.unstored)
    if weight.unstored and not item.is_unstored:
        return False
    has_member = not weight.having or item.text(weight.having) is not None
    return has_member and weight.is_about(item.type_text, item.text("role"))


@cache
def target_of(name: str) -> Target:
    """A target by its name, read once.

    Raises:
        InspectorError: there is no such target.
    """
    if name not in TARGETS:
        raise InspectorError("target-unknown", name=name, known=", ".join(TARGETS))
    entry = orjson.loads(read_resource("targets", f"{name}.json"))
    return Target(name, entry["title"], tuple(_rules_in(entry)))


def _rules_in(entry: Mapping[str, Any]) -> Iterator[TargetRule]:
    if not entry["rules"]:
        return
    from inspector.core.targets.rule_kinds import rule_from  # noqa: PLC0415

    evidence = {
        key: Source(source["text"], source.get("url"), source["confidence"])
        for key, source in entry["evidence"].items()
    }
    yield from (rule_from(rule, evidence) for rule in entry["rules"])
