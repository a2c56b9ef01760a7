"""What the window remembers from one day to the next."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings

from inspector.ui.theme import FONT_PIXELS, Choice

SMALLEST_CODE = 9
LARGEST_CODE = 32


class Settings:
    """Named values, kept by the system or, without a store, until the end only."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store
        self._kept: dict[str, object] = {}

    @property
    def theme(self) -> Choice:
        """The chosen theme."""
        value = self._text("theme")
        known = {choice.value: choice for choice in Choice}
        return known.get(value, Choice.SYSTEM)

    @theme.setter
    def theme(self, choice: Choice) -> None:
        self._keep("theme", choice.value)

    @property
    def language(self) -> str:
        """``en``, ``ko``, or empty for the system's."""
        return self._text("language")

    @language.setter
    def language(self, language: str) -> None:
        self._keep("language", language)

    @property
    def code_pixels(self) -> int:
        """The height of code."""
        value = self._text("code-pixels")
        pixels = int(value) if value.isdecimal() else FONT_PIXELS
        return min(max(pixels, SMALLEST_CODE), LARGEST_CODE)

    @code_pixels.setter
    def code_pixels(self, pixels: int) -> None:
        self._keep("code-pixels", str(pixels))

    @property
    def report_format(self) -> str:
        """The format of the last report that was exported; empty at first."""
        return self._text("report-format")

    @report_format.setter
    def report_format(self, name: str) -> None:
        self._keep("report-format", name)

    @property
    def report_scope(self) -> str:
        """What the last report was about; empty at first."""
        return self._text("report-scope")

    @report_scope.setter
    def report_scope(self, name: str) -> None:
        self._keep("report-scope", name)

    @property
    def report_masking(self) -> str:
        """What was masked in the last report; empty at first."""
        return self._text("report-masking")

    @report_masking.setter
    def report_masking(self, name: str) -> None:
        self._keep("report-masking", name)

    @property
    def target(self) -> str:
        """The name of the chosen target; empty for the first one."""
        return self._text("target")

    @target.setter
    def target(self, name: str) -> None:
        self._keep("target", name)

    @property
    def ignore_rules(self) -> tuple[str, ...]:
        """The rules that set differences aside, as they were written."""
        return tuple(filter(None, self._text("ignore-rules").split("\n")))

    @ignore_rules.setter
    def ignore_rules(self, rules: tuple[str, ...]) -> None:
        self._keep("ignore-rules", "\n".join(rules))

    def folder(self, purpose: str) -> str:
        """The folder that was last used to ``open`` or ``export``."""
        return self._text(f"folder-{purpose}")

    def set_folder(self, purpose: str, folder: str) -> None:
        """Remember a folder for the next time."""
        self._keep(f"folder-{purpose}", folder)

    def state(self, name: str) -> QByteArray:
        """How something was arranged; empty when it never was."""
        value = self._value(name)
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_state(self, name: str, state: QByteArray) -> None:
        """Remember how something is arranged."""
        self._keep(name, state)

    def _text(self, name: str) -> str:
        value = self._value(name)
        return value if isinstance(value, str) else ""

    def _value(self, name: str) -> object:
        if self._store is None:
            return self._kept.get(name)
        return self._store.value(name)

    def _keep(self, name: str, value: object) -> None:
        if self._store is None:
            self._kept[name] = value
        else:
            self._store.setValue(name, value)
