"""Colours are readable, and the application wears what was chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette

from inspector.ui.theme import (
    Appearance,
    Choice,
    apply,
    code_font,
    code_line_height,
    interface_font,
    qt_palette,
    style_sheet,
    theme_named,
)

Role = QPalette.ColorRole
THEMES = ["light", "dark"]
CODE = ["name", "string", "number", "literal", "punct", "text"]
CODE_GROUNDS = ["bg", "tint"]
TEXT_PAIRS = [
    *[(ink, ground) for ink in CODE for ground in CODE_GROUNDS],
    *[("text", ground) for ground in ("chrome", "sel", "gap", "add", "rem", "chg")],
    *[("muted", ground) for ground in ("sel", "gap", "add", "rem", "chg", "tint")],
    *[(ink, "sel") for ink in ("accent", "block", "warn", "info", "ok", *CODE)],
    *[(ink, "bg") for ink in ("muted", "accent", "block", "warn", "info", "ok")],
    *[(ink, "chrome") for ink in ("muted", "accent", "block", "warn", "ok")],
    *[(kind, f"{kind}bg") for kind in ("block", "warn", "info", "ok")],
    *[("text", f"{kind}bg") for kind in ("block", "warn", "info", "ok")],
    ("bg", "accent"),
]
SOFT_PAIRS = [
    *[("escape", ground) for ground in ("bg", "tint", "sel")],
    *[("num", ground) for ground in ("bg", "add", "rem", "gap", "chrome")],
    ("accent", "bg"),
    ("block", "tint"),
    ("warn", "tint"),
    ("info", "tint"),
]


def luminance(colour):
    def linear(part):
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    parts = colour.redF(), colour.greenF(), colour.blueF()
    return sum(
        w * linear(p) for w, p in zip((0.2126, 0.7152, 0.0722), parts, strict=True)
    )


def contrast(theme, ink, ground):
    """The ratio of WCAG 2.2, 1.4.3."""
    pair = sorted(luminance(theme.colour(meaning)) for meaning in (ink, ground))
    return (pair[1] + 0.05) / (pair[0] + 0.05)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_stands_out_from_its_ground(name, ink, ground):
    assert contrast(theme_named(name), ink, ground) >= 4.5


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("ink", "ground"), SOFT_PAIRS)
def test_dimmed_text_and_marks_still_stand_out(name, ink, ground):
    assert contrast(theme_named(name), ink, ground) >= 3


@pytest.mark.parametrize("name", THEMES)
def test_what_cannot_be_done_now_can_still_be_read(name):
    theme = theme_named(name)
    ink = theme.colour("muted")  # as tested above
    for role in (Role.Text, Role.WindowText, Role.ButtonText):
        assert qt_palette(theme).color(QPalette.ColorGroup.Disabled, role) == ink
    rules = [r for r in style_sheet(theme).split("}") if ":disabled {" in r]
    inked = [rule for rule in rules if " color:" in rule.partition("{")[2]]
    assert len(inked) == 4
    assert all(f" color: {ink.name()};" in rule for rule in inked)


def test_both_themes_know_the_same_meanings():
    assert theme_named("light").colours.keys() == theme_named("dark").colours.keys()


def test_an_unknown_meaning_is_refused():
    with pytest.raises(KeyError):
        theme_named("light").colour("nonsense")


@pytest.mark.parametrize("name", THEMES)
def test_the_stylesheet_has_no_hole_left(name):
    sheet = style_sheet(theme_named(name))
    assert "$" not in sheet.split("*/", 1)[1]
    assert theme_named(name).colour("accent").name() in sheet


def test_a_row_of_code_is_twenty_pixels_high_at_normal_size():
    assert code_line_height() == 20


def test_fonts_are_thirteen_pixels_and_code_is_fixed(qapp):
    assert interface_font().pixelSize() == code_font().pixelSize() == 13
    assert code_font(16).pixelSize() == 16
    assert code_font().fixedPitch()


def test_applying_a_theme_dresses_the_application(qapp):
    theme = theme_named("dark")
    apply(qapp, theme)
    assert qapp.palette().color(QPalette.ColorRole.Base) == theme.colour("bg")
    assert theme.is_dark
    apply(qapp, theme_named("light"))


def test_a_choice_beats_the_system_and_is_announced(qapp, qtbot):
    appearance = Appearance(qapp, Choice.LIGHT)
    with qtbot.waitSignal(appearance.theme_changed) as told:
        appearance.choose(Choice.DARK)
    assert told.args[0].name == appearance.theme.name == "dark"
    assert appearance.choice is Choice.DARK
    appearance.choose(Choice.LIGHT)


def test_choosing_the_same_again_announces_nothing(qapp, qtbot):
    appearance = Appearance(qapp, Choice.LIGHT)
    with qtbot.assertNotEmitted(appearance.theme_changed):
        appearance.choose(Choice.LIGHT)


def test_without_a_choice_the_system_is_followed(qapp):
    scheme = QGuiApplication.styleHints().colorScheme()
    expected = "dark" if scheme == Qt.ColorScheme.Dark else "light"
    assert Appearance(qapp).theme.name == expected
