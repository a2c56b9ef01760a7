"""Sizes are said as people say them."""

from __future__ import annotations

import pytest

from inspector.ui.models.sizes import size_text


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (0, "0 B"),
        (312, "312 B"),
        (1_840, "1.8 KB"),
        (999_400, "999.4 KB"),
        (3_400_000, "3.4 MB"),
        (1_234_000_000, "1.2 GB"),
        (5_000_000_000_000, "5000.0 GB"),
    ],
)
def test_sizes_are_said_as_people_say_them(size, words):
    assert size_text(size) == words
