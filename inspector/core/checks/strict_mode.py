"""Whose strict subset a tool's schema is held to.

A target that has a strict mode of its own is spoken for by its dialect; OpenAI's subset
says nothing about it.

Source: OpenAI, structured outputs guide (2026-11-30): fine-tuned models; Microsoft
Learn, structured outputs (2026-08-24).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import StringNode
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.dialects.schema_dialect import TARGETS
from inspector.core.tools.strict.strict_profile import DEFAULT_PROFILE

if TYPE_CHECKING:
    from inspector.core.items.body import Body

FINE_TUNED = "fine-tuned"
_OF_TARGET = {
    DEFAULT_TARGET: DEFAULT_PROFILE,
    "openai": DEFAULT_PROFILE,
    "azure-openai": "azure-openai",
}
_OPENAI = (DEFAULT_TARGET, "openai")
_TUNED = "ft:"
"""How the names of fine-tuned models begin."""


def profile_of(target: str, body: Body | None = None) -> str | None:
    """The strict profile for a target, by name; None where its dialect says it.

    Args:
        target: What the tools are to be sent to.
        body: The request or response that declares them, which may name a model.
    """
    if target not in _OF_TARGET:
        return None if target in TARGETS else DEFAULT_PROFILE
    if target in _OPENAI and is_fine_tuned(body):
        return FINE_TUNED
    return _OF_TARGET[target]


def is_fine_tuned(body: Body | None) -> bool:
    """Whether a request or response names a fine-tuned model."""
    model = body.member("model") if body is not None else None
    name = model.text if isinstance(model, StringNode) else ""
    return name.rpartition("/")[2].startswith(_TUNED)
