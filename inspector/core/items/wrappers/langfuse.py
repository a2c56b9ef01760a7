"""What Langfuse exports and takes in: observations, traces, ingestion events.

``input`` and ``output`` hold whatever the provider's shape is, sometimes as a string.
An observation of type ``TOOL`` is read as a foreign call.

Source: Langfuse public API, observations and ingestion (public page).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.wrappers.wrapper import Wrapper, passed_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located

_TRACE_IDS = ("traceId", "trace_id")
_KINDS = frozenset(
    {
        "GENERATION",
        "SPAN",
        "EVENT",
        "AGENT",
        "CHAIN",
        "RETRIEVER",
        "EVALUATOR",
        "EMBEDDING",
        "GUARDRAIL",
    }
)
_EVENTS = ("-create", "-update")


def _is_observation(at: Located) -> bool:
    is_kind = at.text("type") in _KINDS
    return is_kind and any(at.has(name) for name in _TRACE_IDS)


def _of_observation(at: Located, opened: Opener) -> Iterator[Located]:
    return passed_on(at, opened, "/input", "/output")


def _is_event(at: Located) -> bool:
    kind, body = at.text("type"), at.get("body")
    return kind is not None and kind.endswith(_EVENTS) and body is not None


def _of_event(at: Located, opened: Opener) -> Iterator[Located]:
    return passed_on(at, opened, "/body/input", "/body/output")


def _is_export(at: Located) -> bool:
    entries = [*at.each("/observations"), *at.each("/batch"), *at.each("/data")]
    return any(map(_is_observation, entries)) or any(map(_is_event, entries))


def _of_export(at: Located, opened: Opener) -> Iterator[Located]:
    for name in ("/observations", "/batch", "/data"):
        yield from at.each(name)


OBSERVATION = Wrapper(
    "langfuse-observation",
    "Langfuse observation",
    _is_observation,
    _of_observation,
    ("traceId", "trace_id"),
)
EVENT = Wrapper(
    "langfuse-event", "Langfuse ingestion event", _is_event, _of_event, ("body/",)
)
EXPORT = Wrapper(
    "langfuse-export",
    "Langfuse export",
    _is_export,
    _of_export,
    ("observations/", "batch/", "data/"),
)
