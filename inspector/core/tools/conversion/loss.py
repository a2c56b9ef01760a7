"""What a conversion took from the meaning of a schema, place by place.

Source: JSON Schema 2020-12, validation: a schema is the set of values that it
allows; more than that set is lost only where a note to the model goes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from inspector.core.texts import text_of
from inspector.core.tools.literals import shortened

TEXTS = "conversion"

_SHOWN = 60


class LossKind(StrEnum):
    """What became of the set of values, or of the notes."""

    WIDENED = "widened"
    """Values that were refused are allowed now."""

    NARROWED = "narrowed"
    """Values that were allowed are refused now."""

    UNTOLD = "untold"
    """The model is no longer told something."""

    CHANGED = "changed"
    """Written otherwise, and nothing lost."""


@dataclass(frozen=True, slots=True)
class Loss:
    """One change of meaning."""

    kind: LossKind
    key: str
    """Which sentence of `TEXTS` says it."""

    pointer: str
    """JSON Pointer into the schema that was given."""

    details: tuple[tuple[str, str], ...] = ()

    def text(self, language: str) -> str:
        """What was lost, in words."""
        return text_of(TEXTS, self.key, language, **dict(self.details))


class Account:
    """Collects losses; one that is told twice counts once."""

    def __init__(self) -> None:
        self._losses: dict[Loss, None] = {}

    def add(self, kind: LossKind, key: str, pointer: str, **details: str) -> None:
        """Note a loss.

        Args:
            kind: What became of the meaning.
            key: Which sentence says it.
            pointer: Where, in the schema that was given.
            details: Named values for the sentence; long ones are shortened.
        """
        shown = tuple((name, shortened(text, _SHOWN)) for name, text in details.items())
        self._losses.setdefault(Loss(kind, key, pointer, shown))

    def losses(self) -> tuple[Loss, ...]:
        """All of them in the order in which they were noted."""
        return tuple(self._losses)
