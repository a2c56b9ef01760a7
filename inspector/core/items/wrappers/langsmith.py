"""Runs as LangSmith exports them, one by one, nested, or in a list.

A run of type ``tool`` is read as a foreign call.

Source: https://docs.langchain.com/langsmith/run-data-format.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.wrappers.wrapper import Wrapper, passed_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located

_OF_RUNS = ("dotted_order", "trace_id", "parent_run_id", "inputs", "session_id")


def _is_run(at: Located) -> bool:
    kind = at.text("run_type")
    is_run = kind is not None and any(at.has(name) for name in _OF_RUNS)
    return is_run and (kind != "tool" or not at.has("inputs"))


def _of_run(at: Located, opened: Opener) -> Iterator[Located]:
    yield from passed_on(at, opened, "/inputs", "/outputs")
    yield from at.each("/child_runs")


def _is_export(at: Located) -> bool:
    return any(entry.has("run_type") for entry in at.each("/runs"))


def _of_export(at: Located, opened: Opener) -> Iterator[Located]:
    return at.each("/runs")


RUN = Wrapper("langsmith-run", "LangSmith run", _is_run, _of_run, ("run_type",))
EXPORT = Wrapper(
    "langsmith-export", "LangSmith export", _is_export, _of_export, ("runs/",)
)
