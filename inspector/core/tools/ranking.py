"""Which violations tell most, and which belong together.

The order, for one value:

1. What stands outside of ``anyOf``, ``oneOf`` and ``not`` comes before these: a
   union names every branch that might have been meant, the others one fault.
2. The deepest place comes first: it is the most exact one.
3. At one place: the wrong type before what follows from it, then missing names
   beside those that stand in their stead, then values, then sizes.

Source: the idea is that of ``best_match`` in the Python package jsonschema; its
order (shallow first) suits whole documents, not arguments of a few members.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.tools.literals import string_literal
from inspector.core.tools.nearest_value import closest_text, folded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.tools.validation import Violation

_BEFORE = (
    "type",
    "required",
    "dependentRequired",
    "additionalProperties",
    "unevaluatedProperties",
    "propertyNames",
    "false",
    "const",
    "enum",
    "pattern",
)
_UNIONS = frozenset({"anyOf", "oneOf", "not"})
_MISSING = frozenset({"required"})
_UNEXPECTED = frozenset({"additionalProperties", "unevaluatedProperties"})


def ranked(violations: Iterable[Violation]) -> tuple[Violation, ...]:
    """The most telling first; names that may be one and the same side by side."""
    found = tuple(violations)
    if len(found) <= 1:
        return found
    paired = _with_pairs(found)
    places = list(dict.fromkeys(v.instance_location for v in paired))
    order = {place: index for index, place in enumerate(places)}
    return tuple(sorted(paired, key=lambda v: _rank(v, order)))


def likely_branches(violation: Violation) -> tuple[int, ...]:
    """The branches of a union that the value was probably meant for.

    Those are the ones whose type fits; among them the ones where every fixed value
    fits (``const`` and ``enum``, as in ``{"kind": "circle"}``). Where none is left
    every branch is as likely as the others.
    """
    every = tuple(range(len(violation.branches)))
    fitting = [i for i in every if not _is_of_other_type(violation, i)]
    tagged = [i for i in fitting if not _has_other_tag(violation.branches[i])]
    return tuple(tagged or fitting or every)


def _rank(violation: Violation, order: dict[str, int]) -> tuple[bool, int, int, int]:
    keyword = violation.keyword
    return (
        keyword in _UNIONS,
        -violation.instance_location.count("/"),
        order[violation.instance_location],
        _BEFORE.index(keyword) if keyword in _BEFORE else len(_BEFORE),
    )


def _is_of_other_type(violation: Violation, branch: int) -> bool:
    return any(
        broken.keyword in ("type", "false")
        and broken.instance_location == violation.instance_location
        for broken in violation.branches[branch]
    )


def _has_other_tag(branch: Sequence[Violation]) -> bool:
    return any(broken.keyword in ("const", "enum") for broken in branch)


def _with_pairs(violations: Sequence[Violation]) -> Sequence[Violation]:
    """Tell a missing name and an unexpected one that they may be the same."""
    places = {v.instance_location for v in violations if v.keyword in _MISSING}
    partners: dict[tuple[str, str], str] = {}
    for place in places:
        here = [v for v in violations if v.instance_location == place and v.member]
        missing = [v.member for v in here if v.keyword in _MISSING if v.member]
        extra = [v.member for v in here if v.keyword in _UNEXPECTED if v.member]
        for lost, found in _pairs(missing, extra):
            partners[place, lost], partners[place, found] = found, lost
    if not partners:
        return violations
    return [_with_partner(violation, partners) for violation in violations]


def _pairs(missing: list[str], extra: list[str]) -> list[tuple[str, str]]:
    if len(missing) == 1 and len(extra) == 1:
        return [(missing[0], extra[0])]
    if not extra:
        return []
    by_folded = {folded(name): name for name in extra}
    pairs = []
    for lost in missing:
        found = by_folded.get(folded(lost)) or closest_text(lost, extra)
        if found is not None:
            pairs.append((lost, found))
            extra = [name for name in extra if name != found]
    return pairs


def _with_partner(
    violation: Violation, partners: dict[tuple[str, str], str]
) -> Violation:
    place = (violation.instance_location, violation.member or "")
    other = partners.get(place)
    key = "unexpected" if violation.keyword in _MISSING else "missing"
    if other is None or violation.keyword not in _MISSING | _UNEXPECTED:
        return violation
    details = (*violation.details, (key, string_literal(other)))
    return replace(violation, details=details)
