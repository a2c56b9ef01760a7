"""How every run ends: the report is judged where that is asked, then handed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.cli.output import answered

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable

    from inspector.cli.judging import Asked
    from inspector.cli.streams import Streams
    from inspector.core.report.report import Report

_OPTIONS = ("fail_on", "baseline", "write_baseline", "allow_unchecked")


def asked_of(options: Namespace, inputs: Iterable[str]) -> Asked | None:
    """What the run is judged by; None where the gate's own answer is enough.

    Args:
        options: What was asked.
        inputs: Files that no baseline may be written over.

    Raises:
        InspectorError: what it is to be judged by makes no sense.
    """
    if all(getattr(options, name) in (None, False) for name in _OPTIONS):
        return None
    from inspector.cli.judging import asked_policy  # noqa: PLC0415 - when asked

    return asked_policy(options, inputs)


def concluded(
    report: Report,
    exit_code: int,
    options: Namespace,
    language: str,
    streams: Streams,
    *,
    asked: Asked | None,
) -> int:
    """Judge the report, hand it over, and answer.

    Args:
        report: What was found.
        exit_code: The gate's own answer.
        options: Where the report goes.
        language: Of the report.
        streams: Those of the process.
        asked: What the run is judged by.

    Raises:
        InspectorError: something cannot be written.
    """
    if asked is not None:
        from inspector.cli.judging import judged_report  # noqa: PLC0415 - when asked

        report, exit_code = judged_report(report, asked, exit_code)
    if options.only:  # only now: the whole run is judged
        from inspector.core.report.choice import choices_of, chosen  # noqa: PLC0415

        report = chosen(report, choices_of(options.only))
    return answered(report, exit_code, options, language, streams)
