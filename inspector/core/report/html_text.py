"""Pieces of an HTML page: text that may stand in it, shapes, excerpts, links.

Every logged value is escaped and made visible, so that no name or value of a log can
become part of the page. Shapes and words say what colours say.

Source: WHATWG HTML, section 13.3 (escaping); WCAG 2.2, success criterion 1.4.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.visible_text import visible_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.report.excerpt import Excerpt, ExcerptLine
    from inspector.core.report.wording import Wording

_ESCAPES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
)


def escaped(text: str) -> str:
    """Text that means nothing to HTML, in an element or a quoted attribute.

    Example:
        >>> escaped("a < b")
        'a &lt; b'
    """
    return text.translate(_ESCAPES)


def shown(value: str | None) -> str:
    """A logged value, visible and escaped."""
    return escaped(visible_text(value)) if value else ""


def entry(**said: str | None) -> str:
    """Attributes of an element that can be filtered by what it says.

    Args:
        said: ``severity``, ``verdict``, ``rule`` and ``tool``, those that there are.
    """
    data = (f' data-{name}="{shown(value)}"' for name, value in said.items() if value)
    return f" data-entry{''.join(data)}"


def head_row(names: Iterable[str]) -> str:
    """The first row of a table; the names are escaped already."""
    cells = "".join(f'<th scope="col">{name}</th>' for name in names)
    return f"<thead><tr>{cells}</tr></thead>\n"


def row(cells: Iterable[str], attributes: str = "") -> str:
    """A row of a table; cells and attributes are escaped already."""
    return f"<tr{attributes}>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>\n"


def shape(name: str) -> str:
    """One of the shapes that the page has."""
    return f'<svg class="shape" aria-hidden="true"><use href="#{name}"/></svg>'


def excerpt_block(excerpt: Excerpt) -> str:
    """The lines of an excerpt with the fault marked."""
    return f"<pre>{''.join(map(_excerpt_row, excerpt.lines))}</pre>\n"


def link(text: str, url: str | None) -> str:
    """A link that a reader may follow; only to the web."""
    if url is None or not url.startswith("https://"):
        return escaped(text)
    return f'<a href="{escaped(url)}" rel="noreferrer">{escaped(text)}</a>'


def _excerpt_row(line: ExcerptLine) -> str:
    number = f'<span class="number">{line.number}</span>'
    marked = "" if line.marked is None else _mark(line.marked)
    text = f"{escaped(line.before)}{marked}{escaped(line.after)}"
    return f'<span class="row">{number}{text}\n</span>'


def _mark(marked: str) -> str:
    between = "" if marked else ' class="between"'
    return f"<mark{between}>{escaped(marked)}</mark>"


def more(wording: Wording, count: int, most: int) -> str:
    """How many are not shown, where there are such."""
    if count <= most:
        return ""
    return f'<p class="muted">{escaped(wording.say("more", count=count - most))}</p>\n'
