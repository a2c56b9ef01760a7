"""What a policy and a baseline make of a report: whether the run passes.

Without either, the answer is the gate's own (`GateResult.exit_code`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.gate.gate import (
    NOTHING_BLOCKS,
    SOMETHING_BLOCKS,
    SOMETHING_UNCHECKED,
)
from inspector.core.report.baseline import held_against
from inspector.core.report.objections import objections_of
from inspector.core.report.outcome import BaselineNews, Judgement

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.gate.policy import Policy
    from inspector.core.report.baseline import Baseline
    from inspector.core.report.objection import Objection
    from inspector.core.report.report import Report


def judged(report: Report, policy: Policy, baseline: Baseline | None) -> Judgement:
    """Hold a report against a policy, less what is known.

    Known findings never fail a run; new ones do where the policy names them.
    Vanished ones are told and fail nothing: the next baseline is without them. What is
    kept are the new ones alone: a log may have millions that are known.
    """
    news = None
    open_ones: Iterable[Objection] = objections_of(report)
    if baseline is not None:
        held = held_against(baseline, open_ones)
        news = BaselineNews(baseline.name, held.known, held.new, held.vanished)
        open_ones = held.new
    failing = sum(policy.fails(each.code, each.severity) for each in open_ones)
    code = NOTHING_BLOCKS
    if failing:
        code = SOMETHING_BLOCKS
    elif not report.tally.complete and not policy.allows_unchecked:
        code = SOMETHING_UNCHECKED
    return Judgement(policy.terms, failing, code, news, policy.allows_unchecked)
