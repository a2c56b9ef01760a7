"""Strings that came in pieces, put together again.

Pieces are joined as they are spelled and read afterwards, since one may end in the
middle of an escape or of a surrogate pair (rule book, JS-02).
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import StringNode, span_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import MappedString, Piece, layer_of_pieces
from inspector.core.source.span import Span
from inspector.core.source.translation import translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.located import Located


def joined_text(pieces: Sequence[Located], text: str) -> Located | None:
    """The string that some strings are, end to end.

    Args:
        pieces: Values in order; what is no string counts for nothing.
        text: The document's text.

    Returns:
        The whole at the place of its first piece; None where there is none.
    """
    held = [piece for piece in pieces if isinstance(piece.node, StringNode)]
    if not held:
        return None
    if len(held) == 1:
        return held[0]
    first, last = held[0].node, held[-1].node
    layer = layer_of_pieces(
        [
            Piece.between('"', Span(first.start, first.start + 1)),
            *(_body(p.node, text) for p in held if isinstance(p.node, StringNode)),
            Piece.between('"', Span(last.end - 1, last.end)),
        ]
    )
    root = translated(read_json(layer.text), layer).root
    return held[0]._replace(node=root) if isinstance(root, StringNode) else held[0]


def _body(literal: StringNode, text: str) -> Piece:
    """What stands between the quotes of a piece, as it is spelled."""
    if isinstance(literal, MappedString):
        start, end = literal.inner
        return Piece.of_layer(literal.layer, Span(start + 1, end - 1))
    if text[literal.start] == '"':
        return Piece.of_document(text, Span(literal.start + 1, literal.end - 1))
    return Piece.between(json.dumps(literal.text)[1:-1], span_of(literal))
