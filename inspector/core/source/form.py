"""What reading a text in one of the known forms gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.source.decoding import DecodedText

if TYPE_CHECKING:
    from inspector.core.source.framing import Framing
    from inspector.core.source.json_reader import Reading


class ReadForm(NamedTuple):
    """A form and the records that were read in it."""

    name: str
    records: tuple[Reading, ...]
    framing: Framing | None = None
    """For an event stream, how its events were framed."""


Detector: TypeAlias = Callable[[DecodedText], ReadForm | None]
"""Reads a text in one form, or says None where it is not of that form."""
