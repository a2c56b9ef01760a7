"""Codex: the session's rollout file, and the events of ``codex exec --json``.

Source: openai/codex, ``codex-rs/protocol`` at 001cb8e (line types of newer versions
are not verified); ``codex exec --json`` (public page).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.wrappers.wrapper import Wrapper, passed_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located

_ITEM = "response_item"
_LINES = (_ITEM, "session_meta", "turn_context", "event_msg", "compacted")
_EXEC = ("thread.started", "turn.started", "turn.completed", "turn.failed")


def _is_line(at: Located) -> bool:
    payload = at.get("payload")
    return at.text("type") in _LINES and payload is not None and payload.is_object


def _of_line(at: Located, opened: Opener) -> Iterator[Located]:
    """Only ``response_item`` is replayed; ``compacted`` may hold a new history."""
    if at.text("type") == _ITEM:
        yield from passed_on(at, opened, "/payload")
    elif at.text("type") == "compacted":
        yield from passed_on(at, opened, "/payload/replacement_history")


def _is_exec_event(at: Located) -> bool:
    is_ours = at.has("thread_id") or at.text("type") != "thread.started"
    return at.text("type") in _EXEC and is_ours and not at.has("object")


def _of_exec_event(at: Located, opened: Opener) -> Iterator[Located]:
    """A thread or a turn that begins or ends has no item."""
    return iter(())


ROLLOUT = Wrapper(
    "codex-rollout", "Codex session rollout", _is_line, _of_line, ("payload/",)
)
EXEC = Wrapper(
    "codex-exec", "codex exec --json", _is_exec_event, _of_exec_event, ("type",)
)
