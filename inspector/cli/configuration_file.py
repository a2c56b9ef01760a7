"""Read the options of one file; whatever makes no sense is told with its line."""

from __future__ import annotations

import os
import tomllib
from typing import TYPE_CHECKING, NamedTuple

from inspector.cli.configuration_shape import first_fault
from inspector.cli.toml_lines import fault_of, line_of
from inspector.core.errors import InspectorError
from inspector.core.gate.policy import policy_of
from inspector.core.report.writers import FORMATS, PDF
from inspector.core.targets.target import target_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

_FILES = ("tools", "schema", "schemas", "baseline")
"""Keys that name a file."""

_LINT = "lint"
_ALL_TARGETS = "all"


class ConfigurationError(InspectorError):
    """Something in the file makes no sense; the text begins with file and line."""

    def __init__(self, place: str, fault: InspectorError) -> None:
        super().__init__(fault.key, **fault.details)
        self._place = place
        self._fault = fault

    def text(self, language: str) -> str:
        """Override ``InspectorError.text``: say where, too."""
        return f"{self._place}: {self._fault.text(language)}"


class _File(NamedTuple):
    """A file and where in it the options stand."""

    path: Path
    text: str
    keys: tuple[str, ...]

    def error(self, line: int, fault: InspectorError) -> ConfigurationError:
        return ConfigurationError(f"{from_here(self.path)}:{line}", fault)

    def error_at(
        self, path: tuple[str, ...], fault: InspectorError
    ) -> ConfigurationError:
        return self.error(line_of(self.text, (*self.keys, *path)), fault)


def options_of(
    path: Path, data: bytes, keys: tuple[str, ...]
) -> dict[str, dict[str, object]] | None:
    """The options that a file sets, by command and by name of the option.

    Args:
        path: Of the file.
        data: Its bytes.
        keys: Those of the table that the options stand in; empty for all of it.

    Returns:
        None where there is no such table.

    Raises:
        InspectorError: what it says makes no sense.
    """
    file = _File(path, _decoded(path, data), keys)
    table = _table(file)
    if table is None:
        return None
    fault = first_fault(table)
    if fault is not None:
        raise file.error_at(*fault)
    return {
        command: dict(_options(file, command, options))
        for command, options in table.items()
        if isinstance(options, dict)
    }


def from_here(path: Path) -> str:
    """The name of a file as a person would write it in the working folder."""
    try:
        return os.path.relpath(path)
    except ValueError:  # on another drive
        return str(path)


def _decoded(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ConfigurationError(
            f"{from_here(path)}:{line}", InspectorError("config-not-utf8")
        ) from error


def _table(file: _File) -> dict[str, object] | None:
    try:
        table: object = tomllib.loads(file.text)
    except tomllib.TOMLDecodeError as error:
        line, reason = fault_of(error, file.text)
        raise file.error(
            line, InspectorError("config-not-toml", reason=reason)
        ) from error
    except ValueError as error:  # an integer of more digits than Python reads
        fault = InspectorError("config-not-toml", reason=str(error).partition(":")[0])
        raise file.error(1, fault) from error
    except RecursionError as error:
        raise file.error(1, InspectorError("config-deep")) from error
    for key in file.keys:
        table = table.get(key) if isinstance(table, dict) else None
    if table is None or isinstance(table, dict):
        return table
    raise file.error_at((), InspectorError("config-no-table"))


def _options(
    file: _File, command: str, table: Mapping[str, object]
) -> Iterator[tuple[str, object]]:
    """Option by option as argparse has it."""
    for key, value in table.items():
        try:
            _require_known(command, key, value)
        except InspectorError as error:
            raise file.error_at((command, key), error) from error
        placed = _schemas(file, value) if key == "schema" else _placed(file, key, value)
        yield key.replace("-", "_"), placed


def _require_known(command: str, key: str, value: object) -> None:
    """Look at what a schema cannot know.

    Raises:
        InspectorError: there is no such thing.
    """
    if key == "target" and command == _LINT:
        # Only now: it knows every profile and dialect, and a gate needs none.
        from inspector.core.checks.lint_target import lint_target  # noqa: PLC0415

        lint_target(str(value))
    elif key == "target" and value != _ALL_TARGETS:
        target_of(str(value))
    elif key == "fail-on" and isinstance(value, list):
        policy_of(value)
    elif key == "ignore" and isinstance(value, list):
        # Only now: the room that compares is none that a gate needs.
        from inspector.core.diff.ignore_rule import (  # noqa: PLC0415
            parse_ignore_rule,
        )

        for rule in value:
            parse_ignore_rule(rule)
    elif key in ("redact-member", "redact-pattern") and isinstance(value, list):
        # Only now: most reports mask nothing.
        from inspector.core.report.redaction.asked import asked_for  # noqa: PLC0415

        if key == "redact-member":
            asked_for(members=value)
        else:
            asked_for(patterns=value)
    elif key == "format" and value not in (*FORMATS, PDF):
        known = ", ".join((*FORMATS, PDF))
        raise InspectorError("config-format", name=value, known=known)


def _schemas(file: _File, value: object) -> list[str]:
    """As ``--schema`` takes them: one for all calls, or by name."""
    if not isinstance(value, dict):
        return [str(_placed(file, "schema", value))]
    return [f"{name}={_placed(file, 'schema', v)}" for name, v in value.items()]


def _placed(file: _File, key: str, value: object) -> object:
    """The name of a file as it is from here."""
    if key not in _FILES or not isinstance(value, str):
        return value
    return from_here(file.path.parent / value)
