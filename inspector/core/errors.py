"""Requests that cannot be met, said in words that a user can act on.

Faulty data is no error but a value (a finding). An error is an unreadable file, a
schema file that holds no schema, an empty input: one line on stderr or one dialog.
"""

from __future__ import annotations

from inspector.core.texts import LANGUAGES, text_of

TEXTS = "errors"
"""The file in ``resources/texts`` that holds every sentence of this module."""


class InspectorError(Exception):
    """What was asked for cannot be done; the text says why and what to do."""

    def __init__(self, key: str, /, **details: object) -> None:
        """Name the sentence and what fills it in.

        Args:
            key: A sentence of ``resources/texts/errors.json``.
            details: Named values for it, ready to be shown.
        """
        super().__init__(key, details)
        self.key = key
        self.details = details

    def text(self, language: str) -> str:
        """The whole sentence in one language."""
        return text_of(TEXTS, self.key, language, **self.details)

    def __str__(self) -> str:
        return self.text(LANGUAGES[0])

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions pickle their arguments by place; ours go by name.
        return _rebuilt, (self.key, self.details)


def _rebuilt(key: str, details: dict[str, object]) -> InspectorError:
    return InspectorError(key, **details)
