"""What the items of a document were logged in.

Source: Open Responses specification 2026-04-24, ``CreateResponseBody`` and
``ResponseResource``; rule book, section 5, for wrappers and other APIs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.items.body import Body, BodyKind, Side
from inspector.core.items.plain_call import plain_call
from inspector.core.source.collector import collector_at_rest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.items.foreign.foreign_call import ForeignCall
    from inspector.core.source.document import Document

__all__ = ["Body", "BodyKind", "Envelope", "Side", "read_envelope"]

MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class Envelope:
    """How the items of a whole document are wrapped."""

    bodies: tuple[Body, ...]

    @property
    def kind(self) -> str:
        """The one kind of all bodies, ``mixed``, or ``none``."""
        return _one_of(body.kind.value for body in self.bodies)

    @property
    def name(self) -> str:
        """The kind with what is around it: ``batch-output/response``.

        Another API has its own name: ``chat-completions``.
        """
        known = [body for body in self.bodies if body.kind is not BodyKind.NONE]
        around = {body.wrapper for body in known}
        own = _one_of(map(_name_of, known))
        return "/".join((*around.pop(), own)) if len(around) == 1 else own

    @property
    def foreign_calls(self) -> tuple[ForeignCall, ...]:
        """The calls of other APIs, in the order of the bodies."""
        return tuple(
            call
            for body in self.bodies
            for found in body.foreign
            for call in found.calls
        )


def _one_of(names: Iterable[str]) -> str:
    known = set(names) - {BodyKind.NONE.value}
    if not known:
        return BodyKind.NONE.value
    return known.pop() if len(known) == 1 else MIXED


def _name_of(body: Body) -> str:
    is_foreign = body.kind is BodyKind.FOREIGN
    return body.foreign[0].api.slug if is_foreign else body.kind.value


def read_envelope(document: Document) -> Envelope:
    """Find every body of a document, in the order of the text."""
    alone = plain_call(document)
    if alone is not None:
        return Envelope((alone,))
    # Only now: to know every wrapper and every other API takes a while to load.
    from inspector.core.items.body_search import bodies_in  # noqa: PLC0415

    with collector_at_rest():
        return Envelope(bodies_in(document))
