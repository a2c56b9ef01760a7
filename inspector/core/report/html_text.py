"""Text that may stand in an HTML page.

Source: WHATWG HTML, section 13.3 (escaping).
"""

from __future__ import annotations

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
