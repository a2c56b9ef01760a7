"""The man page of the command, in one language.

Source: groff_man(7), man-pages(7) (Linux man-pages 6.03), "Sections within a page".
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import orjson

from inspector import __version__
from inspector.cli.options import TEXTS, program_parser
from inspector.core.texts import text_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping

NAME = "open-responses-inspector"
SENTENCES = Path(__file__).with_name("manual.json")
"""What the parser does not know."""

METAINFO = (
    Path(__file__).parent / "linux" / "io.github.open_responses_inspector.metainfo.xml"
)

_RELEASE = re.compile(r'<release version="[^"]+" date="([^"]+)"')
_CODE = re.compile(r"^ +(\d+)  (.*)$", re.MULTILINE)
_CONTROL = re.compile(r"^(?=[.'])", re.MULTILINE)


def manual_page(language: str) -> str:
    """The page as roff.

    Args:
        language: ``en`` or ``ko``.
    """
    return "\n".join(_Page(language).lines()) + "\n"


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers of all commands, by name."""
    for action in parser._actions:  # noqa: SLF001 - argparse has no other way
        if action.dest == "command" and isinstance(action.choices, dict):
            return action.choices
    return {}


def release_date() -> str:
    """The day of the newest release, as software centres are told."""
    found = _RELEASE.search(METAINFO.read_text("utf-8"))
    return found[1] if found else ""


def roff(text: str) -> str:
    r"""Text that means nothing to roff.

    Example:
        >>> roff("--no-color")
        '\\-\\-no\\-color'
    """
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return _CONTROL.sub(r"\\&", escaped)


class _Page:
    def __init__(self, language: str) -> None:
        self._language = language
        self._said = orjson.loads(SENTENCES.read_bytes())
        self._parser = program_parser(language)

    def lines(self) -> Iterator[str]:
        title = NAME.upper()
        version = f"{NAME} {__version__}"
        yield r".\" Made by packaging/pages; changes here are lost."
        manual = self._say("manual")
        yield f'.TH {roff(title)} 1 {release_date()} "{roff(version)}" "{manual}"'
        yield from self._section("NAME")
        yield f"{roff(NAME)} \\- {roff(self._say('purpose'))}"
        yield from self._synopsis()
        yield from self._section("DESCRIPTION")
        yield from self._paragraphs(self._text("program.description").split("\n\n")[0])
        yield from self._section("WINDOW")
        for option, meaning in self._said["window-options"].items():
            value = self._said["values"][option]
            yield from self._entry(_bold(option) + " " + _named(value), meaning)
        yield from self._section("COMMANDS")
        for name, command in commands_of(self._parser).items():
            yield from self._command(name, command)
        yield from self._section("EXIT STATUS")
        codes = self._text("exit-codes")
        for number, meaning in _CODE.findall(codes):
            yield from _tagged(f"\\fB{number}\\fR", meaning)
        yield ".PP"
        yield from self._paragraphs(codes.split("\n\n")[-1])
        yield from self._named_entries("ENVIRONMENT", "environment")
        yield from self._named_entries("FILES", "files")
        yield from self._section("EXAMPLES")
        for words, meaning in self._said["examples"].items():
            yield from self._entry(_bold(f"{NAME} {words}"), meaning)

    def _synopsis(self) -> Iterator[str]:
        yield from self._section("SYNOPSIS")
        file = _named("FILE")
        yield f"{_bold(NAME)} [{_named('OPTION')} ...] [{file} [{file}]]"
        for name, command in commands_of(self._parser).items():
            yield ".br"
            operands = " ".join(map(_operand, _operands(command)))
            options = f"[{_named('OPTION')} ...]"
            yield f"{_bold(NAME)} {_bold(name)} {options} {operands}".rstrip()

    def _command(self, name: str, command: argparse.ArgumentParser) -> Iterator[str]:
        yield f".SS {roff(name)}"
        yield from self._paragraphs(command.description or "")
        for action in command._actions:  # noqa: SLF001 - argparse has no other way
            yield from _tagged(_tag(action), (action.help or "").replace("%%", "%"))

    def _named_entries(self, section: str, key: str) -> Iterator[str]:
        yield from self._section(section)
        for name, meaning in self._said[key].items():
            yield from self._entry(_bold(name), meaning)

    def _entry(self, tag: str, meaning: Mapping[str, str]) -> Iterator[str]:
        return _tagged(tag, meaning[self._language])

    def _section(self, name: str) -> Iterator[str]:
        yield f'.SH "{roff(self._say(name))}"'

    def _paragraphs(self, text: str) -> Iterator[str]:
        yield "\n.PP\n".join(map(roff, text.split("\n")))

    def _say(self, key: str) -> str:
        said: str = self._said[key][self._language]
        return said

    def _text(self, key: str) -> str:
        return text_of(TEXTS, key, self._language)


def _tagged(tag: str, text: str) -> Iterator[str]:
    yield ".TP"
    yield tag
    yield roff(text)


def _tag(action: argparse.Action) -> str:
    """An option with all its names and its value, or an operand."""
    if not action.option_strings:
        return _operand(action)
    names = ", ".join(map(_bold, action.option_strings))
    return names if action.nargs == 0 else f"{names} {_named(_value(action))}"


def _value(action: argparse.Action) -> str:
    if action.metavar is None and action.choices is not None:
        return "|".join(map(str, action.choices))
    return str(action.metavar or action.dest)


def _operands(command: argparse.ArgumentParser) -> list[argparse.Action]:
    return [a for a in command._actions if not a.option_strings]  # noqa: SLF001


def _operand(action: argparse.Action) -> str:
    name = _named(_value(action))
    return f"[{name} ...]" if action.nargs == "*" else name


def _bold(text: str) -> str:
    return f"\\fB{roff(text)}\\fR"


def _named(text: str) -> str:
    return f"\\fI{roff(text)}\\fR"
