"""How long work tells how far it is, and hears that it may stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

VALUES_A_CHECKPOINT = 50
"""Values between two looks at whether anybody still waits."""

Value = TypeVar("Value")


class CancelledError(Exception):
    """Work has stopped because nobody waits for its answer any more."""


class Progress(Protocol):
    """Given to work that takes long; both methods are called from its thread."""

    def advance(self, done: int, total: int) -> None:
        """Tell how much has been done, and of how much."""
        ...

    def cancelled(self) -> bool:
        """Whether nobody waits for the answer any more."""
        ...


def attended(values: Iterable[Value], progress: Progress | None) -> Iterator[Value]:
    """The same values; every so many it is asked whether anybody still waits.

    Raises:
        CancelledError: while iterating, once nobody waits any more.
    """
    for number, value in enumerate(values):
        if number % VALUES_A_CHECKPOINT == 0:
            stop_if_cancelled(progress)
        yield value


def stop_if_cancelled(progress: Progress | None) -> None:
    """End the work where nobody waits for its answer any more.

    Raises:
        CancelledError: nobody does.
    """
    if progress is not None and progress.cancelled():
        raise CancelledError


def watched(
    values: Iterable[Value],
    progress: Progress | None,
    place: Callable[[Value], int],
    total: int,
) -> Iterator[Value]:
    """The same values, with a checkpoint every so many.

    Args:
        values: What is worked through.
        progress: Whom to tell and to ask; nobody when None.
        place: How far the work is at a value.
        total: How far it will be at the end.

    Raises:
        CancelledError: while iterating, once nobody waits any more.
    """
    for number, value in enumerate(values):
        if progress is not None and number % VALUES_A_CHECKPOINT == 0:
            progress.advance(place(value), total)
            if progress.cancelled():
                raise CancelledError
        yield value
