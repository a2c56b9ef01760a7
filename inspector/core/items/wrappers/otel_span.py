"""Spans of OpenTelemetry and OpenInference, alone or as the protocol sends them.

The messages in them are JSON, as a rule in a string; so is OpenInference's
``input.value``, which holds the request as it was sent.

Source: OpenTelemetry semantic conventions, "Generative AI"; OpenInference semantic
conventions; OpenTelemetry protocol, JSON encoding (public pages).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.foreign.attributes import attributes_of
from inspector.core.items.wrappers.wrapper import Wrapper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located

_MESSAGES = ("gen_ai.input.messages", "gen_ai.output.messages")
_RAW = ("input.value", "output.value")
_LEVELS = (
    ("resourceSpans", "resource_spans"),
    ("scopeSpans", "scope_spans"),
    ("spans",),
)


def _holds(names: tuple[str, ...], at: Located) -> bool:
    attributes = attributes_of(at)
    return any(name in attributes for name in names)


def _of_attributes(
    names: tuple[str, ...], at: Located, opened: Opener
) -> Iterator[Located]:
    attributes = attributes_of(at)
    for name in names:
        yield from opened(attributes.get(name))


def _is_genai(at: Located) -> bool:
    return _holds(_MESSAGES, at)


def _of_genai(at: Located, opened: Opener) -> Iterator[Located]:
    return _of_attributes(_MESSAGES, at, opened)


def _is_openinference(at: Located) -> bool:
    return _holds(_RAW, at)


def _of_openinference(at: Located, opened: Opener) -> Iterator[Located]:
    return _of_attributes(_RAW, at, opened)


def _is_export(at: Located) -> bool:
    return any(at.has(name) for name in _LEVELS[0])


def _of_export(at: Located, opened: Opener) -> Iterator[Located]:
    places = [at]
    for names in _LEVELS:
        places = [p for place in places for n in names for p in place.each(f"/{n}")]
    return (span for span in places if attributes_of(span))


GENAI = Wrapper(
    "otel-genai",
    "OpenTelemetry GenAI span",
    _is_genai,
    _of_genai,
    ("attributes/", "gen_ai.", "gen_ai/"),
)
OPENINFERENCE = Wrapper(
    "openinference",
    "OpenInference span",
    _is_openinference,
    _of_openinference,
    ("attributes/", "input.", "output.", "input/", "output/"),
)
EXPORT = Wrapper(
    "otlp",
    "OpenTelemetry export",
    _is_export,
    _of_export,
    ("resourceSpans/", "resource_spans/"),
)
