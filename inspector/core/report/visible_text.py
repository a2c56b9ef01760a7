"""Text that shows all it holds: no character in it acts, hides or breaks.

Logged values are foreign. On a terminal an escape sequence acts; anywhere a
right-to-left override or a zero-width space makes a name look like another; a
lone surrogate can be encoded nowhere.

Source: Unicode 15.1, General_Category Cc, Cf, Cs, Zl, Zp; Unicode Technical
Standard 55, "Unicode Source Code Handling".
"""

from __future__ import annotations

import re

_ACTING = re.compile(
    "["
    "\x00-\x1f\x7f-\x9f"
    "\xad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ufeff\uffa0\ufff9-\ufffb"
    "\ud800-\udfff"
    "\U000e0000-\U000e007f"
    "]"
)
"""All but the joiners U+200C and U+200D, without which several scripts and most
emoji fall apart."""

_PICTURES = 0x2400
_DELETE = 0x7F
_BYTES = range(0xDC80, 0xDD00)


def visible_text(text: str) -> str:
    r"""The text on one line, each character that acts or hides named instead.

    Example:
        >>> visible_text("a\x1b[31m\u202eb")
        'a␛[31m⟨U+202E⟩b'
    """
    is_plain = text.isascii() and text.isprintable()
    return text if is_plain else _ACTING.sub(_picture, text)


def _picture(match: re.Match[str]) -> str:
    code = ord(match[0])
    if code < _DELETE:
        return chr(_PICTURES + code)
    if code == _DELETE:
        return "␡"
    if code in _BYTES:  # a byte that is not in the encoding: `decoding.decode`
        return f"⟨0x{code & 0xFF:02X}⟩"
    return f"⟨U+{code:04X}⟩"
