"""One line of a log."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from inspector.core.source.origin import Origin

_UTF8 = "utf-8"


class Line(NamedTuple):
    """One line of a log, and where it begins."""

    text: str | bytes
    """With its end."""

    origin: Origin

    @property
    def data(self) -> bytes:
        """Its bytes."""
        text = self.text
        return text.encode(_UTF8, "surrogatepass") if isinstance(text, str) else text
