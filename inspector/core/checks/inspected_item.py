"""One item with everything that is known of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.checks.answer import Answer
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.verdict import Reason
    from inspector.core.items.arguments import Arguments
    from inspector.core.items.item import Item
    from inspector.core.tools.custom_tools import CustomTool, Grammar
    from inspector.core.tools.tool import Lookup, Tool
    from inspector.core.tools.validation import Validation


@dataclass(frozen=True, slots=True)
class InspectedItem:
    """An item, its verdict and its findings."""

    item: Item
    reason: Reason
    lookup: Lookup | None
    """The search for its tool; None for an item that is no function call."""

    validation: Validation | None
    """None where there was nothing to validate, or nothing to hold it against."""

    findings: tuple[Finding, ...]
    """What stands on this item, in the order of the text."""

    answers: tuple[Answer, ...] = ()
    """The texts of a message that were asked to be JSON."""

    custom_tool: CustomTool | None = None
    """The tool that a `custom_tool_call` was made to."""

    @property
    def grammar(self) -> Grammar | None:
        """What the input of a custom tool has to look like."""
        return self.custom_tool.grammar if self.custom_tool is not None else None

    @property
    def blocks(self) -> bool:
        """Whether the item may not be replayed as it is."""
        return self.reason.blocks or any(f.blocks for f in self.findings)

    @property
    def tool(self) -> Tool | None:
        """The tool or format whose schema the item was held against."""
        if self.lookup is not None:
            return self.lookup.tool
        return self.answers[0].tool if self.answers else None

    @property
    def answer(self) -> Answer | None:
        """The text that counts: of several the first that is not as it was asked."""
        wrong = (a for a in self.answers if not a.is_kept)
        return next(wrong, self.answers[0] if self.answers else None)

    @property
    def held(self) -> Validation | None:
        """What the schema says of the arguments, or of the answer that counts."""
        if self.lookup is not None:
            return self.validation
        return self.answer.validation if self.answer is not None else None

    @property
    def json_texts(self) -> tuple[tuple[str, Arguments], ...]:
        """The JSON that is written in strings of the item, each with its place."""
        if self.item.arguments is not None:
            return ((f"{self.item.pointer}/arguments", self.item.arguments),)
        read = (answer for answer in self.answers if answer.root is not None)
        return tuple((answer.pointer, answer.text) for answer in read)
