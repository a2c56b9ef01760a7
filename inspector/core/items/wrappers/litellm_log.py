"""LiteLLM's standard log: what was sent and the provider's answer.

Source: litellm 1.110.2, ``types/utils.py``, ``StandardLoggingPayload``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.wrappers.wrapper import Wrapper, passed_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located


def _is_log(at: Located) -> bool:
    is_named = at.has("litellm_call_id") or at.has("litellm_params")
    is_called = at.has("call_type") and (at.has("trace_id") or is_named)
    return (is_named or is_called) and (at.has("messages") or at.has("response"))


def _of_log(at: Located, opened: Opener) -> Iterator[Located]:
    return passed_on(at, opened, "/messages", "/response")


LOG = Wrapper(
    "litellm-log",
    "LiteLLM log",
    _is_log,
    _of_log,
    ("litellm_call_id", "litellm_params/", "call_type"),
    is_often_empty=False,
)
