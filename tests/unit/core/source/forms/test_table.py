"""All forms that a text may have."""

from __future__ import annotations

import pytest

from inspector.core.source.decoding import DecodedText
from inspector.core.source.forms.table import FORMS


@pytest.mark.parametrize("text", ["", "words", "data", "data: {}"])
def test_a_text_of_no_known_form_is_left_to_the_last_detector(text):
    read = [d(DecodedText(text, "utf-8", 0)) for d in FORMS]
    assert [each is None for each in read] == [True] * (len(FORMS) - 1) + [False]
