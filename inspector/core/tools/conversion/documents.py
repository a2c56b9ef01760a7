"""Convert every schema of a text, and leave all around them as it is.

Source: RFC 8259: white space between tokens is insignificant, so a schema may be
laid out anew in the middle of a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import span_of
from inspector.core.source.json_reader import read_json
from inspector.core.tools.conversion.convert import Conversion, convert_tool
from inspector.core.tools.conversion.forms import dialect_of_form
from inspector.core.tools.conversion.json_text import text_of_node
from inspector.core.tools.dialects.faults import dialect_in_force
from inspector.core.tools.tool import Strictness

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.source.document import Document
    from inspector.core.source.span import Span
    from inspector.core.tools.tool import Tool


class ConvertedSchema(NamedTuple):
    """One schema of a text."""

    tool: Tool
    """What it belongs to; a bare schema is a tool without a name."""

    conversion: Conversion
    asked: str = ""
    """The form that its tool asks to be read in, where that is another one."""

    @property
    def is_complete(self) -> bool:
        """Whether it passes the lint of its target now."""
        return self.conversion.is_complete and not self.asked


class ConvertedText(NamedTuple):
    """A text with its schemas in another form."""

    text: str
    schemas: tuple[ConvertedSchema, ...]
    """In the order of the text; tools without a schema are not among them."""

    @property
    def is_complete(self) -> bool:
        """Whether every schema passes the lint of its target now."""
        return all(schema.is_complete for schema in self.schemas)


def convert_document(
    document: Document, tools: Iterable[Tool], form: str
) -> ConvertedText:
    """Convert the schemas of tools where they stand.

    A schema that cannot be converted stays. In a log each stays on its line.

    Args:
        document: A JSON text, or a log of them.
        tools: Those of the document.
        form: What to convert to.

    Raises:
        KeyError: there is no such form.
    """
    converted: list[ConvertedSchema] = []
    pieces: dict[Span, str] = {}
    is_log = len(document.records) > 1
    for tool in tools:
        if tool.parameters is None:
            continue
        conversion = convert_tool(tool, form)
        if conversion is None:
            continue
        converted.append(ConvertedSchema(tool, conversion, _asked(tool, form)))
        span = span_of(tool.parameters)
        if conversion.text is not None:
            pieces[span] = _fitted(conversion.text, document.text, span, is_log=is_log)
    return ConvertedText(_replaced(document.text, pieces), tuple(converted))


def _asked(tool: Tool, form: str) -> str:
    """The form of a strict mode, where a tool asks for that and gets another one."""
    dialect = dialect_of_form(form)
    if dialect.needs_strict or tool.strictness is not Strictness.STRICT:
        return ""
    in_force = dialect_in_force(dialect.target, strict=True)
    return in_force.name if in_force.needs_strict else ""


def _fitted(converted: str, text: str, span: Span, *, is_log: bool) -> str:
    """A schema as it stands in its text: set in like the line that it begins on."""
    root = read_json(converted).root if is_log else None
    if root is not None:
        return text_of_node(root)
    line = text[text.rfind("\n", 0, span.start) + 1 : span.start]
    inset = line[: len(line) - len(line.lstrip())]
    return converted.rstrip("\n").replace("\n", "\n" + inset)


def _replaced(text: str, pieces: dict[Span, str]) -> str:
    parts: list[str] = []
    end = 0
    for span in _outermost(sorted(pieces)):
        parts += [text[end : span.start], pieces[span]]
        end = span.end
    return "".join([*parts, text[end:]])


def _outermost(spans: Sequence[Span]) -> Iterable[Span]:
    """Spans in order without those inside of another; none are, in an honest text."""
    end = 0
    for span in spans:
        if span.start >= end:
            yield span
            end = span.end
