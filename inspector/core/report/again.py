"""The command that shows just one finding again.

Source: the design's command line; POSIX.1-2024, Shell Command Language, 2.2
(quoting).
"""

from __future__ import annotations

import shlex
from functools import lru_cache
from typing import TYPE_CHECKING

from inspector.core.gate.records import LINES
from inspector.core.report.report import TOOL_NAME

if TYPE_CHECKING:
    from inspector.core.gate.gate import GatedInput
    from inspector.core.report.report import (
        Report,
        ReportDifference,
        ReportFinding,
        ReportPlace,
        Side,
    )

ONLY = "--only"
"""The option that chooses findings, see `chosen.Choice`."""


class Again:
    """Says how each finding of a side is shown again; picklable.

    Args:
        report: What the findings are in.
        side: The side that they stand on.
    """

    def __init__(self, report: Report, side: Side) -> None:
        self._begun = [_begun(report, each) for each in side.inputs]
        if report.is_comparison:
            self._names = [_names(report)] * len(side.inputs)
        else:
            self._names = [(each.facts.name,) for each in side.inputs]

    def command(self, found: ReportFinding) -> str:
        """The command; see `again`."""
        place = found.place
        begun, names = self._begun[place.input], self._names[place.input]
        return _command(begun, found.code, place, names)


def again(report: Report, side: Side, found: ReportFinding) -> str:
    """The command that shows a finding of a side again.

    Returns:
        A line for a shell; empty where no command made the report, as for a text
        that was pasted.
    """
    place = found.place
    names = _names(report) if report.is_comparison else _name(side, place)
    begun = _begun(report, side.inputs[place.input])
    return _command(begun, found.code, place, names)


def again_for_difference(report: Report, difference: ReportDifference) -> str:
    """The command that shows a difference again; empty where no command made it."""
    place = difference.left or difference.right
    return _command(report.command, difference.code, place, _names(report))


def again_for_any(report: Report) -> str:
    """The form of the commands that show one finding; empty where there is none."""
    names = _names(report)
    if not report.command or not any(names):
        return ""
    words = (TOOL_NAME, *report.command, *_since(report), ONLY)
    return f"{_joined(*words)} RULE@LINE:COLUMN {_named(names)}"


def _begun(report: Report, read: GatedInput) -> tuple[str, ...]:
    """The command up to what is chosen; empty where no command made the report.

    What stands before the line that a log was looked at from decides what is said of
    the lines behind; another input has no such line.
    """
    is_log = read.facts.read_as.startswith(LINES)
    is_since = bool(report.command) and is_log
    return (*report.command, *_since(report)) if is_since else report.command


def _since(report: Report) -> tuple[str, ...]:
    return (f"--since-line={report.since_line}",) if report.since_line > 1 else ()


def _command(
    command: tuple[str, ...],
    code: str,
    place: ReportPlace | None,
    names: tuple[str, ...],
) -> str:
    if not command:
        return ""
    where = f"@{place.site.line}:{place.site.column}" if place is not None else ""
    begin = _joined(TOOL_NAME, *command, ONLY)
    return " ".join((begin, shlex.quote(f"{code}{where}"), _named(names)))


@lru_cache(maxsize=100)
def _joined(*words: str) -> str:
    """Words for a shell: the same ones stand in all commands of a report."""
    return shlex.join(words)


def _named(names: tuple[str, ...]) -> str:
    """Names of inputs for a shell, none of which is taken for an option."""
    is_option_like = any(len(name) > 1 and name.startswith("-") for name in names)
    return _joined(*(["--"] if is_option_like else []), *names)


def _name(side: Side, place: ReportPlace) -> tuple[str, ...]:
    return (side.inputs[place.input].facts.name,)


def _names(report: Report) -> tuple[str, ...]:
    """One for each side; of a gate over several, nobody can say which."""
    inputs = (side.inputs for side in report.sides)
    one = [each[0].facts.name for each in inputs if each]
    several = any(len(side.inputs) > 1 for side in report.sides)
    return ("FILE",) if several and not report.is_comparison else tuple(one)
