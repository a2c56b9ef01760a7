"""A call as another API writes it, and what an API's reader says of a value.

Source: rule book, section 5 ("Other envelopes to recognise").
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.source.located import Located

if TYPE_CHECKING:
    from collections.abc import Iterable


class Takes(StrEnum):
    """What an API has for the arguments of a call."""

    STRING = "string"
    """A string that holds JSON."""

    OBJECT = "object"
    """The value itself."""

    EITHER = "either"
    TEXT = "text"
    """Free text, which is no JSON (a custom tool's input)."""

    PIECES = "pieces"
    """Parts of a value that is not complete: nothing can be said of them."""


class ForeignCall(NamedTuple):
    """One call of another API; each of its parts with its place."""

    at: Located
    """The object that is the call."""

    name: Located | None
    arguments: Located | None
    call_id: Located | None
    result: Located | None = None
    """What the tool gave back, where the same text holds it."""

    takes: Takes = Takes.EITHER
    api: str = ""
    """The API's name, as it is shown."""

    is_owed: bool = True
    """Whether it is for the client to answer; a server answers its own tools."""

    @property
    def pointers(self) -> dict[str, str]:
        """Where name, arguments, id and result stand; those that do."""
        parts = {
            "name": self.name,
            "arguments": self.arguments,
            "id": self.call_id,
            "result": self.result,
        }
        return {part: at.pointer for part, at in parts.items() if at is not None}


class ForeignResult(NamedTuple):
    """What a tool gave back, and to which call."""

    at: Located
    """The value, or the object around it where it is absent."""

    call_id: str | None
    name: str | None = None
    """Of the function, for APIs that have no ids."""

    id_at: Located | None = None
    """Where the id of the call stands."""


class ForeignPart(NamedTuple):
    """What a reader found in one value."""

    telling: Located
    """The member that gave the shape away."""

    calls: tuple[ForeignCall, ...] = ()
    results: tuple[ForeignResult, ...] = ()
    tools: tuple[Located, ...] = ()
    """Arrays that declare tools."""

    turns: tuple[Located, ...] = ()
    """The turns of a conversation that is there as a whole, in order."""


class Foreign(NamedTuple):
    """A value that has the shape of another API."""

    api: ForeignApi
    telling: Located
    calls: tuple[ForeignCall, ...]
    """Each with its result, where that was found."""

    results: tuple[ForeignResult, ...] = ()
    tools: tuple[Located, ...] = ()
    turns: tuple[Located, ...] = ()
    """As `ForeignPart.turns`."""


Reader: TypeAlias = Callable[[Located], ForeignPart | None]
"""Reads a value of one API, or says None where it is not of that API."""


class Keys(NamedTuple):
    """Members that give an API's shapes away, as `KeyIndex` has them."""

    whole: tuple[str, ...]
    message: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()


class ForeignApi(NamedTuple):
    """One API that is not Responses."""

    slug: str
    """Its stable name, for reports."""

    title: str
    """Its name as it is shown; the same in every language."""

    result_at: str
    """Where results stand, for calls whose result is not in the text."""

    whole: Reader
    """A request, a response, a conversation."""

    message: Reader
    """One turn of a conversation that holds calls or results."""

    bare: Reader
    """A call or a result by itself."""

    keys: Keys
    """A value without any of these is not asked about."""


def nothing(at: Located) -> ForeignPart | None:
    """The reader of what an API does not have."""
    return None


def call_at(
    at: Located,
    *,
    name: str = "/name",
    arguments: str = "/arguments",
    call_id: str = "/id",
    takes: Takes = Takes.EITHER,
) -> ForeignCall:
    """The call that an object is.

    Args:
        at: The object.
        name: Pointer from it to the function's name; so for the others.
        arguments: To the arguments.
        call_id: To the id that a result refers to.
        takes: What the API has for the arguments.
    """
    return ForeignCall(
        at,
        at.below(name),
        at.below(arguments),
        at.below(call_id) if call_id else None,
        takes=takes,
    )


def result_at(at: Located, call_id: str, value: str, name: str = "") -> ForeignResult:
    """The result that an object is.

    Args:
        at: The object.
        call_id: Pointer from it to the id of the call.
        value: Pointer to what the tool gave back.
        name: Pointer to the function's name.
    """
    answered = at.below(call_id)
    named = at.below(name) if name else None
    return ForeignResult(
        at.below(value) or at,
        answered.string if answered else None,
        named.string if named else None,
        answered,
    )


def found_by(reader: Reader, places: Iterable[Located]) -> tuple[ForeignPart, ...]:
    """What a reader finds in some values."""
    found = (reader(place) for place in places)
    return tuple(part for part in found if part is not None)


def merged(
    telling: Located,
    parts: Iterable[ForeignPart],
    tools: Iterable[Located | None] = (),
    *,
    turns: Iterable[Located] = (),
) -> ForeignPart:
    """Several parts as one; ``telling`` speaks for all."""
    known = tuple(parts)
    return ForeignPart(
        telling,
        tuple(call for part in known for call in part.calls),
        tuple(result for part in known for result in part.results),
        (
            *(tool for part in known for tool in part.tools),
            *(tool for tool in tools if tool is not None),
        ),
        tuple(turns),
    )


def turn_of(at: Located, bare: Reader, content: str) -> ForeignPart | None:
    """A message whose content is an array with a call or a result in it."""
    parts = found_by(bare, at.each(content))
    return merged(parts[0].telling, parts) if parts else None


def settled(api: ForeignApi, part: ForeignPart) -> Foreign:
    """Give each call its result: by id, else in turn by the function's name."""
    waiting: dict[str, deque[ForeignResult]] = {}
    for result in part.results:
        key = _key(result.call_id, result.name)
        waiting.setdefault(key, deque()).append(result)
    calls = tuple(_with_result(call, waiting) for call in part.calls)
    named = tuple(call._replace(api=api.title) for call in calls)
    return Foreign(api, part.telling, named, part.results, part.tools, part.turns)


def _with_result(
    call: ForeignCall, waiting: dict[str, deque[ForeignResult]]
) -> ForeignCall:
    call_id = call.call_id.string if call.call_id else None
    results = waiting.get(_key(call_id, call.name.string if call.name else None))
    if call.result is not None or not results:
        return call
    return call._replace(result=results.popleft().at)


def _key(call_id: str | None, name: str | None) -> str:
    """An id decides; only where there is none the name does."""
    return f"id {call_id}" if call_id is not None else f"name {name}"
