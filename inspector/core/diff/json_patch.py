"""What differs in a pair as a JSON Patch: applied to the left item it gives the right.

The values are the very characters of the right side, so that no digit is lost. What is
the same value in other characters is no operation: a patch is about values. A JSON
string is one value, so arguments are replaced as a whole.

Source: RFC 6902 (April 2013), sections 4 and 4.6 (equality); RFC 6901 for paths.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.equality import Digests
from inspector.core.diff.ordering import Match, kept_in_order
from inspector.core.diff.partners import element_partners
from inspector.core.source.collector import collector_at_rest
from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
)
from inspector.core.source.json_reader import read_json
from inspector.core.source.pointer import joined
from inspector.core.source.spelling import json_spelling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.diff.comparison import ComparedPair, Comparison
    from inspector.core.source.json_nodes import JsonNode

_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
"""RFC 8259, section 6."""


class Operation(NamedTuple):
    """One step; each is about what the steps before it have made."""

    op: str
    """``add``, ``remove`` or ``replace``."""

    path: str
    value: str | None = None
    """JSON text; None for ``remove``."""

    @property
    def text(self) -> str:
        """The operation as JSON."""
        head = f'{{"op": "{self.op}", "path": {json.dumps(self.path)}'
        return f"{head}}}" if self.value is None else f'{head}, "value": {self.value}}}'


class _Task(NamedTuple):
    left: JsonNode
    right: JsonNode
    path: str


class NotJsonError(Exception):
    """A value that JSON cannot write stands on the right: NaN, or half a number."""


def json_patch(comparison: Comparison, pair: ComparedPair) -> str | None:
    """The patch of one pair as JSON text, one operation a line.

    Returns:
        None where there is no such patch: an item has no partner, or the right
        item holds what JSON cannot write.
    """
    left, right = pair.pair.left, pair.pair.right
    if left is None or right is None:
        return None
    texts = comparison.left.document.text, comparison.right.document.text
    try:
        with collector_at_rest():
            steps = [step.text for step in operations(left.node, right.node, *texts)]
    except NotJsonError:
        return None
    lines = ",\n  ".join(steps)
    return f"[\n  {lines}\n]\n" if steps else "[]\n"


def operations(
    left: JsonNode, right: JsonNode, left_text: str, right_text: str
) -> Iterator[Operation]:
    """The steps from one value to another; near linear in the size of both.

    Args:
        left: What the patch is applied to.
        right: What it gives.
        left_text: What the left was read from.
        right_text: What the right was read from.

    Raises:
        NotJsonError: while iterating, at a value that JSON cannot write.
    """
    digests = Digests(left_text), Digests(right_text)
    stack = [_Task(left, right, "")]
    while stack:
        task = stack.pop()
        mine, other = task.left, task.right
        if left_text[mine[0] : mine[1]] == right_text[other[0] : other[1]]:
            continue  # most of two items is spelled alike
        if _are_objects(mine, other):
            inner = list(_in_objects(task))
        elif isinstance(mine, ArrayNode) and isinstance(other, ArrayNode):
            inner = list(_in_arrays(mine, other, task.path, digests))
        elif digests[0].of(mine) == digests[1].of(other):
            continue
        else:
            yield Operation("replace", task.path, json_text(other, right_text))
            continue
        for step in inner:
            if isinstance(step, Operation):
                yield step
            elif not isinstance(step, _Task):
                path, value = step
                yield Operation("add", path, json_text(value, right_text))
        stack.extend(step for step in reversed(inner) if isinstance(step, _Task))


def json_text(node: JsonNode, source: str) -> str:
    """A value as JSON text, in the characters of its source.

    Raises:
        NotJsonError: it holds what JSON cannot write.
    """
    if isinstance(node, ObjectNode):
        members = (
            f"{json_spelling(m.name, source)}: {json_text(m.value, source)}"
            for m in node.members
        )
        return f"{{{', '.join(members)}}}"
    if isinstance(node, ArrayNode):
        return f"[{', '.join(json_text(item, source) for item in node.items)}]"
    spelled = json_spelling(node, source)
    if isinstance(node, StringNode):
        # A faulty log has raw line ends in its strings.
        return spelled if read_json(spelled).is_json else json.dumps(node.text)
    if isinstance(node, NumberNode) and not _NUMBER.fullmatch(spelled):
        raise NotJsonError
    return spelled


_Added = tuple[str, "JsonNode"]
"""The path and value of something to add."""


def _are_objects(left: JsonNode, right: JsonNode) -> bool:
    """Whether members can be told by name: a repeated name has no path."""
    return all(
        isinstance(node, ObjectNode)
        and len({m.name.text for m in node.members}) == len(node.members)
        for node in (left, right)
    )


def _in_objects(task: _Task) -> Iterator[Operation | _Added | _Task]:
    left, right = _members(task.left), _members(task.right)
    for name in left:
        if name not in right:
            yield Operation("remove", joined(task.path, name))
    for name, value in right.items():
        path = joined(task.path, name)
        mine = left.get(name)
        yield (path, value) if mine is None else _Task(mine, value, path)


def _members(node: JsonNode) -> dict[str, JsonNode]:
    members = node.members if isinstance(node, ObjectNode) else ()
    return {member.name.text: member.value for member in members}


def _in_arrays(
    left: ArrayNode, right: ArrayNode, path: str, digests: tuple[Digests, Digests]
) -> Iterator[Operation | _Added | _Task]:
    """First what goes, from the end; then what comes; then what changes."""
    keys = digests[0].of_elements(left, digests[1], right)
    both = (
        Match(place.left, place.right)
        for place in element_partners(*keys).partners
        if place.left is not None and place.right is not None
    )
    kept = kept_in_order(both, lambda match: keys[0][match.left])
    staying, taken = {m.left for m in kept}, {m.right for m in kept}
    for index in range(len(left.items) - 1, -1, -1):
        if index not in staying:
            yield Operation("remove", joined(path, index))
    for index, value in enumerate(right.items):
        if index not in taken:
            yield joined(path, index), value
    for match in kept:
        if keys[0][match.left] == keys[1][match.right]:
            continue
        inner = joined(path, match.right)
        yield _Task(left.items[match.left], right.items[match.right], inner)
