"""All wrappers, in the order in which they are asked.

Those with a name of their own come before those that go by common words. Adding a
wrapper is adding a module and a line.

Source: rule book, section 5, "Detection order that avoids false hits".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.key_index import KeyIndex
from inspector.core.items.wrappers import (
    agents_trace,
    batch_lines,
    codex,
    http_exchange,
    langchain_message,
    langfuse,
    langsmith,
    litellm_log,
    log_record,
    otel_span,
    stream_event,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.items.wrappers.wrapper import Wrapper
    from inspector.core.source.located import Located

WRAPPERS: Sequence[Wrapper] = (
    codex.ROLLOUT,
    codex.EXEC,
    batch_lines.INPUT,
    batch_lines.OUTPUT,
    batch_lines.ANTHROPIC,
    stream_event.EVENT,
    agents_trace.SPAN,
    agents_trace.EXPORT,
    langsmith.RUN,
    langsmith.EXPORT,
    langfuse.OBSERVATION,
    langfuse.EVENT,
    langfuse.EXPORT,
    langchain_message.MESSAGE,
    langchain_message.STATE,
    litellm_log.LOG,
    otel_span.EXPORT,
    otel_span.GENAI,
    otel_span.OPENINFERENCE,
    http_exchange.EXCHANGE,
    log_record.RECORD,
)

_INDEX = KeyIndex((wrapper, wrapper.keys) for wrapper in WRAPPERS)


def wrapper_of(at: Located) -> Wrapper | None:
    """The wrapper that a value is, if it is one."""
    return next((w for w in _INDEX.of(at.node) if w.matches(at)), None)


def title_of(name: str) -> str:
    """How the wrapper of that name is called in a sentence."""
    return next((w.title for w in WRAPPERS if w.name == name), name)
