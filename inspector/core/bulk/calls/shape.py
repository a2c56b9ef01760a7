"""Lines that are alike: the same members in the same order, other values in some.

Loggers write a line by a template, so most lines of a log differ in a few strings
only. A shape knows such a line by one pattern; where it fits, everything but the
arguments is as it was in the line that the shape was made of, and so is what is to be
said of it. Values that anything depends on are part of the shape, or bound by it.

Source: the checks of items (`checks.item_checks`): which values they look at.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import orjson

from inspector.core.bulk.calls.target_forms import forms_asked
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.bulk.calls.anchors import Places
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.targets.target import Target

Path = tuple[str | int, ...]

ID, CALL_ID, NAME, ARGUMENTS = "id", "call_id", "name", "arguments"
FREE, TELLING = "free", "telling"
"""Texts that nobody reads; the second must not be blank."""

_WORD = rb"[A-Za-z0-9_-]{1,64}+"
_REAL_ID = rb'(?![unN](?:ndefined|ull|one|il|aN)")' + _WORD
_OF_TYPES: dict[str, dict[tuple[str, ...], tuple[str, bytes]]] = {
    "function_call": {("name",): (NAME, _WORD), ("arguments",): (ARGUMENTS, b"")},
    "function_call_output": {
        ("output",): (FREE, b""),
        ("output", "*", "text"): (FREE, b""),
    },
    "message": {("content", "*", "text"): (TELLING, b"")},
    "reasoning": {
        ("summary", "*", "text"): (TELLING, b""),
        ("encrypted_content",): (TELLING, b""),
    },
}
"""The types whose checks are known, and strings of theirs that may be others."""

_PREFIX = re.compile(r"[a-z]{1,8}_")
_VISIBLE = rb"(?:0[1-9a-fA-F]|30[4-9a-fA-F]|3[1-9a-fA-F]|[4-9a-fA-F])"
"""How the escape of a character goes on behind its ``u`` where that is no white
space: of a letter beyond Latin, or of a half of a pair."""

SAYING = (
    rb'(?![ "]|\\(?!["\\/]|u' + _VISIBLE + rb")"
    rb"|\xc2[\x85\xa0]|\xe1\x9a\x80|\xe3\x80\x80"
    rb"|\xe2(?:\x80[\x80-\x8a\xa8\xa9\xaf]|\x81\x9f))"
)
"""What a text begins with that says something: no end of it, and no white space."""

_says = re.compile(SAYING).match
_PLAIN_TEXT = rb"([ !#-\[\]-~]*+)"
_FIRST_OF_TEXTS = rb"((?:[ !#-\[\]-~\x80-\xff]++|\\.)*+)"
_LONGEST_ID = 64
_LONGEST = 4000
"""Characters of a line that a shape is made of, its free texts aside."""


class Slot(NamedTuple):
    """A string that may differ."""

    role: str
    """`ID`, `CALL_ID`, `NAME`, `ARGUMENTS`, `FREE` or `TELLING`."""

    start: int
    """Its first character behind the quote, in the line that the shape is made of."""

    end: int
    pattern: bytes
    """What it may be; empty for a text, of which only the end is looked for."""

    def within(self, asked: bytes) -> Slot:
        """The same where more is asked of it, as a look ahead."""
        return self._replace(pattern=asked + self.pattern) if asked else self


class TextPiece(NamedTuple):
    """What stands behind a text."""

    role: str
    """Of the text."""

    follow: bytes
    """What ends the text: no sound string holds it, since it begins with a quote."""

    pattern: re.Pattern[bytes]


class Shape(NamedTuple):
    """What lines that are alike have in common."""

    first: re.Pattern[bytes]
    rest: tuple[TextPiece, ...]
    slots: tuple[Slot, ...]
    roles: dict[str, int]
    """The number of each slot that has a role of its own."""

    beginning: bytes
    """What all of them begin with."""

    ending: bytes
    """What all of them end with."""

    whole: re.Pattern[bytes]
    """A line without its end, its slots as groups. Where the texts of `spoken` are
    sound it takes none that `fit` does not; a few that `fit` takes it leaves."""

    spoken: tuple[int, ...]
    """The slot of the text, other than arguments, of which `whole` proves nothing."""

    def is_like(self, other: Shape) -> bool:
        """Whether the same lines are alike by both."""
        return (self.first, self.rest) == (other.first, other.rest)

    def slot(self, line: bytes, places: Places, role: str) -> bytes | None:
        """What stands in the slot with a role; None where the shape has none."""
        number = self.roles.get(role)
        if number is None:
            return None
        start, end = places[number]
        return line[start:end]

    def fit(self, line: bytes) -> list[tuple[int, int]] | None:
        """The places of all slots in a line; None where it is not alike.

        Arguments are found, and not looked at.
        """
        found = self.fit_at(line, 0)
        return found[0] if found is not None and found[1] == len(line) else None

    def fit_at(
        self, line: bytes, start: int
    ) -> tuple[list[tuple[int, int]], int] | None:
        """The places of all slots from a place on, and where that ends."""
        match = self.first.match(line, start)
        if match is None:
            return None
        places = [*match.regs[1:]]
        here = match.end()
        for role, follow, pattern in self.rest:
            end = line.find(follow, here)
            match = pattern.match(line, end) if end >= 0 else None
            if match is None:
                return None
            if role is not ARGUMENTS and not _is_sound(line[here:end], role):
                return None
            places.append((here, end))
            places += match.regs[1:]
            here = match.end()
        return places, here


def _is_sound(body: bytes, role: str) -> bool:
    """Whether a text stands between quotes as it is, and says something if it must."""
    if role is TELLING and not (body and _says(body)):
        return False
    return is_sound(body)


def is_sound(body: bytes) -> bool:
    """Whether a text stands between quotes as it is."""
    try:
        orjson.loads(b'"' + body + b'"')
    except orjson.JSONDecodeError:
        return False
    return True


def shape_of(
    text: str, root: ObjectNode, start: int = 0, *, target: Target | None = None
) -> Shape | None:
    """The shape of a line; None for one that has no other like it.

    Args:
        text: The line, without its end.
        root: The item that it is.
        start: Where the line begins in what the item was read from.
        target: What the item is to be replayed on; it may ask more of ids.
    """
    kind = root.text("type")
    if kind not in _OF_TYPES or "\r" in text:  # a line of its own for who counts
        return None
    found = _slots(root, (), kind, start)
    asked = forms_asked(target, kind, root.text("role"))
    slots = tuple(each.within(asked.get(each.role, b"")) for each in found)
    if not text.isascii() and not _is_plain(text, slots):
        return None
    literals = len(text) - sum(slot.end - slot.start for slot in slots)
    if literals > _LONGEST:
        return None
    roles = {s.role: n for n, s in enumerate(slots) if s.role not in (FREE, TELLING)}
    first, *rest = _pieces(text, slots)
    beginning = text[: slots[0].start] if slots else text
    if slots and slots[0].role == ID:
        beginning += _prefix_of(text[slots[0].start : slots[0].end])
    texts = [number for number, slot in enumerate(slots) if not slot.pattern]
    spoken = tuple(n for n in texts[:1] if slots[n].role is not ARGUMENTS)
    return Shape(
        first.pattern,
        tuple(rest),
        slots,
        roles,
        beginning.encode(),
        text[slots[-1].end if slots else 0 :].encode(),
        _whole(first, rest),
        spoken,
    )


def _whole(first: TextPiece, rest: Sequence[TextPiece]) -> re.Pattern[bytes]:
    """One pattern for a line.

    The first text may be anything: what ends it is looked for from the end of the
    line where it is the only one, and whoever uses the pattern proves that the text is
    sound. Another one that could be anything would be looked for again and again; so
    those behind it are plain ASCII, which is proof enough.
    """
    first_text = b"(.*)" if len(rest) == 1 else _FIRST_OF_TEXTS
    pattern = [rb"\A", first.pattern.pattern]
    for number, piece in enumerate(rest):
        pattern += [SAYING if piece.role is TELLING else b""]
        pattern += [_PLAIN_TEXT if number else first_text, piece.pattern.pattern]
    return re.compile(b"".join((*pattern, rb"\Z")), re.DOTALL)


def _pieces(text: str, slots: tuple[Slot, ...]) -> Iterator[TextPiece]:
    """The line cut at its texts."""
    pattern, role, follow, here = [], "", b"", 0
    for slot in slots:
        literal = text[here : slot.start].encode()
        pattern.append(re.escape(literal))
        follow = follow or literal
        if slot.pattern:
            pattern += [b"(", slot.pattern, b")"]
        else:
            yield TextPiece(role, follow, re.compile(b"".join(pattern)))
            pattern, role, follow = [], slot.role, b""
        here = slot.end
    literal = text[here:].encode()
    pattern.append(re.escape(literal))
    yield TextPiece(role, follow or literal, re.compile(b"".join(pattern)))


def _is_plain(text: str, slots: Sequence[Slot]) -> bool:
    """Whether only slots hold characters beyond ASCII."""
    here = 0
    for slot in slots:
        if not text[here : slot.start].isascii():
            return False
        here = slot.end
    return text[here:].isascii()


def _slots(node: JsonNode, path: Path, kind: str, start: int) -> Iterator[Slot]:
    if isinstance(node, ObjectNode):
        for member in node.members:
            yield from _slots(member.value, (*path, member.name.text), kind, start)
    elif isinstance(node, ArrayNode):
        for index, item in enumerate(node.items):
            yield from _slots(item, (*path, index), kind, start)
    elif isinstance(node, StringNode):
        bound = _bound(path, kind, node.text)
        if bound is not None:
            role, pattern = bound
            yield Slot(role, node.start + 1 - start, node.end - 1 - start, pattern)


def _bound(path: Path, kind: str, value: str) -> tuple[str, bytes] | None:
    """What a string may be instead; None where it is part of the shape."""
    if path == ("id",):
        return _id_like(value)
    if path == ("call_id",):
        return CALL_ID, _REAL_ID
    plain = tuple("*" if isinstance(step, int) else step for step in path)
    return _OF_TYPES[kind].get(plain)


def _id_like(value: str) -> tuple[str, bytes] | None:
    """An id with the same prefix: that is what is held against the type."""
    prefix = _prefix_of(value)
    if not prefix:
        return None
    most = _LONGEST_ID - len(prefix)
    return ID, rb"%b[A-Za-z0-9_-]{0,%d}+" % (prefix.encode(), most)


def _prefix_of(value: str) -> str:
    prefix = _PREFIX.match(value)
    return "" if prefix is None else prefix[0]
