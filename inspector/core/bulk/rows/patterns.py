"""Rows as text, of which most differ from others in numbers and ids alone.

The text of such rows is one pattern. It is made of two rows that the writer writes: one
that stands out in all that may differ, and another one that the pattern has to give
back as the writer wrote it; where it does not, each row is written by itself.
"""

from __future__ import annotations

import re
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.bulk.rows.packing import finding_of, item_of
from inspector.core.checks.pairing.pair_findings import PAIRING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.report.rows import RowWriter

Values: TypeAlias = tuple[object, ...]
"""What rows with one pattern differ in: the seven numbers of a place, its item among
them, then ids."""

_MOST = 5000
"""Patterns that are kept; a log may be made to have any number."""

_VARYING = frozenset({"call_id", "other", "at", "id"})
"""Details of what pairing says that tell which items it is about."""

_is_plain = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,54}").fullmatch
"""An id that every writer writes as it is."""

_plain_detail = re.compile(r'(["#]?)([A-Za-z0-9][A-Za-z0-9_-]{0,54})("?)').fullmatch

_NUMBERS = tuple(9_170_000_000_001 + 10_000_019 * n for n in range(7))
_OTHERS = (
    (31, 4, 159, 26, 31, 53, 5),
    (1, 1, 0, 2, 1, 3, 0),
)
_IDS = tuple(f"Q{chr(97 + n) * 53}Z" for n in range(4))
_OTHER_IDS = (("x", "call_1", "y-2", "3"), ("fc_0", "0", "z", "q_"))


class Pattern(NamedTuple):
    """The text of rows that are alike."""

    text: str
    """With ``%s`` for what differs."""

    pick: Callable[[Values], object]
    """What of the values stands there, in this order."""

    def filled(self, values: Values) -> str:
        """The text of one row."""
        return self.text % self.pick(values)


class Patterns:
    """Writes packed rows.

    Args:
        writer: Writes the rows themselves.
    """

    def __init__(self, writer: RowWriter) -> None:
        self._writer = writer
        self._known: dict[object, Pattern | None] = {}
        self._met: set[int] = set()

    def item(self, number: int, row: Packed) -> str:
        """The text of an item."""
        if row[5] and are_plain(*row[9:11]):
            pattern = self.of_item(row)
            if pattern is not None:
                return pattern.filled((*row[1:7], number, row[9], row[10]))
        return self._writer.item(number, item_of(row))

    def finding(self, row: Packed) -> str:
        """The text of a finding."""
        is_whole = row[5] and row[10] is None and row[16] is None
        ids: Sequence[str] = ()
        pattern = None
        if is_whole and row[11].startswith(PAIRING):
            details, ids = _parted(row[14])
            pattern = self._of_told(row, details)
        elif is_whole:
            pattern = self.of_finding(row, is_lone=True)
        if pattern is None:
            return self._writer.finding(finding_of(row))
        return pattern.filled((*row[1:8], *ids))

    def of_item(self, row: Packed, *, is_lone: bool = True) -> Pattern | None:
        """The pattern of all items that are like one but for numbers and ids.

        Args:
            row: The item.
            is_lone: Whether it may be the only one.
        """
        if row[16].violation is not None:
            return None  # its words are its own
        own_id, call_id = row[9:11]
        key = (row[0], *row[7:9], own_id is None, call_id is None, *row[11:])
        return self._pattern(
            key, lambda values: self._item_with(row, values), is_lone=is_lone
        )

    def of_finding(self, row: Packed, *, is_lone: bool = False) -> Pattern | None:
        """The pattern of all findings that are like one but for numbers.

        Args:
            row: The finding.
            is_lone: Whether it may be the only one.
        """
        if row[10] is not None or row[16] is not None:
            return None
        key = (row[0], row[7] is None, row[8:])
        known = self._known.get(key)
        if known is not None:
            return known
        details = tuple((name, False, value) for name, value in row[14])
        return self._pattern(
            key,
            lambda values: self._finding_with(row, details, values),
            is_lone=is_lone,
        )

    def _of_told(self, row: Packed, details: Packed) -> Pattern | None:
        """The pattern of all that pairing says alike but for numbers and ids."""
        key = (row[0], row[7] is None, *row[8:14], details, *row[15:])
        return self._pattern(
            key, lambda values: self._finding_with(row, details, values), is_lone=True
        )

    def _pattern(
        self, key: object, write: Callable[[Values], str], *, is_lone: bool
    ) -> Pattern | None:
        """The pattern for a key; only for the second row with it if most are lone."""
        if key in self._known:
            return self._known[key]
        if is_lone and self._is_first(hash(key)):
            return None
        if len(self._known) >= _MOST:
            self._known.clear()
        return self._known.setdefault(key, _pattern_of(write))

    def _is_first(self, number: int) -> bool:
        if len(self._met) >= 10 * _MOST:
            self._met.clear()
        is_first = number not in self._met
        self._met.add(number)
        return is_first

    def _item_with(self, row: Packed, values: Values) -> str:
        own_id, call_id = (
            None if known is None else str(value)
            for known, value in zip(row[9:11], values[7:9], strict=True)
        )
        *site, number = values[:7]
        made = (row[0], *site, *row[7:9], own_id, call_id, *row[11:])
        return self._writer.item(number, item_of(made))  # type: ignore[arg-type]

    def _finding_with(self, row: Packed, details: Packed, values: Values) -> str:
        *site, item = values[:7]
        ids = iter(values[7:])
        said = tuple(
            (name, f"{known[0]}{next(ids)}{known[1]}" if is_varying else known)
            for name, is_varying, known in details
        )
        item = None if row[7] is None else item
        made = (row[0], *site, item, *row[8:14], said, *row[15:])
        return self._writer.finding(finding_of(made))


def are_plain(*ids: str | None) -> bool:
    """Whether ids are such that every writer writes them as they are."""
    # A loop: `all` would take twice as long for each row.
    for each in ids:  # noqa: SIM110
        if each is not None and not _is_plain(each):
            return False
    return True


def _parted(details: Sequence[tuple[str, object]]) -> tuple[Packed, list[str]]:
    """What many findings have in common of their details, and the ids in them."""
    common: list[object] = []
    ids: list[str] = []
    for name, value in details:
        if name in _VARYING and isinstance(value, str) and len(ids) < len(_IDS):
            match = _plain_detail(value)
            if match is not None:
                before, plain, behind = match.groups()
                common.append((name, True, (before, behind)))
                ids.append(plain)
                continue
        common.append((name, False, value))
    return tuple(common), ids


def _pattern_of(write: Callable[[Values], str]) -> Pattern | None:
    """A pattern that gives back what is written; None where there is none."""
    marks = (*_NUMBERS, *_IDS)
    pieces = _MARK.split(write(marks))
    text = "%s".join(piece.replace("%", "%%") for piece in pieces[::2])
    places = [_PLACES[mark] for mark in pieces[1::2]]
    pattern = Pattern(text, itemgetter(*places) if places else _nothing)
    for numbers, ids in zip(_OTHERS, _OTHER_IDS, strict=True):
        if pattern.filled((*numbers, *ids)) != write((*numbers, *ids)):
            return None
    return pattern


def _nothing(_: Values) -> object:
    return ()


_PLACES = {str(mark): place for place, mark in enumerate((*_NUMBERS, *_IDS))}
_MARK = re.compile(f"({'|'.join(_PLACES)})")
