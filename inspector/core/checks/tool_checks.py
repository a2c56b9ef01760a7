"""Findings on the tools that a text declares, and on the schema of its answers.

What is said of a schema depends on what was asked for it:

- ``strict: true``: everything that the strict subset refuses, as heavy as the profile
  says, because the request fails.
- ``strict`` left out: one warning that says what a server makes of it, for each tool.
  The faults themselves are only told when somebody asks (``lint``, the schema pane):
  no request fails for them.
- ``strict: false``: nothing about the subset, which nobody asked for.
- In every case a root that is refused even without ``strict``, the ways to say "no
  parameters" that some server refuses, and what other providers make of the schema.

Tools in the spelling of another API have no ``strict`` of OpenAI's, so only the last
point holds for them. Whose subset counts depends on the target (`strict_mode`).

Source: OpenAI, function calling guide, "Strict mode" (2026-11-30); Open Responses
specification 2026-04-24, ``FunctionTool``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.dialect_checks import DIALECTS, dialect_findings
from inspector.core.checks.finding import Finding, Place
from inspector.core.checks.kept_findings import KeptFindings
from inspector.core.checks.request_limits import limit_findings
from inspector.core.checks.strict_mode import profile_of
from inspector.core.checks.tool_names import tool_name_findings
from inspector.core.items.envelope import BodyKind, Side
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.collector import collector_at_rest
from inspector.core.source.json_nodes import ObjectNode, span_of
from inspector.core.source.pointer import joined, pointer_tokens
from inspector.core.source.span import Span
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.given_files import tools_under
from inspector.core.tools.literals import string_literal
from inspector.core.tools.strict.fault import Level
from inspector.core.tools.strict.strict_profile import DEFAULT_PROFILE, load_profile
from inspector.core.tools.strict_subset import lint_schema, refused_without_strict
from inspector.core.tools.text_format import declared_format
from inspector.core.tools.tool import SchemaOrigin, Strictness, Tool, ToolShape
from inspector.core.tools.tool_sources import declared_tools

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from inspector.core.items.envelope import Body, Envelope
    from inspector.core.rules.catalogue import Detail
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.declared_tools import ToolSet
    from inspector.core.tools.strict.fault import SchemaFault

OF_TOOLS = ("strict/", DIALECTS)
"""The rooms of the findings made here; a target gets them all anew."""

_WITH_STRICT = (ToolShape.FUNCTION, ToolShape.CHAT)
_ROOT_MAY_BE_ANYTHING = (ToolShape.GEMINI, ToolShape.OPENAPI, ToolShape.SCHEMA)
_NO_PROPERTIES = frozenset({"type", "title", "description", "$schema", "required"})
_NO_PROPERTIES |= {"additionalProperties", "$id", "$comment"}
"""Keywords that say nothing of any property."""


def tool_findings(
    document: Document,
    envelope: Envelope,
    target: str = DEFAULT_TARGET,
    *,
    declared: Mapping[int, ToolSet] | None = None,
) -> Iterator[Finding]:
    """What is to be said of the tools and formats of every body of a document.

    Args:
        document: The text.
        envelope: Its bodies.
        target: What the tools are to be sent to.
        declared: The tools that each body declares, by its `id`, where they were
            looked for already.
    """
    for body in envelope.bodies:
        asked = _Asked(target, profile_of(target, body), body.side is Side.OUTPUT)
        known = declared.get(id(body)) if declared is not None else None
        tools = _tools_of(document, body, known)
        for tool in tools:
            if body.kind is BodyKind.TOOLS:
                yield from tool_name_findings(tool, target)
            yield from _OF_TOOLS.on(tool, asked)
        yield from limit_findings(body, tools, target)
        answer = declared_format(document, body)
        if answer is not None and answer.strictness is Strictness.STRICT:
            yield from _OF_ANSWERS.on(answer, asked)


@dataclass(frozen=True, slots=True)
class GivenTools:
    """A tools file that a person gave, and what is to be said of it."""

    document: Document
    """The text that places of the findings are in."""

    findings: tuple[Finding, ...]
    """In the order of that text."""


def given_tools(
    tools: Iterable[Tool], target: str = DEFAULT_TARGET
) -> tuple[GivenTools, ...]:
    """What is to be said of tools that a person gave, file by file.

    Args:
        tools: The tools of all files.
        target: What they are to be sent to.
    """
    by_document: dict[int, tuple[Document, list[Finding]]] = {}
    with collector_at_rest():  # what is said has no cycles
        for tool in tools:
            key = id(tool.document)
            _, found = by_document.setdefault(key, (tool.document, []))
            found.extend(tool_name_findings(tool, target))
            found.extend(findings_on_tool(tool, target))
    return tuple(
        GivenTools(document, tuple(sorted(found, key=lambda f: f.place.span.start)))
        for document, found in by_document.values()
    )


def findings_on_tool(tool: Tool, target: str = DEFAULT_TARGET) -> Iterator[Finding]:
    """What is to be said of one tool that a request would offer.

    Args:
        tool: A declared function.
        target: What it is to be sent to.
    """
    yield from _OF_TOOLS.on(tool, _Asked(target, profile_of(target)))


class _Asked(NamedTuple):
    """For whom, and in what."""

    target: str
    profile: str | None
    """Whose strict subset; None where the target's dialect says it."""

    is_echo: bool = False
    """Whether a response repeats the tool, rather than a request offering it."""


