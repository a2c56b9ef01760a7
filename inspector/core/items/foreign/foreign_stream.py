"""What a reader of another API's event stream is.

Source: rule book, section 5, the rows of streams.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inspector.core.items.foreign.foreign_call import ForeignApi, ForeignPart
    from inspector.core.source.located import Located

StreamReader: TypeAlias = "Callable[[Sequence[Located], str], ForeignPart]"
"""Reads events of one API, in order, of a document whose text is given."""


class ForeignStream(NamedTuple):
    """One API's way to stream."""

    api: ForeignApi
    is_event: Callable[[Located], bool]
    read: StreamReader
    keys: tuple[str, ...]
    """A value without any of these is no event (see `KeyIndex`)."""
