"""Changes of a text in place, and where each character stood before.

A masked character takes the place of whatever spelled it: a letter, an escape, an
escape of an escape. All that masks are made of is ASCII and needs no escape in JSON,
in a repr, or in a string in a string, so the text stays valid at every level.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.string_map import StringMap


class Shifts:
    """Where the characters of a changed text stood in the one it was made from."""

    __slots__ = ("_after", "_before", "_ends")

    def __init__(self, edits: list[tuple[int, int, str]]) -> None:
        """Work out the shifts.

        Args:
            edits: Start, end and new text of each change, in order.
        """
        self._before, self._after, self._ends = [0], [0], [0]
        shift = 0
        for start, end, new in edits:
            if end - start == len(new):
                continue
            self._before.append(end)
            self._after.append(start + shift + len(new))
            self._ends.append(start)
            shift += len(new) - (end - start)

    def before(self, offset: int) -> int:
        """Where a place of the changed text was; inside a change, its start."""
        index = bisect_right(self._after, offset) - 1
        place = self._before[index] + offset - self._after[index]
        following = self._ends[index + 1 : index + 2]
        return min(place, following[0]) if following else place

    def span_before(self, span: Span) -> Span:
        """The characters that a stretch of the changed text was made from."""
        return Span(self.before(span.start), self.before(span.end))


class Edits:
    """Collects changes of one text; what was decided once stays.

    Args:
        text: The text that is to be changed.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._edits: list[tuple[int, int, str]] = []
        self._decided = bytearray(len(text))

    def __bool__(self) -> bool:
        return bool(self._edits)

    def is_decided(self, offset: int) -> bool:
        """Whether it is known what becomes of a character."""
        return offset < len(self._decided) and bool(self._decided[offset])

    def decide(self, span: Span) -> None:
        """Whatever was not changed in a stretch by now stays as it is."""
        self._decided[span.start : span.end] = b"\1" * span.length

    def replace(self, span: Span, new: str) -> None:
        """Put something else in the place of characters that are not decided yet."""
        if any(self._decided[span.start : span.end]):
            return
        if self._text[span.start : span.end] != new:
            self._edits.append((span.start, span.end, new))
        self.decide(span)

    def mask(self, where: StringMap, decoded: str, start: int, mask: str) -> bool:
        """Mask a stretch of a decoded string where the text spells it.

        Args:
            where: Where each of its characters stands in the text.
            decoded: The decoded string.
            start: Where the stretch begins in it.
            mask: What takes its place, character for character.

        Returns:
            Whether the text spells all of it, character by character: in base64 it
            does not, and then nothing is masked.
        """
        pieces = list(_pieces(where, start, start + len(mask)))
        if not all(self._spells(span, decoded[a:b]) for span, a, b in pieces):
            return False
        for span, first, last in pieces:
            new, old = mask[first - start : last - start], decoded[first:last]
            if span.length == len(old):
                self._replace_changed(span, old, new)
            elif new != old:
                self.replace(span, new)
        return True

    def finish(self) -> tuple[str, Shifts]:
        """The changed text, and the way back."""
        edits = sorted(self._edits)
        parts: list[str] = []
        place = 0
        for start, end, new in edits:
            parts += (self._text[place:start], new)
            place = end
        return "".join((*parts, self._text[place:])), Shifts(edits)

    def _spells(self, span: Span, decoded: str) -> bool:
        raw = self._text[span.start : span.end]
        return raw == decoded or (len(decoded) == 1 and raw.startswith("\\"))

    def _replace_changed(self, span: Span, old: str, new: str) -> None:
        """Replace what is not decided; a stretch may be so in part."""
        if old == new:
            return
        if not any(self._decided[span.start : span.end]):
            self.replace(span, new)
            return
        for index, character in enumerate(new):
            at = span.start + index
            if character != old[index] and not self._decided[at]:
                self.replace(Span(at, at + 1), character)


def _pieces(where: StringMap, start: int, end: int) -> Iterator[tuple[Span, int, int]]:
    """Stretches that are spelled character for character, and lone escapes.

    Yields:
        The place in the text, and the stretch of the decoded string.
    """
    first = bisect_right(where.inner, start) - 1
    for index in range(max(first, 0), len(where.inner)):
        run_start, run_end = where.inner[index], where.end_of_run(index)
        if run_start >= end:
            break
        outer, outer_end = where.outer[index], where.outer_end_of_run(index)
        # Only the last character of a run may be spelled by several.
        plain_end = run_end if outer_end - outer == run_end - run_start else run_end - 1
        a, b = max(start, run_start), min(end, plain_end)
        if a < b:
            yield Span(outer + a - run_start, outer + b - run_start), a, b
        if plain_end < run_end and start <= plain_end < end:
            yield Span(outer + plain_end - run_start, outer_end), plain_end, run_end
