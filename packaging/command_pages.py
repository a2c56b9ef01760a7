"""What `packaging/pages` does: man pages and completions, out of the options there are.

All of it is made from the parser of the command line, so none of it can be forgotten:
a test makes every page anew and holds it against the file.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import environment as env
import processes
from messages import SetupError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

NAME = "open-responses-inspector"
LINUX = env.REPOSITORY / "packaging" / "linux"
COMPLETIONS = {
    "bash": LINUX / "completions" / NAME,
    "zsh": LINUX / "completions" / f"_{NAME}",
    "fish": LINUX / "completions" / f"{NAME}.fish",
}
MANUALS = {
    "en": LINUX / "man" / "man1" / f"{NAME}.1",
    "ko": LINUX / "man" / "ko" / "man1" / f"{NAME}.1",
}

_FILES = {"FILE", "PATH", "LEFT", "RIGHT", "[NAME=]FILE"}
"""What an option calls a value that is the name of a file."""


def main(arguments: Sequence[str]) -> int:
    """Write every page; with ``--check`` only say which are stale, and exit with 1."""
    if list(arguments) not in ([], ["--check"]):
        raise SetupError("usage: python3 packaging/pages [--check]")
    environment = env.prepare(env.EVERYTHING)
    command = [str(environment.python), str(Path(__file__).resolve()), *arguments]
    return subprocess.call(command, env=processes.child_variables())


def pages() -> Iterator[tuple[Path, str]]:
    """Every file, and what has to be in it."""
    # Imported late: `main` runs where neither is installed yet.
    import shtab  # noqa: PLC0415

    from manual_page import manual_page  # noqa: PLC0415

    for shell, path in COMPLETIONS.items():
        yield path, with_files(shtab.complete(completed_parser(), shell), shell)
    for language, path in MANUALS.items():
        yield path, manual_page(language)


def with_files(script: str, shell: str) -> str:
    """The completions, and files where the window takes some instead of a command.

    shtab offers either words or files in one place; zsh is left with the words.
    """
    if shell == "bash":
        return script.replace("-o bashdefault -F", "-o bashdefault -o default -F")
    if shell == "fish":
        at_first = f"_shtab_{NAME.replace('-', '_')}_using"
        return f"{script.rstrip()}\ncomplete -c {NAME} -n {at_first} -F\n"
    return script


def completed_parser() -> argparse.ArgumentParser:
    """The parser, with what a shell may offer for each value."""
    import shtab  # noqa: PLC0415 - as above

    from inspector.cli.options import program_parser  # noqa: PLC0415
    from manual_page import commands_of  # noqa: PLC0415

    parser = program_parser("en")
    for command in (parser, *commands_of(parser).values()):
        for action in command._actions:  # noqa: SLF001 - argparse has no other way
            offers = _offered(command.prog.split()[-1], action)
            if offers and action.choices is None:
                action.choices = offers
            elif action.metavar in _FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
            elif action.metavar == "DIR":
                action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    return parser


def _offered(command: str, action: argparse.Action) -> tuple[str, ...]:
    """Values that the command line knows and argparse does not."""
    from inspector.core.checks.lint_target import lint_target_names  # noqa: PLC0415
    from inspector.core.rules.catalogue import ROOMS, rules  # noqa: PLC0415
    from inspector.core.rules.severity import Severity  # noqa: PLC0415
    from inspector.core.targets.target import TARGETS  # noqa: PLC0415
    from inspector.core.tools.conversion.forms import FORMS  # noqa: PLC0415

    if action.dest == "target":
        return tuple(lint_target_names()) if command == "lint" else (*TARGETS, "all")
    if action.dest == "fail_on":
        return (*Severity, *ROOMS, *rules())
    if action.metavar == "RULE":
        return tuple(rules())
    return tuple(FORMS) if action.dest == "convert" else ()


def _write() -> int:
    for path, text in pages():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    return 0


def _check() -> int:
    stale = [
        path.relative_to(env.REPOSITORY).as_posix()
        for path, text in pages()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    print("\n".join(stale) or "the pages are up to date")
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(_check() if "--check" in sys.argv else _write())
