"""Traces of the OpenAI Agents SDK.

A span of kind ``response`` only carries the response's id; some exporters add what was
sent and what came back. One of kind ``function`` is read as a foreign call.

Source: openai-agents 0.24.0, ``tracing/span_data.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.wrappers.wrapper import Wrapper, passed_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located


def _is_part(at: Located) -> bool:
    if at.text("object") == "trace":
        return True
    is_function = at.below("/span_data/type")
    return at.text("object") == "trace.span" and not (
        is_function is not None and is_function.string == "function"
    )


def _of_part(at: Located, opened: Opener) -> Iterator[Located]:
    places = ("/span_data/input", "/span_data/output", "/span_data/response")
    return passed_on(at, opened, *places)


def _is_export(at: Located) -> bool:
    kinds = {entry.text("object") for entry in at.each("/data")}
    return bool(kinds) and kinds <= {"trace", "trace.span"}


def _of_export(at: Located, opened: Opener) -> Iterator[Located]:
    return at.each("/data")


SPAN = Wrapper(
    "openai-agents-trace", "OpenAI Agents trace", _is_part, _of_part, ("object",)
)
EXPORT = Wrapper(
    "openai-agents-export",
    "OpenAI Agents trace export",
    _is_export,
    _of_export,
    ("data/",),
)
