"""What is said of lines that are alike, worked out once.

The first line of a shape (for calls, of a shape and a function) is inspected as any
other. What is said of it then holds for all like it, provided that their arguments are
certainly as good as its own; a line of which that is not certain is inspected itself.

Source: `shape` for which lines are alike, `sure_arguments` for what is certain.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.bulk.alike.alike_kind import Called, Kind, Kinds
from inspector.core.bulk.calls.call_counts import FINE, CallKind, Variants
from inspector.core.bulk.calls.shape import shape_of
from inspector.core.bulk.calls.sure_arguments import (
    decoded,
    digest_where_sound,
    is_fine,
    sure_object,
)
from inspector.core.bulk.calls.template import Template, step_of, template_of
from inspector.core.bulk.pairing.marks import digest_of_text
from inspector.core.bulk.responses.responses import Responses
from inspector.core.checks.inspection import for_target
from inspector.core.items.body import BodyKind
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.targets.target import DEFAULT_TARGET, target_of
from inspector.core.tools.tool_sources import Sources

if TYPE_CHECKING:
    import re
    from collections.abc import Iterable, Iterator

    from inspector.core.bulk.calls.shape import Shape
    from inspector.core.bulk.pairing.sequence import Step
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.tally import Tally

_MOST_SHAPES = 32
_MOST_NAMES = 500


class Fit(NamedTuple):
    """A line that is like another."""

    shape: Shape
    template: Template
    places: list[tuple[int, int]]
    """Of the slots, in bytes of the line."""

    arguments: bytes | None
    """The decoded arguments of a call."""

    is_sure: bool
    """Whether nothing is to be said of them."""


Known: TypeAlias = tuple[int, "bytes | None", int]
"""What a line that is like another adds to the counts: its number among
`Alike.tallies` and `Alike.steps`, its call_id, and for a call a checksum of what it
says."""


class Alike:
    """The shapes that a run has met, and what is said of them.

    Args:
        sources: Schemas and tools that a person gave.
        target: What items are to be replayed on.
    """

    def __init__(
        self, sources: Sources | None = None, target: str = DEFAULT_TARGET
    ) -> None:
        self._target = target_of(target)
        self.responses = Responses(sources or Sources(), target)
        self.tallies: list[Tally] = []
        """What each line of a number adds to the counts."""

        self.steps: list[Step] = []
        """What it is to order and pairing."""

        self._call_counts = self.responses.counts.calls
        self._variants = Variants()

        self.kinds = Kinds()

    def fit(self, line: bytes) -> Fit | None:
        """What is known of a line; None where it has to be inspected.

        Args:
            line: Without its end.

        Returns:
            Where `Fit.is_sure`, all that is said of the other line is said of this
            one; else all but what its arguments make of it.
        """
        for kind in self.kinds.like(line):
            match = kind.match(line)
            if match is not None:
                return _fitted(kind, match)
        return None

    def known(self, lines: Iterable[bytes]) -> Iterator[Known | None]:
        """What is known of lines of which only counts are wanted.

        Args:
            lines: Each without its end.

        Yields:
            For each line; None for one that has to be inspected, which may teach more
            before the next one is taken.
        """
        like = self.kinds.like
        for line in lines:
            for kind in like(line):
                known = _known_fine(kind, line) if kind.arguments else None
                if known is not None:
                    yield known
                    break
                match = kind.match(line)
                if match is not None:
                    known_of = self._known_call if kind.arguments else _known_other
                    yield known_of(kind, match)
                    break
            else:
                yield None

    def known_of(self, line: bytes) -> Known | None:
        """The same of one line."""
        return next(self.known((line,)))

    def counted(self, line: bytes) -> Tally | None:
        """All that is said of a line that is like another, as counts."""
        known = self.known_of(line)
        return None if known is None else self.tallies[known[0]]

    def _known_call(self, kind: Kind, match: re.Match[bytes]) -> Known | None:
        """What is known of a call whose arguments have to be read."""
        own_id, raw, key, name = match.group(*kind.parts)
        called, text = kind.calls.get(name), decoded(raw)
        if called is None or text is None or own_id == key:
            return None
        number = called.number
        outcome = self._call_counts.outcome(called.kind, raw, text)
        if outcome == FINE:
            return number, key, digest_of_text(text)
        if outcome is None:
            return None
        variant = self._variants.number(number, outcome, self._new_variant)
        return None if variant is None else (variant, key, digest_of_text(text))

    def _new_variant(self, number: int, outcome: int) -> int:
        """Count calls of which something else is said."""
        tally = self._call_counts.tallies[outcome]
        step = self.steps[number]._replace(is_blocked=bool(tally.blocking))
        self.tallies.append(replace(tally, records=1))
        self.steps.append(step)
        return len(self.tallies) - 1

    def learn(self, line: bytes, inspection: Inspection) -> None:
        """Keep what was said of a line, if others may be like it.

        Args:
            line: Without its end.
            inspection: Of that line alone, for the default target.
        """
        self.responses.learn(inspection)
        if _lone(inspection) is None:
            return
        inspection = for_target(inspection, self._target.name)
        item = _lone(inspection)
        if item is None or not isinstance(item.item.node, ObjectNode):
            return
        kind, match = self._kind_of(line)
        if kind is None:
            kind, match = self._new_kind(line, inspection.document.text, item.item.node)
        if kind is None or match is None:
            return
        name = kind.called(match)
        if name in kind.templates or len(kind.templates) >= _MOST_NAMES:
            return
        places = [*match.regs[1:]]
        is_sure, template = template_of(kind.shape, line, places, inspection, item)
        if is_sure:
            kind.templates[name] = template
            if template is not None:
                self._count_by(kind, name, template)

    def _count_by(self, kind: Kind, name: bytes, template: Template) -> None:
        number = kind.numbers[name] = len(self.tallies)
        self.tallies.append(template.tally)
        self.steps.append(step_of(template))
        if template.skeleton is not None:
            said = [each.finding for each in template.skeleton.said]
            first, schema = template.inspected, template.schema
            is_checked = first.validation is not None
            call = CallKind(first, said, schema, is_checked)
            kind.calls[name] = Called(number, call, kind.shape)

    def _new_kind(
        self, line: bytes, text: str, node: ObjectNode
    ) -> tuple[Kind | None, re.Match[bytes] | None]:
        if len(self.kinds.all) >= _MOST_SHAPES:
            return None, None
        shape = shape_of(text, node, target=self._target)
        match = shape.whole.fullmatch(line) if shape is not None else None
        if shape is None or match is None:
            return None, None
        kind = Kind(shape, text)
        if not kind.is_own(match):
            return None, None
        self.kinds.add(kind)
        return kind, match

    def _kind_of(self, line: bytes) -> tuple[Kind | None, re.Match[bytes] | None]:
        for kind in self.kinds.all:
            match = kind.match(line)
            if match is not None:
                return kind, match
        return None, None


def _known_fine(kind: Kind, line: bytes) -> Known | None:
    """What is known of a call of which nothing is to be said; None says nothing."""
    called = kind.called_in(line)
    match = called.fine.fullmatch(line) if called is not None else None
    if called is None or match is None:
        return None
    own_id, raw, key, _ = match.group(*kind.parts)
    if own_id == key or len(raw) > called.longest:
        return None
    digest = digest_where_sound(raw)
    return None if digest is None else (called.number, key, digest)


def _known_other(kind: Kind, match: re.Match[bytes]) -> Known | None:
    """What is known of a line that is no call."""
    number = kind.numbers.get(b"")
    if number is None or not kind.is_own(match):
        return None
    return number, match[kind.call_id] if kind.call_id else None, 0


def _fitted(kind: Kind, match: re.Match[bytes]) -> Fit | None:
    template = kind.templates.get(kind.called(match))
    if template is None or not kind.is_own(match):
        return None
    places = [*match.regs[1:]]
    if not kind.arguments:
        return Fit(kind.shape, template, places, None, is_sure=True)
    text = decoded(match[kind.arguments])
    if text is None:
        return None
    schema = template.schema  # there is one wherever arguments are checked
    is_checked = schema is not None
    is_sure = is_fine(sure_object(text), len(text), schema, is_checked=is_checked)
    if not is_sure and template.skeleton is None:
        return None
    return Fit(kind.shape, template, places, text, is_sure=is_sure)


def _lone(inspection: Inspection) -> InspectedItem | None:
    """The item of a record that is one bare item and nothing else."""
    document, bodies = inspection.document, inspection.envelope.bodies
    if len(inspection.items) != 1 or len(bodies) != 1 or inspection.around:
        return None
    body, record = bodies[0], document.records[0]
    is_plain = (
        body.kind is BodyKind.ITEM
        and not (body.wrapper or body.foreign or body.faults or body.pointer)
        and len(document.records) == 1
        and record.is_json
        and not (record.faults or record.wrappings or document.encoding_faults)
        and document.decoded.encoding == "utf-8"
        and not document.decoded.mark_length
        and body.node is record.root
    )
    return inspection.items[0] if is_plain else None
