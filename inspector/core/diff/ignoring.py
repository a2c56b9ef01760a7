"""Set aside what nobody wants to see: still counted, and there on demand.

Ignoring is a view of a comparison; the whole of it stays within reach, so that no
rule is ever applied to what another one has left over.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.diff.comparison import ComparedPair, SetAside
from inspector.core.diff.finding import Change, DiffFinding, Label
from inspector.core.diff.ignore_rule import Difference

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.diff.comparison import Comparison
    from inspector.core.diff.ignore_rule import IgnoreRule


def ignoring(comparison: Comparison, rules: Iterable[IgnoreRule]) -> Comparison:
    """The same comparison without what rules cover; without rules, the whole of it.

    What is set aside is in `ComparedPair.set_aside`; `Comparison.whole` has all of
    it at its place.

    Args:
        comparison: Whole, or already without what other rules cover.
        rules: The first that covers a difference is the one that is counted.
    """
    whole = comparison.whole or comparison
    known = tuple(dict.fromkeys(rules))
    if not known:
        return whole
    pairs = tuple(_without(pair, known) for pair in whole.pairs)
    return replace(whole, pairs=pairs, rules=known, whole=whole)


def counts_by_rule(comparison: Comparison) -> dict[str, int]:
    """How many differences each rule sets aside; 0 for one that covers nothing.

    A difference is a change with whatever is said of it.
    """
    counts = Counter(aside.rule for aside in comparison.set_aside)
    return {rule.text: counts[rule] for rule in comparison.rules}


def _without(pair: ComparedPair, rules: Sequence[IgnoreRule]) -> ComparedPair:
    if not pair.changes:
        return pair
    said: dict[Change, list[DiffFinding]] = {change: [] for change in pair.changes}
    for finding in pair.findings:
        said.setdefault(finding.change, []).append(finding)
    items = pair.pair.left, pair.pair.right
    roots = tuple(item.pointer if item is not None else "" for item in items)
    ruled: dict[Change, IgnoreRule] = {}
    for change, findings in said.items():
        codes = tuple(finding.code for finding in findings)
        difference = Difference(change, codes, (roots[0], roots[1]))
        rule = next((rule for rule in rules if rule.covers(difference)), None)
        if rule is not None:
            ruled[change] = rule
    ruled.update(_emptied(said, ruled))
    if not ruled:
        return pair
    return ComparedPair(
        pair.pair,
        tuple(change for change in pair.changes if change not in ruled),
        tuple(found for found in pair.findings if found.change not in ruled),
        tuple(SetAside(change, ruled[change], tuple(said[change])) for change in ruled),
    )


def _emptied(
    said: Iterable[Change], ruled: dict[Change, IgnoreRule]
) -> dict[Change, IgnoreRule]:
    """Texts spelled otherwise in nothing but what is ignored, as a whole."""
    inside: dict[str, list[Change]] = {}
    for change in said:
        if change.left is not None and change.left.inner is not None:
            inside.setdefault(change.left.pointer, []).append(change)
    found = {}
    for change in said:
        if change in ruled or change.label is not Label.SPELLING:
            continue
        if change.left is None or change.left.inner is not None:
            continue
        parts = inside.get(change.left.pointer, [])
        if parts and all(part in ruled for part in parts):
            found[change] = ruled[parts[0]]
    return found
