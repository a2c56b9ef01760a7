"""``--redact``: mask the inputs of a run before anything is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.redaction.asked import SECRETS, asked_for
from inspector.core.report.redaction.reader import RedactedReader
from inspector.core.report.redaction.redactor import Redactor

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable, Iterator

    from inspector.core.gate.records import RecordReader
    from inspector.core.tools.tool_sources import Sources


def redactor_of(options: Namespace, sources: Sources, target: str) -> Redactor:
    """What masks the inputs of a run.

    Args:
        options: What is to be masked.
        sources: Schemas and tools that were given, as they are.
        target: What items are to be replayed on.

    Raises:
        InspectorError: what is asked for makes no sense.
    """
    asked = asked_for(
        options.redact or SECRETS,
        members=options.redact_member,
        patterns=options.redact_pattern,
    )
    return Redactor(asked, sources, target)


def redacted(
    readers: Iterable[RecordReader], redactor: Redactor
) -> Iterator[RedactedReader]:
    """The inputs with their masks."""
    return (RedactedReader(reader, redactor) for reader in readers)
