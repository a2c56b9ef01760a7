"""What was counted in one log, and where each thing that was counted stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Counted(StrEnum):
    """What is counted, in the order in which it is shown."""

    RESPONSES = "responses"
    CALLS = "calls"
    PARSES = "parses"
    SATISFIES = "satisfies"
    MISSING = "missing"
    """Calls without a field that their schema requires."""

    ENUM = "enum"
    """Calls with a value that their schema does not list."""

    TYPE = "type"
    WRAPPED = "wrapped"
    """Calls whose arguments are fenced or encoded twice."""

    REFUSALS = "refusals"
    INCOMPLETE = "incomplete"
    RETRIES = "retries"
    """Responses to a task that was answered before in the same log."""

    MODEL = "model"
    INPUT_TOKENS = "input_tokens"
    OUTPUT_TOKENS = "output_tokens"


class Where(NamedTuple):
    """The place of a call or a response in a log."""

    input: int
    line: int
    """1-based, in the file."""

    pointer: str
    """In the line's record."""

    item: int | None = None
    """Index among all items of the log; None where it is no item."""


class Sample(NamedTuple):
    """One thing that was counted in one log."""

    hits: tuple[Where, ...] = ()
    """Those of which it is true; for amounts those that have one."""

    rest: tuple[Where, ...] = ()
    """Those that were asked and of which it is not true."""

    amounts: tuple[float, ...] = ()
    """Tokens of each hit; calls of each response."""

    @property
    def total(self) -> int:
        """How many were asked."""
        return len(self.hits) + len(self.rest)

    @property
    def share(self) -> float | None:
        """Hits of those that were asked; None where nobody was."""
        return len(self.hits) / self.total if self.total else None


@dataclass(frozen=True, slots=True)
class Observed:
    """One log, counted."""

    samples: Mapping[Counted, Sample] = field(default_factory=dict)
    models: Mapping[str, Sample] = field(default_factory=dict)
    """Responses by the model that they name, the most frequent first."""

    def sample(self, counted: Counted) -> Sample:
        """One thing that was counted; empty where nothing was."""
        return self.samples.get(counted, Sample())
