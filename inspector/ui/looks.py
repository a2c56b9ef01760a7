"""Theme, language and size of code: chosen in the View menu, and remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from inspector.ui.theme import FONT_PIXELS, Choice

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from inspector.ui.actions import Actions
    from inspector.ui.languages import Languages
    from inspector.ui.settings import Settings
    from inspector.ui.theme import Appearance, Theme


class Looks(QObject):
    """Carries out what is chosen in the View menu.

    Signals:
        code_pixels_changed: (pixels) the height of code.
    """

    code_pixels_changed = Signal(object)

    def __init__(
        self, appearance: Appearance, languages: Languages, settings: Settings
    ) -> None:
        super().__init__()
        self.appearance, self.languages = appearance, languages
        self._settings = settings

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self.appearance.theme

    @property
    def code_pixels(self) -> int:
        """The height of code."""
        return self._settings.code_pixels

    def connect_actions(self, actions: Actions) -> None:
        """Have the actions of the View menu start what they say."""
        actions[f"theme-{self.appearance.choice.value}"].setChecked(True)
        actions[f"language-{self.languages.language}"].setChecked(True)
        actions.group("theme").triggered.connect(self._choose_theme)
        actions.group("language").triggered.connect(self._speak)
        actions["zoom-in"].triggered.connect(lambda: self.zoom(self.code_pixels + 1))
        actions["zoom-out"].triggered.connect(lambda: self.zoom(self.code_pixels - 1))
        actions["zoom-normal"].triggered.connect(lambda: self.zoom(FONT_PIXELS))

    @Slot(object)
    def zoom(self, pixels: int) -> None:
        """Show code at another height, within what can be read."""
        before = self.code_pixels
        self._settings.code_pixels = pixels
        if self.code_pixels != before:
            self.code_pixels_changed.emit(self.code_pixels)

    def _choose_theme(self, action: QAction) -> None:
        self._settings.theme = Choice(action.objectName().removeprefix("theme-"))
        self.appearance.choose(self._settings.theme)

    def _speak(self, action: QAction) -> None:
        self._settings.language = action.objectName().removeprefix("language-")
        self.languages.choose(self._settings.language)
