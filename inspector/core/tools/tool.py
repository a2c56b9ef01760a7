"""A tool that a request declares, or a schema that a person gave.

Source: Open Responses specification 2026-04-24, ``FunctionToolParam``; for other
spellings see `declared_tools`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ConstantNode, StringNode, is_null
from inspector.core.source.wrapping import WrappingKind

if TYPE_CHECKING:
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode, ObjectNode


class SchemaOrigin(StrEnum):
    """Where the schema in force was found; the first that has one wins."""

    GIVEN_SCHEMA = "schema"
    """A parameters schema that a person gave for this name or for all calls."""

    GIVEN_TOOLS = "tools"
    """A tools file that a person gave."""

    DOCUMENT = "document"
    """The ``tools`` of the call's own request or response."""


class ToolShape(StrEnum):
    """The spelling that a tool or schema was read in."""

    FUNCTION = "function"
    """Responses and Open Responses."""

    CHAT = "chat-completions"
    MCP = "mcp"
    ANTHROPIC = "anthropic"
    GEMINI = "gemini"
    BEDROCK = "bedrock"
    FORMAT = "text-format"
    """A schema for the text of the answer: ``text.format``, ``response_format``."""

    OPENAPI = "openapi"
    SCHEMA = "schema"
    """A bare JSON Schema."""


class Strictness(StrEnum):
    """What a tool's ``strict`` says."""

    STRICT = "strict"
    LOOSE = "loose"
    """``false``."""

    OMITTED = "omitted"
    """Absent or null: it is for the server to decide."""

    MALFORMED = "malformed"
    """Neither a boolean nor null."""


@dataclass(frozen=True, slots=True)
class Tool:
    """One declared function, or another schema that a model is held to."""

    name: str | None
    """None for a schema that was given for all calls."""

    namespace: str | None
    """The namespace tool that it is declared in, if any."""

    parameters: JsonNode | None
    """The JSON Schema; None where it is absent or null."""

    origin: SchemaOrigin
    document: Document
    """The text that declares it."""

    record: int
    pointer: str
    """Where the tool stands in that record."""

    parameters_pointer: str
    """Where its schema stands in that record."""

    node: ObjectNode | None = None
    """The object that has its name and ``strict``; None for a bare schema."""

    node_pointer: str = ""
    """Where that object stands in the record."""

    shape: ToolShape = ToolShape.SCHEMA
    whole: JsonNode | None = None
    """The schema with all that it refers to, where that stands outside of it, as it is
    to be read."""

    asserts_format: bool = False
    """Whether ``format`` decides, as a person asked; else it is a note."""

    reads_surely: bool = True
    """Whether it is known what its dialect means by all that it says."""

    def pointer_to(self, place: str) -> str:
        """Where a place of its schema, or of what that refers to, stands in the record.

        Args:
            place: JSON Pointer into `whole`, or into `parameters` where that is all.
        """
        is_beside = self.whole is not None and place.startswith("/components/")
        return place if is_beside else self.parameters_pointer + place

    @property
    def spelled(self) -> str | None:
        """Its characters, where these alone say all of it; else None.

        A log repeats its tools on every line, and what is worked out for one holds for
        the next. The same characters may mean other things in a repr or in a string,
        and a schema may stand outside of its tool.
        """
        node, schema = self.node, self.parameters
        if node is None or not node.members:
            return None
        is_inside = schema is None or node.start <= schema.start < node.end
        is_named = self.parameters_pointer.startswith(self.node_pointer)
        if not is_inside or not is_named or not self._is_json(node):
            return None
        return self.document.text[node.start : node.end]

    def _is_json(self, node: ObjectNode) -> bool:
        """Whether JSON spells it, and nothing stands around that JSON."""
        name, document = node.members[0].name, self.document
        if type(name) is not StringNode or document.text[name.start] != '"':
            return False
        around = document.records[self.record].wrappings
        return all(wrapping.kind is not WrappingKind.REPR for wrapping in around)

    @property
    def strictness(self) -> Strictness:
        """What its ``strict`` says."""
        value = self.node.get("strict") if self.node is not None else None
        if value is None or is_null(value):
            return Strictness.OMITTED
        if not isinstance(value, ConstantNode):
            return Strictness.MALFORMED
        return Strictness.STRICT if value.value else Strictness.LOOSE


class LookupStatus(StrEnum):
    """What became of the search for a call's schema."""

    FOUND = "found"
    NO_TOOLS = "no-tools"
    """No tools are known for this call: it cannot be checked."""

    UNDECLARED = "undeclared"
    """Tools are known, and none has this name."""

    NO_PARAMETERS = "no-parameters"
    """The tool is declared without a schema."""

    AMBIGUOUS = "ambiguous"
    """One list declares the name more than once, with different schemas."""


@dataclass(frozen=True, slots=True)
class Lookup:
    """The tool for one call, or why there is none."""

    status: LookupStatus
    tool: Tool | None = None
    nearest: str | None = None
    """The declared name that resembles an undeclared one most."""

    declared_in: str | None = None
    """The namespace that declares the name, where the call means another; empty where
    it is declared without one."""
