"""How a text was read, in the language of the window.

The core says it in stable English words, from the outside in.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

_LEVELS = re.compile(r"(.+) \((\d+) levels?\)")


def reading_words(read_as: str) -> str:
    """Say ``Document.read_as``; a word that is not known stays as it is."""
    return ", ".join(_word(part) for part in read_as.split(", "))


def _word(part: str) -> str:
    levels = _LEVELS.fullmatch(part)
    if levels and int(levels[2]) > 1:
        return f"{_word(levels[1])} \u00d7{levels[2]}"
    name = levels[1] if levels else part
    return _words().get(name, name)


def _words() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "json": "JSON",
        "jsonl": "JSON Lines",
        "json text sequence": translate("Reading", "JSON text sequence"),
        "json values": translate("Reading", "several JSON values"),
        "sse": translate("Reading", "event stream"),
        "events": translate("Reading", "events, one a line"),
        "har": translate("Reading", "HTTP archive (HAR)"),
        "fence": translate("Reading", "code fences"),
        "code fence": translate("Reading", "code fence"),
        "text": translate("Reading", "plain text"),
        "log lines (prefix)": translate("Reading", "log lines"),
        "json in a string": translate("Reading", "JSON in a string"),
        "python repr": "Python repr",
        "utf-16-le": "UTF-16 LE",
        "utf-16-be": "UTF-16 BE",
        "utf-32-le": "UTF-32 LE",
        "utf-32-be": "UTF-32 BE",
        "gzip": "gzip",
        "zstandard": "Zstandard",
    }
