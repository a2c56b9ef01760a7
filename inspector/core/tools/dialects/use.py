"""One place at which a schema uses a feature that providers differ about.

A feature's id is a keyword (``const``), a keyword with what its value is like
(``enum.primitives``), or a condition that stands beside it (``pattern:lookaround``).
`schema_features` in the resources says each in words.

Source: the rule book, section 2.1, the rows of its matrix.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decimal import Decimal

    from inspector.core.source.span import Span

CONDITION = ":"
"""Before what is said beside a keyword's own cell; nothing said means nothing wrong."""

VARIANT = "."
"""Before what a keyword's value is like; without a cell that of the keyword counts."""


@dataclass(frozen=True, slots=True)
class Use:
    """A feature at a place."""

    feature: str
    pointer: str
    """JSON Pointer into the schema: the keyword, the property, or the subschema."""

    span: Span
    """Code points of the text that the schema was read from."""

    subschema: str
    """JSON Pointer of the subschema that uses it."""

    shown: str = ""
    """The value as JSON on one line, shortened; empty where it says nothing."""

    text: str = ""
    """A text that guards compare: a format, a property's name, a keyword."""

    number: Decimal | None = None
    """A number that guards compare: a limit's value, a count."""

    @property
    def is_condition(self) -> bool:
        """Whether it stands beside a keyword that has a use of its own."""
        return CONDITION in self.feature

    @property
    def key(self) -> tuple[str, str, Decimal | None]:
        """Uses with one key are treated alike by every provider."""
        return self.feature, self.text, self.number
