"""Lines of batch files: what was asked and what came back, by ``custom_id``.

Source: OpenAI Batch API, input and output file lines; Anthropic Message Batches,
requests and results. The shapes are those that litellm 1.110.2 reads and writes
(``llms/gemini/batches``, ``llms/mistral/batches``, ``llms/anthropic/files``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.wrappers.wrapper import Wrapper, passed_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located


def _is_input(at: Located) -> bool:
    return at.has("custom_id", "body") and (at.has("url") or at.has("method"))


def _of_input(at: Located, opened: Opener) -> Iterator[Located]:
    return passed_on(at, opened, "/body")


def _is_output(at: Located) -> bool:
    return at.has("custom_id", "response") and not at.has("body")


def _of_output(at: Located, opened: Opener) -> Iterator[Located]:
    """A cancelled or failed row has no response, and no item."""
    return passed_on(at, opened, "/response/body")


def _is_anthropic(at: Located) -> bool:
    params, result = at.get("params"), at.get("result")
    is_request = params is not None and params.has("messages")
    is_result = result is not None and result.has("type")
    return at.has("custom_id") and (is_request or is_result)


def _of_anthropic(at: Located, opened: Opener) -> Iterator[Located]:
    return passed_on(at, opened, "/params", "/result/message")


INPUT = Wrapper(
    "batch-input", "OpenAI Batch input line", _is_input, _of_input, ("custom_id",)
)
OUTPUT = Wrapper(
    "batch-output", "OpenAI Batch output line", _is_output, _of_output, ("custom_id",)
)
ANTHROPIC = Wrapper(
    "anthropic-batch",
    "Anthropic batch line",
    _is_anthropic,
    _of_anthropic,
    ("custom_id",),
)
