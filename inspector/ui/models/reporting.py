"""Reports of what is on the screen, as the command line makes them of files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector import __version__

if TYPE_CHECKING:
    from inspector.core.checks.inspection import Inspection
    from inspector.core.progress import Progress
    from inspector.core.report.redaction.redactor import Redactor
    from inspector.core.report.report import Report
    from inspector.ui.models.questions import Compared, Wish


def gate_of(inspection: Inspection, redactor: Redactor | None, created: str) -> Report:
    """The report of a text.

    Args:
        inspection: Of the text.
        redactor: Masks it.
        created: When, for the report to say.
    """
    from inspector.core.gate.document_facts import facts_of  # noqa: PLC0415
    from inspector.core.report.building import gate_report, side_of  # noqa: PLC0415

    return gate_report(
        side_of(_masked(inspection, redactor), facts_of(inspection.document)),
        version=__version__,
        created=created,
        target=inspection.target,
    )


def comparison_of(
    compared: Compared,
    wish: Wish | None,
    redactor: Redactor | None,
    *,
    created: str,
    progress: Progress,
) -> Report:
    """The report of two texts beside each other.

    Args:
        compared: Both texts.
        wish: How they were compared; where they are masked they are compared anew.
        redactor: Masks them.
        created: When, for the report to say.
        progress: Is told how far it is.

    Raises:
        CancelledError: nobody waits for it any more.
    """
    from inspector.core.gate.document_facts import facts_of  # noqa: PLC0415
    from inspector.core.report.building import (  # noqa: PLC0415
        comparison_report,
        side_of,
    )
    from inspector.ui.models.questions import Wish, compared_with  # noqa: PLC0415

    sides = (compared.left, compared.right)
    if redactor is not None:
        left, right = (_masked(side, redactor) for side in sides)
        compared = compared_with(left, right, wish or Wish(), progress)
    made = zip((compared.left, compared.right), sides, strict=True)
    left_side, right_side = (
        side_of(masked, facts_of(side.document), with_given=False)
        for masked, side in made
    )
    return comparison_report(
        left_side,
        right_side,
        compared.comparison,
        version=__version__,
        created=created,
        target=compared.left.target,
        sendings=compared.sendings,
    )


def _masked(inspection: Inspection, redactor: Redactor | None) -> Inspection:
    return inspection if redactor is None else redactor.inspection(inspection)
