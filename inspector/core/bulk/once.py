"""What is said of a log once, though every part of it could say it.

Source: the finding catalogue, ``envelope/unwrapped``, ``envelope/python-repr`` and
``envelope/python-dump``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.envelope_checks import UNWRAPPED, WRAPPER
from inspector.core.checks.wrapping_checks import PYTHON_DUMP, PYTHON_REPR
from inspector.core.source.wrapping import WrappingKind

if TYPE_CHECKING:
    from inspector.core.bulk.rows import OnceKey
    from inspector.core.checks.finding import Finding

_KINDS = frozenset(kind.value for kind in WrappingKind)


def once_key(finding: Finding) -> OnceKey | None:
    """What findings have in common of which a log has only the first."""
    if finding.code in (PYTHON_DUMP, PYTHON_REPR):
        return (finding.code,)
    if finding.code != UNWRAPPED:
        return None
    if finding.variant in _KINDS:
        return (finding.code, finding.variant)
    return of_wrapper(finding) if finding.variant == WRAPPER else None


def of_wrapper(finding: Finding) -> OnceKey:
    """What is said of a wrapper, with or without items in it."""
    return (finding.code, finding.details)
