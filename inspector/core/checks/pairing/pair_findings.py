"""What is wrong with a pair, or with the half of one.

Source: the finding catalogue, "pairing/"; the evidence is in the rules' sources.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Generic, NamedTuple

from inspector.core.checks.pairing.marks import Mark, Named, Told, W, mark_of
from inspector.core.checks.pairing.matching import Match, MatchKind
from inspector.core.rules.catalogue import severity_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Detail, Finding
    from inspector.core.checks.pairing.halves import Half
    from inspector.core.checks.pairing.turns import Between, Stretch
    from inspector.core.items.item import Item

APPROVAL = "approval"
ELSEWHERE = "elsewhere"
PAIRING = "pairing/"
"""The room of all that is said of pairs."""

ORPHAN = "pairing/orphan-output"
_UNVERIFIABLE = "pairing/unverifiable"


class Party(NamedTuple, Generic[W]):
    """A call or an output, and where in the conversation it stood."""

    mark: Mark
    half: Half
    stretch: Stretch
    position: int
    where: W

    @property
    def is_approval(self) -> bool:
        """Whether it pairs by the id of an approval, not by a call_id."""
        return not isinstance(self.half.key, str)

    def tell(self, code: str, variant: str = "", /, **details: Detail) -> Told[W]:
        """A finding on it."""
        return Told(self.where, self.mark.finding(code, variant, **details))


def of_call(match: Match[Party[W], Named]) -> Iterator[Told[W]]:
    """Judge a call against those before it, or an output that stands before it."""
    first = match.other.mark.named if match.other is not None else match.past
    if first is None:
        return
    if match.kind is MatchKind.EARLY:
        if match.one.half.is_owed:
            yield match.one.tell(
                "pairing/output-before-call",
                call_id=match.one.mark.id,
                name=first.name,
                other=first.at,
            )
        return
    second = match.one.mark
    variant = "same-name" if first.name == second.name else ""
    yield match.one.tell(
        "pairing/duplicate-call-id",
        "later" if match.kind is MatchKind.REUSED_ID else variant,
        call_id=second.id,
        first=first.name,
        second=second.name,
        other=first.at,
    )


def of_second_output(output: Party[W], call: Named) -> Told[W]:
    """Judge an output whose call has been answered."""
    return output.tell(
        "pairing/duplicate-output",
        call_id=output.mark.id,
        name=call.name,
        other=call.at,
    )


def of_kind(output: Party[W], call: Party[W], item: Item) -> Iterator[Told[W]]:
    """Judge whether an output is of the kind that its call asks for."""
    if item.type_text not in call.half.kind.outputs:
        yield of_other_kind(output, call, mark_of(item, "type"))


def of_other_kind(output: Party[W], call: Party[W], kind: Mark) -> Told[W]:
    """An output of another kind than its call asks for.

    Args:
        output: The output.
        call: The call.
        kind: The output, with its type underlined.
    """
    finding = kind.finding(
        "pairing/kind-mismatch",
        type=output.mark.type,
        call=call.mark.type,
        expected=call.half.kind.outputs[0],
        other=call.mark.at,
    )
    return Told(output.where, finding)


def of_order(
    output: Party[W], call: Party[W], between: Between | None
) -> Iterator[Told[W]]:
    """Judge what stands between a call and its output.

    Only its own provider takes an approval, and asks for no neighbours; a call that
    runs beside the conversation is answered whenever it ends.
    """
    if between is None or output.is_approval or not call.half.is_owed:
        return
    yield output.tell(
        "pairing/not-adjacent",
        "more" if between.is_more else "",
        call_id=output.mark.id,
        between=between.what,
        at=between.at,
        other=call.mark.at,
    )


def of_unanswered(call: Party[W]) -> Told[W]:
    """A call that the conversation went on without."""
    return call.tell(
        "pairing/unanswered-call",
        APPROVAL if call.is_approval else "",
        name=call.mark.name,
        call_id=call.mark.id,
        expected=call.half.kind.outputs[0],
    )


def of_orphan(output: Party[W], kept_by: str | None) -> Told[W]:
    """An output without call.

    Args:
        output: The output.
        kept_by: The variant that says what may hold its call; None for nothing.
    """
    call_id = output.mark.id
    if kept_by is not None:
        return output.tell(_UNVERIFIABLE, kept_by, call_id=call_id)
    variant = APPROVAL if output.is_approval else ""
    type_text = output.mark.type
    return output.tell(ORPHAN, variant, call_id=call_id, type=type_text)


def kept_elsewhere(orphan: Finding) -> Finding:
    """An orphan whose call was then found in another record of the log."""
    said = tuple(each for each in orphan.details if each[0] == "call_id")
    return replace(
        orphan,
        code=_UNVERIFIABLE,
        severity=severity_of(_UNVERIFIABLE),
        variant=ELSEWHERE,
        details=said,
    )


def of_resent(call: Party[W]) -> Told[W]:
    """A call that the server has from the response before."""
    name, call_id = call.mark.name, call.mark.id
    return call.tell("pairing/call-resent", name=name, call_id=call_id)
