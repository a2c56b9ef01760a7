"""What is wrong with the arguments of a command line, in every language.

argparse says it in English alone. Its sentences are told apart by their form, which has
been the same since Python 3.2; one that is not known stays as it is.

Source: Python 3.11 to 3.14, ``Lib/argparse.py``.
"""

from __future__ import annotations

import re

from inspector.core.errors import InspectorError
from inspector.core.texts import text_of

TEXTS = "cli"

_FORMS = {
    "usage.one-argument": r"argument (?P<option>.+?): expected one argument",
    "usage.choice": r"argument (?P<option>.+?): invalid choice: (?P<value>.+) "
    r"\(choose from (?P<known>.+)\)",
    "usage.number": r"argument (?P<option>.+?): (?P<value>.+) is no number from 1",
    "usage.no-value": r"argument (?P<option>.+?): ignored explicit argument "
    r"(?P<value>.+)",
    "usage.unknown": r"unrecognized arguments: (?P<words>.+)",
    "usage.required": r"the following arguments are required: (?P<names>.+)",
}


class UsageError(InspectorError):
    """The arguments make no sense."""

    def __init__(self, command: str, problem: str) -> None:
        """Keep what is wrong.

        Args:
            command: As it is called.
            problem: In the words of argparse.
        """
        super().__init__("usage", command=command, problem=problem)
        self._problem = problem

    def text(self, language: str) -> str:
        """Override `InspectorError.text`: the problem has a language, too."""
        problem = problem_in(self._problem, language)
        details = self.details | {"problem": problem}
        return InspectorError(self.key, **details).text(language)


def problem_in(problem: str, language: str) -> str:
    """What argparse says, in one language.

    Example:
        >>> problem_in("unrecognized arguments: --no", "ko")
        '알 수 없는 인수: --no'
    """
    for key, form in _FORMS.items():
        found = re.fullmatch(form, problem, re.DOTALL)
        if found is not None:
            return text_of(TEXTS, key, language, **found.groupdict())
    return problem
