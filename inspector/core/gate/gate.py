"""Inspect whole inputs and answer for all of them at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from inspector.core.checks.inspection import for_target, inspect_document
from inspector.core.gate.document_facts import facts_of
from inspector.core.gate.lines import documents_in
from inspector.core.gate.tally import Tally, Tallying
from inspector.core.items.envelope import BodyKind
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.late import LateFinding
    from inspector.core.gate.log import Log
    from inspector.core.gate.records import InputFacts
    from inspector.core.source.document import Document
    from inspector.core.tools.tool_sources import Sources

NOTHING_BLOCKS = 0
SOMETHING_BLOCKS = 1
SOMETHING_UNCHECKED = 3

TOOLS = BodyKind.TOOLS.value
"""What a tools file that was given is, as an input."""


class GatedInput(NamedTuple):
    """One input that was read to its end."""

    facts: InputFacts
    envelope: str
    """The one kind of all its records, ``mixed``, or ``none``."""


class GateResult(NamedTuple):
    """What the inputs of one run say together."""

    inputs: tuple[GatedInput, ...]
    tally: Tally

    @property
    def exit_code(self) -> int:
        """The run as a process answers it.

        - 0: nothing blocks, and everything was read and checked to the end.
        - 1: something blocks; that something else is unchecked changes nothing.
        - 3: nothing blocks, but something is unchecked, cut off or unreadable:
          not knowing is not passing.

        A run that has no result has no such code: the command line answers 2
        when the request cannot be met (usage, unreadable or empty input) and
        130 when it was interrupted.
        """
        if self.tally.blocking:
            return SOMETHING_BLOCKS
        return NOTHING_BLOCKS if self.tally.complete else SOMETHING_UNCHECKED


class Records(Protocol):
    """The documents of one input, as a `RecordReader` gives them."""

    @property
    def facts(self) -> InputFacts:
        """Name, size and digest; true once the last document has been taken."""
        ...

    @property
    def is_log(self) -> bool:
        """Whether each record is a line; known with the first document."""
        ...

    def __iter__(self) -> Iterator[Document]:
        """Give one document after the other, once."""
        ...


class Witness(Protocol):
    """Is shown every inspection while it is there; keeps what it needs of it."""

    def see(self, input_index: int, inspection: Inspection) -> None:
        """Look at the next record of an input; they come in order."""
        ...

    def see_late(self, input_index: int, late: LateFinding) -> None:
        """Look at what became known of an earlier record of the same input."""
        ...

    def see_given(self, input_index: int, given: GivenTools) -> None:
        """Look at a tools file that a person gave; it comes after all inputs."""
        ...


def gate_inputs(
    inputs: Iterable[Records],
    sources: Sources | None = None,
    *,
    witness: Witness | None = None,
    target: str = DEFAULT_TARGET,
    also_for: Sequence[str] = (),
    with_given: bool = True,
) -> GateResult:
    """Read, inspect and count every record of every input.

    Args:
        inputs: Read one after the other, each to its end.
        sources: Schemas and tools that a person gave.
        witness: Is shown each inspection; without one, none is kept.
        target: What items are to be replayed on.
        also_for: Other targets that the witness asks about.
        with_given: Whether tools files that were given are inputs, too.

    Raises:
        InspectorError: an input is empty, unreadable or too large, or there is no
            such target.
    """
    run = _Run(sources, witness, target, also_for)
    gated = [run.gate(index, reader) for index, reader in enumerate(inputs)]
    if with_given:
        gated += run.given(gated)
    return GateResult(tuple(gated), run.tallying.tally())


def inspections_of(
    lines: Iterable[str | bytes],
    sources: Sources | None = None,
    *,
    label: str,
    target: str = DEFAULT_TARGET,
) -> Iterator[Inspection]:
    """Inspect the records of a log as they come; nothing is kept.

    Each is looked at by itself: what only the lines together show, such as an
    output without its call, is for `gate_inputs`.

    Args:
        lines: One record each, with their line ends where byte offsets are to
            be those of the log; blank ones are skipped.
        sources: Schemas and tools that a person gave.
        label: Name of the log.
        target: What items are to be replayed on.
    """
    for document in documents_in(lines, label):
        yield inspect_document(document, sources, target)


class _Run:
    """Gates one input after the other."""

    def __init__(
        self,
        sources: Sources | None,
        witness: Witness | None,
        target: str,
        also_for: Sequence[str],
    ) -> None:
        self.tallying = Tallying()
        self._sources = sources
        self._witness = witness
        self._target = target
        self._also_for = also_for

    def gate(self, index: int, reader: Records) -> GatedInput:
        kinds: set[str] = set()
        log: Log | None = None
        for document in reader:
            inspection = inspect_document(document, self._sources)
            kinds.add(inspection.envelope.name)
            late: list[LateFinding] = []
            if reader.is_log:
                log = log or self._log()
                inspection, late = log.feed(inspection)
                inspection = log.for_target(inspection)
            else:
                inspection = for_target(inspection, self._target)
            self._note(index, inspection)
            self._note_late(index, late)
        if log is not None:
            self._note_late(index, log.close())
        return GatedInput(reader.facts, one_kind(kinds))

    def _log(self) -> Log:
        # Only now: one item is no log, and starts faster without.
        from inspector.core.gate.log import Log  # noqa: PLC0415

        return Log(self._target, self._also_for)

    def given(self, gated: Sequence[GatedInput]) -> list[GatedInput]:
        """Tools files that were given: inputs too, unless they were one already."""
        tools = self._sources.tools if self._sources is not None else ()
        inputs: list[GatedInput] = []
        if not tools:
            return inputs
        known = {each.facts.sha256 for each in gated}
        # Only now: most gates are given no tools, and start faster without.
        from inspector.core.checks.tool_checks import given_tools  # noqa: PLC0415

        for given in given_tools(tools, self._target):
            facts = facts_of(given.document)
            if facts.sha256 in known:
                continue
            self.tallying.count_given(given)
            if self._witness is not None:
                self._witness.see_given(len(gated) + len(inputs), given)
            inputs.append(GatedInput(facts, TOOLS))
        return inputs

    def _note(self, index: int, inspection: Inspection) -> None:
        self.tallying.count(inspection)
        if self._witness is not None:
            self._witness.see(index, inspection)

    def _note_late(self, index: int, found: list[LateFinding]) -> None:
        for late in found:
            self.tallying.count_late(late)
            if self._witness is not None:
                self._witness.see_late(index, late)


def one_kind(kinds: set[str]) -> str:
    """The one kind of several records, ``mixed``, or ``none``."""
    known = kinds - {BodyKind.NONE.value}
    if not known:
        return BodyKind.NONE.value
    return known.pop() if len(known) == 1 else "mixed"
