"""Count one log while its inspections pass by; nothing but places is kept."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from inspector.core.diff.equality import Digests
from inspector.core.diff.response_keys import keys_of
from inspector.core.items.foreign.foreign_call import Takes
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.summary.answered import answered_in
from inspector.core.summary.observed import Counted, Observed, Sample, Where
from inspector.core.tools.validation import Outcome

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.foreign_calls import InspectedCall
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.late import LateFinding
    from inspector.core.items.body import Body
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.span import Span
    from inspector.core.summary.answered import Answered
    from inspector.core.tools.validation import Validation

_WRAPPED = frozenset({"json/code-fence", "arguments/double-encoded"})
_REFUSAL = "item/refusal"
_BROKEN_BY = {
    Counted.MISSING: frozenset({"required", "dependentRequired"}),
    Counted.ENUM: frozenset({"enum", "const"}),
    Counted.TYPE: frozenset({"type"}),
}
"""The keywords that make a violation one of these."""

_UNREAD = (Takes.TEXT, Takes.PIECES)
"""Free text, which is not to be JSON, and pieces of a call that is not whole."""

MODELS_KEPT = 20
"""Models that are told one by one, the most frequent ones."""

_BESIDE = 8
"""Bodies of one record among which a request is looked for."""

_TASKS = ("input", "messages", "contents")
"""Members of a request that say what was asked."""


def observed_in(inspection: Inspection) -> Observed:
    """Count one inspected document."""
    observing = Observing()
    observing.see(0, inspection)
    return observing.observed()


class Observing:
    """A `Witness` of the gate that counts."""

    def __init__(self) -> None:
        self._hits: defaultdict[Counted, list[Where]] = defaultdict(list)
        self._rest: defaultdict[Counted, list[Where]] = defaultdict(list)
        self._amounts: defaultdict[Counted, list[float]] = defaultdict(list)
        self._models: defaultdict[str, list[Where]] = defaultdict(list)
        self._tasks: set[Hashable] = set()
        self._items = 0

    def see(self, input_index: int, inspection: Inspection) -> None:
        """Count the calls and responses of the next record."""
        document = inspection.document
        calls: Counter[int] = Counter()
        refusing: set[int] = set()
        for inspected in inspection.items:
            item, found = inspected.item, inspected.findings
            if any(finding.code == _REFUSAL for finding in found):
                refusing.add(id(item.body))
            if item.is_function_call:
                place = _where(input_index, document, item.span, item.pointer)
                where = place._replace(item=self._items + item.index)
                is_json = item.arguments is not None and item.arguments.reading.is_json
                self._note_call(where, found, inspected.validation, is_json=is_json)
                calls[id(item.body)] += 1
        self._see_foreign(input_index, inspection)
        own = _calls_among_items(inspection)
        tasks = _Tasks(inspection)
        for number, body in enumerate(inspection.envelope.bodies):
            answered = answered_in(body)
            if answered is None:
                continue
            where = _where_of_body(input_index, document, body)
            made = calls[id(body)] + _foreign_calls_in(body, own)
            is_refusal = answered.is_refusal or id(body) in refusing
            self._note_response(where, answered, made, is_refusal=is_refusal)
            self._note_task(where, tasks.of(number))
        self._items += len(inspection.items)

    def see_late(self, input_index: int, late: LateFinding) -> None:
        """Pairs over several lines are not counted."""

    def see_given(self, input_index: int, given: GivenTools) -> None:
        """Tools files that a person gave are no part of a log."""

    def observed(self) -> Observed:
        """What was counted so far."""
        samples = {
            counted: Sample(
                tuple(self._hits[counted]),
                tuple(self._rest[counted]),
                tuple(self._amounts[counted]),
            )
            for counted in Counted
        }
        named = sorted(self._models.items(), key=lambda each: (-len(each[1]), each[0]))
        models = {}
        for name, hits in named[:MODELS_KEPT]:
            mine = set(hits)
            rest = (at for at in self._hits[Counted.MODEL] if at not in mine)
            models[name] = Sample(tuple(hits), tuple(rest))
        return Observed(samples, models)

    def _note_call(
        self,
        where: Where,
        findings: Iterable[Finding],
        validation: Validation | None,
        *,
        is_json: bool,
    ) -> None:
        self._hits[Counted.CALLS].append(where)
        self._note(Counted.PARSES, where, is_true=is_json)
        is_wrapped = any(finding.code in _WRAPPED for finding in findings)
        self._note(Counted.WRAPPED, where, is_true=is_wrapped)
        if validation is None or validation.outcome is Outcome.UNDECIDED:
            return
        is_valid = validation.outcome is Outcome.VALID
        self._note(Counted.SATISFIES, where, is_true=is_valid)
        broken = {violation.keyword for violation in validation.violations}
        if is_wrapped:
            broken = set()  # that a text stands for an object is told above
        for counted, keywords in _BROKEN_BY.items():
            self._note(counted, where, is_true=bool(broken & keywords))

    def _see_foreign(self, input_index: int, inspection: Inspection) -> None:
        """Calls of other APIs that are no items, and are not free text by design."""
        own = _calls_among_items(inspection)
        for inspected in inspection.foreign_calls:
            call, item = inspected.call, inspected.item
            if call.takes in _UNREAD or (call.at.record, call.at.pointer) in own:
                continue
            where = _where(input_index, inspection.document, item.span, item.pointer)
            self._note_call(
                where,
                inspected.findings,
                inspected.validation,
                is_json=_is_json(inspected),
            )

    def _note_response(
        self, where: Where, answered: Answered, calls: int, *, is_refusal: bool
    ) -> None:
        self._hits[Counted.RESPONSES].append(where)
        self._amounts[Counted.CALLS].append(float(calls))
        self._note(Counted.REFUSALS, where, is_true=is_refusal)
        if answered.is_incomplete is not None:
            self._note(Counted.INCOMPLETE, where, is_true=answered.is_incomplete)
        if answered.model is not None:
            self._hits[Counted.MODEL].append(where)
            self._models[answered.model].append(where)
        for counted, amount in (
            (Counted.INPUT_TOKENS, answered.input_tokens),
            (Counted.OUTPUT_TOKENS, answered.output_tokens),
        ):
            if amount is not None:
                self._hits[counted].append(where)
                self._amounts[counted].append(amount)

    def _note_task(self, where: Where, task: Hashable) -> None:
        if task is not None:
            self._note(Counted.RETRIES, where, is_true=task in self._tasks)
            self._tasks.add(task)

    def _note(self, counted: Counted, where: Where, *, is_true: bool) -> None:
        (self._hits if is_true else self._rest)[counted].append(where)


class _Tasks:
    """What each response of a document answers; linear."""

    def __init__(self, inspection: Inspection) -> None:
        self._document = inspection.document
        self._bodies = inspection.envelope.bodies
        self._by_record: defaultdict[int, list[Body]] = defaultdict(list)
        for body in self._bodies:
            self._by_record[body.record].append(body)

    def of(self, number: int) -> Hashable:
        """The response's custom_id, else what its request asks; None if untold.

        The request stands in the same record; in an archive of HTTP traffic, where the
        two are records of their own, just before.
        """
        body = self._bodies[number]
        custom_id = keys_of(body, self._document).custom_id
        if custom_id is not None:
            return "custom_id", custom_id
        before = self._bodies[max(number - 1, 0) : number]
        others = (*self._by_record[body.record][:_BESIDE], *before)
        asked = (_asked(other) for other in others if other is not body)
        found = next((each for each in asked if each is not None), None)
        return None if found is None else Digests(self._document.text).of(found)


def _asked(body: Body) -> JsonNode | None:
    """What a request says that is to be done."""
    node = body.node
    if not isinstance(node, ObjectNode) or answered_in(body) is not None:
        return None
    values = (node.get(name) for name in _TASKS)
    return next((value for value in values if value is not None), None)


def _calls_among_items(inspection: Inspection) -> set[tuple[int, str]]:
    """Where items are calls of Responses, whatever else they look like."""
    if not inspection.foreign_calls:
        return set()
    items = (inspected.item for inspected in inspection.items)
    return {(item.record, item.pointer) for item in items if item.is_function_call}


def _foreign_calls_in(body: Body, own: set[tuple[int, str]]) -> int:
    """How many calls of another API a response makes."""
    calls = (call for foreign in body.foreign for call in foreign.calls)
    return sum(
        call.takes not in _UNREAD and (call.at.record, call.at.pointer) not in own
        for call in calls
    )


def _is_json(inspected: InspectedCall) -> bool:
    """Whether the arguments are JSON, as a text or as the value itself."""
    item = inspected.item
    if item.arguments is not None:
        return item.arguments.reading.is_json
    takes_value = inspected.call.takes is not Takes.STRING
    return takes_value and item.get("arguments") is not None


def _where(input_index: int, document: Document, span: Span, pointer: str) -> Where:
    line, _ = document.lines.at(span.start)
    return Where(input_index, document.origin.line_number - 1 + line, pointer)


def _where_of_body(input_index: int, document: Document, body: Body) -> Where:
    line, _ = document.lines.at(body.node[0])
    number = document.origin.line_number - 1 + line
    return Where(input_index, number, body.pointer)
