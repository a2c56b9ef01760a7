"""What is said of a log once, though every line of it could say it.

Source: the finding catalogue, ``envelope/unwrapped``: a session of thousands of lines
has one wrapper.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.checks.envelope_checks import UNWRAPPED

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspection import Inspection

Told = set[tuple[object, ...]]
"""What was said so far of the lines of one log."""


def said_once(inspection: Inspection, told: Told) -> Inspection:
    """The next line of a log without what was said of one before it.

    Args:
        inspection: Of the line.
        told: What was said so far; what is said now is added.
    """
    kept = tuple(finding for finding in inspection.around if _is_new(finding, told))
    return inspection if kept == inspection.around else replace(inspection, around=kept)


def _is_new(finding: Finding, told: Told) -> bool:
    said = finding.variant, finding.details
    if finding.code != UNWRAPPED:
        return True
    is_new = said not in told
    told.add(said)
    return is_new
