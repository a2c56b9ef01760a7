"""The item that answers a call, with the output that a person typed.

Source: Open Responses specification 2026-04-24, ``FunctionCallOutputItemParam``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.checks.inspected_item import InspectedItem


def can_be_answered(inspected: InspectedItem | None) -> bool:
    """Whether an output may be composed: the verdict is ``ok`` and nothing blocks."""
    return (
        inspected is not None
        and inspected.reason.value == "ok"
        and not inspected.blocks
        and inspected.item.call_id is not None
    )


def composed_output(call_id: str, output: str) -> str:
    """One ``function_call_output`` as JSON text; the output stays a string."""
    import json  # noqa: PLC0415 - not needed before somebody answers

    members = {"type": "function_call_output", "call_id": call_id, "output": output}
    text = json.dumps(members, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:  # half of a surrogate pair: only an escape spells it
        return json.dumps(members)
    return text
