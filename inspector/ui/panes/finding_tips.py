"""What is said about a mark under the mouse: place, message, rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.ui.models.item_summary import one_line
from inspector.ui.rich_text import escaped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.checks.finding import Finding, Place

MOST_TOLD = 4


def tip_for(findings: Sequence[Finding], language: str) -> str:
    """The tooltip of some findings as rich text; empty without any.

    Everything that comes from the text is escaped: a log must not write markup here.
    """
    told = [_paragraph(finding, language) for finding in findings[:MOST_TOLD]]
    if len(findings) > MOST_TOLD:
        told.append(f"<p>+ {len(findings) - MOST_TOLD}</p>")
    return "".join(told)


def place_text(place: Place) -> str:
    """A place as one line, on both levels."""
    from inspector.ui.models.pointing import Pointing  # noqa: PLC0415

    pointing = Pointing(place.record, place.pointer, place.inner)
    return one_line(pointing.breadcrumb)


def _paragraph(finding: Finding, language: str) -> str:
    from inspector.core.checks.wording import message_of  # noqa: PLC0415

    place = escaped(place_text(finding.place))
    message = escaped(message_of(finding, language))
    return f"<p><code>{place}</code><br>{message}<br><small>{finding.code}</small></p>"
