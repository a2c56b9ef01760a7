"""LangChain messages that were made from a response, with its items as content blocks.

Source: langchain-openai 1.7.4, ``base.py`` and ``_compat.py``: blocks of type
``function_call`` keep the raw shape of Responses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign.langchain import inner_message, turns_of
from inspector.core.items.item_types import known_type
from inspector.core.items.wrappers.wrapper import Wrapper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located


def _is_message(at: Located) -> bool:
    inner = inner_message(at)
    return inner is not None and any(map(_is_call, inner.each("/content")))


def _is_call(block: Located) -> bool:
    return block.text("type") == "function_call" and block.has("call_id")


def _of_message(at: Located, opened: Opener) -> Iterator[Located]:
    """The blocks that are items; text stands in blocks of its own kind."""
    inner = inner_message(at)
    if inner is not None:
        for block in inner.each("/content"):
            if known_type(block.text("type")) is not None:
                yield block


def _is_state(at: Located) -> bool:
    return any(map(_is_message, turns_of(at)))


def _of_state(at: Located, opened: Opener) -> Iterator[Located]:
    return turns_of(at)


MESSAGE = Wrapper(
    "langchain-message",
    "LangChain message",
    _is_message,
    _of_message,
    ("content/", "kwargs/", "data/"),
)
STATE = Wrapper(
    "langchain",
    "LangChain messages",
    _is_state,
    _of_state,
    ("generations/", "messages/"),
)
