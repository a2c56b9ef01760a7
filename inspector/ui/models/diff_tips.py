"""What a finding of a comparison says when the mouse rests on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.ui.models.item_summary import one_line
from inspector.ui.rich_text import escaped

if TYPE_CHECKING:
    from inspector.core.diff.finding import DiffFinding

_LONGEST = 1_000
"""Code points of a message; values in it are cut by the core already."""


def tip_of(finding: DiffFinding, language: str) -> str:
    """Rule, message and what to do, in the core's words; markup in them is text."""
    # Imported late: by the time there are findings, a thread has loaded it.
    from inspector.core.rules.catalogue import (  # noqa: PLC0415
        action_of,
        message_of,
        title_of,
    )

    lines = (
        f"<b>{escaped(title_of(finding.code, language))}</b>",
        escaped(one_line(message_of(finding, language), _LONGEST)),
        escaped(action_of(finding.code, language)),
        f"<code>{finding.code}</code>",
    )
    return "<br>".join(lines)
