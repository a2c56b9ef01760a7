"""Which schema a call is held against, where it came from, and why there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.item_summary import one_line

if TYPE_CHECKING:
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.source.document import Document
    from inspector.core.tools.custom_tools import CustomTool
    from inspector.core.tools.tool import Lookup, Tool
    from inspector.ui.models.giving import Given


class InForce(NamedTuple):
    """The schema in force in words."""

    label: str
    """Short enough for a drop-down."""

    remark: str
    """What goes before what, or what would help; often empty."""


class OfferedTool(NamedTuple):
    """A tool of the open text whose schema can be taken for every call."""

    label: str
    text: str
    """The schema as it is spelled in the text."""

    is_in_force: bool


def in_force(inspected: InspectedItem | None, given: Given) -> InForce:
    """Say which schema counts for an item."""
    translate = QCoreApplication.translate
    if inspected is None:
        return InForce(translate("Schema", "No schema"), "")
    if inspected.lookup is None:
        return _of_no_call(inspected)
    tool = inspected.lookup.tool
    if tool is None:
        return _missing(inspected, inspected.lookup)
    if tool.parameters is None:
        label = translate("Schema", "No schema: {tool} is declared without parameters")
        reason = _why_it_counts(tool, given)
        return InForce(label.format(tool=_name_of(tool)), reason)
    return InForce(_label(tool), _remark(tool, given))


def offered_tools(
    inspected: InspectedItem | None, document: Document
) -> list[OfferedTool]:
    """The tools with a schema that an item's own request or response declares."""
    if inspected is None:
        return []
    # Imported late: by now the core has been loaded on a thread.
    from inspector.core.tools.declared_tools import declared_tools  # noqa: PLC0415

    own = declared_tools(document, inspected.item.body)
    return [
        OfferedTool(_place_and_name(tool), _spelled(tool), _is(tool, inspected.tool))
        for tool in own
        if tool.parameters is not None
    ]


def precedence_words() -> str:
    """Which of several schemas counts."""
    return QCoreApplication.translate(
        "Schema",
        "A schema that you give for one name, by itself or in a folder, goes before "
        "one for every call, that before a tools file, and that before the tools of "
        "the document.",
    )


def _of_no_call(inspected: InspectedItem) -> InForce:
    """What holds for an item that is no function call."""
    if inspected.answer is not None:
        return _of_answer(inspected.answer.tool)
    if inspected.custom_tool is not None:
        return _of_custom(inspected.custom_tool)
    words = QCoreApplication.translate(
        "Schema", "No schema: only a function_call is held against one"
    )
    return InForce(words, "")


def _of_answer(tool: Tool | None) -> InForce:
    """The format that an answer was asked to have."""
    translate = QCoreApplication.translate
    if tool is None:
        return InForce(translate("Schema", "No schema: json_object asks for none"), "")
    label = translate("Schema", "Schema: {place} of this document · {name}")
    name = _name_of(tool) or translate("Schema", "without a name")
    return InForce(label.format(place=_format_place(tool), name=name), "")


def _of_custom(tool: CustomTool) -> InForce:
    """The grammar that the input of a custom tool has to follow."""
    translate = QCoreApplication.translate
    name = one_line(".".join(filter(None, (tool.namespace, tool.name))))
    if tool.grammar is None:
        label = translate("Schema", "No grammar: {tool} takes any text")
        return InForce(label.format(tool=name), "")
    label = translate("Schema", "Grammar ({syntax}): {place} of this document · {name}")
    syntax, place = one_line(tool.grammar.syntax), _shown_place(tool.pointer)
    return InForce(label.format(syntax=syntax, place=place, name=name), "")


