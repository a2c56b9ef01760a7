"""Alternatives and conditions: merged, spread over branches, flattened, or dropped.

Source: the rule book, section 2.1, the rows of ``anyOf``, ``oneOf`` and ``allOf``;
OAI-S02 and ANT-5 for the root.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.tools.conversion.disjoint import are_disjoint
from inspector.core.tools.conversion.json_text import array_node, text_node
from inspector.core.tools.conversion.loss import LossKind
from inspector.core.tools.conversion.merging import merged, required_names, types_in
from inspector.core.tools.conversion.part import SchemaPart, copy_of
from inspector.core.tools.conversion.part_writing import spelled
from inspector.core.tools.dialects.combination_uses import FRAME, NOTES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.tools.conversion.work import Work
    from inspector.core.tools.dialects.use import Use

_TOLD_TO_BRANCHES = ("description",)
_OF_OBJECTS = frozenset({"type", "properties", "required", "additionalProperties"})


def merge_all(part: SchemaPart, _: Use, work: Work) -> None:
    """Write what an ``allOf`` lists into the schema itself."""
    branches = part.listed("allOf")
    part.words.pop("allOf", None)
    for branch in branches:
        whole = merged(part, _resolved(branch, work))
        if whole is None:
            shown = spelled(branch)
            work.lose(LossKind.WIDENED, "branch-dropped", branch, value=shown)
        else:
            part.become(whole)


def choose_any(part: SchemaPart, _: Use, work: Work) -> None:
    """Write ``oneOf`` as ``anyOf``; nothing is lost where no two branches can fit."""
    branches = part.listed("oneOf")
    if "anyOf" in part.words or not branches:
        work.drop(part, "oneOf")
        return
    if not are_disjoint(branches):
        work.lose(LossKind.WIDENED, "one-of", part, "oneOf")
    part.words = {
        "anyOf" if word == "oneOf" else word: value
        for word, value in part.words.items()
    }


def drop_conditions(part: SchemaPart, _: Use, work: Work) -> None:
    """Take ``if``, ``then`` and ``else`` out together."""
    work.drop(part, "if", "then", "else")


def spread(part: SchemaPart, use: Use, work: Work) -> None:
    """Write what stands beside alternatives into each of them."""
    word = use.pointer.rpartition("/")[2]
    branches = part.listed(word)
    if not branches:
        return
    beside = SchemaPart(
        part.origin,
        {w: v for w, v in part.words.items() if w not in {word} | NOTES | FRAME},
    )
    resolved = [_resolved(branch, work) for branch in branches]
    # What still is a reference would have to be put into an anyOf again, for ever.
    whole = [merged(one, beside) if one.link is None else None for one in resolved]
    if beside.words and all(w is None for w in whole):
        work.drop(part, *beside.words)
    elif beside.words:
        for branch in (b for b, w in zip(branches, whole, strict=True) if w is None):
            work.lose(LossKind.WIDENED, "beside-dropped", branch, value=spelled(beside))
        pairs = zip(branches, whole, strict=True)
        part.words[word] = [w if w is not None else b for b, w in pairs]
        for name in beside.words:
            part.words.pop(name, None)
    if not work.accepts(f"{word}:notes"):
        _tell_branches(part, word, work)


def _tell_branches(part: SchemaPart, word: str, work: Work) -> None:
    for name in _TOLD_TO_BRANCHES:
        value = part.words.pop(name, None)
        for branch in part.listed(word) if value is not None else ():
            if branch.link is None and branch.constant is None:
                branch.words.setdefault(name, value)  # type: ignore[arg-type]
    work.drop(part, *[name for name in part.words if name in NOTES])


def drop_empty(part: SchemaPart, use: Use, work: Work) -> None:
    """Take out a list of alternatives that allows nothing."""
    work.drop(part, use.pointer.rpartition("/")[2])


def type_branches(part: SchemaPart, use: Use, work: Work) -> None:
    """Let each branch say its type, or give the alternatives up."""
    word = use.pointer.rpartition("/")[2]
    spread(part, use, work)
    if any("type" not in b.words and b.link is None for b in part.listed(word)):
        work.drop(part, word)


def flatten_root(part: SchemaPart, use: Use, work: Work) -> None:
    """Describe one object with all that the alternatives at the root name."""
    word = use.pointer.rpartition("/")[2]
    branches = part.listed(word)
    part.words.pop(word, None)
    objects = [one for one in (_as_object(part, b, work) for b in branches) if one]
    if not objects:
        work.lose(LossKind.WIDENED, "branch-dropped", part, word, value=word)
        return
    work.lose(LossKind.WIDENED, "union-flattened", part, word, keyword=word)
    names = dict.fromkeys(name for one in objects for name in one.named("properties"))
    properties = {name: _any_of(name, objects, work) for name in names}
    required = set.intersection(*(required_names(one) for one in objects))
    kept = {w: v for w, v in part.words.items() if w not in _OF_OBJECTS}
    listed = array_node(text_node(name) for name in names if name in required)
    words = {**kept, "type": text_node("object"), "properties": properties}
    part.words = {**words, "required": listed}
    if all(_is_closed(one) for one in objects):
        part.words["additionalProperties"] = SchemaPart(part.origin, constant=False)


def _as_object(part: SchemaPart, branch: SchemaPart, work: Work) -> SchemaPart | None:
    frame = {w: v for w, v in part.words.items() if w not in FRAME | NOTES}
    whole = merged(_resolved(branch, work), SchemaPart(part.origin, frame))
    if whole is None:
        work.lose(LossKind.WIDENED, "beside-dropped", branch, value=spelled(branch))
        whole = SchemaPart(part.origin, frame)
    types = types_in(whole.node("type"))
    if whole.constant is False or (types and "object" not in types):
        work.lose(LossKind.NARROWED, "not-an-object", branch, value=spelled(branch))
        return None
    lost = [w for w in whole.words if w not in _OF_OBJECTS | FRAME and w not in frame]
    work.drop(SchemaPart(branch.origin, dict(whole.words)), *lost)
    return whole


def _any_of(name: str, objects: Iterable[SchemaPart], work: Work) -> SchemaPart:
    variants: dict[str, SchemaPart] = {}
    for one in objects:
        variant = one.named("properties").get(name)
        if variant is not None:
            variants.setdefault(spelled(variant), copy_of(variant))
        elif not _is_closed(one):
            work.lose(LossKind.NARROWED, "member-of-open-branch", one, name=name)
    found = list(variants.values())
    return (
        found[0] if len(found) == 1 else SchemaPart(found[0].origin, {"anyOf": found})
    )


def _is_closed(part: SchemaPart) -> bool:
    rest = part.part("additionalProperties")
    return rest is not None and rest.constant is False


def _resolved(branch: SchemaPart, work: Work) -> SchemaPart:
    """A branch, or what it refers to where that can be written in its place."""
    link = branch.link
    if link is None or not work.survey.may_grow:
        return branch
    target = copy_of(link.target)
    rest = {w: v for w, v in branch.words.items() if w != "$ref"}
    whole = merged(SchemaPart(branch.origin, rest), target)
    return whole if whole is not None else branch
