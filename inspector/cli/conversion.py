"""``lint --convert``: write the schemas of one input in another form, tell the losses.

The text goes to a file or to standard output, what its meaning lost to standard
error, place by place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.cli.exit_codes import ExitCode
from inspector.cli.inputs import readers
from inspector.cli.output import print_text, write_file
from inspector.core.errors import InspectorError
from inspector.core.source.json_nodes import span_of
from inspector.core.source.pointer import span_at
from inspector.core.texts import text_of
from inspector.core.tools.conversion.documents import convert_document
from inspector.core.tools.conversion.forms import FORMS
from inspector.core.tools.conversion.loss import TEXTS
from inspector.core.tools.dialects.wording import feature_phrase
from inspector.core.tools.given_files import complain_if_not_json
from inspector.core.tools.schema_subjects import schemas_in

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from inspector.cli.streams import Streams
    from inspector.core.source.document import Document
    from inspector.core.tools.conversion.documents import (
        ConvertedSchema,
        ConvertedText,
    )
    from inspector.core.tools.conversion.loss import Loss

_JSON = "json"
_FORMATS = ("text", _JSON)
"""A converted text is itself, or JSON that tells of it."""

_OF_REPORTS = ("redact", "redact_member", "redact_pattern", "only", "write_baseline")
"""Options that only a report can meet; a converted text has its values as they are."""


def converted(
    options: Namespace, inputs: Sequence[str], language: str, streams: Streams
) -> int:
    """Write the converted text, then say what was lost.

    Returns:
        `ExitCode.CLEAR` where every schema passes the lint of the form now, else
        `ExitCode.BLOCKED`.

    Raises:
        InspectorError: there is no such form, no such format for it, more than one
            input, something else is asked for that needs a report, or the input or
            the output cannot be had.
    """
    _refuse(options, inputs)
    [document] = [reader.whole() for reader in readers(inputs, streams)]
    complain_if_not_json(document, "lint-not-json")
    made = convert_document(document, schemas_in(document), options.convert)
    is_json = options.format == _JSON
    text = _as_json(document, made, options, language) if is_json else made.text
    if options.output is not None:
        write_file(options.output, [text])
    else:
        print_text(text, streams)
    if not options.quiet and not is_json:
        for schema in made.schemas:
            for line in _told(document, schema, language):
                streams.complain(line)
    return ExitCode.CLEAR if made.is_complete else ExitCode.BLOCKED


def _as_json(
    document: Document, made: ConvertedText, options: Namespace, language: str
) -> str:
    from inspector.cli.conversion_json import conversion_json  # noqa: PLC0415 - rare

    return conversion_json(document, made, options.convert, language)


def _refuse(options: Namespace, inputs: Sequence[str]) -> None:
    """Say what stands in the way before anything is read."""
    if options.convert not in FORMS:
        known = ", ".join(FORMS)
        raise InspectorError("form-unknown", name=options.convert, known=known)
    if options.format not in (None, *_FORMATS):
        known = ", ".join(_FORMATS)
        raise InspectorError("convert-format", name=options.format, known=known)
    refused = [name for name in _OF_REPORTS if getattr(options, name)]
    if refused:
        option = "--" + refused[0].replace("_", "-")
        raise InspectorError("bulk-alone", first="--convert", second=option)
    if len(inputs) != 1:
        raise InspectorError("convert-one-input", count=len(inputs))


def _told(document: Document, schema: ConvertedSchema, language: str) -> Iterator[str]:
    """What became of one schema: losses, changes, and what is still in the way."""
    conversion = schema.conversion
    if conversion.text is None:
        place = _place(document, schema, "")
        yield f"{place}: {text_of(TEXTS, conversion.refusal, language)}"
    if schema.asked:
        said = text_of(TEXTS, "asked", language, form=schema.asked)
        yield f"{_place(document, schema, '')}: {said}"
    for loss in (*conversion.losses, *conversion.changes):
        place = _place(document, schema, loss.pointer)
        yield f"{place}: {_kind(loss, language)}: {loss.text(language)}"
    for use in conversion.remaining:
        feature = feature_phrase(use).in_language(language)
        said = text_of(TEXTS, "remaining", language, feature=feature, at=use.pointer)
        yield f"{_place(document, schema, '')}: {said}"


def _kind(loss: Loss, language: str) -> str:
    return text_of(TEXTS, f"kind.{loss.kind}", language)


def _place(document: Document, schema: ConvertedSchema, pointer: str) -> str:
    """``file:line:column`` of a place of the schema that was given."""
    own = schema.tool.parameters
    if own is None:
        return document.origin.label
    span = span_at(schema.tool.whole or own, pointer) if pointer else None
    span = span or span_of(own)
    place = document.lines.at(span.start)
    return f"{document.origin.label}:{place.line}:{place.column}"
