"""Options that a project keeps in a file, found upwards from where one works.

``.open-responses-inspector.toml``, or the table ``[tool.open-responses-inspector]`` of
``pyproject.toml``: the nearest file that has something to say, and no other. Below are
``gate``, ``diff`` and ``lint``; ``resources/config.schema.json`` says what they hold.
Files are named relative to the file that names them; the command line wins.

Most projects have none, so nothing is loaded before one is found.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from inspector.core.errors import InspectorError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    Configured: TypeAlias = "Mapping[str, Mapping[str, object]]"

TOOL = "open-responses-inspector"
OWN_FILE = f".{TOOL}.toml"
PROJECT_FILE = "pyproject.toml"
OPTION = "--config"
NO_OPTION = "--no-config"

_MAY_HAVE_TABLE = re.compile(
    rb"""^[ \t]*(?:\[[ \t]*)?["']?tool["']?[ \t]*"""
    rb"""(?:\.[ \t]*["']?%s\b|[=\]])""" % TOOL.encode(),
    re.MULTILINE,
)
"""How the table of ours may begin, or one that could hold it; projects name the program
elsewhere too, where they depend on it."""

_COMMANDS = frozenset({"gate", "diff", "lint"})
_ONLY_ASKING = frozenset({"-h", "--help", "--version"})


def configured(arguments: Sequence[str], folder: Path | None = None) -> Configured:
    """The options that a file sets, by command and by name of the option.

    Args:
        arguments: Those of the command line, which may name a file or forbid one.
        folder: Where to begin looking; the working folder when None.

    Raises:
        InspectorError: the file that was named cannot be read, or what a file says
            makes no sense.
    """
    if {NO_OPTION, *_ONLY_ASKING}.intersection(arguments):
        return {}
    if not _COMMANDS.intersection(arguments):
        return {}
    named = _named_file(arguments)
    if named is not None:
        if not named:  # Path would take it for the folder that one is in
            raise InspectorError("name-empty")
        options = _options_in(Path(named))
        if options is None:
            raise InspectorError("config-nothing", name=named, table=f"tool.{TOOL}")
        return options
    candidates = map(_options_in, _candidates(folder or Path.cwd()))
    return next((found for found in candidates if found is not None), {})


def _named_file(arguments: Sequence[str]) -> str | None:
    """The file that was named; of several the last one, as of all options."""
    named = None
    for index, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        if name == OPTION:
            following = arguments[index + 1 : index + 2]
            named = value if sign else next(iter(following), None)
    return named


def _candidates(folder: Path) -> Iterator[Path]:
    for place in (folder, *folder.parents):
        for name in (OWN_FILE, PROJECT_FILE):
            path = place / name
            if path.is_file():
                yield path


def _options_in(path: Path) -> Configured | None:
    """What a file sets; None where it has nothing to say."""
    try:
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        name = str(path)
        raise InspectorError("file-unreadable", name=name, reason=reason) from error
    is_project = path.name == PROJECT_FILE
    if is_project and not _MAY_HAVE_TABLE.search(data):
        return None
    from inspector.cli.configuration_file import options_of  # noqa: PLC0415 - see above

    return options_of(path, data, ("tool", TOOL) if is_project else ())
