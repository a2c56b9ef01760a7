"""The one order that every server takes: calls of a turn, then their outputs.

Source: Anthropic, Bedrock, DeepSeek, Gemini and servers on Chat Completions, in the
sources of the rule ``pairing/not-adjacent``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.item import FUNCTION_CALL_OUTPUT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from inspector.core.items.item import Item


def in_turns(
    items: Iterable[Item], kept: Callable[[int], bool], outputs: Mapping[int, int]
) -> Iterator[int]:
    """The numbers of the kept items, each output behind the calls of its turn.

    A message ends a turn, and so does a call behind an output. A message that stood
    between a call and its output comes behind the output.

    Args:
        items: One conversation in order.
        kept: Whether an item is to be in the list; of a pair, both halves or none.
        outputs: From each kept call to its output.
    """
    turn: list[int] = []
    is_answered = False
    for item in items:
        is_call = item.is_function_call
        is_output = item.type_text == FUNCTION_CALL_OUTPUT
        if item.type_text == "message" or (is_call and is_answered):
            yield from _turn(turn, outputs)
            turn, is_answered = [], False
        if is_output:
            is_answered = True
        elif kept(item.index):
            if is_call:
                turn.append(item.index)
            else:
                yield item.index
    yield from _turn(turn, outputs)


def _turn(calls: list[int], outputs: Mapping[int, int]) -> Iterator[int]:
    yield from calls
    yield from sorted(outputs[call] for call in calls)
