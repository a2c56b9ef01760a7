"""Colours by meaning, fonts, and the one application stylesheet.

Widgets ask a `Theme` for the colour of a meaning; the chrome around them is done by
the stylesheet of ``resources/theme``. Its looks are chosen by dynamic property:
``primary``, ``flat``, ``muted``, ``heading``, ``chrome``, ``card``, ``segment``.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from enum import Enum
from functools import cache
from string import Template
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QJsonDocument, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette

from inspector.assets import read_resource, resource_path

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QApplication

STYLE = "Fusion"
STYLE_VARIABLE = "QT_STYLE_OVERRIDE"
"""Set to `STYLE` before the application is made, it spares `apply` the choice."""

FONT_PIXELS = 13
"""Height of interface and code text at normal size."""

CODE_LINE_RATIO = 20 / 13
"""Height of a row of code for each pixel of its font."""


class Choice(Enum):
    """What a person chose: a theme, or whatever the system says."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours, each under what it means."""

    name: str
    """``light`` or ``dark``."""
    colours: Mapping[str, QColor]
    """By the meanings that ``palette.json`` lists."""

    @property
    def is_dark(self) -> bool:
        """Whether light text stands on a dark ground."""
        return self.name == "dark"

    def colour(self, meaning: str) -> QColor:
        """Give the colour of a meaning.

        Raises:
            KeyError: No such meaning in ``palette.json``.
        """
        return self.colours[meaning]


@cache
def theme_named(name: str) -> Theme:
    """Give the ``light`` or ``dark`` theme of ``palette.json``."""
    pairs = _palette_file()[name].items()
    return Theme(name, {meaning: QColor(value) for meaning, value in pairs})


def interface_font() -> QFont:
    """Give the system's interface font at normal size."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setPixelSize(FONT_PIXELS)
    return font


def code_font(pixels: int = FONT_PIXELS) -> QFont:
    """Give the system's fixed-width font.

    Args:
        pixels: Height in pixels of the interface, before scaling for the screen.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(pixels)
    font.setFixedPitch(True)
    return font


def code_line_height(pixels: int = FONT_PIXELS) -> int:
    """Give the height of a row of code: 20 pixels at normal size."""
    return round(pixels * CODE_LINE_RATIO)


def apply(app: QApplication, theme: Theme) -> None:
    """Dress the whole application: style, palette, font and stylesheet."""
    _wear_fusion(app)
    app.setPalette(qt_palette(theme))
    app.setFont(interface_font())
    app.setStyleSheet(style_sheet(theme))


def _wear_fusion(app: QApplication) -> None:
    """Have Qt's own style everywhere; the stylesheet is made for it.

    Asking the application for a style has PySide6 build the 300 enumerations around
    it, 6 ms of the start; so whoever starts it chooses the style beforehand.
    """
    if os.environ.get(STYLE_VARIABLE) != STYLE:
        app.setStyle(STYLE)


def qt_palette(theme: Theme) -> QPalette:
    """Translate a theme to the roles that Qt's own widgets paint with."""
    palette = QPalette()
    for role, meaning in _ROLES.items():
        palette.setColor(role, theme.colour(meaning))
    for role in (_ROLE.Text, _ROLE.WindowText, _ROLE.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, theme.colour("muted"))
    return palette


def style_sheet(theme: Theme) -> str:
    """Fill the application stylesheet with the colours of a theme."""
    template = Template(read_resource("theme", "application.qss").decode())
    names = {meaning: colour.name() for meaning, colour in theme.colours.items()}
    icons = resource_path("icons").as_posix()
    return template.substitute(names, scheme=theme.name, icons=icons)


class Appearance(QObject):
    """Keeps an application in the chosen theme, following the system if asked to.

    Signals:
        theme_changed: (`Theme`) after the application has been dressed in it.
    """

    theme_changed = Signal(object)

    def __init__(self, app: QApplication, choice: Choice = Choice.SYSTEM) -> None:
        super().__init__(app)
        self._app = app
        self._choice = choice
        self._theme = self._wanted()
        apply(app, self._theme)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    @property
    def choice(self) -> Choice:
        """What the person chose."""
        return self._choice

    def choose(self, choice: Choice) -> None:
        """Take a choice over; the system's scheme counts only for ``SYSTEM``."""
        self._choice = choice
        self._follow()

    def _wanted(self) -> Theme:
        if self._choice is not Choice.SYSTEM:
            return theme_named(self._choice.value)
        scheme = QGuiApplication.styleHints().colorScheme()
        return theme_named("dark" if scheme == Qt.ColorScheme.Dark else "light")

    def _follow(self) -> None:
        theme = self._wanted()
        if theme.name == self._theme.name:
            return
        self._theme = theme
        apply(self._app, theme)
        self.theme_changed.emit(theme)


@cache
def _palette_file() -> dict[str, dict[str, str]]:
    # Not orjson: the empty window would wait 8 ms for it, and Qt reads JSON too.
    content = QJsonDocument.fromJson(read_resource("theme", "palette.json"))
    return cast("dict[str, dict[str, str]]", content.object())


_ROLE = QPalette.ColorRole
_ROLES = {
    _ROLE.Window: "chrome",
    _ROLE.WindowText: "text",
    _ROLE.Base: "bg",
    _ROLE.AlternateBase: "gap",
    _ROLE.Text: "text",
    _ROLE.PlaceholderText: "muted",
    _ROLE.Button: "bg",
    _ROLE.ButtonText: "text",
    _ROLE.BrightText: "bg",
    _ROLE.Highlight: "sel",
    _ROLE.HighlightedText: "text",
    _ROLE.Accent: "accent",
    _ROLE.Link: "accent",
    _ROLE.LinkVisited: "literal",
    _ROLE.ToolTipBase: "bg",
    _ROLE.ToolTipText: "text",
    _ROLE.Light: "bg",
    _ROLE.Midlight: "line",
    _ROLE.Mid: "line",
    _ROLE.Dark: "num",
    _ROLE.Shadow: "line",
}
