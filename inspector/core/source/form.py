"""What reading a text in one of the known forms gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.source.decoding import DecodedText

if TYPE_CHECKING:
    from inspector.core.source.framing import Framing
    from inspector.core.source.layer import Layer
    from inspector.core.source.reading import Reading
    from inspector.core.source.wrapping import Wrapping

HAR = "har"
"""The name of the form of several texts out of one archive."""


class Part(NamedTuple):
    """A text inside of another, which is read like any other."""

    layer: Layer
    wrapping: Wrapping
    """What stands around it."""


class ReadForm(NamedTuple):
    """A form and the records that were read in it."""

    name: str
    records: tuple[Reading, ...]
    framing: Framing | None = None
    """For an event stream, how its events were framed."""

    parts: tuple[Part, ...] = ()
    """The texts inside; then there are no records yet."""


Detector: TypeAlias = Callable[[DecodedText], ReadForm | None]
"""Reads a text in one form, or says None where it is not of that form."""
