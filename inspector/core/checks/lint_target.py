"""What a lint holds schemas against: a strict subset, or a provider's dialect.

A name is that of a strict profile, of a target (then each tool is read in the mode
that it asks for), or of one dialect, which is one mode of a target.

Source: the design's command line, ``lint PATH ...``: "strict subset and dialects".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError
from inspector.core.tools.dialects.schema_dialect import (
    NAMES,
    TARGETS,
    dialects_of,
    schema_dialect,
)
from inspector.core.tools.strict.strict_profile import (
    DEFAULT_PROFILE,
    Profile,
    load_profile,
    profile_names,
)

if TYPE_CHECKING:
    from inspector.core.texts import Localized
    from inspector.core.tools.dialects.schema_dialect import SchemaDialect


@dataclass(frozen=True, slots=True)
class DialectTarget:
    """A provider whose dialects are known."""

    name: str
    title: Localized
    as_of: str
    """The day of the state that is described."""

    target: str | None
    """The target, where its mode is for each tool to choose."""

    dialect: SchemaDialect | None = None
    """The one mode that was asked for."""

    @property
    def of(self) -> str:
        """The target, in whichever mode."""
        return self.dialect.target if self.dialect is not None else self.target or ""


def lint_target_names() -> tuple[str, ...]:
    """Every name, the default one first."""
    return tuple(dict.fromkeys([*profile_names(), *TARGETS, *NAMES]))


def lint_target(name: str = DEFAULT_PROFILE) -> Profile | DialectTarget:
    """What a name stands for.

    Raises:
        InspectorError: there is nothing of that name.
    """
    if name in profile_names():
        return load_profile(name)
    if name in TARGETS:
        known = dialects_of(name)
        title = dict((known[0] if len(known) == 1 else _plainest(known)).title.texts)
        return DialectTarget(name, title, known[0].checked, name)
    if name in NAMES:
        dialect = schema_dialect(name)
        title = dict(dialect.title.texts)
        return DialectTarget(name, title, dialect.checked, None, dialect)
    names = ", ".join(lint_target_names())
    raise InspectorError("target-unknown", name=name, known=names)


def _plainest(dialects: tuple[SchemaDialect, ...]) -> SchemaDialect:
    """The mode that a tool is read in which asks for none."""
    return next((d for d in dialects if not d.needs_strict), dialects[0])
