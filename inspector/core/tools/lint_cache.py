"""Lints that are kept: a log repeats the same tools on every line.

A schema is known by the characters that spell it, so what was found in one place is
moved to the next. Any number of threads may use it at once.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import span_of
from inspector.core.source.span import Span
from inspector.core.tools.strict.strict_profile import DEFAULT_PROFILE, load_profile
from inspector.core.tools.strict_subset import lint_schema

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.strict.fault import SchemaFault, StrictLint

_MOST_ENTRIES = 256
_MOST_CHARACTERS = 2**22


class LintCache:
    """The lints that were asked for last, all of one profile."""

    def __init__(self, profile: str = DEFAULT_PROFILE) -> None:
        """Begin with nothing.

        Args:
            profile: Whose subset, by name.
        """
        self._profile = profile
        self._lock = Lock()
        self._kept: OrderedDict[str, tuple[int, StrictLint]] = OrderedDict()
        self._characters = 0

    def lint(self, schema: JsonNode, text: str) -> StrictLint:
        """The lint of a schema, made now or before.

        Args:
            schema: A parameters schema.
            text: The text of the document that its span belongs to.
        """
        start, end = span_of(schema)
        spelled = text[start:end]
        with self._lock:
            known = self._kept.get(spelled)
        if known is not None:
            return _moved(known[1], start - known[0])
        lint = lint_schema(schema, load_profile(self._profile))
        self._keep(spelled, start, lint)
        return lint

    def _keep(self, spelled: str, start: int, lint: StrictLint) -> None:
        if len(spelled) > _MOST_CHARACTERS // 4:
            return
        with self._lock:
            if spelled not in self._kept:
                self._characters += len(spelled)
            self._kept[spelled] = start, lint
            while (
                len(self._kept) > _MOST_ENTRIES or self._characters > _MOST_CHARACTERS
            ):
                dropped, _ = self._kept.popitem(last=False)
                self._characters -= len(dropped)


_CACHES: dict[str, LintCache] = {}


def lint_spelled(
    schema: JsonNode, text: str, profile: str = DEFAULT_PROFILE
) -> StrictLint:
    """What a strict mode says of a schema; the same every time.

    Args:
        schema: A parameters schema.
        text: The text of the document that its span belongs to.
        profile: Whose subset, by name.
    """
    return _CACHES.setdefault(profile, LintCache(profile)).lint(schema, text)


def _moved(lint: StrictLint, distance: int) -> StrictLint:
    if not distance:
        return lint
    return replace(lint, faults=tuple(_fault(f, distance) for f in lint.faults))


def _fault(fault: SchemaFault, distance: int) -> SchemaFault:
    start, end = fault.span
    return fault._replace(span=Span(start + distance, end + distance))
