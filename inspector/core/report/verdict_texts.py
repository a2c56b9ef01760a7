"""The gate's answer for one item, in words: what, why, and what to do next.

A reason lumps together what a person must tell apart: a missing ``type`` is no
provider extension, an absent ``status`` is not "still running". So each reason
has variants, and each variant a sentence of its own.

Source: the finding catalogue, "Verdict of one item", on wording.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.verdict import Reason
from inspector.core.items.item_types import Portability, known_type
from inspector.core.report.verdict import Verdict
from inspector.core.report.visible_text import visible_text
from inspector.core.rules.catalogue import title_of
from inspector.core.source.json_nodes import is_null, json_type
from inspector.core.texts import in_language, texts_in
from inspector.core.tools.literals import string_literal
from inspector.core.tools.validation import Outcome
from inspector.core.tools.violations import place_text, violation_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.report.rows import ReportItem

TEXTS = "verdicts"

_STATUSES = ("in_progress", "incomplete")
_SHAPES = ("envelope/foreign", "envelope/mixed")
_REFUSAL = "item/refusal"
_MOST_LISTED = 8


class VerdictText(NamedTuple):
    """A verdict in one language."""

    headline: str
    """What is the matter, in one sentence."""

    detail: str
    """What that means."""

    next_step: str
    """What to do about it."""


class Named(NamedTuple):
    """What every sentence may call an item by, as it was logged."""

    type: str | None
    name: str | None
    call_id: str | None


class Values(dict[str, str]):
    """The values of a sentence; most are worked out only when it names them."""

    def __init__(self, verdict: Verdict, named: Named, language: str) -> None:
        super().__init__(verdict.details)
        self._verdict = verdict
        self._named = named
        self._language = language

    def __missing__(self, key: str) -> str:
        _, _, rule, violation = self._verdict
        if key == "title" and rule is not None:
            return title_of(rule, self._language)
        if key == "violation" and violation is not None:
            return visible_text(violation_text(violation, self._language))
        if key in Named._fields:
            return quoted(getattr(self._named, key) or "")
        raise KeyError(key)


def verdict_text(inspected: InspectedItem, language: str) -> VerdictText:
    """The verdict of an item in words."""
    item = inspected.item
    named = Named(item.type_text, item.name, item.call_id)
    return words_of(verdict_of(inspected), named, language)


def words_of(verdict: Verdict, named: Named, language: str) -> VerdictText:
    """A verdict in one language."""
    values = Values(verdict, named, language)
    sentences = (_sentence(verdict.key, p, language) for p in VerdictText._fields)
    return VerdictText(*(each.format_map(values) for each in sentences))


def headline_of(item: ReportItem, language: str) -> str:
    """The first sentence of a verdict, of an item whose text is gone."""
    verdict = item.verdict
    values = Values(verdict, Named(item.type, item.name, item.call_id), language)
    return _sentence(verdict.key, "headline", language).format_map(values)


def verdict_of(inspected: InspectedItem) -> Verdict:
    """Which sentences fit an item."""
    reason = inspected.reason
    rule = None if _says_no(inspected) else _blocking_rule(inspected)
    if rule is not None:
        return Verdict(f"{reason.value}.blocked", rule=rule)
    variant, details = _VARIANTS[reason](inspected)
    violations = inspected.validation.violations if inspected.validation else ()
    return Verdict(
        f"{reason.value}.{variant}" if variant else reason.value,
        tuple(details.items()),
        violation=next(iter(violations), None),
    )


def quoted(value: str, most: int = 60) -> str:
    """A logged value as it may stand in a sentence."""
    return visible_text(string_literal(value, most))


@cache
def _sentence(key: str, part: str, language: str) -> str:
    """A sentence of the variant, else the one that all its siblings share."""
    sentences = texts_in(TEXTS)
    own = sentences.get(f"{key}.{part}")
    shared = own or sentences[f"{key.partition('.')[0]}.{part}"]
    return in_language(shared, language)


def _says_no(inspected: InspectedItem) -> bool:
    """Whether the reason's own sentences say already that it must not be replayed."""
    foreign = (Portability.PROVIDER, Portability.UNKNOWN)
    return inspected.reason.blocks or inspected.item.portable in foreign


def _blocking_rule(inspected: InspectedItem) -> str | None:
    return next((f.code for f in inspected.findings if f.blocks), None)


def _namespaced(inspected: InspectedItem) -> tuple[str, dict[str, str]]:
    node = inspected.item.get("type")
    if node is None:
        return "missing", {}
    type_text = inspected.item.type_text
    if type_text is None:
        return "not-a-string", {"found": json_type(node)}
    provider = type_text.partition(":")[0]
    return "prefixed", {"provider": quoted(provider)}


