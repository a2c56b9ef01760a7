"""A tool's schema as a promise, held against the values of a call or an answer.

Source: Open Responses specification 2026-04-24, ``FunctionToolParam.parameters`` and
``text.format``; JSON Schema 2020-12, validation, section 7.2 (``format`` is a note
unless it is asked to be more).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.tools.engine import EngineFailure
from inspector.core.tools.near_texts import near_texts
from inspector.core.tools.schema_meaning import meaning_of
from inspector.core.tools.sure_texts import sure_texts
from inspector.core.tools.validation import Outcome, Validation
from inspector.core.tools.validator import compiled_for, satisfies, validate
from inspector.core.tools.violation_pattern import pattern_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.compiled_schema import CompiledSchema
    from inspector.core.tools.near_texts import NearTexts
    from inspector.core.tools.tool import Tool
    from inspector.core.tools.violation_pattern import ViolationPattern

_OF_ANOTHER_DIALECT = Validation(
    Outcome.UNDECIDED, (), "dialect", 'OpenAPI 3.0, "nullable"'
)
"""What is invalid by JSON Schema alone may be valid in OpenAPI 3.0."""


def held_against(tool: Tool | None, value: JsonNode | None) -> Validation | None:
    """What a tool's schema says of a value; None where one of them is absent."""
    if tool is None or tool.parameters is None or value is None:
        return None
    schema = tool.whole or tool.parameters
    found = validate(schema, value, asserts_format=tool.asserts_format)
    if found.outcome is Outcome.INVALID and not tool.reads_surely:
        return _OF_ANOTHER_DIALECT
    return found


def fits(tool: Tool | None, value: JsonNode | None) -> bool | None:
    """Whether a value keeps to a tool's schema; None where nobody can tell."""
    if tool is None or tool.parameters is None or value is None:
        return None
    found = None if tool.reads_surely else held_against(tool, value)
    if found is not None:
        return None if found.undecided else found.outcome is Outcome.VALID
    schema = tool.whole or tool.parameters
    return satisfies(schema, value, asserts_format=tool.asserts_format)


class SureSchema(NamedTuple):
    """A tool's schema, asked by the engine alone where that says all."""

    compiled: CompiledSchema
    accepts: Callable[[object], bool]
    """The engine itself, which may raise anything."""

    longest: int
    """Characters of a value up to which that is so."""

    @property
    def texts(self) -> bytes | None:
        """Texts that certainly keep to it, see `sure_texts`, whatever their length."""
        spelled = self.compiled.spelled
        if spelled is None:
            return None
        return sure_texts(spelled, asserts_format=self.compiled.asserts_format)

    @property
    def meaning(self) -> tuple[bytes, bool] | None:
        """The same for schemas that say the same of each value; None says nothing."""
        spelled = self.compiled.spelled
        if spelled is None:
            return None
        return meaning_of(spelled), self.compiled.asserts_format

    @property
    def near_texts(self) -> NearTexts | None:
        """Texts in which little is wrong, see `near_texts`, whatever their length."""
        spelled = self.compiled.spelled
        if spelled is None:
            return None
        return near_texts(spelled, asserts_format=self.compiled.asserts_format)

    @property
    def longest_listed(self) -> int:
        """Characters of a value up to which all is listed that it breaks."""
        return min(self.longest, self.compiled.longest_listed)

    def surely_takes(self, value: object, length: int) -> bool:
        """Whether a value certainly keeps to it; no says nothing.

        Args:
            value: In Python's terms, with no number beyond a double.
            length: Characters of its text.
        """
        if length > self.longest:
            return False
        try:
            return self.accepts(value)
        except (KeyboardInterrupt, SystemExit, MemoryError):
            raise
        except BaseException:  # noqa: BLE001 - a panic in Rust is no Exception
            return False

    def violation_pattern(self, value: object, length: int) -> ViolationPattern | None:
        """What a value breaks; None where a closer look is needed.

        Args:
            value: In Python's terms, with no number beyond a double.
            length: Characters of its text.
        """
        if length > self.longest_listed:
            return None
        try:
            return pattern_of(self.compiled.engine_errors(value), value)
        except (EngineFailure, UnicodeError):
            return None


def sure_schema(tool: Tool | None) -> SureSchema | None:
    """The schema of a tool for many calls; None where each needs a closer look."""
    if tool is None or tool.parameters is None or not tool.reads_surely:
        return None
    schema = tool.whole or tool.parameters
    try:
        compiled = compiled_for(schema, asserts_format=tool.asserts_format)
    except UnicodeError:
        return None
    longest = compiled.longest_sure
    if longest <= 0:
        return None
    return SureSchema(compiled, compiled.engine_accepts, longest)