def _missing(inspected: InspectedItem, lookup: Lookup) -> InForce:
    translate = QCoreApplication.translate
    if lookup.status.value == "no-tools":
        label = translate("Schema", "No schema: no tools are known for this call")
        return InForce(
            label, translate("Schema", "Give a schema or a tools file here.")
        )
    name = one_line(inspected.item.name or "")
    if lookup.status.value == "ambiguous":
        label = translate("Schema", "No schema: {name} is declared more than once")
        advice = translate("Schema", "Its schemas differ. Give the one that is meant.")
        return InForce(label.format(name=name), advice)
    if lookup.declared_in is not None:
        label = translate("Schema", "No schema: {name} stands in another namespace")
        return InForce(label.format(name=name), "")
    label = translate("Schema", "No schema: no tool is called {name}").format(name=name)
    if not inspected.item.name:
        label = translate("Schema", "No schema: the call names no tool")
    if lookup.nearest is None:
        return InForce(label, "")
    nearest = translate("Schema", "The nearest declared name: {name}")
    return InForce(label, nearest.format(name=one_line(lookup.nearest)))


def _label(tool: Tool) -> str:
    translate = QCoreApplication.translate
    source = one_line(tool.document.origin.label)
    if tool.origin.value == "schema":
        return translate("Schema", "Schema: given, {source}").format(source=source)
    place, name = _place(tool), _name_of(tool)
    if tool.origin.value == "tools":
        words = translate("Schema", "Schema: {place} of {source} · {name}")
        return words.format(place=place, source=source, name=name)
    words = translate("Schema", "Schema: {place} of this document · {name}")
    return words.format(place=place, name=name)


def _remark(tool: Tool, given: Given) -> str:
    said = [_why_it_counts(tool, given), shape_words(tool.shape.value)]
    return " ".join(filter(None, said))


def shape_words(shape: str) -> str:
    """What a schema was read as; empty for a tool of the specification itself."""
    translate = QCoreApplication.translate
    words = {
        "chat-completions": translate("Schema", "Read as: Chat Completions tool."),
        "mcp": translate("Schema", "Read as: MCP tool."),
        "anthropic": translate("Schema", "Read as: Anthropic tool."),
        "gemini": translate("Schema", "Read as: Gemini function declaration."),
        "bedrock": translate("Schema", "Read as: Bedrock toolSpec."),
        "text-format": translate("Schema", "Read as: text format."),
        "openapi": translate("Schema", "Read as: OpenAPI component."),
        "schema": translate("Schema", "Read as: bare JSON Schema."),
    }
    return words.get(shape, "")


def _why_it_counts(tool: Tool, given: Given) -> str:
    translate = QCoreApplication.translate
    if tool.origin.value == "schema" and tool.name is not None:
        words = translate("Schema", "Given for calls of {name}, before all else.")
        return words.format(name=one_line(tool.name))
    if tool.origin.value == "schema":
        return translate("Schema", "Given for every call, before all declared tools.")
    if tool.origin.value == "tools":
        return translate("Schema", "Given tools, before the document's own.")
    if given.tools_label is not None:
        words = translate(
            "Schema",
            "{source} does not declare this tool, so the document's own counts.",
        )
        return words.format(source=one_line(given.tools_label))
    return ""


def _place(tool: Tool) -> str:
    return _shown_place(tool.pointer)


def _shown_place(pointer: str) -> str:
    """Where a tool stands, from its list on: ``tools[0]``."""
    from inspector.core.source.pointer import (  # noqa: PLC0415
        jq_path,
        pointer_text,
        pointer_tokens,
    )

    tokens = pointer_tokens(pointer)
    start = tokens.index("tools") if "tools" in tokens else 0
    return jq_path(pointer_text(tokens[start:])).removeprefix(".") or "/"


def _format_place(tool: Tool) -> str:
    """Where a format stands, from the body on: ``text.format``."""
    from inspector.core.source.pointer import jq_path  # noqa: PLC0415

    return jq_path(tool.pointer).removeprefix(".")


def _name_of(tool: Tool) -> str:
    parts = [part for part in (tool.namespace, tool.name) if part]
    return one_line(".".join(parts))


def _place_and_name(tool: Tool) -> str:
    return f"{_place(tool)} · {_name_of(tool)}"


def _spelled(tool: Tool) -> str:
    node = tool.parameters
    return tool.document.text[node[0] : node[1]] if node is not None else ""


def _is(tool: Tool, other: Tool | None) -> bool:
    return other is not None and (tool.origin, tool.record, tool.pointer) == (
        other.origin,
        other.record,
        other.pointer,
    )
