"""Judge the records of a part of a log of which only counts are wanted.

Lines that are surely like others are counted by what they are like; every other one
is judged as it always is.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from inspector.core.bulk.alike.alike_lines import known_at_once
from inspector.core.bulk.pairing.sequence import Sequence
from inspector.core.bulk.parts.part_judge import PartJudge
from inspector.core.gate.tally import Tally, Tallying
from inspector.core.items.body import BodyKind
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from inspector.core.bulk.alike.alike import Alike
    from inspector.core.bulk.units.unit import LogPart
    from inspector.core.tools.tool_sources import Sources


class PartCounts(PartJudge):
    """Counts one part.

    Args:
        part: The part.
        sources: Schemas and tools that a person gave.
        text: Of the part.
        alike: What is known of lines that are alike.
        heaps: Ids are dealt out over so many heaps.
        target: What items are to be replayed on.
    """

    def __init__(
        self,
        part: LogPart,
        sources: Sources,
        text: bytes,
        *,
        alike: Alike,
        heaps: int,
        target: str = DEFAULT_TARGET,
    ) -> None:
        super().__init__(
            part, sources, text, with_rows=False, alike=alike, target=target
        )
        self.notes: Sequence = Sequence(alike.steps, heaps)
        self._known = alike
        self._counted: dict[int, int] = {}

    def judge(self) -> None:
        """Count all of it.

        Raises:
            OrderNeededError: it cannot be judged without what is around it.
        """
        if self._alike is None:  # which lines are judged depends on their numbers
            super().judge()
            return
        self._judge_lines()
        counted = Counter(self.notes.steps)
        self._counted = {n: count for n, count in counted.items() if n >= 0}
        self._known.kinds.rank(self._counted)
        if self._counted:
            self.names.add(BodyKind.ITEM.value)
            self._wrappers.note_item()

    def tally(self) -> Tally:
        """The counts."""
        tallying = Tallying()
        tallying.add(super().tally())
        for number, count in self._counted.items():
            tallying.add(self._known.tallies[number], count)
        return tallying.tally()

    def _judge_lines(self) -> None:
        *lines, rest = self._text.split(b"\n")
        if rest:
            lines.append(rest)
        texts = lines
        if b"\r" in self._text:
            texts = [line.rstrip(b"\r") for line in lines]
        rows = known_at_once(self._known, texts)
        known_of = self._known.known(texts[number] for number in rows.left)
        responses: list[bytes] = []
        begin = 0
        for number, known in zip(rows.left, known_of, strict=True):
            if known is not None:
                rows.put(number, known)
                continue
            self.notes.take_rows(rows, begin, number)
            begin = number + 1
            has_end = begin < len(lines) or not rest
            line = lines[number] + b"\n" * has_end
            if self._begins_response(line):
                responses.append(line)
            else:
                self._judge_line(line, 1, 0)  # nobody asks where it stands
        self.notes.take_rows(rows, begin, len(lines))
        # A response is none of the loose items, which have an order; and what is known
        # of responses is at hand while they are counted one after the other.
        for line in responses:
            if not self._counts_response(line):
                self._judge_line(line, 1, 0)
