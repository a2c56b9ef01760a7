"""Two logs that were counted, and reports of them, for tests."""

from __future__ import annotations

from inspector.core.gate.document_facts import facts_of
from inspector.core.gate.gate import GatedInput, GateResult
from inspector.core.gate.tally import Tally
from inspector.core.report.building import summary_report
from inspector.core.report.report import Report
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.summary.observed import Counted, Observed, Sample, Where
from inspector.core.summary.summary import summary_of
from report_builders import CREATED


def places(first: int, count: int) -> tuple[Where, ...]:
    """Places on lines that follow each other."""
    return tuple(Where(0, n, f"/output/{n}", n) for n in range(first, first + count))


def a_log(**counts: tuple[int, int]) -> Observed:
    """A log in which things were counted: how many hits, and how many others."""
    return Observed(
        {
            Counted(name): Sample(places(1, hits), places(hits + 1, rest))
            for name, (hits, rest) in counts.items()
        }
    )


def two_logs() -> tuple[Observed, Observed]:
    """An old path that goes wrong more often than the new one."""
    return _log("model-a", wrong=2), _log("<b>|model", wrong=1)


def _log(model: str, *, wrong: int) -> Observed:
    responses = places(1, 2)
    samples = {counted: Sample((), responses) for counted in Counted}
    samples |= {
        Counted.RESPONSES: Sample(responses),
        Counted.CALLS: Sample(places(1, 4), (), (2.0, 2.0)),
        Counted.PARSES: Sample(places(1, 4 - wrong), places(5 - wrong, wrong)),
        Counted.ENUM: Sample(places(1, wrong), places(wrong + 1, 4 - wrong)),
        Counted.MODEL: Sample(responses),
        Counted.INPUT_TOKENS: Sample(responses, (), (10.0, 12.0)),
        Counted.OUTPUT_TOKENS: Sample(),
    }
    return Observed(samples, {model: Sample(responses)})


def a_summary_report() -> Report:
    """The report of both."""
    results = [
        GateResult(
            (GatedInput(facts_of(read_document("{}", Origin(name))), "item"),),
            Tally(records=2, items=4, calls=4),
        )
        for name in ("old.jsonl", "new.jsonl")
    ]
    summary = summary_of(*two_logs())
    return summary_report(*results, summary, version="0.0", created=CREATED)
