"""Which items a conversation was written by, as far as their types tell.

Source: Open Responses specification 2026-04-24, ``CreateResponseBody.input`` and
``ResponseResource.output``: messages of a user are in the first only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.pairing.conversations import is_answer
from inspector.core.checks.pairing.halves import is_output

if TYPE_CHECKING:
    from inspector.core.items.item import Item

_CLIENT_ROLES = ("user", "system", "developer")


def is_message(item: Item) -> bool:
    """Whether an item is a message; OpenAI takes one without ``type``."""
    is_bare = item.get("type") is None and item.text("role") is not None
    return item.type_text == "message" or is_bare


def is_from_client(item: Item) -> bool:
    """Whether the side that calls the model wrote an item.

    Outputs inside a response were made by the server and tell nothing.
    """
    if is_message(item):
        return item.text("role") in _CLIENT_ROLES
    return is_output(item) and not is_answer(item.body)


def goes_on(item: Item) -> bool:
    """Whether an item shows that the calls before it have had their turn."""
    return is_message(item) or is_output(item)