def _on(tool: Tool, asked: _Asked) -> Iterator[Finding]:
    if tool.node is None:
        return
    yield from parameters_findings(tool)
    yield from _subset_findings(tool, asked)
    yield from dialect_findings(tool, asked.target)


def _subset_findings(tool: Tool, asked: _Asked) -> Iterator[Finding]:
    if tool.strictness is Strictness.STRICT and tool.shape in _WITH_STRICT:
        yield from _strict_faults(tool, asked)
        return
    if tool.strictness is Strictness.OMITTED and tool.shape in _WITH_STRICT:
        yield _omitted(tool, asked)
    if asked.profile is None or tool.parameters is None:
        return
    if tool.shape not in _ROOT_MAY_BE_ANYTHING:
        profile = load_profile(asked.profile)
        faults = refused_without_strict(tool.parameters, profile)
        yield from (finding_of_fault(tool, fault) for fault in faults)


def _tools_of(
    document: Document, body: Body, known: ToolSet | None
) -> tuple[Tool, ...]:
    if body.kind is BodyKind.TOOLS:
        origin = SchemaOrigin.DOCUMENT
        found = tools_under(document, body.node, body.record, body.pointer, origin)
        return tuple(found)
    return declared_tools(document, body) if known is None else known


def _strict_faults(tool: Tool, asked: _Asked) -> Iterator[Finding]:
    schema = tool.parameters
    if schema is None or asked.profile is None:
        return  # told as a tool without parameters, or by the target's dialect
    profile = load_profile(asked.profile)
    for fault in lint_schema(schema, profile).faults:
        found, rule = finding_of_fault(tool, fault), profile.rule(fault.rule)
        yield replace(found, basis=rule.sources) if rule is not None else found


def finding_of_fault(tool: Tool, fault: SchemaFault) -> Finding:
    """A fault of a tool's schema, at its place in the tool's document."""
    pointer = tool.parameters_pointer + fault.pointer
    place = Place(tool.record, pointer, fault.span)
    return Finding(
        fault.code,
        fault.severity,
        place,
        variant=fault.variant,
        details=fault.details,
        keyword=fault.pointer,
    )


def _omitted(tool: Tool, asked: _Asked) -> Finding:
    """Left out, with what a server makes of it; pointed at by the tool's name."""
    name = string_literal(tool.name or "")
    return _on_tool("strict/omitted", tool, _reading(tool, asked), name=name)


def _reading(tool: Tool, asked: _Asked) -> str:
    schema = tool.parameters
    if isinstance(schema, ObjectNode) and schema.get("strict") is not None:
        return "misplaced"
    if tool.shape is ToolShape.CHAT:
        return "chat"
    if asked.is_echo and tool.node is not None and tool.node.get("strict") is None:
        return "echo"
    if schema is None:
        return "no-schema"
    profile = load_profile(asked.profile or DEFAULT_PROFILE)
    level = lint_schema(schema, profile).level
    return "" if level is Level.CLEAN else level.value


def parameters_findings(tool: Tool) -> Iterator[Finding]:
    """The ways to say "no parameters" that some server refuses.

    Args:
        tool: A declared function; a bare schema or a format has no such ways.
    """
    if tool.node is None or tool.shape is ToolShape.FORMAT:
        return
    variant = _empty_variant(tool)
    if variant is None:
        return
    found = _on_tool("strict/parameters", tool, variant)
    written = tool.parameters or _spelled_parameters(tool)
    if written is not None:
        start, end = span_of(written)
        is_long = isinstance(written, ObjectNode) and bool(written.members)
        span = Span(start, start + 1 if is_long else end)
        place = Place(tool.record, tool.parameters_pointer, span)
        found = replace(found, place=place)
    yield found


def _empty_variant(tool: Tool) -> str | None:
    schema = tool.parameters
    if schema is None:
        return "absent" if _spelled_parameters(tool) is None else "null"
    if not isinstance(schema, ObjectNode):
        return None
    names = set(schema.names())
    if not names:
        return "empty"
    kind = schema.get("type")
    is_object = kind is None or schema.text("type") == "object"
    return "no-properties" if is_object and names <= _NO_PROPERTIES else None


def _spelled_parameters(tool: Tool) -> JsonNode | None:
    """The parameters even if they are null, which is no schema."""
    name = pointer_tokens(tool.parameters_pointer)[-1]
    return tool.node.get(name) if tool.node is not None else None


def _on_tool(code: str, tool: Tool, variant: str, /, **details: Detail) -> Finding:
    """A finding on a tool as a whole; its name stands for it."""
    name = tool.node.get("name") if tool.node is not None else None
    span = span_of(name) if name is not None else Span(0, 0)
    pointer = joined(tool.node_pointer, "name")
    place = Place(tool.record, pointer, span)
    entries = tuple(details.items())
    return Finding(code, severity_of(code), place, variant=variant, details=entries)


_OF_TOOLS = KeptFindings(_on)
_OF_ANSWERS = KeptFindings(_strict_faults)
"""Of formats, of which only the strict subset says anything."""
