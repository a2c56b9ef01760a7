"""A response that was not finished, and why.

Source: Open Responses specification 2026-04-24, ``ResponseResource.status``,
``incomplete_details`` and ``error``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.request.body_place import finding_in
from inspector.core.items.envelope import BodyKind
from inspector.core.source.json_nodes import ObjectNode, StringNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.envelope import Body

UNFINISHED = frozenset({"incomplete", "failed", "cancelled"})

_LONGEST_REASON = 200
_REASONS = {"max_output_tokens": "tokens", "content_filter": "filter"}


def is_unfinished(body: Body) -> bool:
    """Whether a response says of itself that it was not completed."""
    status = body.member("status")
    return isinstance(status, StringNode) and status.text in UNFINISHED


def status_findings(body: Body) -> Iterator[Finding]:
    """The status of a response that is incomplete, failed or cancelled."""
    status = body.member("status")
    if body.kind not in (BodyKind.RESPONSE, BodyKind.STREAM):
        return
    if not isinstance(status, StringNode) or status.text not in UNFINISHED:
        return
    if body.kind is BodyKind.STREAM and status.text == "failed":
        return  # told where the stream says so
    variant, code, reason = _why(body)
    yield finding_in(
        "request/response-incomplete",
        body,
        ("status",),
        status,
        variant,
        status=status.text,
        code=code,
        reason=reason,
    )


def _why(body: Body) -> tuple[str, str, str]:
    details, error = body.member("incomplete_details"), body.member("error")
    reason = details.text("reason") if isinstance(details, ObjectNode) else None
    if reason is not None:
        return _REASONS.get(reason, "reason"), "", excerpt(reason, _LONGEST_REASON)
    if isinstance(error, ObjectNode):
        code, message = error.text("code") or "error", error.text("message") or ""
        return "error", excerpt(code), excerpt(message, _LONGEST_REASON)
    return "", "", ""
