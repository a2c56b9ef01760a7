"""Nothing of a log becomes markup."""

from __future__ import annotations

import html

from hypothesis import given
from hypothesis import strategies as st

from inspector.ui.rich_text import escaped


@given(st.text())
def test_it_escapes_as_html_does(text):
    assert escaped(text) == html.escape(text)
