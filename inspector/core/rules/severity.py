"""How much a finding weighs.

Source: the finding catalogue, "Severity".
"""

from __future__ import annotations

from enum import StrEnum


class Severity(StrEnum):
    """How much a finding weighs for the chosen target."""

    BLOCK = "block"
    """Replay or execution would fail or do the wrong thing."""

    WARN = "warn"
    """Accepted, but changed, ignored, or refused by some targets."""

    INFO = "info"

    @property
    def rank(self) -> int:
        """0 for the heaviest."""
        return ("block", "warn", "info").index(self.value)
