"""Cut any text, well-formed or not, into JSON tokens for colouring.

This judges nothing: text that is not JSON still gets a colour, and every code
point of the text belongs to at most one token. `json_reader` is what judges.

Source: RFC 8259, sections 2 to 7 (December 2017), for the shape of tokens.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from enum import IntEnum
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, json_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.string_map import StringMap


class TokenKind(IntEnum):
    """What a token is, which is what a theme has a colour for."""

    PUNCTUATION = 0
    NAME = 1
    STRING = 2
    NUMBER = 3
    LITERAL = 4
    ESCAPE = 5
    INVALID = 6


class Token(NamedTuple):
    """One coloured stretch of a text, in code points."""

    start: int
    end: int
    kind: TokenKind


class Tokens:
    """The tokens of one text in order, found by place in O(log n)."""

    __slots__ = ("_starts", "_tokens")

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._starts = [token.start for token in tokens]

    def __len__(self) -> int:
        return len(self._tokens)

    def __iter__(self) -> Iterator[Token]:
        return iter(self._tokens)

    def between(self, start: int, end: int) -> Iterator[Token]:
        """The tokens that touch the half-open range, clipped to it, in order."""
        if start >= end:
            return
        index = max(bisect_right(self._starts, start) - 1, 0)
        for number in range(index, len(self._tokens)):
            token = self._tokens[number]
            if token.start >= end:
                return
            if token.end > start:
                clipped = max(token.start, start), min(token.end, end)
                yield Token(*clipped, token.kind)

    def replaced(self, start: int, end: int, tokens: Iterable[Token]) -> Tokens:
        """A copy in which ``tokens`` stand for whatever covered the range."""
        first = bisect_right(self._starts, start)
        if first and self._tokens[first - 1].end > start:
            first -= 1
        last = bisect_right(self._starts, end - 1)
        before, after = self._clipped_around(first, last, start, end)
        kept = [*islice(self._tokens, first), *before, *tokens, *after]
        return Tokens(kept + self._tokens[last:])

    def _clipped_around(
        self, first: int, last: int, start: int, end: int
    ) -> tuple[list[Token], list[Token]]:
        if first >= last:
            return [], []
        head, tail = self._tokens[first], self._tokens[last - 1]
        before = [head._replace(end=start)] if head.start < start else []
        after = [tail._replace(start=end)] if tail.end > end else []
        return before, after


_COLON = re.compile(r"[ \t\n\r]*+:")
_PLAIN = r'"[^"\\\n]*+"'
_BREAK = r'\s{}\[\],:"'
_TOKEN = re.compile(
    r"([{}\[\],:])"
    rf"|({_PLAIN}(?={_COLON.pattern}))"
    rf"|({_PLAIN})"
    r"|(-?\d[\d.eE+-]*)"
    rf"|((?:true|false|null)(?![^{_BREAK}]))"
    rf"|([^{_BREAK}]+)"
    r'|("(?:[^"\\\n]++|\\[^\n])*+(?P<closed>")?)'  # with escapes, or without an end
)
_ESCAPE = re.compile(r'\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])')
_ODD_STRING = 7
_KINDS_OF_GROUPS = (
    TokenKind.INVALID,
    TokenKind.PUNCTUATION,
    TokenKind.NAME,
    TokenKind.STRING,
    TokenKind.NUMBER,
    TokenKind.LITERAL,
    TokenKind.INVALID,
)
"""By the number of the group in `_TOKEN`; what is no string with escapes is whole."""

_token = tuple.__new__  # what a NamedTuple's own __new__ calls, in half the time
_MARKS_ONLY = {'\\"', "\\\\", "\\/"}
"""Escapes whose last character is what they mean: only the backslash dims."""


def tokenize(text: str, start: int = 0, end: int | None = None) -> Tokens:
    """The tokens of a stretch of text; linear, about 10 MB/s on small tokens."""
    tokens: list[Token] = []
    for match in _TOKEN.finditer(text, start, len(text) if end is None else end):
        group = match.lastindex or 0
        if group < _ODD_STRING:
            place = match.start(), match.end(), _KINDS_OF_GROUPS[group]
            tokens.append(_token(Token, place))
        else:
            _append_string(tokens, text, match)
    return Tokens(tokens)


def embedded_tokens(
    inner: Iterable[Token], string_map: StringMap, text: str
) -> list[Token]:
    """Colour the JSON inside a string literal through its escapes.

    Args:
        inner: Tokens of the decoded string.
        string_map: Where its characters sit in ``text``.
        text: The text that holds the literal.

    Returns:
        Tokens of ``text`` between the literal's quotes, in order.
    """
    tokens: list[Token] = []
    for token in inner:
        span = string_map.outer_span_of(token.start, token.end)
        if "\\" in text[span.start : span.end]:
            _append_dimmed(tokens, text, span.start, span.end, token.kind)
        else:
            tokens.append(Token(*span, token.kind))
    return tokens


def tree_tokens(root: JsonNode | None) -> Iterator[Token]:
    """Colour a value by its tree, where its characters are not those of JSON.

    So it is in a repr, and inside of a string; brackets stay as they are. A name or
    string is one token, quotes included.
    """
    waiting: list[JsonNode | Token] = [root] if root is not None else []
    while waiting:
        node = waiting.pop()
        if isinstance(node, Token):
            yield node
        elif isinstance(node, ObjectNode):
            for name, value in reversed(node.members):
                waiting += [value, Token(name.start, name.end, TokenKind.NAME)]
        elif isinstance(node, ArrayNode):
            waiting.extend(reversed(node.items))
        else:
            yield Token(node.start, node.end, _KINDS[json_type(node)])


_KINDS = {
    "string": TokenKind.STRING,
    "number": TokenKind.NUMBER,
    "boolean": TokenKind.LITERAL,
    "null": TokenKind.LITERAL,
}


def _append_string(tokens: list[Token], text: str, match: re.Match[str]) -> None:
    start, end = match.span()
    is_name = match["closed"] and _COLON.match(text, end)
    kind = TokenKind.NAME if is_name else TokenKind.STRING
    for escape in _ESCAPE.finditer(text, start, end):
        if escape.start() > start:
            tokens.append(Token(start, escape.start(), kind))
        tokens.append(Token(*escape.span(), TokenKind.ESCAPE))
        start = escape.end()
    if start < end:
        tokens.append(Token(start, end, kind))


def _append_dimmed(
    tokens: list[Token], text: str, start: int, end: int, kind: TokenKind
) -> None:
    for escape in _ESCAPE.finditer(text, start, end):
        if escape.start() > start:
            tokens.append(Token(start, escape.start(), kind))
        marks_only = escape[0] in _MARKS_ONLY
        dim_end = escape.start() + 1 if marks_only else escape.end()
        tokens.append(Token(escape.start(), dim_end, TokenKind.ESCAPE))
        if marks_only:
            tokens.append(Token(dim_end, escape.end(), kind))
        start = escape.end()
    if start < end:
        tokens.append(Token(start, end, kind))
