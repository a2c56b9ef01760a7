"""Which actions can be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.ui.models.composing import can_be_answered

if TYPE_CHECKING:
    from inspector.ui.models.workbench import Workbench


def allowed(workbench: Workbench) -> dict[str, bool]:
    """By the name of each action that is not always offered."""
    choice, is_compared = workbench.choice, workbench.right is not None
    log = workbench.desk.log
    is_stream = workbench.stepping.course is not None
    return {
        "compose": can_be_answered(choice.item) and not workbench.is_stale,
        "export": workbench.inspection is not None,
        "portable-input": workbench.inspection is not None,
        "all-targets": workbench.inspection is not None,
        "swap-sides": is_compared,
        "close-comparison": is_compared,
        "clear-given": workbench.given.is_anything,
        "partner": choice.partner is not None or log is not None,
        "follow": log is not None and log.can_follow,
        "read-again": log is not None,
        "go-to-line": workbench.opened is not None,
        "next-event": is_stream,
        "previous-event": is_stream,
    }


def needs_no_diff(workbench: Workbench) -> bool:
    """Whether something is open that is compared with nothing."""
    is_open = bool(workbench.opened or workbench.desk.log)
    return is_open and workbench.right is None
