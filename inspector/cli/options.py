"""What may be asked on the command line.

All texts are in the person's language; see `usage` for what argparse itself says.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, NoReturn

from inspector import __version__
from inspector.cli.bulk_options import add_bulk_options
from inspector.cli.diff_options import add_diff_options
from inspector.cli.policy_options import add_policy_options
from inspector.cli.report_options import add_report_options, output_file, spelled_out
from inspector.cli.usage import UsageError
from inspector.core.report.report import TOOL_NAME
from inspector.core.report.writers import FORMATS, PDF
from inspector.core.targets.target import TARGETS
from inspector.core.texts import LANGUAGES, language_of, text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from typing import TypeAlias, TypedDict

    from inspector.cli.configuration import Configured

    _Group: TypeAlias = argparse._ArgumentGroup  # noqa: SLF001 - it has no other name
    _Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"  # noqa: SLF001

    class _Frame(TypedDict):
        description: str
        epilog: str
        formatter_class: Callable[..., argparse.HelpFormatter]
        allow_abbrev: bool
        add_help: bool


TEXTS = "cli"

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_LANGUAGE_OPTION = "--lang"


class TextAsked(Exception):  # noqa: N818 - no error: `--help` and `--version`
    """The arguments ask for a text instead of work."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class _Parser(argparse.ArgumentParser):
    """Raises instead of printing and ending the process."""

    def error(self, message: str) -> NoReturn:
        """Override ``ArgumentParser.error``: one line, without the usage."""
        raise UsageError(self.prog, message)


GATE, DIFF, LINT, EXPLAIN = "gate", "diff", "lint", "explain"


_ANY_WIDTH = 80


def _unmeasured(*, prog: str) -> argparse.HelpFormatter:
    """The formatter that argparse wants for each argument, before any is written.

    One that asks for the width of the terminal loads all compressors with ``shutil``.
    """
    return argparse.HelpFormatter(prog, width=_ANY_WIDTH)


class _ShowHelp(argparse.Action):
    def __call__(
        self, parser: argparse.ArgumentParser, *_: object, **__: object
    ) -> NoReturn:
        parser.formatter_class = argparse.RawDescriptionHelpFormatter
        raise TextAsked(parser.format_help())


class _ShowVersion(argparse.Action):
    def __call__(self, *_: object, **__: object) -> NoReturn:
        raise TextAsked(f"{TOOL_NAME} {__version__}\n")


def parse_options(
    arguments: Sequence[str], language: str, configured: Configured | None = None
) -> argparse.Namespace:
    """Read the arguments of a command.

    Args:
        arguments: Without the program's name.
        language: Of every text.
        configured: Options that a file sets; the arguments win.

    Raises:
        UsageError: they make no sense.
        TextAsked: they ask for help or the version.
    """
    parser = _Words(language, arguments).program(configured or {})
    options, unknown = parser.parse_known_args(spelled_out(arguments))
    if unknown:  # argparse would send whoever asked to the help of the program
        command = f"{parser.prog} {options.command}"
        raise UsageError(command, f"unrecognized arguments: {' '.join(unknown)}")
    return options


