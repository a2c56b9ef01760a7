"""Search and filters of the HTML page: words here, behaviour in one small script.

The page is whole without the script, and shows the form only when it runs. The
page's own policy lets run this one script and no other.

Source: W3C Content Security Policy Level 3, section 8.3 (hashes).
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from functools import cache
from typing import TYPE_CHECKING

from inspector.assets import read_resource
from inspector.core.report.html_text import escaped
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

FILTERS = ("severity", "verdict", "rule", "tool")
"""What entries are filtered by, see `html_text.entry`."""


def filter_form(language: str) -> Iterator[str]:
    """The search field and the filters; hidden until the script shows them."""

    def say(key: str) -> str:
        return escaped(text_of("formats", key, language))

    yield f'<form id="filter" role="search" aria-label="{say("filter")}" hidden>\n'
    yield f'<label>{say("search")}<input type="search" name="search"></label>\n'
    for name in FILTERS:
        first = f'<option value="">{say("filter.all")}</option>'
        label = say(f"filter.{name}")
        yield f'<label>{label}<select name="{name}">{first}</select></label>\n'
    yield f'<button type="reset">{say("filter.reset")}</button>\n'
    yield f'<span aria-live="polite">{say("filter.shown")} '
    yield '<span id="filter-count"></span></span>\n</form>\n'


@cache
def script() -> str:
    """The script of the page."""
    return read_resource("report", "page.js").decode("utf-8")


def script_hash() -> str:
    """What the page's policy names the script by."""
    digest = hashlib.sha256(script().encode("utf-8")).digest()
    return f"sha256-{b64encode(digest).decode('ascii')}"
