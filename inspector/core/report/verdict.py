"""The verdict on an item as a report holds it: which sentences fit, in no language.

Source: `verdict_texts`, which chooses the sentences and says them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from inspector.core.tools.validation import Violation


class Verdict(NamedTuple):
    """A verdict in no language yet."""

    key: str
    """The reason and its variant, such as ``status.absent``."""

    details: tuple[tuple[str, str], ...] = ()
    """Named values for the sentences, ready to be shown; not those of `Named`, which
    the item has anyway."""

    rule: str | None = None
    """The rule that blocks where the reason itself does not."""

    violation: Violation | None = None
    """The most telling violation of the schema."""

    @property
    def is_refusal(self) -> bool:
        """Whether the model refused: a result of its own, though nothing is wrong."""
        return self.key == "not_function_call.refusal"
