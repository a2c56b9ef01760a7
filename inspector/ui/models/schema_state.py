"""What the schema pane says above its boxes: what is shown, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.item_summary import one_line
from inspector.ui.models.shown_item import Content

if TYPE_CHECKING:
    from inspector.core.checks.answer import Answer
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.ui.models.violation_rows import Count


_GRAMMAR = "arguments/grammar"
_UNCHECKED = "arguments/grammar-unchecked"


class State(NamedTuple):
    """How the arguments of an item stand towards their schema."""

    mark: str
    """One of `marks.MEANINGS`; empty for none."""

    sentence: str
    """Empty where the violations say it all."""


def state_of(inspected: InspectedItem | None) -> State:
    """Say how an item's arguments stand; violations speak for themselves."""
    translate = QCoreApplication.translate
    if inspected is None:
        words = translate(
            "SchemaState", "No item is chosen: there are no arguments to show."
        )
        return State("", words)
    if inspected.lookup is None:
        return _of_no_call(inspected)
    if inspected.validation is None:
        return _unread(inspected)
    if inspected.validation.outcome.value != "valid":
        return State("", "")
    words = translate(
        "SchemaState",
        "All values satisfy the schema. Passing is no permission to execute.",
    )
    return State("ok", words)


def heading_of(inspected: InspectedItem | None, count: Count) -> str:
    """The heading of a call's violations; a number only where something was counted.

    ``Violations 0`` over a call that was held against nothing would be a lie.
    """
    if inspected is None or not (
        inspected.lookup or inspected.answers or inspected.grammar
    ):
        return ""
    translate = QCoreApplication.translate
    number = count.violations + _unlisted(inspected)
    validation = inspected.held
    is_known = validation is not None and validation.outcome.value != "undecided"
    is_known = is_known or _is_held_to_grammar(inspected)
    if not number and not is_known:
        return translate("SchemaState", "Violations")
    return translate("SchemaState", "Violations {count}").format(count=f"{number:,}")


def notes_of(inspected: InspectedItem | None, count: Count, *, is_stale: bool) -> str:
    """What is to be said beside the heading: often nothing."""
    if inspected is None:
        return ""
    translate, notes = QCoreApplication.translate, []
    unlisted = _unlisted(inspected)
    if unlisted:
        words = translate("SchemaState", "{count} of them are not listed")
        notes.append(words.format(count=f"{unlisted:,}"))
    if count.notes == 1:
        notes.append(translate("SchemaState", "1 note"))
    elif count.notes:
        notes.append(
            translate("SchemaState", "{count} notes").format(count=count.notes)
        )
    if is_stale:
        notes.append(translate("SchemaState", "checking again …"))
    return " · ".join(notes)


def caption_of(content: Content) -> str:
    """What the upper box holds, in words."""
    translate = QCoreApplication.translate
    captions = {
        Content.PARSED: translate("SchemaState", "Parsed arguments"),
        Content.UNPARSED: translate(
            "SchemaState", "Arguments, decoded: not JSON, so nothing is parsed"
        ),
        Content.VALUE: translate(
            "SchemaState", "Arguments as they stand: a value, not a string"
        ),
        Content.ABSENT: translate("SchemaState", "The call has no arguments"),
        Content.ANSWER: translate("SchemaState", "Parsed answer"),
        Content.ANSWER_UNREAD: translate(
            "SchemaState", "Answer, decoded: not JSON, so nothing is parsed"
        ),
        Content.INPUT: translate("SchemaState", "Input of a custom tool: free text"),
        Content.FOREIGN: translate(
            "SchemaState", "Arguments of an item that is no function_call"
        ),
        Content.OUTPUT_JSON: translate("SchemaState", "Parsed output"),
        Content.OUTPUT_TEXT: translate(
            "SchemaState", "Output: text, no JSON object or array"
        ),
        Content.OUTPUT_PARTS: translate("SchemaState", "Output as it stands"),
        Content.NOTHING: "",
    }
    return captions[content]


def _of_no_call(inspected: InspectedItem) -> State:
    if inspected.answer is not None:
        return _of_answer(inspected.answer)
    if inspected.custom_tool is not None:
        return _of_input(inspected)
    return State("neutral", _no_call(inspected))


def _is_held_to_grammar(inspected: InspectedItem) -> bool:
    """Whether it is known how an input stands towards its grammar."""
    is_unknown = any(f.code == _UNCHECKED for f in inspected.findings)
    return inspected.grammar is not None and not is_unknown


def _of_answer(answer: Answer) -> State:
    """How an answer stands that was asked to be JSON; cards say what is wrong."""
    translate = QCoreApplication.translate
    if not answer.is_kept:
        return State("", "")
    if answer.validation is None:
        words = translate("SchemaState", "The answer is JSON; no schema was asked for.")
        return State("ok" if answer.tool is None else "unchecked", words)
    words = translate("SchemaState", "The answer satisfies the schema of its format.")
    return State("ok", words)


def _of_input(inspected: InspectedItem) -> State:
    """How the input of a custom tool stands; cards say what is wrong or unknown."""
    translate = QCoreApplication.translate
    if inspected.grammar is None:
        words = translate("SchemaState", "The tool has no grammar: any text will do.")
        return State("neutral", words)
    if any(f.code.startswith(_GRAMMAR) for f in inspected.findings):
        return State("", "")
    words = translate("SchemaState", "The input is a text of the tool's grammar.")
    return State("ok", words)


def _no_call(inspected: InspectedItem) -> str:
    translate, kind = QCoreApplication.translate, inspected.item.type_text
    if kind is None:
        return translate(
            "SchemaState", "The item has no type: it is not held against a schema."
        )
    if kind == "message":
        return translate(
            "SchemaState", "A message has no arguments: there is nothing to check."
        )
    if kind == "function_call_output":
        return translate(
            "SchemaState", "An output answers a call: it is held against no schema."
        )
    words = translate(
        "SchemaState", "Only a function_call is held against a schema; this is: {type}"
    )
    return words.format(type=one_line(kind))


def _unread(inspected: InspectedItem) -> State:
    """Why a call was not held against its schema, where no card says it."""
    translate, arguments = QCoreApplication.translate, inspected.item.arguments
    if inspected.tool is None:
        return State("", "")
    if arguments is None:
        words = translate("SchemaState", "Not checked: only a string of JSON can be.")
        return State("unchecked", words)
    if not arguments.reading.is_json:
        words = translate(
            "SchemaState", "Not checked: what cannot be parsed has no values."
        )
        return State("unchecked", words)
    return State("", "")


def _unlisted(inspected: InspectedItem | None) -> int:
    """Violations that the core counted only."""
    validation = inspected.held if inspected else None
    return validation.unlisted if validation else 0
