"""Open Responses Inspector: may this logged tool call be replayed, and why not.

The Python API is here; `inspector.api` says what each function does::

    import inspector

    inspector.replay_gate(item, schema)     # one item -> one word
    inspector.inspect(text)                 # a text -> everything known of it
    inspector.compare(left, right)          # two texts -> what differs
    inspector.summarize(old, new)           # two logs -> a table in numbers
    inspector.gate(lines)                   # a log -> an iterator

``inspector.core`` holds all that is true without a screen; ``inspector.cli`` and
``inspector.ui`` sit on it and do not know each other. Importing this package loads
nothing: start-up time is part of the product.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.api import (
        TARGETS,
        Comparison,
        Counted,
        DiffFinding,
        Finding,
        InspectedItem,
        Inspection,
        InspectorError,
        Matrix,
        Place,
        PortableInput,
        Reason,
        Replay,
        Sending,
        Severity,
        Span,
        Summary,
        Takes,
        compare,
        for_target,
        gate,
        inspect,
        json_patch,
        matrix_of,
        portable_input,
        replay_gate,
        replay_of,
        replay_of_all,
        sendings_of,
        summarize,
    )

__version__ = "0.1.0"

__all__ = [
    "TARGETS",
    "Comparison",
    "Counted",
    "DiffFinding",
    "Finding",
    "InspectedItem",
    "Inspection",
    "InspectorError",
    "Matrix",
    "Place",
    "PortableInput",
    "Reason",
    "Replay",
    "Sending",
    "Severity",
    "Span",
    "Summary",
    "Takes",
    "__version__",
    "compare",
    "for_target",
    "gate",
    "inspect",
    "json_patch",
    "matrix_of",
    "portable_input",
    "replay_gate",
    "replay_of",
    "replay_of_all",
    "sendings_of",
    "summarize",
]


def __getattr__(name: str) -> object:
    """Load the API when it is first used (PEP 562)."""
    if name not in __all__:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    from inspector import api  # noqa: PLC0415 - importing the package loads nothing

    value: object = getattr(api, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
