"""References: put in place, cut where they come back, or led to a definition.

Source: the rule book, section 2.1, "``$ref``/``$defs`` local", and OAI-S10, OAI-S11.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.tools.conversion.loss import LossKind
from inspector.core.tools.conversion.merging import merged
from inspector.core.tools.conversion.part import Link, SchemaPart, below, copy_of
from inspector.core.tools.dialects.combination_uses import NOTES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.tools.conversion.work import Work
    from inspector.core.tools.dialects.use import Use


def drop_remote(part: SchemaPart, use: Use, work: Work) -> None:
    """Take out what leads out of the schema."""
    work.drop(part, use.pointer.rpartition("/")[2])


def put_in_place(part: SchemaPart, use: Use, work: Work) -> None:
    """Put what a reference leads to in its place, unless that would never end."""
    if work.survey.may_grow:
        put_once_in_place(part, use, work)


def put_once_in_place(part: SchemaPart, _: Use, work: Work) -> None:
    """Put what a reference leads to in its place, with what stands beside it."""
    link = part.link
    if link is None or link.target is part:
        return
    beside = SchemaPart(
        part.origin, {w: v for w, v in part.words.items() if w != "$ref"}
    )
    notes = {word: value for word, value in beside.words.items() if word in NOTES}
    definitions = beside.words.pop("$defs", None)
    target = copy_of(link.target)
    target.words.pop("$defs", None)
    whole = merged(beside, target)
    if whole is None:
        lost = [word for word in beside.words if word not in NOTES]
        work.drop(part, *lost)
        whole = target
        whole.words = {**notes, **whole.words, **notes}
    part.become(SchemaPart(part.origin, whole.words, whole.constant))
    if definitions is not None:
        part.words["$defs"] = definitions


def put_beside_apart(part: SchemaPart, use: Use, work: Work) -> None:
    """Keep a reference alone: put its target in place, or wrap it in an ``anyOf``."""
    if part.link is None:
        return
    if use.subschema not in work.survey.circular and work.survey.may_grow:
        put_in_place(part, use, work)
        return
    if "anyOf" in part.words or not work.accepts("anyOf:siblings"):
        work.drop(part, *[word for word in part.words if word != "$ref"])
        return
    part.words["anyOf"] = [SchemaPart(part.origin, {"$ref": part.words.pop("$ref")})]


def put_in_allof(part: SchemaPart, use: Use, work: Work) -> None:
    """Put definitions in place of the references that an ``allOf`` lists."""
    for one in part.listed("allOf"):
        put_in_place(one, use, work)


def make_definition(part: SchemaPart, _: Use, work: Work) -> None:
    """Let a reference lead to a definition instead of a place in the middle."""
    link = part.link
    if link is None:
        return
    target = link.target
    inner = target.link
    if inner is None or len(target.words) != 1 or inner.target.origin != target.origin:
        inner = Link(SchemaPart(target.origin, target.words, target.constant))
        target.words, target.constant = {"$ref": inner}, None
    part.words["$ref"] = inner
    work.lose(LossKind.CHANGED, "definition-made", part, "$ref")


def cut_circles(_: SchemaPart, __: Use, work: Work) -> None:
    """End every way that comes back to where it was; the rest can be put in place."""
    for part in _closing(work.root):
        link = part.words.pop("$ref")
        if isinstance(link, Link):
            kind = link.target.words.get("type")
            if kind is not None and "type" not in part.words:
                part.words["type"] = kind
        work.lose(LossKind.WIDENED, "recursion-cut", part, "$ref")


def _closing(root: SchemaPart) -> Iterator[SchemaPart]:
    """The parts whose reference closes a circle, on a walk from the root."""
    done: set[int] = set()
    open_: set[int] = set()
    stack: list[tuple[SchemaPart, Iterator[SchemaPart]]] = [(root, _next(root))]
    open_.add(id(root))
    found: list[SchemaPart] = []
    while stack:
        part, following = stack[-1]
        target = next(following, None)
        if target is None:
            stack.pop()
            open_.discard(id(part))
            done.add(id(part))
        elif id(target) in open_:
            found.append(part)
        elif id(target) not in done:
            open_.add(id(target))
            stack.append((target, _next(target)))
    yield from found


def _next(part: SchemaPart) -> Iterator[SchemaPart]:
    """The parts in a part, and last the one that it refers to."""
    yield from (one for way, one in below(part) if way[0] != "$defs")
    if part.link is not None:
        yield part.link.target
