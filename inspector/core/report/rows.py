"""What a report is made of: items, findings, places, differences, and their sides.

They have let go of the texts they are about, so that a log of any size can be
reported. Named tuples: so many data classes would take 8 ms of every start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.diff.finding import DiffFinding
    from inspector.core.gate.gate import GatedInput
    from inspector.core.gate.tally import Tally
    from inspector.core.report.excerpt import Excerpt
    from inspector.core.report.verdict import Verdict
    from inspector.core.rules.severity import Severity


class Site(NamedTuple):
    """Where something stands in a file, as people and editors count."""

    line: int
    """1-based line of the file; in JSON Lines the log's own."""

    column: int
    """1-based, in code points."""

    byte_offset: int
    """First byte of the file that spells it."""

    byte_length: int

    end_line: int = 0
    """1-based line on which it ends; 0 where that is not known."""

    end_column: int = 0
    """1-based column behind its last character; 0 where that is not known."""


class HeldSchema(NamedTuple):
    """The schema that an item was held against."""

    origin: str
    """``schema`` or ``tools`` where a person gave it, else ``document``."""

    source: str | None
    """The file that a person gave; None for the item's own document."""

    pointer: str
    """Where the schema stands in its record."""

    read_as: str
    """The spelling that it was read in: ``function``, ``mcp``, ``schema`` ..."""


class ReportItem(NamedTuple):
    """One item and the gate's answer."""

    input: int
    """Index of its input."""

    site: Site
    pointer: str
    """Where it stands in its record."""

    type: str | None
    id: str | None
    call_id: str | None
    name: str | None
    status: str | None
    reason: str
    portable: str
    blocks: bool
    verdict: Verdict
    takes: str = "unknown"
    """What the target does with it: ``yes``, ``changed``, ``unknown`` or ``no``."""

    schema: HeldSchema | None = None
    """None where it was held against none."""


class ReportPlace(NamedTuple):
    """Where a finding points."""

    input: int
    item: int | None
    """Index in the report's items; None where it stands on no item."""

    pointer: str
    inner: str | None
    """JSON Pointer inside the decoded arguments; None for places outside."""

    site: Site
    excerpt: Excerpt | None
    """None beyond the number of excerpts that the report was asked to keep."""


class ReportFinding(NamedTuple):
    """What a check said of one document."""

    finding: Finding
    place: ReportPlace

    @property
    def code(self) -> str:
        """The rule's id."""
        return self.finding.code

    @property
    def severity(self) -> Severity:
        """How much it weighs."""
        return self.finding.severity


class ReportAt(NamedTuple):
    """A call of another API."""

    line: int
    """1-based, in its file."""

    pointer: str


class ReportPair(NamedTuple):
    """Two items that belong together, or one without partner."""

    left: int | None
    """Index in the items of the left side."""

    right: int | None
    by: str | None
    """What they were paired by: ``call_id``, ``id``, ``content``, ``position``."""

    is_same: bool
    """Whether nothing differs, not even in spelling."""

    left_at: ReportAt | None = None
    """Where a call of another API stands, which is in no list of items."""

    right_at: ReportAt | None = None
    responses: int | None = None
    """Index of the pair of responses that they stand in, where there are several."""


class ReportDifference(NamedTuple):
    """What the comparison said of one pair."""

    finding: DiffFinding
    left: ReportPlace | None
    right: ReportPlace | None

    @property
    def code(self) -> str:
        """The rule's id."""
        return self.finding.code

    @property
    def severity(self) -> Severity:
        """How much it weighs."""
        return self.finding.severity


class Gap(NamedTuple):
    """Something that keeps a report from being complete."""

    cause: str
    """``unchecked``, ``unreadable``, ``encoding``, ``cut``, or ``sample`` where only
    some lines of a log were looked at."""

    input: int
    line: int
    item: int | None = None


class Piece(NamedTuple):
    """Texts of items, and of the findings that are written with them."""

    items: Sequence[str]
    findings: Sequence[str]


class RowWriter(Protocol):
    """Writes rows of one side; picklable."""

    is_grouped: bool
    """Whether a piece is one item with what stands on it, or findings that stand on
    none; else it is all of a record, its findings in the order of the text."""

    def item(self, number: int, item: ReportItem) -> str:
        """An item.

        Args:
            number: Its index in the items of the side.
            item: The item.
        """
        ...

    def finding(self, found: ReportFinding) -> str:
        """A finding."""
        ...

    def joined(self, pieces: Iterable[Piece]) -> tuple[str, ...]:
        """Pieces in their order: for each section of the report, what stands there."""
        ...


class Side(NamedTuple):
    """What was read: all inputs of a gate, or one side of a comparison."""

    inputs: tuple[GatedInput, ...]
    items: Sequence[ReportItem]
    findings: Sequence[ReportFinding]
    """In the order of the inputs and of their text."""

    gaps: Sequence[Gap]
    tally: Tally
    groups: Iterable[tuple[int, int]] | None = None
    """How many items and findings each record has, where the side is on disk; in
    memory they need not be told apart."""

    kinds: Iterable[Finding] | None = None
    """Where the side is on disk, the first of all findings that are alike in code,
    severity and variant: who asks for no more need not go through all of them."""

    written: Callable[[RowWriter], Iterator[tuple[str, ...]]] | None = None
    """Where the side is on disk, has its rows written where they are, some at a time,
    in the sections that the writer makes of them."""

    chosen: Callable[[Callable[[str, Site], bool]], Side] | None = None
    """Where the side is on disk, the same with some findings alone, by their rule and
    place, and with the items that they stand on; its counts stay those of all."""


class Part(NamedTuple):
    """How much of what was read a report is about."""

    items: int
    of: int
