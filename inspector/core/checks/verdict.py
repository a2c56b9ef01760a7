"""The gate's answer for one item: the first reason that holds.

The order is fixed, so that the same item gets the same answer everywhere; the
findings beside it are complete, so that one wrong thing hides no other.

Source: the finding catalogue, "Verdict of one item".
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from inspector.core.items.item import FUNCTION_CALL
from inspector.core.tools.validation import Outcome

if TYPE_CHECKING:
    from inspector.core.items.item import Item
    from inspector.core.tools.validation import Validation


class Reason(StrEnum):
    """Why an item may not be replayed as a call, in the gate's order."""

    NAMESPACED = "namespaced"
    NOT_FUNCTION_CALL = "not_function_call"
    STATUS = "status"
    ARGUMENTS_TYPE = "arguments_type"
    ARGUMENTS_PARSE = "arguments_parse"
    ARGUMENTS_SCHEMA = "arguments_schema"
    OK = "ok"
    UNCHECKED = "unchecked"

    @property
    def blocks(self) -> bool:
        """Whether the reason alone stands in the way.

        `not_function_call` does not: a message of the portable core is fine.
        """
        return self not in (Reason.NOT_FUNCTION_CALL, Reason.OK, Reason.UNCHECKED)


COMPLETED = "completed"


def reason_for(
    item: Item, validation: Validation | None, *, in_json: bool = True
) -> Reason:
    """The gate's first reason for an item.

    Args:
        item: The item as it was logged.
        validation: What the tool's schema says of the arguments; None where
            no schema was found. It is not looked at before its turn.
        in_json: Whether the text around the item is JSON. What was read past
            a fault of that text may not be what another reader makes of it,
            so nothing in it is `OK`; nor is an item that a stream never closed.
    """
    type_text = item.type_text
    if type_text is None or ":" in type_text:
        return Reason.NAMESPACED
    if type_text != FUNCTION_CALL:
        return Reason.NOT_FUNCTION_CALL
    if item.status != COMPLETED:
        return Reason.STATUS
    if item.arguments is None:
        return Reason.ARGUMENTS_TYPE
    if not item.arguments.reading.is_json:
        return Reason.ARGUMENTS_PARSE
    reason = _schema_reason(validation)
    is_sure = in_json and item.is_closed
    return Reason.UNCHECKED if reason is Reason.OK and not is_sure else reason


def _schema_reason(validation: Validation | None) -> Reason:
    if validation is None or validation.outcome is Outcome.UNDECIDED:
        return Reason.UNCHECKED
    if validation.outcome is Outcome.INVALID:
        return Reason.ARGUMENTS_SCHEMA
    return Reason.OK
