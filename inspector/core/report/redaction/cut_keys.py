"""Keys that a line break cuts: a terminal wrapped them, or a log broke its lines.

Neither half may look like a key. So the line that ends with the beginning of one is
joined with those that follow, as long as there is nothing on them but characters of a
key; what is found must go over the break. Words alone continue no key: what does has a
digit in it, or a capital behind a small letter.

Source: RFC 2045 (November 1996), section 6.7, on the line breaks of quoted-printable;
terminals and shells break lines with and without a backslash.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_KEY = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-."
_LONGEST = 300
"""Characters of a line that are looked at."""

_MOST_LINES = 20
_END = r"(?:\\{0,64}(?:\r\n|\n|\r)|(?:\\{1,64}r)?\\{1,64}n)"
"""A line break: itself, escaped, or escaped in a text that is not decoded."""

_BREAK = re.compile(rf"=?{_END}[ \t]{{0,64}}")
_REST = re.compile(
    rf"[A-Za-z0-9_.-]{{4,{_LONGEST}}}(?=[ \t]{{0,64}}(?:{_END}|\Z|[\\\"'`]))"
)
"""The whole of a line, up to a quote that may end the text around it."""

_IS_NO_WORD = re.compile("[0-9]|[a-z][A-Z]")


class _Line(NamedTuple):
    """A stretch of a text, and where it stands in the joined lines."""

    start: int
    text: str
    joined: int

    def place(self, offset: int) -> int:
        """Where an offset of the joined lines stands in the text."""
        return self.start + offset - self.joined


def cut_keys(
    text: str, patterns: Sequence[tuple[str, re.Pattern[str]]]
) -> Iterator[tuple[int, int]]:
    """Where keys stand that go over a line break, as starts and ends.

    Linear: a line is joined once with those behind it, and once with those before.

    Args:
        text: A decoded string, or any text.
        patterns: What keys look like, each with what is in all of its matches.
    """
    done = 0
    for match in _BREAK.finditer(text):
        if match.start() < done:
            continue
        lines = _lines_around(text, match)
        if lines is None:
            continue
        done = lines[-1].start
        joined = "".join(line.text for line in lines)
        for hint, pattern in patterns:
            if hint in joined:
                yield from _found(pattern, lines, joined)


def _lines_around(text: str, match: re.Match[str]) -> list[_Line] | None:
    """The lines that a key may stand on; None where it surely is on none."""
    rest = _rest(text, match.end())
    if rest is None:
        return None
    before = text[max(0, match.start() - _LONGEST) : match.start()]
    head = before[len(before.rstrip(_KEY)) :]
    if not head:
        return None
    lines = [_Line(match.start() - len(head), head, 0)]
    while rest is not None and len(lines) <= _MOST_LINES:
        last = lines[-1]
        lines.append(_Line(rest.start(), rest[0], last.joined + len(last.text)))
        following = _BREAK.match(text, rest.end())
        rest = _rest(text, following.end()) if following is not None else None
    return lines


def _found(
    pattern: re.Pattern[str], lines: list[_Line], joined: str
) -> Iterator[tuple[int, int]]:
    """What is found on several lines; a key may begin wherever a line does."""
    spans = {match.span() for match in pattern.finditer(joined)}
    for line in lines[1:-1]:
        match = pattern.match(joined[line.joined :])
        if match is not None:
            spans.add((line.joined, line.joined + match.end()))
    for start, end in sorted(spans):
        first = next(line for line in reversed(lines) if line.joined <= start)
        last = next(line for line in reversed(lines) if line.joined < end)
        if first is not last:
            yield first.place(start), last.place(end)


def _rest(text: str, start: int) -> re.Match[str] | None:
    rest = _REST.match(text, start)
    return rest if rest is not None and _IS_NO_WORD.search(rest[0]) else None
