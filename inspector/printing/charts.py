"""The charts of a page as pictures that Qt's text documents can lay out.

On the page a chart takes its colours from the style sheet, which a picture does not
know: here each class becomes the colours of print.

Source: SVG Tiny 1.2 (W3C, 2008), which Qt draws; RFC 2397 (``data:`` URLs).
"""

from __future__ import annotations

from base64 import b64encode
from html import escape

_SHARPNESS = 3
"""Dots of a picture for each of its own: paper shows more than a screen."""

_ON_PAPER = 0.6
"""A page of paper is narrower than a screen."""

_LOOKS = {
    "axis": 'stroke="#444444" stroke-width="1"',
    "old": 'fill="none" stroke="#174a96" stroke-width="1.5"',
    "new": 'fill="#174a96" stroke="#174a96" stroke-width="1.5"',
    "halo": 'fill="none" stroke="#ffffff" stroke-width="3.5"',
    "reach": 'fill="none" stroke="#000000" stroke-width="1.5"',
}
"""The classes of ``page.css``."""

Attributes = dict[str, "str | None"]


class Chart:
    """One chart, shape by shape."""

    def __init__(self, attributes: Attributes) -> None:
        """Begin a chart with the attributes of its ``svg`` element."""
        self._attributes = attributes
        self._shapes: list[str] = []

    def add(self, tag: str, attributes: Attributes) -> None:
        """Add a shape; its class says how it looks."""
        known = dict(attributes)
        look = _LOOKS.get(known.pop("class", None) or "", "")
        given = " ".join(f'{name}="{_text(value)}"' for name, value in known.items())
        self._shapes.append(f"<{tag} {given} {look}/>")

    @property
    def image(self) -> str:
        """The chart as an ``img`` element."""
        width, height = (self._number(name) for name in ("width", "height"))
        box = _text(self._attributes.get("viewbox"))
        drawn = (
            '<svg xmlns="http://www.w3.org/2000/svg" '
            f'width="{width * _SHARPNESS}" height="{height * _SHARPNESS}" '
            f'viewBox="{box}">{"".join(self._shapes)}</svg>'
        )
        data = b64encode(drawn.encode()).decode("ascii")
        source = f"data:image/svg+xml;base64,{data}"
        said = _text(self._attributes.get("aria-label"))
        room = [round(size * _ON_PAPER) for size in (width, height)]
        return f'<img src="{source}" width="{room[0]}" height="{room[1]}" alt="{said}">'

    def _number(self, name: str) -> int:
        return int(self._attributes.get(name) or 0)


def _text(value: str | None) -> str:
    return escape(value or "")
