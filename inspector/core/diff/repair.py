"""Whether one text is what an automatic repair would make of a broken one.

Libraries that mend JSON close what is open, drop what is cut, and rewrite
Python's spellings; the mended call is then run as if the model had meant it.
This recognises such a pair by its tokens. It mends nothing itself.

The test is bounded: both texts are cut into tokens once. A mended text is
never claimed where it holds a value that the broken one does not have, apart
from one ``null`` or empty value behind a name that was cut off.

Source: https://github.com/mangiucugna/json_repair, what it does to each fault.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.equality import number_key
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.json_reader import read_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.json_reader import Reading

_LONGEST = 2_000_000
"""Code points; a longer text is not looked at."""

_TOKEN = re.compile(
    r'"(?:[^"\\]|\\.)*"?'
    r"|'(?:[^'\\]|\\.)*'?"
    r"|[{}\[\]:,]"
    r"""|[^\s{}\[\]:,"']+""",
    re.DOTALL,
)
_FENCE = re.compile(r"\s*(?:```|~~~)[^\n]*\n(.*?)\s*(?:(?:```|~~~)\s*)?", re.DOTALL)
_CLOSERS = {"}", "]"}
_PUNCTUATION = {*"{}[]:,"}
_SAME_WORDS = {
    "True": "true", "False": "false", "None": "null",
    "NaN": "null", "Infinity": "null", "-Infinity": "null", "undefined": "null",
}  # fmt: skip
_FILLERS = {"null", '""'}
_VALUES_TRIED = 8
"""Of several values end to end, how many are held against the whole text."""


class _Token(NamedTuple):
    """A token in the one spelling that all its spellings share."""

    key: str
    is_open: bool = False
    """A string whose closing quote is not there."""


_END = _Token("")


def repair_kind(broken: Reading, broken_text: str, whole_text: str) -> str:
    """Name the repair that would turn one text into the other.

    Args:
        broken: The reading of the text that is not JSON.
        broken_text: That text.
        whole_text: The other text; it is JSON.

    Returns:
        ``completed``, ``literals``, ``trailing``, ``concatenated``, ``fence``,
        ``empty``, or the empty text where no repair explains it.
    """
    if max(len(broken_text), len(whole_text)) > _LONGEST:
        return ""
    whole = _tokens(whole_text)
    if not broken_text.strip():
        return "empty" if _spelled(whole) in ("{}", "[]", "null", '""') else ""
    fence = _FENCE.fullmatch(broken_text)
    if fence and _is_same(_tokens(fence[1]), whole):
        return "fence"
    for value in broken.values[:_VALUES_TRIED] if len(broken.values) > 1 else ():
        if _is_same(_tokens(broken_text[value[0] : value[1]]), whole):
            return "concatenated"
    return _kind_by_tokens(_tokens(broken_text), whole)


def _kind_by_tokens(broken: list[_Token], whole: list[_Token]) -> str:
    agreeing = 0
    for mine, other in zip(broken, whole, strict=False):
        if mine.key != other.key or mine.is_open:
            break
        agreeing += 1
    cut, added = broken[agreeing:], whole[agreeing:]
    if not cut and not added:
        return "literals"
    if not added and agreeing:
        return "trailing"
    return "completed" if agreeing and _is_completion(cut, added) else ""


def _is_completion(cut: Sequence[_Token], added: Sequence[_Token]) -> bool:
    """Whether a text that ends in ``cut`` would be mended to end in ``added``."""
    rest = list(added)
    while rest and rest[-1].key in _CLOSERS:
        rest.pop()
    if cut and rest and _completes(cut[0], rest[0]):
        cut, rest = cut[1:], rest[1:]
    dropped = [token for token in cut if token.key not in _PUNCTUATION]
    filled = [token.key for token in rest if token.key != ":"]
    return len(dropped) <= 1 and len(filled) <= 1 and _FILLERS.issuperset(filled)


def _completes(cut: _Token, whole: _Token) -> bool:
    """Whether a cut token became a whole one without gaining any content."""
    if cut.is_open:
        return whole.key.startswith('"') and whole.key[1:-1] == cut.key[1:]
    is_word = cut.key not in _PUNCTUATION and not cut.key.startswith('"')
    if is_word and whole.key in ("true", "false", "null"):
        return whole.key.startswith(cut.key)
    return is_word and whole.key == number_key(cut.key.rstrip(".eE+-") or "0")


def _is_same(one: list[_Token], other: list[_Token]) -> bool:
    return [token.key for token in one] == [token.key for token in other]


def _spelled(tokens: list[_Token]) -> str:
    return "".join(token.key for token in tokens)


def _tokens(text: str) -> list[_Token]:
    """The tokens without trailing commas; a bare name counts as quoted."""
    spelled = [_token(match[0]) for match in _TOKEN.finditer(text)]
    tokens: list[_Token] = []
    for token, following in pairwise([*spelled, _END]):
        if token.key == "," and following.key in _CLOSERS:
            continue
        is_bare = token.key[0] not in '{}[]:,"' and following.key == ":"
        tokens.append(_Token(f'"{token.key}"') if is_bare else token)
    return tokens


def _token(spelled: str) -> _Token:
    if spelled[0] in "\"'":
        is_open = len(spelled) == 1 or spelled[-1] != spelled[0]
        body = spelled[1:] if is_open else spelled[1:-1]
        return _Token(f'"{_decoded(body, spelled[0])}' + '"' * (not is_open), is_open)
    if spelled in _PUNCTUATION:
        return _Token(spelled)
    return _Token(_SAME_WORDS.get(spelled, number_key(spelled)))


def _decoded(body: str, quote: str) -> str:
    """What a string says; one that JSON cannot read says its own characters."""
    escaped = body.replace("\\'", "'").replace('"', '\\"') if quote == "'" else body
    root = read_json(f'"{escaped}"').root
    return root.text if isinstance(root, StringNode) else body
