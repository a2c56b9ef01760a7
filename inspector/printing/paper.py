"""The page of a report as Qt's text documents can lay it out.

They know a part of HTML 4 and of CSS 2.1: blocks they do not know run into each other.
So every element becomes one that they know; what is only for a screen is left out.

Source: Qt 6 documentation, "Supported HTML Subset" (6.8 to 6.11).
"""

from __future__ import annotations

from html import escape
from html.parser import HTMLParser

from inspector.printing.charts import Chart

_LEFT_OUT = frozenset({"script", "style", "form", "svg", "title"})
_VOID = frozenset({"br", "hr", "img", "meta", "link", "input", "path", "circle", "use"})

_SAME = frozenset(
    {
        *("h1", "h2", "h3", "p", "ul", "li", "thead", "tbody", "tr"),
        *("td", "th", "pre", "code", "div", "body", "html", "head"),
    }
)
_SEVERITIES = {
    "block": "#b3261e",
    "warn": "#6b4500",
    "info": "#174a96",
    "ok": "#14592a",
    "unchecked": "#6b4500",
}
_MARK = (
    "background-color:#fff3cf; color:#b3261e; font-weight:bold;"
    " text-decoration:underline"
)
_BETWEEN = "▏"
_BOX = (
    '<table width="100%" border="1" cellpadding="8" cellspacing="0"'
    ' style="border-collapse:collapse; border-style:solid"><tr><td>'
)
_SIDES = '<table width="100%" cellspacing="6"><tr>', "</tr></table>"
_SIDE = '<td width="50%" valign="top">', "</td>"
_BLOCKS = {
    "header": (_BOX, "</td></tr></table>"),
    "article": ("<hr><div>", "</div>"),
    "main": ("<div>", "</div>"),
    "footer": ("<div>", "</div>"),
    "section": ("<div>", "</div>"),
    "table": ('<table width="100%" cellpadding="3">', "</table>"),
}
"""Elements that become others: what begins and what ends each of them."""

STYLE = """
body { font-size: 9pt; color: #000; }
h1 { font-size: 15pt; } h2 { font-size: 12pt; } h3 { font-size: 10pt; }
pre { font-size: 8pt; background-color: #f5f6f8; white-space: pre-wrap; }
code { font-size: 8pt; }
th { text-align: left; font-size: 8pt; color: #444; }
td { font-size: 8pt; }
.muted { color: #444; } .word { font-weight: bold; }
a { color: #174a96; }
"""


def for_paper(page: str) -> str:
    """A page of `html_writer` for a text document."""
    translation = _Translation()
    translation.feed(page)
    translation.close()
    return f"<html><head><style>{STYLE}</style></head>{translation.body()}</html>"


class _Translation(HTMLParser):
    """Writes the elements that a text document knows."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._parts: list[str] = []
        self._ends: list[str] = []
        self._classes: list[str] = []
        self._left_out = 0
        self._chart: Chart | None = None

    def body(self) -> str:
        """What was written so far."""
        return "".join(self._parts)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Override ``HTMLParser.handle_starttag``."""
        if tag in _VOID:
            return
        kind = dict(attrs).get("class") or ""
        if tag == "svg" and kind == "chart":
            self._chart = Chart(dict(attrs))
            return
        if self._left_out or tag in _LEFT_OUT:
            self._left_out += 1
            return
        start, end = self._pair(tag, kind, dict(attrs))
        self._parts.append(start)
        self._ends.append(end)
        self._classes.append(kind)

    def handle_endtag(self, tag: str) -> None:
        """Override ``HTMLParser.handle_endtag``."""
        if tag in _VOID:
            return
        if self._chart is not None:
            self._parts.append(self._chart.image)
            self._chart = None
            return
        if self._left_out:
            self._left_out -= 1
            return
        if self._ends:
            self._classes.pop()
            self._parts.append(self._ends.pop())

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Override ``HTMLParser.handle_startendtag``: only drawings have such."""
        if self._chart is not None:
            self._chart.add(tag, dict(attrs))

    def handle_data(self, data: str) -> None:
        """Override ``HTMLParser.handle_data``."""
        if not self._left_out:
            self._parts.append(escape(data))

    def _pair(
        self, tag: str, kind: str, attributes: dict[str, str | None]
    ) -> tuple[str, str]:
        """What begins and what ends an element."""
        if kind == "sides":
            return _SIDES
        if self._classes and self._classes[-1] == "sides":
            return _SIDE
        if tag in _BLOCKS:
            return _BLOCKS[tag]
        if tag in _SAME:
            return f'<{tag} class="{escape(kind)}">', f"</{tag}>"
        return self._inline(tag, kind, attributes)

    def _inline(
        self, tag: str, kind: str, attributes: dict[str, str | None]
    ) -> tuple[str, str]:
        if tag == "a":
            return f'<a href="{escape(attributes.get("href") or "")}">', "</a>"
        if tag == "mark":
            return f'<span style="{_MARK}">', (
                f"{_BETWEEN}</span>" if kind == "between" else "</span>"
            )
        if kind == "number":
            return "<span>", "  </span>"
        colour = _SEVERITIES.get(kind)
        style = f' style="color:{colour}"' if colour else ""
        return f"<span{style}>", "</span>"
