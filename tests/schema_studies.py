"""Studies of schemas for tests of what the window shows of them."""

from __future__ import annotations

from builders import a_function_call, a_request, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.schema_study import DEFAULT_PROFILE, study_of

LOOSE = {
    "type": "object",
    "properties": {
        "city": {"type": "string"},
        "day": {"oneOf": [{"type": "string"}, {"type": "null"}]},
        "level": {"enum": [1, 2]},
    },
    "required": ["city"],
}
CLEAN = {
    "type": "object",
    "properties": {"city": {"type": "string"}},
    "required": ["city"],
    "additionalProperties": False,
}
OPEN = {"type": "object", "properties": {"city": {"type": "string"}}}


def a_declared_tool(schema, **more):
    """The tool of a request with one call; it does not mention strict."""
    more = {"strict": None, **more}
    request = a_request(a_function_call("{}"), tools=[a_tool(schema, **more)])
    return inspect_content(as_json(request, indent=1)).items[0].tool


def a_study(schema=LOOSE, profile=DEFAULT_PROFILE, **more):
    """What the window works out of a schema."""
    tool = a_declared_tool(schema, **more)
    return study_of(tool, tool.parameters, profile)
