"""Tokens of an older text, moved along with edits until new tokens arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_tokens import Token, TokenKind, Tokens

if TYPE_CHECKING:
    from collections.abc import Iterator


class _Part(NamedTuple):
    """A range of the text as it is now."""

    start: int
    end: int
    source: int | None
    """Where it began in the text of the tokens; None when put in since."""
    kind: TokenKind | None = None
    """The colour of what was put in: that of the token around it."""

    def clipped(self, start: int, end: int) -> _Part:
        low, high = max(self.start, start), min(self.end, end)
        if self.source is None:
            return self._replace(start=low, end=high)
        return _Part(low, high, self.source + low - self.start)

    def moved(self, delta: int) -> _Part:
        return self._replace(start=self.start + delta, end=self.end + delta)


class ShiftedTokens:
    """Tokens by place in a text that has been edited since they were cut.

    An edit costs as much as there were edits since the last `take`, whatever the
    size of the text.
    """

    def __init__(self) -> None:
        self._tokens = Tokens([])
        self._parts: list[_Part] = []

    def take(self, tokens: Tokens, length: int) -> None:
        """Take the tokens of the text as it is now, of that many code points."""
        self._tokens = tokens
        self._parts = [_Part(0, length, 0)]

    def shift(self, start: int, end: int, added: int) -> None:
        """Follow an edit that put ``added`` code points in place of a range."""
        kind = self._kind_around(start)
        delta = start + added - end
        before = [p.clipped(0, start) for p in self._parts if p.start < start]
        after = [p.clipped(end, p.end).moved(delta) for p in self._parts if p.end > end]
        new = [_Part(start, start + added, None, kind)] if added else []
        self._parts = [*before, *new, *after]

    def between(self, start: int, end: int) -> Iterator[Token]:
        """The tokens that touch a range, clipped to it, in order."""
        if len(self._parts) == 1 and self._parts[0].source == 0:
            return self._tokens.between(start, end)
        return self._shifted(start, end)

    def _shifted(self, start: int, end: int) -> Iterator[Token]:
        for part in self._parts:
            if part.start < end and start < part.end:
                yield from self._of_part(part.clipped(start, end))

    def _of_part(self, part: _Part) -> Iterator[Token]:
        if part.source is None:
            if part.kind is not None:
                yield Token(part.start, part.end, part.kind)
            return
        delta = part.start - part.source
        stop = part.end - delta
        for token in self._tokens.between(part.source, stop):
            yield Token(token.start + delta, token.end + delta, token.kind)

    def _kind_around(self, place: int) -> TokenKind | None:
        for token in self.between(max(place - 1, 0), place):
            return token.kind
        return None
