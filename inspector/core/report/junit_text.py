"""Test cases as JUnit XML has them, and text that may stand in XML.

Source: XML 1.0 (fifth edition, November 2008), section 2.2 (characters).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from inspector.core.report.visible_text import visible_text

if TYPE_CHECKING:
    from collections.abc import Iterator

_NO_CHARACTERS = str.maketrans({"\ufffe": "⟨U+FFFE⟩", "\uffff": "⟨U+FFFF⟩"})
"""The last ones that XML 1.0 cannot hold and `visible_text` lets pass."""


class Case(NamedTuple):
    """One test case."""

    name: str
    failure: str = ""
    """The message of a failure; empty where it is none."""

    skipped: str = ""
    kind: str = ""
    text: str = ""
    """What stands in the failure, or in the output."""


def case_lines(suite: str, case: Case) -> Iterator[str]:
    """A test case of a suite."""
    head = f'name={attribute(case.name)} classname={attribute(suite)} time="0"'
    if case.failure:
        kind = f"type={attribute(case.kind)} message={attribute(case.failure)}"
        yield f"<testcase {head}><failure {kind}>{_text(case.text)}</failure>"
    elif case.skipped:
        said = f"<skipped message={attribute(case.skipped)}/>"
        yield f"<testcase {head}>{said}{_output(case.text)}"
    else:
        yield f"<testcase {head}>{_output(case.text)}"
    yield "</testcase>\n"


def _output(text: str) -> str:
    return f"<system-out>{_text(text)}</system-out>" if text else ""


def _text(text: str) -> str:
    """Lines of text; each is visible already or becomes so."""
    return escape("\n".join(map(_plain, text.split("\n"))))


def attribute(text: str) -> str:
    """A text in quotes, every character of it one that XML has."""
    return quoteattr(_plain(text))


def _plain(text: str) -> str:
    return visible_text(text).translate(_NO_CHARACTERS)
