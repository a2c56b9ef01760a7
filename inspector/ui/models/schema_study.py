"""What strict modes and providers make of one schema, worked out on a thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.dialects.portability import Portability
    from inspector.core.tools.strict.fault import StrictLint
    from inspector.core.tools.tool import Tool
    from inspector.ui.models.portability_rows import Column, PlaceRow

DEFAULT_PROFILE = "openai-2026"


@dataclass(frozen=True, slots=True)
class SchemaStudy:
    """One schema against a strict subset and against every dialect."""

    tool: Tool
    strict: StrictLint
    portability: Portability
    rows: tuple[PlaceRow, ...]
    """What of the portability is worth showing."""

    columns: tuple[Column, ...]
    """What each provider makes of the whole."""

    @property
    def asks_for_strict(self) -> bool:
        """Whether the tool wants its arguments held to the strict subset."""
        return self.tool.strictness.value == "strict"


def study_of(tool: Tool, schema: JsonNode, profile: str) -> SchemaStudy:
    """Study a schema; linear in its length.

    Args:
        tool: What the schema belongs to.
        schema: Its parameters.
        profile: Whose strict subset, by name.
    """
    from inspector.core.tools.dialects.portability import (  # noqa: PLC0415
        portability_of,
    )
    from inspector.core.tools.strict.strict_profile import (  # noqa: PLC0415
        load_profile,
    )
    from inspector.core.tools.strict_subset import lint_schema  # noqa: PLC0415
    from inspector.ui.models.portability_rows import (  # noqa: PLC0415
        columns_of,
        rows_of,
    )

    strict = lint_schema(schema, load_profile(profile))
    portability = portability_of(schema)
    rows, columns = rows_of(portability), columns_of(portability)
    return SchemaStudy(tool, strict, portability, rows, columns)
