"""Read inputs from one end to the other, where parts cannot tell all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.bulk.parts.judging import unreadable
from inspector.core.errors import InspectorError
from inspector.core.gate.records import RecordReader

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

    from inspector.core.bulk.units.cutting import Inputs
    from inspector.core.source.document import Document


class ReaderFrom(RecordReader):
    """The records of an input, those of a log from one line on.

    Raises:
        InspectorError: also where nothing stands on that line or behind it.
    """

    def __init__(self, stream: BinaryIO, label: str, since: int) -> None:
        super().__init__(stream, label)
        self._since = since

    def __iter__(self) -> Iterator[Document]:
        is_empty = True
        for document in super().__iter__():
            if not self.is_log or document.origin.line_number >= self._since:
                is_empty = False
                yield document
        if is_empty and self._since > 1:
            name = self.facts.name
            raise InspectorError("since-beyond", name=name, line=self._since)


def readers_of(inputs: Inputs) -> Iterator[RecordReader]:
    """Open one input after the other.

    Raises:
        InspectorError: one of them cannot be opened.
    """
    for name in inputs.names:
        try:
            with inputs.opened(name) as file:
                yield ReaderFrom(file, name, inputs.choice.since)
        except OSError as error:
            raise unreadable(name, error) from error
