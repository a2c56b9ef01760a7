"""How long work tells how far it is, and hears that it may stop."""

from __future__ import annotations

from typing import Protocol


class Progress(Protocol):
    """Given to work that takes long; both methods are called from its thread."""

    def advance(self, bytes_done: int, bytes_total: int) -> None:
        """Tell how much has been done, and of how much."""
        ...

    def cancelled(self) -> bool:
        """Whether nobody waits for the answer any more."""
        ...
