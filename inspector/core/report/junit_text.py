"""Test cases as JUnit XML has them, and text that may stand in XML.

Source: XML 1.0 (fifth edition, November 2008), section 2.2 (characters).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from inspector.core.report.visible_text import visible_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_NO_CHARACTERS = str.maketrans({"\ufffe": "⟨U+FFFE⟩", "\uffff": "⟨U+FFFF⟩"})
"""The last ones that XML 1.0 cannot hold and `visible_text` lets pass."""


class Case(NamedTuple):
    """One test case."""

    name: str
    failure: str = ""
    """The message of a failure; empty where it is none."""

    skipped: str = ""
    kind: str = ""
    text: Iterable[str] = ()
    """What stands in the failure, or in the output: pieces of whole lines, of which
    there may be as many as a log has findings."""


def case_lines(suite: str, case: Case) -> Iterator[str]:
    """A test case of a suite."""
    head = f'name={attribute(case.name)} classname={attribute(suite)} time="0"'
    pieces = map(_text, filter(None, case.text))
    if case.failure:
        kind = f"type={attribute(case.kind)} message={attribute(case.failure)}"
        yield f"<testcase {head}><failure {kind}>"
        yield from pieces
        yield "</failure></testcase>\n"
        return
    skipped = f"<skipped message={attribute(case.skipped)}/>" if case.skipped else ""
    yield f"<testcase {head}>{skipped}"
    yield from _output(pieces)
    yield "</testcase>\n"


def _output(pieces: Iterator[str]) -> Iterator[str]:
    first = next(pieces, None)
    if first is not None:
        yield f"<system-out>{first}"
        yield from pieces
        yield "</system-out>"


def _text(text: str) -> str:
    """Lines of text; each is visible already or becomes so."""
    return escape("\n".join(map(_plain, text.split("\n"))))


def attribute(text: str) -> str:
    """A text in quotes, every character of it one that XML has."""
    return quoteattr(_plain(text))


def _plain(text: str) -> str:
    return visible_text(text).translate(_NO_CHARACTERS)
