"""``lint``: tools and schemas against a strict subset or a provider's dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector import __version__
from inspector.cli.conclusion import asked_of, concluded
from inspector.cli.finishing import shape_of
from inspector.cli.inputs import expanded, named_inputs, readers
from inspector.cli.output import refuse_overwriting
from inspector.core.checks.lint_target import lint_target
from inspector.core.checks.schema_lint import lint_document
from inspector.core.errors import InspectorError
from inspector.core.gate.gate import GateResult
from inspector.core.report.lint import LintedInput, lint_report
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.tool_sources import Sources

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from inspector.cli.streams import Streams
    from inspector.core.checks.lint_target import DialectTarget
    from inspector.core.gate.records import InputFacts
    from inspector.core.source.document import Document
    from inspector.core.tools.strict.strict_profile import Profile

_NO_SCHEMA = frozenset({"lint-nothing", "lint-not-json"})


def run(options: Namespace, language: str, streams: Streams) -> int:
    """Lint the inputs and hand the report over.

    Raises:
        InspectorError: an input or the output cannot be had, there is no such
            profile, or no input holds a schema.
    """
    profile = lint_target(options.target)
    inputs = list(expanded(named_inputs(options, streams)))
    refuse_overwriting(options, inputs)
    if options.convert is not None:
        from inspector.cli.conversion import converted  # noqa: PLC0415 - rarely asked

        return converted(options, inputs, language, streams)
    asked = asked_of(options, inputs)
    shape = shape_of(options, Sources(), DEFAULT_TARGET)
    documents = shape.documents(readers(inputs, streams))
    linted = list(_linted(documents, profile, is_one=len(inputs) == 1))
    report = lint_report(linted, profile, version=__version__, created=streams.now())
    exit_code = GateResult((), report.tally).exit_code
    report = shape.finished(report, options)
    return concluded(report, exit_code, options, language, streams, asked=asked)


def _linted(
    documents: Iterator[tuple[Document, InputFacts]],
    profile: Profile | DialectTarget,
    *,
    is_one: bool,
) -> Iterator[LintedInput]:
    """Every input with its schemas; of several, some may hold none."""
    found, first_error = False, None
    for document, facts in documents:
        try:
            schemas = lint_document(document, profile)
        except InspectorError as error:
            if error.key not in _NO_SCHEMA or is_one:
                raise
            schemas, first_error = (), first_error or error
        found = found or bool(schemas)
        yield LintedInput(facts, document, schemas)
    if not found and first_error is not None:
        raise first_error
