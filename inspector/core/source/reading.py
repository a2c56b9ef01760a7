"""What one stretch of a document says, and what stood around it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode

if TYPE_CHECKING:
    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.layer import Layer
    from inspector.core.source.span import Span
    from inspector.core.source.wrapping import Wrapping


@dataclass(frozen=True, slots=True)
class Reading:
    """What one stretch of text says as JSON."""

    span: Span
    """The stretch that was read."""

    root: JsonNode | None
    """The value; None where the text is empty or reading had to stop.

    It is there behind faults that could be read past, but it is the value of
    the text only when `is_json`.
    """

    faults: tuple[JsonFault, ...] = ()
    """The faults in the order of the text, `MAX_FAULTS_OF_A_RULE` of each rule."""

    values: tuple[JsonNode, ...] = ()
    """All values where several stand end to end, else the root alone."""

    wrappings: tuple[Wrapping, ...] = ()
    """What was read through to get at it, from the outside in."""

    layer: Layer | None = field(default=None, compare=False)
    """The text that it was read in, where that is not the document's own."""

    @property
    def is_json(self) -> bool:
        """Whether the value is certain.

        It is where the text, without what stands around it, is one RFC 8259 JSON
        text, or a Python repr that is whole.
        """
        if self.root is None or not self.faults:
            return self.root is not None
        return not any(fault.breaks_json for fault in self.faults)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing but white space."""
        return self.root is None and not self.faults

    @property
    def is_container(self) -> bool:
        """Whether the value is an object or array, faults in it or not."""
        return isinstance(self.root, (ObjectNode, ArrayNode))
