"""Single keywords: dropped, bounded, or said by another one.

Source: the rule book, section 2.1, the rows of limits, patterns and arrays.
"""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from inspector.core.tools.conversion.json_text import number_node
from inspector.core.tools.conversion.loss import LossKind
from inspector.core.tools.conversion.merging import types_in
from inspector.core.tools.conversion.part import SchemaPart, is_anything
from inspector.core.tools.conversion.part_writing import spelled
from inspector.core.tools.dialects.use_site import number_in

if TYPE_CHECKING:
    from inspector.core.tools.conversion.work import Work
    from inspector.core.tools.dialects.use import Use

_LENGTHS = ("minLength", "maxLength")
_BOUNDS = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
_PLAIN_BOUND = {"exclusiveMinimum": ("minimum", 1), "exclusiveMaximum": ("maximum", -1)}


def drop_keyword(part: SchemaPart, use: Use, work: Work) -> None:
    """Take the keyword out."""
    work.drop(part, _word(use))


def drop_lengths(part: SchemaPart, _: Use, work: Work) -> None:
    """Keep the pattern or the format, and let the lengths go."""
    work.drop(part, *_LENGTHS)


def drop_bounds(part: SchemaPart, _: Use, work: Work) -> None:
    """Let the limits of a number go."""
    work.drop(part, *_BOUNDS)


def drop_contains(part: SchemaPart, _: Use, work: Work) -> None:
    """Take ``contains`` out with what counts for it."""
    work.drop(part, "contains", "minContains", "maxContains")


def lower(part: SchemaPart, use: Use, work: Work) -> None:
    """Lower a least number to what is taken, else take it out."""
    word = _word(use)
    if word in part.words and work.accepts(word, 1) and (use.number or 0) > 1:
        work.lose(
            LossKind.WIDENED, "limit-lowered", part, word, keyword=word, value=use.shown
        )
        part.words[word] = number_node(1)
    else:
        work.drop(part, word)


def include_bound(part: SchemaPart, use: Use, work: Work) -> None:
    """Write a limit that excludes its value as one that includes the next."""
    word = _word(use)
    plain, step = _PLAIN_BOUND[word]
    value = part.node(word)
    number = number_in(value) if value is not None else None
    if number is None or value is None or not work.accepts(plain):
        work.drop(part, word)
        return
    is_whole = types_in(part.node("type")) == ("integer",)
    if is_whole and number == number.to_integral_value():
        bound, node = number + step, number_node(int(number) + step)
    else:
        work.lose(
            LossKind.WIDENED,
            "bound-included",
            part,
            word,
            keyword=word,
            value=use.shown,
        )
        bound, node = number, value  # type: ignore[assignment]
    del part.words[word]
    other = part.node(plain)
    known = number_in(other) if other is not None else None
    if known is None or _is_tighter(bound, known, step):
        part.words[plain] = node


def items_for_all(part: SchemaPart, _: Use, work: Work) -> None:
    """Describe the items by place no longer, but all of them alike."""
    places, rest = part.listed("prefixItems"), part.part("items")
    part.words.pop("prefixItems", None)
    if not places:
        return
    most = number_in(node) if (node := part.node("maxItems")) is not None else None
    is_ended = rest is not None and rest.constant is False
    if is_ended and (most is None or most > len(places)):
        most = Decimal(len(places))
        part.words["maxItems"] = number_node(len(places))
    one_only = most is not None and most <= 1
    if not one_only:
        work.lose(LossKind.WIDENED, "positions-lost", part, "prefixItems")
    is_open = not is_ended and (most is None or most > len(places))
    if is_open and (rest is None or is_anything(rest)):
        work.lose(LossKind.NARROWED, "further-items", part, "prefixItems")
    kept = places[:1] if one_only else places
    others = (
        [rest] if rest is not None and not is_ended and not is_anything(rest) else []
    )
    found = {spelled(one): one for one in [*kept, *others]}
    variants = list(found.values())
    part.words["items"] = (
        variants[0]
        if len(variants) == 1
        else SchemaPart(part.origin, {"anyOf": variants})
    )


def free_items(part: SchemaPart, _: Use, work: Work) -> None:
    """Write ``items: true`` and ``items: false`` without a boolean."""
    items = part.part("items")
    if items is None or items.constant is None:
        return
    if items.constant is False:
        if "prefixItems" in part.words or not work.accepts("maxItems", 0):
            work.drop(part, "items")
            return
        part.words["maxItems"] = number_node(0)
    del part.words["items"]


def write_boolean(part: SchemaPart, use: Use, work: Work) -> None:
    """Write ``true`` as ``{}``; take ``false`` out where it says what is closed."""
    if part.constant is True:
        part.constant = None
        return
    held = work.holder(use.subschema)
    if held is None or part.constant is None:
        return
    outer, way = held
    word, key = way[0], way[-1]
    if word == "properties":
        _forbid(outer, key, part, work)
    elif word in ("anyOf", "oneOf") and part in outer.listed(word):
        outer.listed(word).remove(part)
    else:
        part.constant, part.words = None, {"not": SchemaPart(part.origin)}


def _forbid(outer: SchemaPart, name: str, part: SchemaPart, work: Work) -> None:
    """Take a property out that must never be there."""
    outer.named("properties").pop(name, None)
    rest = outer.part("additionalProperties")
    if rest is None or rest.constant is not False:
        work.lose(LossKind.WIDENED, "forbidden-member", part, name=name)


def shorten_arrays(_: SchemaPart, use: Use, work: Work) -> None:
    """Take the largest ``maxItems`` out until the sum of the rest is taken."""
    counted = [
        (number, part)
        for part in work.places.values()
        if (node := part.node("maxItems")) is not None
        and (number := number_in(node)) is not None
    ]
    total = use.number or Decimal(0)
    for number, part in sorted(counted, key=lambda pair: -pair[0]):
        if work.accepts(use.feature, int(total)):
            return
        work.drop(part, "maxItems")
        total -= number


def _is_tighter(bound: Decimal, known: Decimal, step: int) -> bool:
    return bound > known if step > 0 else bound < known


def _word(use: Use) -> str:
    return use.pointer.rpartition("/")[2]
