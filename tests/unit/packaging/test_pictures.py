"""Each combination has a picture of its own; the README's has the short name."""

from __future__ import annotations

import itertools

import pictures


def test_the_picture_of_the_readme_has_the_short_name() -> None:
    assert pictures.picture_name("light", "en", "1440x900") == "window-light-en.png"


def test_every_combination_has_a_name_of_its_own() -> None:
    combinations = list(
        itertools.product(pictures.THEMES, pictures.LANGUAGES, pictures.SIZES)
    )
    names = {pictures.picture_name(*each) for each in combinations}
    assert len(names) == len(combinations) == 8
