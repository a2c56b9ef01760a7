"""What may stand on the command line behind the program's name, for the window."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

THEMES = ("system", "light", "dark")
LANGUAGES = ("en", "ko")
MOST_FILES = 2

_SIZE = re.compile(r"(\d{3,5})x(\d{3,5})")
_WITH_VALUE = ("--theme", "--lang", "--size", "--screenshot")


class UsageError(Exception):
    """The words on the command line cannot be followed; the text says why."""


@dataclass(frozen=True, slots=True)
class Options:
    """How the window is to be shown."""

    files: tuple[Path, ...] = ()
    theme: str = ""
    """Empty: as the person chose, else as the system says."""

    language: str = ""
    """Empty: as the person chose, else as the system says."""

    size: tuple[int, int] | None = None
    screenshot: Path | None = None
    """Where to draw the window instead of showing it."""


@dataclass
class _Found:
    values: dict[str, str] = field(default_factory=dict)
    files: list[Path] = field(default_factory=list)


def read_options(arguments: Sequence[str]) -> Options:
    """Read the words behind the program's name.

    Raises:
        UsageError: a word or value that is not known, or too many files.
    """
    found = _found_in(iter(arguments))
    if len(found.files) > MOST_FILES:
        message = (
            "the window takes one file, or two to compare; for more: gate FILE ..."
        )
        raise UsageError(message)
    for path in found.files:
        if not path.exists():
            message = f"{path}: there is no such file"
            raise UsageError(message)
    screenshot = found.values.get("--screenshot")
    return Options(
        tuple(found.files),
        _one_of("--theme", found.values, THEMES),
        _one_of("--lang", found.values, LANGUAGES),
        _size(found.values.get("--size")),
        Path(screenshot) if screenshot is not None else None,
    )


def _found_in(words: Iterator[str]) -> _Found:
    found = _Found()
    for word in words:
        name, sign, value = word.partition("=")
        if word == "--":
            found.files.extend(Path(rest) for rest in words)
        elif name in _WITH_VALUE:
            found.values[name] = value if sign else next(words, "")
            if not found.values[name]:
                message = f"{name} needs a value"
                raise UsageError(message)
        elif word.startswith("-") and word != "-":
            message = f"unknown option {word}; see --help"
            raise UsageError(message)
        else:
            found.files.append(Path(word))
    return found


def _one_of(name: str, values: dict[str, str], known: tuple[str, ...]) -> str:
    value = values.get(name, "")
    if value and value not in known:
        message = f"{name} {value}: choose one of {', '.join(known)}"
        raise UsageError(message)
    return value


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    match = _SIZE.fullmatch(text)
    if match is None:
        message = f"--size {text}: write it as 1440x900"
        raise UsageError(message)
    return int(match[1]), int(match[2])
