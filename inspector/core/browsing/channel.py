"""How work in a process of its own is told what to do, and tells what it has found."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from inspector.core.errors import InspectorError


class Reach(NamedTuple):
    """How far a log may be read; it grows while it is written or unpacked."""

    end: int
    """Bytes."""

    is_whole: bool
    """Whether the log ends there, for all that is known."""


class Failed(NamedTuple):
    """Why the work cannot go on."""

    error: InspectorError


class Channel(Protocol):
    """One end of a line between two processes.

    Raises:
        EOFError: nobody is at the other end any more.
        OSError: the same.
    """

    def send(self, message: object, /) -> None:
        """Tell something."""
        ...

    def recv(self) -> object:
        """Wait for what the other end tells."""
        ...
