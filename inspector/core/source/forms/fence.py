"""Markdown code fences, as chats and issues have them, with prose around.

Source: CommonMark 0.31.2, section 4.5 "Fenced code blocks"; more tolerant in one
thing: what is fenced may begin on the line of the fence.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.form import Part, ReadForm
from inspector.core.source.layer import layer_of_stretches
from inspector.core.source.line_reading import beginning_in
from inspector.core.source.span import Span
from inspector.core.source.value_reading import begins_inside
from inspector.core.source.wrapping import Wrapping, WrappingKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.decoding import DecodedText

FENCE = "fence"

_LINE = re.compile(
    r"(?:^|(?<=\r))[ \t>]*(?P<run>`{3,}|~{3,})[ \t]*(?P<info>[\w+.-]*)[ \t]*"
    r"(?P<rest>[^\r\n]*)",
    re.MULTILINE,
)
_SIGN = re.compile(r"[{(\[]")
"""No value is without one."""

_CLOSED = re.compile(r"(?:`{3,}|~{3,})[ \t\r]*\Z")


class _Fence(NamedTuple):
    run: Span
    inside: Span


def read_fences(decoded: DecodedText) -> ReadForm | None:
    """Read what stands in fences; those that hold no value are left alone.

    Returns:
        None where a value stands before the first fence: then fences are what the
        lines of a log speak of.
    """
    text = decoded.text
    first = _LINE.search(text)
    if first is None or begins_inside(text):
        return None
    if beginning_in(text, 0, first.start()) is not None:
        return None
    parts = tuple(
        Part(
            layer_of_stretches(text, [fence.inside]),
            Wrapping(WrappingKind.FENCE, fence.run),
        )
        for fence in _fences(text)
        if _SIGN.search(text, *fence.inside)
    )
    return ReadForm(FENCE, (), parts=parts) if parts else None


def _fences(text: str) -> Iterator[_Fence]:
    """Each fence with what is in it; one that is never closed goes to the end."""
    opening: re.Match[str] | None = None
    for line in _LINE.finditer(text):
        if opening is None:
            closing = _CLOSED.search(text, line.start("rest"), line.end("rest"))
            if closing and closing[0][0] == line["run"][0]:
                inside = Span(line.start("rest"), closing.start())
                yield _Fence(Span(*line.span("run")), inside)
            elif line["rest"].strip() == "" or line["rest"][0] in "{[\"'":
                opening = line
        elif _closes(line, opening):
            yield _fence(opening, line.start())
            opening = None
    if opening is not None:
        yield _fence(opening, len(text))


def _closes(line: re.Match[str], opening: re.Match[str]) -> bool:
    run = line["run"]
    is_alone = not line["info"] and not line["rest"].strip()
    return is_alone and run.startswith(opening["run"])


def _fence(opening: re.Match[str], end: int) -> _Fence:
    return _Fence(Span(*opening.span("run")), Span(opening.start("rest"), end))