def _not_function_call(inspected: InspectedItem) -> tuple[str, dict[str, str]]:
    portable = inspected.item.portable
    known = known_type(inspected.item.type_text)
    if portable is Portability.CORE:
        return _of_history(inspected), {}
    if portable is Portability.PROVIDER and known is not None:
        return "provider", {"owner": known.owner}
    api = _api_of(inspected)
    if portable is Portability.UNKNOWN and api:
        return "foreign", {"api": api}
    return portable.value, {}


def _of_history(inspected: InspectedItem) -> str:
    """What an item of the portable core is that is no call."""
    if inspected.item.type_text != "message":
        return "output"
    is_refusal = any(f.code == _REFUSAL for f in inspected.findings)
    return "refusal" if is_refusal else "message"


def _api_of(inspected: InspectedItem) -> str:
    """The other API whose shape an item has; empty for none."""
    of_shape = (f for f in inspected.findings if f.code in _SHAPES)
    return next((str(dict(f.details).get("api", "")) for f in of_shape), "")


def _status(inspected: InspectedItem) -> tuple[str, dict[str, str]]:
    node = inspected.item.get("status")
    if node is None:
        return "absent", {}
    status = inspected.item.status
    if status is None:
        found = json_type(node)
        return ("null" if is_null(node) else "not-a-string"), {"found": found}
    if status in _STATUSES:
        return status, {}
    return "unknown", {"found": quoted(status)}


def _arguments_type(inspected: InspectedItem) -> tuple[str, dict[str, str]]:
    node = inspected.item.get("arguments")
    if node is None:
        return "absent", {}
    found = json_type(node)
    return ("object" if found == "object" else ""), {"found": found}


def _arguments_parse(inspected: InspectedItem) -> tuple[str, dict[str, str]]:
    arguments = inspected.item.arguments
    if arguments is None or arguments.reading.is_empty:
        return "empty", {}
    faults = (f.rule for f in arguments.reading.faults if f.breaks_json)
    variant = next(faults, "").removeprefix("json/")
    has_words = f"arguments_parse.{variant}.headline" in texts_in(TEXTS)
    return (variant if has_words else ""), {}


def _arguments_schema(inspected: InspectedItem) -> tuple[str, dict[str, str]]:
    validation = inspected.validation
    if validation is None or not validation.violations:
        return "", {"count": "0", "violation": ""}
    first = validation.violations[0]
    count = str(len(validation.violations) + validation.unlisted)
    said = dict(first.details)
    found, allowed = said.get("found"), said.get("allowed")
    if first.keyword != "enum" or not isinstance(found, str) or not allowed:
        return "", {"count": count}
    where = visible_text(place_text(first.instance_location))
    listed = visible_text(_listed(allowed))
    return "enum", {
        "count": count,
        "where": where,
        "found": visible_text(found),
        "allowed": listed,
    }


def _listed(values: str | tuple[str, ...]) -> str:
    if isinstance(values, str):
        return values
    shown = ", ".join(values[:_MOST_LISTED])
    return shown if len(values) <= _MOST_LISTED else f"{shown}, …"


def _ok(_: InspectedItem) -> tuple[str, dict[str, str]]:
    return "", {}


_SPELLED = frozenset({"invalid-schema"})
"""What cannot be decided with a detail that is JSON already."""


def _unchecked(inspected: InspectedItem) -> tuple[str, dict[str, str]]:
    validation, lookup = inspected.validation, inspected.lookup
    if validation is not None and validation.outcome is Outcome.VALID:
        return "text" if inspected.item.is_closed else "open", {}
    if validation is not None:
        said, detail = validation.undecided or "", validation.undecided_detail
        shown = visible_text(detail) if said in _SPELLED else quoted(detail)
        return said, {"detail": shown}
    if lookup is None:
        return "", {}
    if lookup.declared_in is not None:
        return f"{lookup.status.value}-elsewhere", {}
    if lookup.nearest is not None:
        return f"{lookup.status.value}-near", {"nearest": quoted(lookup.nearest)}
    return lookup.status.value, {}


_VARIANTS: dict[Reason, Callable[[InspectedItem], tuple[str, dict[str, str]]]] = {
    Reason.NAMESPACED: _namespaced,
    Reason.NOT_FUNCTION_CALL: _not_function_call,
    Reason.STATUS: _status,
    Reason.ARGUMENTS_TYPE: _arguments_type,
    Reason.ARGUMENTS_PARSE: _arguments_parse,
    Reason.ARGUMENTS_SCHEMA: _arguments_schema,
    Reason.OK: _ok,
    Reason.UNCHECKED: _unchecked,
}
