"""Which keywords a value breaks and where, without saying so in words.

Two values that break the same keywords at the same places get the same number of
findings, whatever else stands in them: that is how calls are counted by the thousand.
Where a finding depends on more than that, there is no pattern.

Source: the error kinds of jsonschema_rs 0.61; `engine_errors` for what is said of each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from inspector.core.tools.engine import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.tools.engine import EngineError

ViolationPattern: TypeAlias = "tuple[tuple[object, ...], ...]"

_MOST_ERRORS = 20

_PLAIN = frozenset(
    {
        "AdditionalProperties", "Constant", "Enum", "ExclusiveMaximum",
        "ExclusiveMinimum", "Maximum", "MaxItems", "MaxLength", "Minimum", "MinItems",
        "MinLength", "Pattern", "Required", "Type", "UniqueItems",
    }
)  # fmt: skip
"""Kinds of errors of which each is one violation, or one for each name."""


def pattern_of(errors: Iterable[EngineError], value: object) -> ViolationPattern | None:
    """The pattern of what is wrong with a value.

    Args:
        errors: What the engine reports.
        value: The value.

    Returns:
        None where what is said depends on more: a union with its branches, a text that
        may hold the JSON that was wanted, a name that is only said to be missing.
    """
    pattern: list[tuple[object, ...]] = []
    for error in errors:
        kind = kind_of(error)
        place = error.instance_path
        if kind not in _PLAIN or len(pattern) >= _MOST_ERRORS:
            return None
        names: tuple[str, ...] = ()
        if kind == "Type":
            # A whole text that holds JSON has a finding of its own, see its caller.
            if place and isinstance(_value_at(value, place), str):
                return None
        elif kind == "Required":
            names = (str(error.kind.as_dict()["property"]),)
            at = _value_at(value, place)
            if not isinstance(at, dict) or names[0] in at:
                return None
        elif kind == "AdditionalProperties":
            names = tuple(error.kind.as_dict()["unexpected"])
        pattern.append((kind, tuple(place), tuple(error.schema_path), names))
    return tuple(pattern) or None


def _value_at(value: Any, path: list[str | int]) -> object:  # noqa: ANN401 - any JSON
    for step in path:
        value = value[step]
    return value
