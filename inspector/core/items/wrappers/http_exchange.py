"""A request and its response as HTTP loggers write them.

Source: no standard; the members ``request``, ``response`` and ``body`` are common to
the loggers of gateways and HTTP clients.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.wrappers.wrapper import Wrapper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located

_SIDES = ("request", "response")
_BODIES = ("body", "json", "data", "content")
_OF_HTTP = ("url", "method", "headers", "status", "status_code", "statusCode")
_OF_BODIES = ("input", "output", "messages", "choices", "contents", "candidates")


def _is_exchange(at: Located) -> bool:
    if at.has("type") or at.has("custom_id"):
        return False
    sides = [side for name in _SIDES if (side := at.get(name)) is not None]
    return any(map(_is_message, sides)) or any(map(_is_body, sides))


def _is_message(at: Located) -> bool:
    return any(map(at.has, _BODIES)) and (at.has("body") or any(map(at.has, _OF_HTTP)))


def _is_body(at: Located) -> bool:
    return any(map(at.has, _OF_BODIES))


def _of_exchange(at: Located, opened: Opener) -> Iterator[Located]:
    for name in _SIDES:
        side = at.get(name)
        if side is None:
            continue
        if _is_body(side) or not _is_message(side):
            yield from opened(side)
        else:
            bodies = (side.get(body) for body in _BODIES)
            yield from opened(next((b for b in bodies if b is not None), None))


EXCHANGE = Wrapper(
    "http-exchange",
    "HTTP exchange",
    _is_exchange,
    _of_exchange,
    ("request/", "response/"),
    is_often_empty=False,
)
