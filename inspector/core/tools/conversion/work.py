"""One conversion in progress: the parts, the dialect, and what was lost so far.

Source: the finding catalogue, ``dialect/<target>``: a schema passes where nothing of
it stands in the way.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING

from inspector.core.source.pointer import joined, pointer_text, pointer_tokens
from inspector.core.source.span import Span
from inspector.core.tools.conversion.json_text import TRUE, text_of_node
from inspector.core.tools.conversion.loss import Account, LossKind
from inspector.core.tools.conversion.part import Link, SchemaPart
from inspector.core.tools.conversion.part_writing import spelled
from inspector.core.tools.conversion.survey import Survey
from inspector.core.tools.dialects.cell import Treatment
from inspector.core.tools.dialects.combination_uses import NOTES
from inspector.core.tools.dialects.use import Use

if TYPE_CHECKING:
    from inspector.core.tools.dialects.schema_dialect import SchemaDialect

_PLACE = Span(0, 0)
_TOLD_ONLY = NOTES | {"format", "contentEncoding", "contentMediaType", "contentSchema"}
"""Words that tell the model something and refuse no value."""

_OF_VALUES = (LossKind.WIDENED, LossKind.NARROWED)
_TURNING = frozenset({"oneOf", "not", "if", "contains"})
"""Keywords that ask whether a schema does not fit, or how often it does."""

_FRAME = frozenset({"$schema", "$comment", "contentSchema"})


@dataclass
class Work:
    """What the rewriters share."""

    root: SchemaPart
    dialect: SchemaDialect
    account: Account = field(default_factory=Account)
    places: dict[str, SchemaPart] = field(default_factory=dict)
    """By pointer into the text of this round."""

    pointers: dict[int, str] = field(default_factory=dict)
    """Where each part stands in the text of this round, by its identity."""

    survey: Survey = field(default_factory=lambda: Survey(TRUE))
    """Where the references of this round lead."""

    def accepts(self, feature: str, number: int | None = None) -> bool:
        """Whether a feature would not stand in the way."""
        count = None if number is None else Decimal(number)
        use = Use(feature, "", _PLACE, "", number=count)
        cell = self.dialect.cell_of(use)
        return cell is None or not cell.is_in_the_way

    def takes(self, feature: str) -> bool:
        """Whether a feature is known to be accepted."""
        cell = self.dialect.cell_of(Use(feature, "", _PLACE, ""))
        return cell is not None and cell.treatment is Treatment.ACCEPTED

    def lose(
        self, kind: LossKind, key: str, part: SchemaPart, word: str = "", **shown: str
    ) -> None:
        """Note what becomes of a part, or of one of its keywords."""
        place = joined(part.origin, word) if word else part.origin
        for each in self._kinds(kind, part):
            self.account.add(each, key, place, **shown)

    def _kinds(self, kind: LossKind, part: SchemaPart) -> tuple[LossKind, ...]:
        """Where a schema must fail to fit, to allow more in it is to allow less."""
        tokens = pointer_tokens(self.pointers.get(id(part), ""))
        if kind in _OF_VALUES and _TURNING & set(tokens):
            return _OF_VALUES
        return (kind,)

    def drop(self, part: SchemaPart, *words: str) -> None:
        """Take keywords out, and say what goes with each."""
        for word in words:
            if word not in part.words:
                continue
            if word in _FRAME or _says_nothing(part, word):
                kind, key = LossKind.CHANGED, "frame-dropped"
            elif word in _TOLD_ONLY:
                kind, key = LossKind.UNTOLD, "note-dropped"
            else:
                kind, key = LossKind.WIDENED, "keyword-dropped"
            shown = self.shown(part, word)
            self.lose(kind, key, part, word, keyword=word, value=shown)
            del part.words[word]

    def shown(self, part: SchemaPart, word: str) -> str:
        """The value of a keyword on one line."""
        value = part.words[word]
        if isinstance(value, Link):
            return f'"#{value.target.origin}"'
        if isinstance(value, (SchemaPart, list, dict)):
            return spelled(SchemaPart("", {word: value}))[len(word) + 5 : -1]
        return text_of_node(value)

    def holder(self, pointer: str) -> tuple[SchemaPart, tuple[str, ...]] | None:
        """What holds the part at a pointer, and the way from there; None for root."""
        tokens = pointer_tokens(pointer)
        for length in (1, 2):
            if length <= len(tokens):
                outer = self.places.get(pointer_text(tokens[:-length]))
                if outer is not None:
                    return outer, tokens[-length:]
        return None


def _says_nothing(part: SchemaPart, word: str) -> bool:
    value = part.words[word]
    return word == "uniqueItems" and getattr(value, "value", None) is False
