"""Sentences that every writer shares: the answer, what is missing, the counts."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.wording import message_of
from inspector.core.report.replay_texts import (
    SIGNS,
    left_out_sentence,
    sentence_of,
    takes_word,
)
from inspector.core.report.replay_texts import TEXTS as REPLAY_TEXTS
from inspector.core.report.report import ReportFinding
from inspector.core.report.verdict_texts import headline_of
from inspector.core.report.visible_text import visible_text
from inspector.core.rules.catalogue import message_of as message_of_rule
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.texts import filled, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.gate.gate import GatedInput
    from inspector.core.gate.tally import Tally
    from inspector.core.report.linted import ReportSchema
    from inspector.core.report.targets import Cell, ReportMatrix, ReportPortable
    from inspector.core.rules.catalogue import Detail
from inspector.core.report.report import (
    Gap,
    Report,
    ReportDifference,
    ReportItem,
    ReportPlace,
    Side,
)

TEXTS = "report"

STANDARD_INPUT = "-"


class Wording:
    """The sentences of a report in one language; every value in them visible."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._names: dict[str, str] = {}

    def say(self, key: str, /, **details: object) -> str:
        """One sentence of ``resources/texts/report.json``."""
        return text_of(TEXTS, key, self.language, **details)

    def answer(self, report: Report) -> str:
        """What the whole report says, in one sentence."""
        blocking = report.tally.blocking
        if report.lint is not None:
            profile = filled(report.lint.title, self.language, {})
            room = "dialect" if report.lint.is_dialect else "lint"
            key = f"{room}.{report.answer}"
            return self.say(key, count=blocking, profile=profile)
        key, given = f"answer.{report.answer}", report.tally.given
        if given:
            key += ".given" if given == blocking else ".both"
        return self.say(key, count=blocking - given, given=given)

    def compared(self, report: Report) -> Iterator[str]:
        """What a comparison says as a whole; nothing for any other report."""
        if report.compared is not None:
            # Only a comparison needs the room that compares.
            from inspector.core.report.compared_texts import (  # noqa: PLC0415
                sentences_of,
            )

            yield from sentences_of(report.compared, self.language)

    def overview(self, report: Report) -> str:
        """What was looked at, as labels and numbers."""
        if report.lint is None:
            return self.counts(report.tally)
        counts = Counter(schema.level for schema in report.lint.schemas)
        parts = [f"{self.say('schemas')} {counts.total()}"]
        parts.extend(f"{self.level(name)} {n}" for name, n in counts.most_common())
        return ", ".join(parts)

    def level(self, name: str) -> str:
        """How far a schema is from the strict subset, in a word or two."""
        return self.say(f"level.{name}")

    def schema_parts(self, schema: ReportSchema) -> tuple[str, ...]:
        """What a linted schema is: its name, its spelling, its ``strict``."""
        strict = "" if schema.strict is None else f"strict {schema.strict}"
        parts = (schema.name or "", schema.read_as, strict)
        return tuple(visible_text(part) for part in parts if part)

    def counts(self, tally: Tally) -> str:
        """Items, calls and reasons, as labels and numbers."""
        parts = [f"{self.say('items')} {tally.items}"]
        parts.append(f"{self.say('calls')} {tally.calls}")
        parts.extend(f"{reason} {count}" for reason, count in tally.reasons.items())
        return ", ".join(parts)

    def input_name(self, gated: GatedInput) -> str:
        """The name of an input, as a person knows it."""
        return self.named(gated.facts.name)

    def named(self, name: str) -> str:
        """The name of an input as it was given, for a person."""
        shown = self._names.get(name)
        if shown is None:
            is_stdin = name == STANDARD_INPUT
            shown = self.say("stdin") if is_stdin else visible_text(name)
            self._names[name] = shown
        return shown

    def place(self, side: Side, place: ReportPlace) -> str:
        """``file:line:column``, as compilers write it."""
        name = self.input_name(side.inputs[place.input])
        return f"{name}:{place.site.line}:{place.site.column}"

    def places(
        self, report: Report, difference: ReportDifference
    ) -> Iterator[tuple[str, Side, ReportPlace]]:
        """Where a difference stands: the name of the side, the side, the place."""
        both = (difference.left, difference.right)
        names = (self.say("side.left"), self.say("side.right"))
        for name, side, place in zip(names, report.sides, both, strict=True):
            if place is not None:
                yield name, side, place

    def message(self, found: ReportFinding | ReportDifference) -> str:
        """What a finding says."""
        return visible_text(spoken(found, self.language))

    def path(self, place: ReportPlace) -> str:
        """The JSON Pointer, and the one inside the arguments behind it."""
        if place.inner is None:
            return visible_text(place.pointer)
        return visible_text(f"{place.pointer} > {place.inner}")

    def replay(self, report: Report) -> str:
        """What the chosen target does with all of it; empty for the default one."""
        if report.target == DEFAULT_TARGET:
            return ""
        cell = report.replay
        return sentence_of(cell.takes, cell.codes, report.target, self.language)

    def say_of_replay(self, key: str, /, **details: object) -> str:
        """One sentence of ``resources/texts/replay.json``."""
        return text_of(REPLAY_TEXTS, key, self.language, **details)

    def columns(self, matrix: ReportMatrix) -> Iterator[tuple[str, str, str, str]]:
        """Of each target: its sign, its name, its answer in words, and the rules."""
        for target, cell in zip(matrix.targets, matrix.together, strict=True):
            word = takes_word(cell.takes, self.language)
            yield SIGNS[cell.takes], target, word, ", ".join(cell.codes)

    def rows(
        self, side: Side, matrix: ReportMatrix
    ) -> Iterator[tuple[str, Sequence[Cell]]]:
        """Of each item: its place and names, and what each target does with it."""
        for item, cells in zip(side.items, matrix.rows, strict=True):
            place = f"{self.input_name(side.inputs[item.input])}:{item.site.line}"
            yield " ".join((place, *named_parts(item))), cells

    def left_out(self, side: Side, portable: ReportPortable) -> Iterator[str]:
        """What is not in the portable input: the place, and why."""
        for left in portable.made.left_out:
            said = left_out_sentence(left, portable.made.target, self.language)
            if left.item is None:
                yield said
            else:
                yield f"{self._place_of_item(side, left.item)}: {said}"

    def written(self, portable: ReportPortable) -> str:
        """How much of it was written, and where to."""
        made = portable.made
        is_stdout = portable.name == STANDARD_INPUT
        return self.say_of_replay(
            "portable-counts" if is_stdout else "portable-written",
            name=visible_text(portable.name),
            kept=len(made.kept),
            left=len(made.left_out),
        )

    def _place_of_item(self, side: Side, number: int) -> str:
        item = side.items[number]
        name = self.input_name(side.inputs[item.input])
        parts = " ".join(named_parts(item))
        return f"{name}:{item.site.line} {parts}".rstrip()

    def headline(self, item: ReportItem) -> str:
        """The verdict of an item, in one sentence."""
        return headline_of(item, self.language)

    def gaps(self, side: Side) -> Iterator[tuple[str, str]]:
        """Why the side is not complete: the place, and a sentence."""
        for gap in side.gaps:
            yield self._gap(side, gap)
        if not side.gaps and not side.tally.complete:
            yield self.input_name(side.inputs[0]), self.say("gap.other")

    def _gap(self, side: Side, gap: Gap) -> tuple[str, str]:
        place = f"{self.input_name(side.inputs[gap.input])}:{gap.line}"
        if gap.item is None:
            return place, self.say(f"gap.{gap.cause}")
        return place, self.headline(side.items[gap.item])


def spoken(found: ReportFinding | ReportDifference, language: str) -> str:
    """What a finding says, with foreign characters as they are."""
    if not isinstance(found, ReportFinding):
        return message_of_rule(found.finding, language)
    finding = found.finding
    if finding.violation is not None:
        return message_of(finding, language)
    return _said(finding.code, finding.variant, finding.details, language)


class _Stated(NamedTuple):
    """What the words of a finding depend on, see `Stated`."""

    code: str
    variant: str
    details: tuple[tuple[str, Detail], ...]


@lru_cache(maxsize=1000)
def _said(
    code: str, variant: str, details: tuple[tuple[str, Detail], ...], language: str
) -> str:
    """What a rule says: the same of many findings of a log."""
    return message_of_rule(_Stated(code, variant, details), language)


def named_parts(item: ReportItem) -> tuple[str, ...]:
    """Type, name and call_id of an item, those that it has."""
    parts = (item.type, item.name, item.call_id)
    return tuple(visible_text(part) for part in parts if part)
