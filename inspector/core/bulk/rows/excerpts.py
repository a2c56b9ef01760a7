"""Which findings show the characters around them, and where these are read again."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from inspector.core.bulk.rows.rows import Where
from inspector.core.report.excerpt import excerpt_of
from inspector.core.source.decoding import decode_line
from inspector.core.source.document import Document
from inspector.core.source.origin import Origin

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.bulk.rows.rows import Base
    from inspector.core.report.excerpt import Excerpt
    from inspector.core.report.report import Site
    from inspector.core.source.span import Span

Wanted: TypeAlias = "Callable[[str, Site], bool]"
"""Says whether a finding is chosen, by its rule and its place; picklable."""

Reader: TypeAlias = "Callable[[Where], bytes | None]"
"""Reads a record of a part again; None where it cannot be."""


class Excerpts(Protocol):
    """Is asked of each finding that is shown, in the order of the text."""

    @property
    def are_over(self) -> bool:
        """Whether no more text has to be read for them."""
        ...

    def take(self, code: str, site: Site) -> bool:
        """Whether the next finding shows the characters around it."""
        ...


class FirstOnes:
    """The first findings, as many as a person reads.

    Args:
        count: So many.
    """

    def __init__(self, count: int) -> None:
        self._left = count

    @property
    def are_over(self) -> bool:
        """Whether there were so many."""
        return self._left <= 0

    def take(self, _: str, __: Site) -> bool:
        """Whether the next one is among them."""
        self._left -= 1
        return self._left >= 0


class ChosenOnes:
    """Those that a person chose, however many.

    Args:
        wanted: Says which.
    """

    are_over = False

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted

    def take(self, code: str, site: Site) -> bool:
        """Whether it was chosen."""
        return self._wanted(code, site)


class AsKept:
    """Those that brought them along: nothing is read again."""

    are_over = True

    def take(self, _: str, __: Site) -> bool:
        """Whatever came with it is shown."""
        return True


class Text(NamedTuple):
    """Where the records of a part can be read again."""

    base: Base
    """What stands before the part."""

    label: str
    """Of its log."""

    read: Reader

    def record(self, where: Packed) -> Document | None:
        """A record; None where it cannot be read.

        Args:
            where: The values of a `Where`.
        """
        place = Where(*where)
        data = self.read(place)
        if data is None:
            return None
        line = place.line + self.base.lines + 1
        origin = Origin(self.label, line, place.offset + self.base.offset)
        return Document(origin, decode_line(data), "json", ())


class ReadAgain:
    """A record, read again once somebody asks for it.

    Args:
        where: Where it stands in its part.
        text: Where that is read again.
    """

    def __init__(self, where: Packed, text: Text) -> None:
        self._where, self._text = where, text

    @cached_property
    def _document(self) -> Document | None:
        return self._text.record(self._where)

    def excerpt(self, span: Span) -> Excerpt | None:
        """What stands around some characters; None where nobody can read them."""
        document = self._document
        return None if document is None else excerpt_of(document, span)
