"""All rules with their weight and their title: for a terminal, as Markdown, as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from inspector.core.report.markdown_text import code as code_span
from inspector.core.report.markdown_text import escaped
from inspector.core.rules.catalogue import ROOMS, rules_in, title_of
from inspector.core.rules.edition import edition

if TYPE_CHECKING:
    from collections.abc import Iterator


def list_as_text(language: str) -> Iterator[str]:
    """All rules for a terminal, room by room."""
    for room in ROOMS:
        yield f"{room}/\n"
        for code, rule in rules_in(room).items():
            title = title_of(code, language)
            yield f"  {rule.severity.value:<5} {code:<34} {title}\n"


def list_as_markdown(language: str) -> Iterator[str]:
    """All rules as a section of Markdown for each room."""
    for room in ROOMS:
        yield f"## {code_span(room)}\n\n"
        for code, rule in rules_in(room).items():
            title = escaped(title_of(code, language))
            yield f"- {code_span(code)} ({rule.severity.value}): {title}\n"
        yield "\n"


def list_as_json(language: str) -> Iterator[str]:
    """All rules as JSON, in the same order; `title` is in the language."""
    listed = [
        {
            "code": code,
            "severity": rule.severity.value,
            "title": title_of(code, language),
        }
        for room in ROOMS
        for code, rule in rules_in(room).items()
    ]
    value = {"edition": edition(), "rules": listed}
    yield json.dumps(value, ensure_ascii=False, indent=1) + "\n"
