"""Free what is no longer shown piece by piece, so that nobody waits for it.

To let go of the last reference to a tree frees all of it in one go, and no other
thread of Python runs meanwhile: 280 ms for a log of 10 MB.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from inspector.ui.background import Job

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.checks.inspection import Inspection
    from inspector.core.source.json_tokens import Token
    from inspector.ui.background import Runner


SMALL = 10_000
"""Code points of a value that is freed in a millisecond."""

PIECES_A_TURN, TOKENS_A_TURN = 500, 5_000
"""So many are freed in about a millisecond."""

REST_SECONDS = 0.001
"""Rest after each turn: nobody waits for this, and others have work to do."""


def let_go(runner: Runner, pieces: list[object]) -> None:
    """Free objects on a thread, each as soon as nobody else holds it.

    Args:
        runner: Whose threads to use.
        pieces: Inspections, tokens of a text, or trees of tuples. The caller must hold
            nothing in the list any more.
    """
    if pieces:
        runner.start(Job(lambda _: _free(pieces)))


def _free(pieces: list[object]) -> None:
    from inspector.core.checks.inspection import Inspection  # noqa: PLC0415
    from inspector.core.source.json_tokens import Tokens  # noqa: PLC0415

    freed = 0
    while pieces:
        piece = pieces.pop()
        if isinstance(piece, Tokens):
            _free_tokens(list(piece))
        elif isinstance(piece, Inspection):
            pieces.extend(_parts_of_inspection(piece))
        elif isinstance(piece, tuple) and not _is_small(piece):
            pieces.extend(part for part in piece if isinstance(part, tuple))
        freed += 1
        if freed % PIECES_A_TURN == 0:
            time.sleep(REST_SECONDS)


def _free_tokens(tokens: list[Token]) -> None:
    while tokens:
        del tokens[-TOKENS_A_TURN:]
        time.sleep(REST_SECONDS)


def _is_small(piece: tuple[object, ...]) -> bool:
    """Whether a node of a tree spells so little that freeing it takes no time."""
    start, end = (*piece, None, None)[:2]
    is_node = isinstance(start, int) and isinstance(end, int)
    return is_node and end - start < SMALL  # type: ignore[operator]  # both are int


def _parts_of_inspection(inspection: Inspection) -> Iterable[object]:
    yield from inspection.document.records
    yield from (record.root for record in inspection.document.records)
    yield from inspection.findings
    for inspected in inspection.items:
        yield inspected
        yield inspected.item
        for _, text in inspected.json_texts:
            yield text.reading
            yield text.reading.root
