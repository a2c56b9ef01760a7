"""How a run ends where a policy or a baseline was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from inspector.core.report.baseline import Known
    from inspector.core.report.objection import Objection


class BaselineNews(NamedTuple):
    """What is new beside a baseline, and what of it has vanished."""

    name: str
    """Of the baseline's file."""

    known: int
    new: tuple[Objection, ...]
    vanished: tuple[Known, ...]


class Judgement(NamedTuple):
    """How a run ends, and because of what."""

    terms: tuple[str, ...]
    failing: int
    """How many findings make it fail."""

    exit_code: int
    news: BaselineNews | None = None
    allows_unchecked: bool = False
