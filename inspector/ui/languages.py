"""The language of the window: English as written, Korean from the translations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal

from inspector.assets import resource_path

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

LANGUAGES = ("en", "ko")
"""The first is the one that texts are written in."""


class Languages(QObject):
    """Has every widget write its words in the chosen language, at once.

    Signals:
        language_changed: (``en`` or ``ko``) before widgets are told by Qt's own event.
    """

    language_changed = Signal(str)

    def __init__(self, app: QApplication, language: str = "") -> None:
        super().__init__(app)
        self._app = app
        self._translators: list[QTranslator] = []
        self._language = LANGUAGES[0]
        self.choose(language or system_language())

    @property
    def language(self) -> str:
        """The language in force."""
        return self._language

    def choose(self, language: str) -> None:
        """Speak another language; one that is not known is English."""
        chosen = language if language in LANGUAGES else LANGUAGES[0]
        if chosen == self._language:
            return
        self._language = chosen
        self.language_changed.emit(chosen)
        old, self._translators = self._translators, _translators_for(chosen)
        for translator in old:
            self._app.removeTranslator(translator)
        for translator in self._translators:
            self._app.installTranslator(translator)


def system_language() -> str:
    """The first language of the system that the window speaks, else English."""
    for name in QLocale.system().uiLanguages():
        short = name.replace("-", "_").split("_")[0].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


def _translators_for(language: str) -> list[QTranslator]:
    """Qt's own words first, where they are installed, then ours over them."""
    if language == LANGUAGES[0]:
        return []
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    files = (
        ("qtbase", qt_folder),
        ("inspector", str(resource_path("translations"))),
    )
    translators = []
    for name, folder in files:
        translator = QTranslator()
        if translator.load(f"{name}_{language}.qm", folder):
            translators.append(translator)
    return translators