def program_parser(language: str) -> argparse.ArgumentParser:
    """The parser of the whole command line, for what is made out of it.

    Args:
        language: Of every text.
    """
    return _Words(language, (GATE, DIFF, LINT, EXPLAIN)).program({})


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language, known before the arguments are: errors are in it, too."""
    for index, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == _LANGUAGE_OPTION:
            following = arguments[index + 1 : index + 2]
            return language_of(value or "".join(following))
    names = (environment.get(name, "") for name in _LOCALE_VARIABLES)
    return language_of(next(filter(None, names), None))


class _Words:
    """Builds the parsers in one language."""

    def __init__(self, language: str, asked: Collection[str]) -> None:
        """Prepare to build.

        Args:
            language: Of every text.
            asked: Words, among them the commands whose options are needed. Those of
                all take as long to build as an item to gate, and those of ``lint``
                longer: they name all profiles and forms.
        """
        self._language = language
        self._asked = asked

    def program(self, configured: Configured) -> _Parser:
        parser = _Parser(prog=TOOL_NAME, **self._frame("program"))
        commands = parser.add_subparsers(
            dest="command",
            metavar="COMMAND",
            required=True,
            title=self._say("commands"),
            parser_class=_Parser,
        )
        self._add_command(commands, GATE, self._add_gate_options)
        self._add_command(commands, DIFF, self._add_diff_options)
        self._add_command(commands, LINT, self._add_lint_options)
        self._add_command(commands, EXPLAIN, self._add_explain_options)
        self._add_program_options(self._options_of(parser))
        for name, command in commands.choices.items():
            command.set_defaults(**configured.get(name, {}))
        return parser

    def _add_command(
        self,
        commands: _Commands,
        name: str,
        add_options: Callable[[argparse.ArgumentParser], None],
    ) -> None:
        help_text = self._say(f"{name}.help")
        command = commands.add_parser(name, help=help_text, **self._frame(name))
        if name in self._asked:
            add_options(command)

    def _add_gate_options(self, gate: argparse.ArgumentParser) -> None:
        say = self._say
        gate.add_argument("paths", nargs="*", metavar="PATH", help=say("gate.paths"))
        group = self._options_of(gate)
        self._add_common_options(group)
        group.add_argument("--emit-input", metavar="FILE", help=say("emit-input"))
        add_bulk_options(gate.add_argument_group(say("bulk")), say)

    def _add_explain_options(self, explain: argparse.ArgumentParser) -> None:
        say = self._say
        explain.add_argument(
            "rule", nargs="?", metavar="RULE", help=say("explain.rule")
        )
        group = self._options_of(explain)
        group.add_argument(
            "--format",
            choices=("text", "markdown", "json"),
            default="text",
            help=say("explain.format"),
        )
        group.add_argument(
            "-o", "--output", metavar="FILE", type=output_file, help=say("output")
        )
        group.add_argument("--debug", action="store_true", help=say("debug"))
        self._add_language(group)

    def _add_diff_options(self, diff: argparse.ArgumentParser) -> None:
        say = self._say
        diff.add_argument("left", metavar="LEFT", help=say("diff.left"))
        diff.add_argument("right", metavar="RIGHT", help=say("diff.right"))
        group = self._options_of(diff)
        add_diff_options(group, say)
        self._add_common_options(group)

    def _add_lint_options(self, lint: argparse.ArgumentParser) -> None:
        from inspector.core.checks.lint_target import (  # noqa: PLC0415
            lint_target_names,
        )
        from inspector.core.tools.conversion.forms import FORMS  # noqa: PLC0415
        from inspector.core.tools.strict.strict_profile import (  # noqa: PLC0415
            DEFAULT_PROFILE,
        )

        lint.add_argument(
            "paths", nargs="*", metavar="PATH", help=self._say("lint.paths")
        )
        group = self._options_of(lint)
        known = ", ".join(lint_target_names())
        group.add_argument(
            "--target",
            "--profile",
            metavar="NAME",
            default=DEFAULT_PROFILE,
            help=text_of(TEXTS, "lint.target", self._language, known=known),
        )
        known = ", ".join(FORMS)
        convert = text_of(TEXTS, "lint.convert", self._language, known=known)
        group.add_argument("--convert", metavar="FORM", help=convert)
        self._add_output_options(group)

    def _frame(self, name: str) -> _Frame:
        return {
            "description": self._say(f"{name}.description"),
            "epilog": self._say("exit-codes"),
            "formatter_class": _unmeasured,
            "allow_abbrev": False,
            "add_help": False,
        }

    def _options_of(self, parser: argparse.ArgumentParser) -> _Group:
        group = parser.add_argument_group(self._say("options"))
        group.add_argument(
            "-h", "--help", action=_ShowHelp, nargs=0, help=self._say("help")
        )
        return group

    def _add_program_options(self, group: _Group) -> None:
        group.add_argument(
            "--version", action=_ShowVersion, nargs=0, help=self._say("version")
        )
        self._add_language(group)

    def _add_common_options(self, group: _Group) -> None:
        say = self._say
        group.add_argument("--tools", metavar="FILE", help=say("tools"))
        group.add_argument(
            "--schema",
            metavar="[NAME=]FILE",
            action="append",
            default=[],
            help=say("schema"),
        )
        group.add_argument("--schemas", metavar="DIR", help=say("schemas"))
        group.add_argument(
            "--assert-format", action="store_true", help=say("assert-format")
        )
        self._add_target(group)
        self._add_output_options(group)

    def _add_output_options(self, group: _Group) -> None:
        say = self._say
        group.add_argument("--format", choices=(*FORMATS, PDF), help=say("format"))
        group.add_argument(
            "-o", "--output", metavar="FILE", type=output_file, help=say("output")
        )
        group.add_argument("--no-color", action="store_true", help=say("no-color"))
        group.add_argument("--quiet", action="store_true", help=say("quiet"))
        add_report_options(group, say)
        add_policy_options(group, say)
        group.add_argument("--debug", action="store_true", help=say("debug"))
        self._add_language(group)

    def _add_target(self, group: _Group) -> None:
        known = ", ".join(TARGETS)
        said = text_of(TEXTS, "target", self._language, known=known)
        group.add_argument("--target", metavar="NAME", default=TARGETS[0], help=said)

    def _add_language(self, group: _Group) -> None:
        group.add_argument(_LANGUAGE_OPTION, choices=LANGUAGES, help=self._say("lang"))

    def _say(self, key: str) -> str:
        return text_of(TEXTS, key, self._language)
