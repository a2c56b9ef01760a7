"""Hold a report against what a run is to fail on, and against what is known.

Loaded for runs that ask for it; all others end as the gate does.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from inspector.cli.inputs import unreadable
from inspector.cli.output import STANDARD_OUTPUT, write_file
from inspector.core.errors import InspectorError
from inspector.core.gate.gate import SOMETHING_BLOCKS
from inspector.core.gate.policy import policy_of
from inspector.core.report.baseline import Baseline, read_baseline, write_baseline
from inspector.core.report.judgement import judged
from inspector.core.report.objections import objections_of

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable

    from inspector.core.gate.policy import Policy
    from inspector.core.report.report import Report


class Asked(NamedTuple):
    """What a run is judged by."""

    policy: Policy
    baseline: Baseline | None
    write_to: str | None
    """Where a new baseline goes."""


def asked_policy(options: Namespace, inputs: Iterable[str]) -> Asked:
    """Read what a run is judged by, before it reads anything else.

    Args:
        options: What was asked.
        inputs: Files that no baseline may be written over.

    Raises:
        InspectorError: there is no such rule, the baseline cannot be read, or a file
            has two parts to play.
    """
    _refuse_parts(options)
    policy = policy_of(options.fail_on, allows_unchecked=options.allow_unchecked)
    _refuse_two_parts(options, inputs)
    return Asked(policy, _baseline(options), options.write_baseline)


def judged_report(
    report: Report, asked: Asked, exit_code: int = SOMETHING_BLOCKS
) -> tuple[Report, int]:
    """The report with its judgement, and the exit code; a new baseline is written.

    Where a baseline is written and none is given, all that was found is known. Where
    masks have changed a verdict, what blocks without them cannot be looked up in a
    baseline: it fails the run.

    Args:
        report: What was found.
        asked: What the run is judged by.
        exit_code: The gate's own answer, for the text without masks.

    Raises:
        InspectorError: the new baseline cannot be written.
    """
    baseline = asked.baseline
    if asked.write_to is not None:
        text = "".join(write_baseline(objections_of(report)))
        if baseline is None:
            baseline = read_baseline(text.encode(), asked.write_to)
        write_file(asked.write_to, [text])
    judgement = judged(report, asked.policy, baseline)
    is_changed = report.redaction is not None and bool(report.redaction.changes)
    if is_changed and exit_code == SOMETHING_BLOCKS:
        judgement = judgement._replace(exit_code=exit_code)
    return report._replace(judgement=judgement), judgement.exit_code


def _refuse_parts(options: Namespace) -> None:
    """Keep a part of what is there from being judged as all of it."""
    with_baseline = ("baseline", "write_baseline")
    wholes = {
        "where": ("fail_on", *with_baseline),
        "sample": with_baseline,
        "since_line": with_baseline,
    }
    for part, names in wholes.items():
        asked = [n for n in names if getattr(options, n, None) is not None]
        if getattr(options, part, None) and asked:
            raise InspectorError(
                "policy-part", part=_written(part), whole=_written(asked[0])
            )


def _written(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _baseline(options: Namespace) -> Baseline | None:
    """What is known; nothing yet where the file is the one that is to be made."""
    named, written = options.baseline, options.write_baseline
    if named is None:
        return None
    is_made = written is not None and os.path.realpath(named) == os.path.realpath(
        written
    )
    return None if is_made and not Path(named).exists() else _read(named)


def _read(name: str) -> Baseline:
    try:
        return read_baseline(Path(name).read_bytes(), name)
    except FileNotFoundError as error:
        if not name:
            raise unreadable(name, error) from error
        raise InspectorError("baseline-missing", name=name) from error
    except OSError as error:
        raise unreadable(name, error) from error


def _refuse_two_parts(options: Namespace, inputs: Iterable[str]) -> None:
    written, output = options.write_baseline, options.output
    if written == STANDARD_OUTPUT:  # the report goes there
        raise InspectorError("baseline-needs-file")
    if output is not None:
        others = (name for name in (options.baseline, written) if name is not None)
        if os.path.realpath(output) in map(os.path.realpath, others):
            raise InspectorError("baseline-twice", name=output)
    taken = map(os.path.realpath, inputs)
    if written is not None and os.path.realpath(written) in taken:
        raise InspectorError("output-is-input", name=written)
