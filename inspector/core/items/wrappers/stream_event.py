"""One event of a stream that was logged by itself, inside of something else.

Source: Open Responses specification 2026-04-24, "Streaming".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.wrappers.wrapper import Wrapper, passed_on
from inspector.core.source.event_stream import is_event

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located


def _is_event(at: Located) -> bool:
    return is_event(at.node) and (at.has("response") or at.has("item"))


def _of_event(at: Located, opened: Opener) -> Iterator[Located]:
    return passed_on(at, opened, "/response", "/item")


EVENT = Wrapper(
    "stream-event", "stream event", _is_event, _of_event, ("response/", "item/")
)
