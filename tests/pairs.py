"""What the checks of pairs say of a text, and items to say it of, for tests."""

from __future__ import annotations

import random
from typing import Any

from builders import ABSENT, a_function_call, an_output
from findings import as_text, items_in
from inspector.core.checks.finding import Finding
from inspector.core.checks.pairing_checks import pairing_findings


def a_call(call_id: str = "call_1", **bend: Any) -> dict:
    """A call that only its call_id tells from the next."""
    return a_function_call(call_id=call_id, **bend)


def its_output(call_id: str = "call_1", **bend: Any) -> dict:
    """What answers `a_call`."""
    return an_output(call_id=call_id, **bend)


def a_reasoning(item_id: object = "rs_1", **bend: Any) -> dict:
    """Reasoning that leads to whatever follows."""
    members = {"type": "reasoning", "id": item_id, "summary": [], **bend}
    return {name: value for name, value in members.items() if value is not ABSENT}


def pairing_in(content: object) -> tuple[Finding, ...]:
    """All findings of the room on a text, or on a value that is written as JSON."""
    return pairing_findings(items_in(content))


def codes_of(content: object) -> list[str]:
    """The rules of the room that a text breaks, by their short names."""
    return [finding.code.removeprefix("pairing/") for finding in pairing_in(content)]


def told_of(content: object, code: str) -> list[tuple[str, str, str]]:
    """Variant, pointer and underlined characters of each finding of one rule."""
    text = as_text(content)
    return [
        (f.variant, f.place.pointer, text[slice(*f.place.span)])
        for f in pairing_in(text)
        if f.code == f"pairing/{code}"
    ]


def details_of(content: object, code: str) -> dict:
    """The details of the one finding of a rule."""
    (found,) = (f for f in pairing_in(content) if f.code == f"pairing/{code}")
    return dict(found.details)


def many_turns(turns: int, seed: int = 7) -> list[dict]:
    """A long conversation in which every call is answered, three calls a turn."""
    order = random.Random(seed)
    items: list[dict] = []
    for turn in range(turns):
        names = [f"call_{turn}_{number}" for number in range(3)]
        items += [a_call(name) for name in names]
        order.shuffle(names)
        items += [its_output(name) for name in names]
    return items
