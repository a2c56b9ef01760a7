"""Where the schema for a call comes from, and which of several counts.

Source: Open Responses specification 2026-04-24, ``FunctionToolParam``; namespaces
as OpenAI's Responses API has them ("Round-trip the model's function_call item with
its namespace field included"). Other spellings of a tool are read as well: Chat
Completions (``function``), MCP (``inputSchema``), Anthropic (``input_schema``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from inspector.core.tools.declared_tools import ToolSet, declared_tools, tools_in
from inspector.core.tools.given_files import read_tools
from inspector.core.tools.given_schema import read_schema
from inspector.core.tools.tool import Lookup, LookupStatus

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.items.item import Item
    from inspector.core.tools.tool import Tool

__all__ = [
    "Sources",
    "declared_tools",
    "nearest_name",
    "read_schema",
    "read_tools",
    "tools_in",
]

_SEPARATORS = (".", "__", ":", "/")
"""What producers put between a namespace and a name (``functions.read_page``)."""

_MOST_NAMES = 1000
_MOST_CHARACTERS = 128
_MOST_KEPT = 256
_RESEMBLES = 0.6
"""What `difflib` calls close by default."""


@dataclass(frozen=True, slots=True)
class Sources:
    """What a person gave, and the order in which it counts.

    The first that has a schema for a call wins:

    1. a schema that was given for this name, by itself before one of a folder,
    2. a schema that was given for all calls,
    3. the tools file that was given, before tools in a folder,
    4. the tools that the call's own request or response declares.

    A tools file that does not know the name leaves the word to the document's own
    tools: it need not repeat what the log holds already.
    """

    schema: Tool | None = None
    """A parameters schema for all calls."""

    named: tuple[Tool, ...] = ()
    """Parameters schemas for one name each, ``name`` or ``namespace.name``; of two for
    one name the first counts."""

    tools: tuple[Tool, ...] = ()
    """The tools of a file."""

    asserts_format: bool = False
    """Whether ``format`` decides in every schema, those of the document too."""

    def __post_init__(self) -> None:
        # Searched once for each call of a log.
        object.__setattr__(self, "tools", ToolSet.of(self.tools))

    def in_force(self, tool: Tool) -> Tool:
        """A tool as its schema is to be read."""
        if not self.asserts_format or tool.asserts_format:
            return tool
        return replace(tool, asserts_format=True)

    def lookup(self, item: Item, own_tools: tuple[Tool, ...] = ()) -> Lookup:
        """Find the tool that a call was made to.

        Namespaces: the exact pair (namespace, name) counts first. A namespace that
        equals the tool's own name is none (that is how deferred tools come back).
        Where no tool is declared in a namespace at all, the name alone decides. In
        every other case another namespace is another tool.

        In the history of a request the tools may have changed since (an agent
        handed over): a name that they lack is `UNDECLARED` there too. That is a
        warning, and the call stays unchecked.
        """
        given = self._given_for(item)
        if given is not None:
            return self._found(given)
        if not self.tools and not own_tools:
            return Lookup(LookupStatus.NO_TOOLS)
        name = item.name
        if name is None:
            return Lookup(LookupStatus.UNDECLARED)
        for tools in (ToolSet.of(self.tools), ToolSet.of(own_tools)):
            tool = tools.find(item.namespace, name)
            if tool is not None and tools.is_ambiguous(tool):
                return Lookup(LookupStatus.AMBIGUOUS)
            if tool is not None:
                return self._found(tool)
        return _undeclared(name, (*self.tools, *own_tools))

    def _found(self, tool: Tool) -> Lookup:
        has_schema = tool.parameters is not None
        status = LookupStatus.FOUND if has_schema else LookupStatus.NO_PARAMETERS
        return Lookup(status, self.in_force(tool))

    def _given_for(self, item: Item) -> Tool | None:
        names = [item.name, f"{item.namespace}.{item.name}" if item.namespace else None]
        for name in reversed(names):
            for tool in self.named:
                if name is not None and tool.name == name:
                    return tool
        return self.schema


def _undeclared(name: str, tools: Sequence[Tool]) -> Lookup:
    """What is known of a name that none of the tools has in the namespace meant."""
    spaces = (tool.namespace for tool in tools if tool.name == name)
    declared_in = next((space or "" for space in spaces), None)
    if declared_in is not None:
        return Lookup(LookupStatus.UNDECLARED, declared_in=declared_in)
    declared = [tool.name for tool in tools if tool.name]
    return Lookup(LookupStatus.UNDECLARED, nearest=nearest_name(name, declared))


def nearest_name(name: str, declared: list[str]) -> str | None:
    """The declared name that resembles another one most, or None.

    The part behind a separator counts first: ``functions.read_page`` is read_page.
    """
    names = list(dict.fromkeys(declared))[:_MOST_NAMES]
    own = set(_endings(name))
    for candidate in names:
        if candidate in own or name in _endings(candidate):
            return candidate
    return _closest(name[:_MOST_CHARACTERS], tuple(names))


@lru_cache(_MOST_KEPT)
def _closest(name: str, names: tuple[str, ...]) -> str | None:
    """The closest by its letters; a log calls the same wrong name again and again."""
    from difflib import get_close_matches  # noqa: PLC0415 - only for a failed lookup

    short = {candidate[:_MOST_CHARACTERS]: candidate for candidate in names}
    close = get_close_matches(name, short, 1, _RESEMBLES)
    return short[close[0]] if close else None


def _endings(name: str) -> Iterator[str]:
    for separator in _SEPARATORS:
        _, found, ending = name.rpartition(separator)
        if found and ending:
            yield ending
