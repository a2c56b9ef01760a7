"""Convert a schema to the form that a provider takes: the one way in to this room.

Source: the rule book, section 2; OpenAI, structured outputs guide (2026-11-30), for
the strict form.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.progress import attended, stop_if_cancelled
from inspector.core.source.json_reader import read_json
from inspector.core.tools.conversion.forms import FORMS, STRICT, dialect_of_form
from inspector.core.tools.conversion.loss import Loss, LossKind
from inspector.core.tools.conversion.part_reading import parts_of
from inspector.core.tools.conversion.part_writing import laid_out, written
from inspector.core.tools.conversion.rewriters import Rewriter, rewriter_of
from inspector.core.tools.conversion.survey import Survey
from inspector.core.tools.conversion.work import Work
from inspector.core.tools.dialects.uses import draft_of, is_too_large, uses_in
from inspector.core.tools.openapi import COMPONENTS
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from inspector.core.progress import Progress
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.conversion.part import SchemaPart
    from inspector.core.tools.dialects.schema_dialect import SchemaDialect
    from inspector.core.tools.dialects.use import Use
    from inspector.core.tools.tool import Tool

__all__ = ["FORMS", "STRICT", "Conversion", "convert", "convert_tool"]

TOO_LARGE = "too-large"
_MOST_ROUNDS = 200


class Step(NamedTuple):
    """One use, and what is to be done about it."""

    use: Use
    rewriter: Rewriter
    part: SchemaPart

    @property
    def key(self) -> tuple[str, int]:
        """The same for the same feature of the same part."""
        return self.use.feature, id(self.part)


@dataclass(frozen=True, slots=True)
class Conversion:
    """A schema in another form, and what that cost."""

    form: str
    text: str | None
    """The schema, laid out anew; None where it could not be converted."""

    losses: tuple[Loss, ...] = ()
    """What the meaning lost, by place."""

    changes: tuple[Loss, ...] = ()
    """What is written otherwise without a loss."""

    remaining: tuple[Use, ...] = ()
    """What still stands in the way; pointers and spans are those of `text`."""

    refusal: str = ""
    """Why there is no text: ``too-large`` (or too deep), or ``draft-03``."""

    @property
    def is_complete(self) -> bool:
        """Whether the result passes the lint of its target."""
        return self.text is not None and not self.remaining


def convert_tool(
    tool: Tool, form: str, progress: Progress | None = None
) -> Conversion | None:
    """Write a tool's schema in another form; None where it has none.

    What its references lead to outside of it is brought in as definitions. For the
    rest see `convert`.
    """
    if tool.parameters is None:
        return None
    if tool.whole is None:
        return convert(tool.parameters, form, progress)
    return convert(tool.whole, form, progress, beside=COMPONENTS)


def convert(
    schema: JsonNode,
    form: str,
    progress: Progress | None = None,
    *,
    beside: str | None = None,
) -> Conversion:
    """Write a schema in another form.

    Args:
        schema: The parameters of a tool, of any draft.
        form: One of `FORMS`.
        progress: Who is told how many times it was gone over, and may cancel.
        beside: A member of the schema that is none of its own: it only holds what
            references lead to.

    Returns:
        The same for the same input, and for its own result the same text again.

    Raises:
        KeyError: there is no such form.
        CancelledError: nobody waits for the answer any more.
    """
    dialect = dialect_of_form(form)
    if is_too_large(schema):
        return Conversion(form, None, refusal=TOO_LARGE)
    draft = draft_of(schema)
    if draft is Draft.DRAFT_3:  # its types and requirements are not those of others
        return Conversion(form, None, refusal="draft-03")
    root = parts_of(SchemaMap(schema, draft))
    root.words.pop(beside or "", None)
    work = Work(root, dialect)
    if draft is not Draft.DRAFT_2020_12:
        work.account.add(LossKind.CHANGED, "modernised", "")
    text, remaining = _rewrite(work, progress)
    if text is None:
        return Conversion(form, None, refusal=TOO_LARGE)
    told = work.account.losses()
    return Conversion(
        form,
        laid_out(text),
        tuple(loss for loss in told if loss.kind is not LossKind.CHANGED),
        tuple(loss for loss in told if loss.kind is LossKind.CHANGED),
        remaining,
    )


def _rewrite(
    work: Work, progress: Progress | None
) -> tuple[str | None, tuple[Use, ...]]:
    """Rewrite round by round until nothing stands in the way, or nothing helps."""
    helpless: dict[tuple[str, int], SchemaPart] = {}
    before, text = "", ""
    uses: tuple[Use, ...] = ()
    steps: list[Step] = []
    for number in range(_MOST_ROUNDS):
        stop_if_cancelled(progress)
        if progress is not None:
            progress.advance(number, 0)
        whole = written(work.root)
        before, text = text, whole.text
        work.places, work.pointers = whole.places, whole.pointers
        reading = read_json(text)
        if reading.root is None or not reading.is_json:
            return None, ()
        if text == before:
            helpless.update({step.key: step.part for step in steps})
        else:
            helpless.clear()  # what did not help before may help now
        uses = _in_the_way(reading.root, work.dialect, progress)
        steps = _next_steps(uses, work, helpless)
        if not steps:
            break
        work.survey = Survey(reading.root)
        for step in attended(steps, progress):
            step.rewriter.rewrite(step.part, step.use, work)
    return text, uses


def _in_the_way(
    schema: JsonNode, dialect: SchemaDialect, progress: Progress | None
) -> tuple[Use, ...]:
    found = ((use, dialect.cell_of(use)) for use in uses_in(schema, progress))
    return tuple(use for use, cell in found if cell is not None and cell.is_in_the_way)


def _next_steps(
    uses: Iterable[Use], work: Work, helpless: Container[tuple[str, int]]
) -> list[Step]:
    """What to do next: all that belongs to the earliest phase."""
    steps = [
        Step(use, rewriter, part)
        for use in uses
        if (rewriter := rewriter_of(use)) is not None
        and (part := work.places.get(use.subschema)) is not None
    ]
    steps = [step for step in steps if step.key not in helpless]
    first = min((step.rewriter.phase for step in steps), default=0)
    due = [step for step in steps if step.rewriter.phase == first]
    at_once = {step.key: step for step in due if step.rewriter.is_of_part}
    return [*(step for step in due if not step.rewriter.is_of_part), *at_once.values()]
