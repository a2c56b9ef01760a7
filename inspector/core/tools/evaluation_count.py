"""How much work a schema can make of a value, counted before it is done.

Branches that share a definition multiply: thirty definitions, each an ``anyOf`` of
the next one twice, ask two thousand million questions about a single number. The
engine cannot be stopped, so its work is bounded beforehand. The bound is a count
and no clock: the same input gets the same answer on every machine.

Source: measured with jsonschema_rs 0.61 (about 10 ns a question, about 7 us for
each failure that is listed, 20 us and more for failures within alternatives).
"""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.json_reader import MAX_DEPTH
from inspector.core.tools.schema_keywords import Reach

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.schema_map import SchemaMap
    from inspector.core.tools.subschema import Edge

MOST_TO_ANSWER = 10_000_000
"""Questions that a yes or no may cost; well under a second."""

MOST_TO_LIST = 50_000
"""Questions that a list of failures may cost where there are alternatives: the
engine keeps the failures of each branch within those of its union."""

MOST_TO_LIST_PLAIN = 250_000
"""The same where there are none; both are a second or two at worst."""

_MOST_STEPS = 300_000
"""Steps of the count itself, under a second too."""

_OPTIONS_A_QUESTION = 16
_CHARACTERS_A_QUESTION = 64
"""Comparing, counting or matching a long value takes as long as it is."""

MOST_WEIGHT = 1 + MAX_DEPTH // _CHARACTERS_A_QUESTION
"""What that makes of a whole value at most: a character is in so many parts."""


class Cost(NamedTuple):
    """What one count has found."""

    total: int
    """Questions in all; a count ends beyond its limit."""

    most: int
    """The largest count of one subschema and one part of the value."""


class EvaluationCount:
    """Counts for one schema."""

    def __init__(self, schemas: SchemaMap) -> None:
        """Prepare a schema.

        Args:
            schemas: Its map; it must not go in circles.
        """
        self._schemas = schemas

    def cost(self, value: JsonNode, limit: int) -> Cost | None:
        """What validating a value costs; None where it is surely little.

        That is: no more than ``limit`` questions, and none asked twice of one part.
        """
        parts = MOST_WEIGHT * (value[1] - value[0] + 1)
        is_little = (self._schemas.unrolled_size + self._options) * parts <= limit
        if is_little and self._schemas.unrolled_size <= len(self._schemas.reachable):
            return None
        return self._count(value, limit)

    def exceeds(self, value: JsonNode, limit: int) -> bool:
        """Whether validating a value may ask more than ``limit`` questions."""
        # A value has no more parts than characters, so this settles nearly all.
        parts = MOST_WEIGHT * (value[1] - value[0] + 1)
        if (self._schemas.unrolled_size + self._options) * parts <= limit:
            return False
        return self._count(value, limit).total > limit

    def longest_within(self, limit: int) -> int:
        """Characters of a value that cannot ask more, nor one thing twice."""
        if self._schemas.unrolled_size > len(self._schemas.reachable):
            return -1
        size = int(self._schemas.unrolled_size) + self._options
        return limit // (size * MOST_WEIGHT) - 1

    @cached_property
    def most_to_list(self) -> int:
        """How many questions a list of failures may cost."""
        reachable = (self._schemas[pointer] for pointer in self._schemas.reachable)
        has_unions = any(edge.is_union for own in reachable for edge in own.edges)
        return MOST_TO_LIST if has_unions else MOST_TO_LIST_PLAIN

    @cached_property
    def _own(self) -> dict[str, int]:
        """What asking one subschema costs: long lists are compared one by one."""
        return {p: 1 + self._options_at(p) for p in self._schemas.reachable}

    @cached_property
    def _leading_on(self) -> frozenset[str]:
        """Subschemas that lead to others of the same value."""
        return frozenset(
            pointer
            for pointer in self._schemas.reachable
            if any(e.reach is Reach.SAME for e in self._schemas[pointer].edges)
        )

    @cached_property
    def _options(self) -> int:
        return sum(self._own.values()) - len(self._own)

    def _options_at(self, pointer: str) -> int:
        node = self._schemas[pointer].node
        options = node.get("enum") if isinstance(node, ObjectNode) else None
        count = len(options.items) if isinstance(options, ArrayNode) else 0
        return count // _OPTIONS_A_QUESTION

    def _count(self, value: JsonNode, limit: int) -> Cost:
        """Follow every subschema down the value, each with how often it is asked."""
        total = most = steps = 0
        pending: list[tuple[JsonNode, dict[str, int]]] = [(value, {"": 1})]
        while pending and total <= limit:
            node, asked = pending.pop()
            everything = self._within_value(asked)
            steps += len(everything)
            if steps > _MOST_STEPS:  # in the dark, too many is the safe answer
                return Cost(limit + 1, limit + 1)
            weight = 1 + (node[1] - node[0]) // _CHARACTERS_A_QUESTION
            total += weight * sum(n * self._own[p] for p, n in everything.items())
            most = max(most, *everything.values())
            below, width = self._below(node, everything)
            pending.extend(below)
            steps += width
        return Cost(total, most)

    def _within_value(self, asked: dict[str, int]) -> dict[str, int]:
        """Add all that looks at the same value; whoever leads to it comes first."""
        if self._leading_on.isdisjoint(asked):
            return asked
        rank = self._schemas.same_value_rank
        everything = defaultdict(int, asked)
        waiting = [(rank[pointer], pointer) for pointer in asked]
        waiting.sort()
        done: set[str] = set()
        while waiting:
            _, pointer = heappop(waiting)
            if pointer in done:
                continue
            done.add(pointer)
            for edge in self._schemas[pointer].edges:
                if edge.reach is Reach.SAME:
                    everything[edge.target] += everything[pointer]
                    heappush(waiting, (rank[edge.target], edge.target))
        return everything

    def _below(
        self, node: JsonNode, everything: dict[str, int]
    ) -> tuple[list[tuple[JsonNode, dict[str, int]]], int]:
        """What is asked of each part of an object or array, and how many steps."""
        if isinstance(node, ObjectNode):
            parts: dict[str | int, JsonNode] = {
                member.name.text: member.value for member in node.members
            }
            reach = Reach.MEMBERS
        elif isinstance(node, ArrayNode):
            parts, reach = dict(enumerate(node.items)), Reach.ITEMS
        else:
            return [], 0
        asked: dict[str | int, dict[str, int]] = {key: {} for key in parts}
        steps = 0
        for pointer, count in everything.items():
            for edge in self._schemas[pointer].edges:
                steps += 1
                if edge.reach is not reach or steps > _MOST_STEPS:
                    continue
                keys = _parts_of(edge, asked)
                steps += len(keys)
                for key in keys:
                    of_part = asked[key]
                    of_part[edge.target] = of_part.get(edge.target, 0) + count
        return [(parts[key], counts) for key, counts in asked.items() if counts], steps


def _parts_of(
    edge: Edge, parts: dict[str | int, dict[str, int]]
) -> list[str | int] | dict[str | int, dict[str, int]]:
    """The parts that an edge may look at; for most keywords that is all of them."""
    if edge.key is not None and edge.keyword != "patternProperties":
        return [edge.key] if edge.key in parts else []
    return parts
