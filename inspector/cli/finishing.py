"""What a report is made with beside what was found: masks, a choice, how to repeat it.

Masking and choosing are loaded for runs that ask for them; all others start faster.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterator

    from inspector.core.gate.gate import Records
    from inspector.core.gate.records import InputFacts, RecordReader
    from inspector.core.report.choice import Choice
    from inspector.core.report.redaction.redactor import Redactor
    from inspector.core.report.report import Report, Site
    from inspector.core.source.document import Document
    from inspector.core.tools.tool_sources import Sources

_NO_TIME = ""
"""What `Report.created` is where the report is not to say so."""

_VALUED = ("tools", "schema_folder", "target", "pair_by", "lang", "redact")
_REPEATED = ("schema", "ignore", "redact_member")
"""Not the patterns to be masked: such a pattern may be the very word to be masked."""

_FLAGS = ("assert_format", "summary")
_DEFAULTS = (("target", DEFAULT_TARGET), ("pair_by", "auto"))
_NAMES = {"schema_folder": "schemas", "pair_by": "pair-by"}
"""Options that are kept under another name than they are written."""


class Shape(NamedTuple):
    """What was asked of the report."""

    sources: Sources
    """Schemas and tools that were given, with their masks."""

    redactor: Redactor | None
    choices: tuple[Choice, ...]

    def documents(
        self, inputs: Iterator[RecordReader]
    ) -> Iterator[tuple[Document, InputFacts]]:
        """Each input as one document, with its masks, and its facts."""
        for reader in inputs:
            document = reader.whole()
            if self.redactor is not None:
                document = self.redactor.document(document)
            yield document, reader.facts

    def readers(self, inputs: Iterator[RecordReader]) -> Iterator[Records]:
        """The inputs record by record, with their masks."""
        if self.redactor is None:
            return inputs
        from inspector.cli.redacting import redacted  # noqa: PLC0415 - when asked

        return redacted(inputs, self.redactor)

    def finished(self, report: Report, options: Namespace) -> Report:
        """The report with what was asked of it."""
        return report._replace(
            created=_NO_TIME if options.no_time else report.created,
            command=(options.command, *repeated_options(options)),
            redaction=self.redactor.redaction if self.redactor is not None else None,
        )

    @property
    def wanted(self) -> Callable[[str, Site], bool] | None:
        """Which findings are shown with an excerpt; None for the first ones."""
        if not self.choices:
            return None
        from inspector.core.report.choice import is_chosen  # noqa: PLC0415 - when asked

        return partial(is_chosen, self.choices)

    def exit_code(self, report: Report, exit_code: int) -> int:
        """The answer for what was logged, be it masked or not."""
        if self.redactor is None:
            return exit_code
        return self.redactor.exit_code(report.tally)


def shape_of(options: Namespace, sources: Sources, target: str) -> Shape:
    """Read what is asked of the report, before anything else is read.

    Args:
        options: What was asked.
        sources: Schemas and tools that were given, as they are.
        target: What items are to be replayed on.

    Raises:
        InspectorError: it makes no sense.
    """
    redactor = None
    choices: tuple[Choice, ...] = ()
    if options.redact or options.redact_member or options.redact_pattern:
        from inspector.cli.redacting import redactor_of  # noqa: PLC0415 - when asked

        redactor = redactor_of(options, sources, target)
    if options.only:
        from inspector.core.report.choice import choices_of  # noqa: PLC0415 - ditto

        choices = choices_of(options.only)
    in_force = redactor.sources if redactor is not None else sources
    return Shape(in_force, redactor, choices)


def repeated_options(options: Namespace) -> Iterator[str]:
    """The options that shaped what was found, as they are written."""
    for name in _VALUED:
        value = getattr(options, name, None)
        if value is not None and (name, value) not in _DEFAULTS:
            yield f"--{_NAMES.get(name, name)}={value}"
    for name in _REPEATED:
        for value in getattr(options, name, ()):
            yield f"--{name.replace('_', '-')}={value}"
    for name in _FLAGS:
        if getattr(options, name, False):
            yield f"--{name.replace('_', '-')}"
